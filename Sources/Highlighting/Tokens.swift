/// The tokens of one text: each begins where the one before it ends.
package struct Tokens: Sendable, Sequence {
  /// Where each token ends, and its kind in the low byte.
  let packed: [UInt64]

  package struct Token: Sendable, Equatable {
    package let kind: TokenKind
    /// Bytes from the beginning of the text.
    package let range: Range<Int>
  }

  package struct Iterator: IteratorProtocol {
    private let packed: [UInt64]
    private var index = 0
    private var start = 0

    init(_ packed: [UInt64]) { self.packed = packed }

    package mutating func next() -> Token? {
      guard index < packed.count else { return nil }
      let stop = Int(packed[index] >> 8)
      let kind = TokenKind(rawValue: UInt8(truncatingIfNeeded: packed[index])) ?? .text
      defer { start = stop }
      index += 1
      return Token(kind: kind, range: start..<stop)
    }
  }

  package func makeIterator() -> Iterator { Iterator(packed) }
}

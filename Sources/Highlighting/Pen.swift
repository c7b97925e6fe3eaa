import HTML

/// A few thousand bytes of HTML on their way into a `ByteBuffer`: tokens are so short that a call for each of their
/// parts would cost more than the parts.
struct Pen: ~Copyable {
  private let base: UnsafeMutableRawPointer
  private var count = 0
  private let tags = OpeningTag.all

  /// A flush is due from here on.
  private static let full = 4096
  /// How much text is escaped between two looks at the room that is left.
  private static let piece = 512
  /// A piece, six bytes for each of its own, and the tags and the line feed around it fit behind `full`.
  private static let capacity = full + piece * 6 + 64

  init() { base = .allocate(byteCount: Self.capacity, alignment: 16) }

  deinit { base.deallocate() }

  var isFull: Bool { count >= Self.full }

  mutating func flush(into buffer: inout ByteBuffer) {
    buffer.append(UnsafeRawBufferPointer(start: base, count: count))
    count = 0
  }

  /// The opening tag of a kind: 24 bytes are stored, its own length counts.
  @inline(__always)
  mutating func open(_ kind: TokenKind) {
    let tag = tags[Int(kind.rawValue)]
    let place = base + count
    place.storeBytes(of: tag.words.0, as: UInt64.self)
    place.storeBytes(of: tag.words.1, toByteOffset: 8, as: UInt64.self)
    place.storeBytes(of: tag.words.2, toByteOffset: 16, as: UInt64.self)
    count &+= tag.count
  }

  @inline(__always)
  mutating func close() { put("</span>") }

  @inline(__always)
  mutating func lineFeed() { put(UInt8(ascii: "\n")) }

  /// Text as `ByteBuffer.append(escapingAsCommonMark:)` escapes it.
  @inline(__always)
  mutating func escape(_ text: UnsafeRawBufferPointer, into buffer: inout ByteBuffer) {
    var start = 0
    while start < text.count {
      if isFull { flush(into: &buffer) }
      let stop = min(text.count, start &+ Self.piece)
      for index in start..<stop {
        switch text[index] {
        case UInt8(ascii: "&"): put("&amp;")
        case UInt8(ascii: "<"): put("&lt;")
        case UInt8(ascii: ">"): put("&gt;")
        case UInt8(ascii: "\""): put("&quot;")
        case let byte: put(byte)
        }
      }
      start = stop
    }
    if isFull { flush(into: &buffer) }
  }

  @inline(__always)
  private mutating func put(_ byte: UInt8) {
    base.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count &+= 1
  }

  @inline(__always)
  private mutating func put(_ text: StaticString) {
    (base + count).copyMemory(from: text.utf8Start, byteCount: text.utf8CodeUnitCount)
    count &+= text.utf8CodeUnitCount
  }
}

/// `<span class="…">` as three words that are stored at once.
private struct OpeningTag: Sendable {
  let words: (UInt64, UInt64, UInt64)
  let count: Int

  /// The tags of all kinds, by raw value.
  static let all: [Self] = TokenKind.allCases.map { kind in
    let text = Array("<span class=\"\(kind.cssClass)\">".utf8)
    let padded = text + [UInt8](repeating: 0, count: max(0, 24 - text.count))
    let words = padded.withUnsafeBytes { bytes in
      (
        bytes.loadUnaligned(fromByteOffset: 0, as: UInt64.self),
        bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self),
        bytes.loadUnaligned(fromByteOffset: 16, as: UInt64.self)
      )
    }
    return Self(words: words, count: text.count)
  }
}

import Glibc

/// A path of the output, the same as another only byte for byte: on disk, a name in normal form C and its
/// twin in form D are two files, which Swift's strings take for one.
struct ExactName: Hashable, Comparable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: Self, right: Self) -> Bool { left.text.hasSameBytes(as: right.text) }

  static func < (left: Self, right: Self) -> Bool {
    let (own, others) = (left.text.utf8Span.span, right.text.utf8Span.span)
    return own.withUnsafeBytes { own in
      others.withUnsafeBytes { others in
        guard let start = own.baseAddress, let other = others.baseAddress else {
          return own.count < others.count
        }
        let order = memcmp(start, other, min(own.count, others.count))
        return order == 0 ? own.count < others.count : order < 0
      }
    }
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension String {
  /// Whether another text is the same byte for byte.
  func hasSameBytes(as other: String) -> Bool {
    let (own, others) = (utf8Span.span, other.utf8Span.span)
    guard own.count == others.count else { return false }
    return own.withUnsafeBytes { own in
      others.withUnsafeBytes { others in
        guard let start = own.baseAddress, let other = others.baseAddress else { return true }
        return memcmp(start, other, own.count) == 0
      }
    }
  }
}

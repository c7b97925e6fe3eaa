import Glibc

/// A path of the output, the same as another only byte for byte: on disk, a name in normal form C and its
/// twin in form D are two files, which Swift's strings take for one.
struct ExactName: Hashable, Comparable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: Self, right: Self) -> Bool { left.text.hasSameBytes(as: right.text) }

  static func < (left: Self, right: Self) -> Bool {
    left.text.withBytes { own in
      right.text.withBytes { others in
        guard let start = own.baseAddress, let other = others.baseAddress else {
          return own.count < others.count
        }
        let order = memcmp(start, other, min(own.count, others.count))
        return order == 0 ? own.count < others.count : order < 0
      }
    }
  }

  func hash(into hasher: inout Hasher) {
    text.withBytes { hasher.combine(bytes: $0) }
  }
}

extension String {
  /// Whether another text is the same byte for byte.
  func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    return withBytes { own in
      other.withBytes { others in
        guard let start = own.baseAddress, let other = others.baseAddress else { return true }
        return memcmp(start, other, own.count) == 0
      }
    }
  }

  /// Its bytes in UTF-8, looked at where they are.
  @inline(__always)
  fileprivate func withBytes<Value>(_ body: (UnsafeRawBufferPointer) -> Value) -> Value {
    if let value = utf8.withContiguousStorageIfAvailable({ body(UnsafeRawBufferPointer($0)) }) {
      return value
    }
    var text = self
    return text.withUTF8 { body(UnsafeRawBufferPointer($0)) }
  }
}

import Glibc

/// A value as the key of a map: equal and hashed as Python does it.
struct MapKey: Hashable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  static func == (left: Self, right: Self) -> Bool {
    left.value.equals(right.value)
  }

  func hash(into hasher: inout Hasher) {
    Self.hash(value, into: &hasher)
  }

  private static func hash(_ value: Value, into hasher: inout Hasher) {
    switch value {
    case .none, .undefined: hasher.combine(0)
    case .bool(let flag): hasher.combine(Double(flag ? 1 : 0))
    case .int(let number): hasher.combine(Double(number))
    case .double(let number): hasher.combine(number)
    case .string(let text), .markup(let text):
      var text = text
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    case .date(let date): hasher.combine(date)
    case .tuple(let elements):
      for element in elements { hash(element, into: &hasher) }
    case .object(let object): hasher.combine(ObjectIdentifier(object))
    case .function(let function): hasher.combine(ObjectIdentifier(function))
    case .namespace(let namespace): hasher.combine(ObjectIdentifier(namespace))
    case .list, .map, .range: hasher.combine(1)
    }
  }
}

extension Value {
  /// Whether the value may be a key: lists and maps, which Python could change, may not.
  var isHashable: Bool {
    switch self {
    case .list, .map, .undefined: false
    case .tuple(let elements): elements.allSatisfy { $0.isHashable }
    default: true
    }
  }

  /// The characters of a string or of markup.
  var text: String? {
    switch self {
    case .string(let text), .markup(let text): text
    default: nil
    }
  }
}

extension String {
  /// Whether both are the same Unicode scalars, which `==` (canonical equivalence) does not tell.
  ///
  /// UTF-8 writes every sequence of scalars in one way, so their bytes tell.
  func hasSameScalars(as other: String) -> Bool {
    utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in
        guard left.count == right.count else { return false }
        guard let start = left.baseAddress, let otherStart = right.baseAddress else { return true }
        return memcmp(start, otherStart, left.count) == 0
      }
    }.flatMap { $0 } ?? utf8.elementsEqual(other.utf8)
  }
}

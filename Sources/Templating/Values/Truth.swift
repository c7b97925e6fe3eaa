extension Value {
  /// Whether Python takes the value for true: not none, zero, or anything empty.
  func isTrue() throws(CallError) -> Bool {
    switch self {
    case .undefined(let undefined):
      if undefined?.isEmpty == true { false } else { throw CallError(undefined) }
    case .none: false
    case .bool(let flag): flag
    case .int(let number): number != 0
    case .double(let number): number != 0
    case .string(let text), .markup(let text): !text.isEmpty
    case .list(let elements), .tuple(let elements): !elements.isEmpty
    case .map(let map): map.count > 0
    case .range(let range): range.count > 0
    case .date, .object, .function, .namespace: true
    }
  }
}

extension Value {
  /// All elements in order, as a loop sees them: those of a list, the keys of a map, the characters of text.
  func elements() throws(CallError) -> [Value] {
    switch self {
    case .list(let elements), .tuple(let elements): return elements
    case .map(let map): return map.keys
    case .range(let range): return range.elements
    case .string(let text), .markup(let text):
      // The characters of markup are text again, since a '<' alone says nothing.
      return text.unicodeScalars.map { .string(String(Character($0))) }
    case .undefined(let undefined):
      guard undefined?.isEmpty == true else { throw CallError(undefined) }
      return []
    case .object(let object):
      if let group = object as? Group { return group.elements }
      if let map = asMap { return map.keys }
      throw ValueMessages.cannot("loop over", self)
    default: throw ValueMessages.cannot("loop over", self)
    }
  }

  /// How many elements there are; for text, code points.
  func length() throws(CallError) -> Int {
    switch self {
    case .list(let elements), .tuple(let elements): return elements.count
    case .map(let map): return map.count
    case .range(let range): return range.count
    case .string(let text), .markup(let text): return PythonText.length(text)
    case .undefined(let undefined):
      guard undefined?.isEmpty == true else { throw CallError(undefined) }
      return 0
    case .object(let object):
      if object is Group { return 2 }
      if let map = asMap { return map.count }
      throw ValueMessages.cannot("count", self)
    default: throw ValueMessages.cannot("count", self)
    }
  }

  /// `value[key]`; nil when there is no such element.
  func element(_ key: Value) throws(CallError) -> Value? {
    if case .undefined(let undefined) = key { throw CallError(undefined) }
    switch self {
    case .map(let map):
      guard key.isHashable else { throw ValueMessages.unhashable }
      return map[key]
    case .object(let object):
      if let name = key.text { return object.index(of: FieldName(name)).map { object.field($0) } }
      if let group = object as? Group { return try Value.tuple(group.elements).element(key) }
      return nil
    case .namespace(let namespace): return key.text.flatMap { namespace[$0] }
    case .date(let date): return key.text.flatMap { Value.part($0, of: date) }
    case .undefined(let undefined): throw CallError(undefined)
    default: break
    }
    guard let number = Number(key), case .int(let index) = number else { return nil }
    switch self {
    case .list(let elements), .tuple(let elements):
      return Self.place(index, elements.count).map { elements[$0] }
    case .range(let range): return Self.place(index, range.count).map { .int(range[$0]) }
    case .string(let text): return Self.character(text, index).map { .string($0) }
    case .markup(let text): return Self.character(text, index).map { .markup($0) }
    default: return nil
    }
  }

  /// An index that may count from the end, as an offset.
  private static func place(_ index: Int, _ count: Int) -> Int? {
    let place = index < 0 ? index + count : index
    return place >= 0 && place < count ? place : nil
  }

  private static func character(_ text: String, _ index: Int) -> String? {
    let scalars = text.unicodeScalars
    guard let place = place(index, scalars.count) else { return nil }
    return String(Character(scalars[scalars.index(scalars.startIndex, offsetBy: place)]))
  }

  /// `value[start:stop:step]`, each part none where it was left out.
  func slice(_ start: Value, _ stop: Value, _ step: Value) throws(CallError) -> Value {
    let count: Int
    switch self {
    case .list, .tuple, .string, .markup, .range: count = try length()
    case .undefined(let undefined): throw CallError(undefined)
    default: throw ValueMessages.cannot("take a part of", self)
    }
    let bounds = try Self.bounds(start, stop, step, count)
    if case .range(let range) = self, let part = range.part(bounds) { return .range(part) }
    let indexes = Self.indexes(bounds)
    switch self {
    case .list(let elements): return .list(indexes.map { elements[$0] })
    case .tuple(let elements): return .tuple(indexes.map { elements[$0] })
    case .range(let range): return .list(indexes.map { .int(range[$0]) })
    case .string(let text): return .string(Self.pick(indexes, of: text))
    case .markup(let text): return .markup(Self.pick(indexes, of: text))
    default: return self
    }
  }

  private static func pick(_ indexes: [Int], of text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    for index in indexes { result.append(scalars[index]) }
    return String(result)
  }

  /// Python's `slice.indices`.
  private static func bounds(_ start: Value, _ stop: Value, _ step: Value, _ count: Int)
    throws(CallError) -> (first: Int, end: Int, stride: Int)
  {
    func number(_ value: Value) throws(CallError) -> Int? {
      switch value {
      case .none: return nil
      case .int(let number): return number
      case .bool(let flag): return flag ? 1 : 0
      case .undefined(let undefined): throw CallError(undefined)
      default: throw CallError("the bounds of a part are whole numbers, not \(value.described)")
      }
    }
    let stride = try number(step) ?? 1
    guard stride != 0 else { throw CallError("the step of a part cannot be 0") }
    let (lowest, highest) = stride > 0 ? (0, count) : (-1, count - 1)
    func bound(_ value: Int?, _ fallback: Int) -> Int {
      guard let value else { return fallback }
      return min(max(value < 0 ? value &+ count : value, lowest), highest)
    }
    let first = bound(try number(start), stride > 0 ? lowest : highest)
    let end = bound(try number(stop), stride > 0 ? highest : lowest)
    return (first, end, stride)
  }

  private static func indexes(_ bounds: (first: Int, end: Int, stride: Int)) -> [Int] {
    let (first, end, stride) = bounds
    guard stride > 0 ? first < end : first > end else { return [] }
    var result: [Int] = []
    var index = first
    while stride > 0 ? index < end : index > end {
      result.append(index)
      let (next, overflow) = index.addingReportingOverflow(stride)
      if overflow { break }
      index = next
    }
    return result
  }
}

/// What is known of a value before a template runs; `unknown` where nothing is, so that nothing is said of it.
///
/// Any value may be none instead: a type says what a value has when it is there.
package indirect enum ValueType: Sendable, Hashable {
  case unknown
  /// None for certain.
  case nothing
  case text
  case number
  case boolean
  case date
  /// A text that is known itself.
  case word(String)
  /// True or false, and known which.
  case flag(Bool)
  case list(ValueType)
  case tuple([ValueType])
  /// A map that has no other keys than these.
  case map([String: ValueType])
  /// What `groupby` makes of a list: a key and the elements that have it.
  case group(ValueType)
  /// An object with the fields of the record of this name among `PageKind.records`.
  case record(String)

  /// What is known of a value that is one or the other.
  func joined(with other: ValueType) -> ValueType {
    if self == other { return self }
    switch (self, other) {
    case (.nothing, let known), (let known, .nothing): return known
    case (.word, .word), (.word, .text), (.text, .word): return .text
    case (.flag, .flag), (.flag, .boolean), (.boolean, .flag): return .boolean
    case (.list(let first), .list(let second)): return .list(first.joined(with: second))
    case (.group(let first), .group(let second)): return .group(first.joined(with: second))
    case (.tuple(let first), .tuple(let second)) where first.count == second.count:
      return .tuple(zip(first, second).map { $0.joined(with: $1) })
    case (.map(let first), .map(let second)):
      return .map(first.merging(second) { $0.joined(with: $1) })
    default: return .unknown
    }
  }

  /// The same, or unknown when it is made of so many types that to compare it would take long.
  var bounded: ValueType {
    var left = 200
    return fits(&left) ? self : .unknown
  }

  private func fits(_ left: inout Int) -> Bool {
    left -= 1
    guard left > 0 else { return false }
    switch self {
    case .list(let inner), .group(let inner): return inner.fits(&left)
    case .tuple(let inner):
      for type in inner where !type.fits(&left) { return false }
    case .map(let fields):
      for type in fields.values where !type.fits(&left) { return false }
    default: break
    }
    return true
  }

  /// What is known of its elements.
  var element: ValueType {
    switch self {
    case .list(let element): element
    case .tuple(let elements): elements.joined
    case .map, .text, .word: .text
    default: .unknown
    }
  }

  /// What is known of the parts when it is given to several names at once.
  func parts(_ count: Int) -> [ValueType] {
    switch self {
    case .tuple(let elements) where elements.count == count: elements
    case .group(let member) where count == 2: [.unknown, .list(member)]
    case .list(let element): Array(repeating: element, count: count)
    default: Array(repeating: .unknown, count: count)
    }
  }

  /// Whether it counts as true, nil where that cannot be told.
  var truth: Bool? {
    switch self {
    case .nothing: false
    case .flag(let flag): flag
    case .word(let text): !text.isEmpty
    default: nil
    }
  }
}

extension Sequence<ValueType> {
  /// What is known of a value that is one of these, nothing when there are none.
  var joined: ValueType {
    var result: ValueType?
    for type in self { result = result.map { $0.joined(with: type).bounded } ?? type }
    return result ?? .unknown
  }
}

/// What an object of one kind offers to templates.
package struct RecordType: Sendable, Hashable {
  /// What messages call it: `page`.
  package let name: String
  /// In the order in which messages list them.
  package let names: [String]
  package private(set) var fields: [String: ValueType]

  /// Of fields with the same name the first counts.
  ///
  /// - Parameter alsoKnown: names that are right too, though no message lists them: methods.
  package init(
    _ name: String, _ fields: [(name: String, type: ValueType)], alsoKnown: [String] = []
  ) {
    self.name = name
    self.names = fields.map { $0.name }
    self.fields = Dictionary(
      fields.map { ($0.name, $0.type) } + alsoKnown.map { ($0, .unknown) }
    ) { first, _ in first }
  }

  /// The same with more known of one of its fields.
  package func with(_ field: String, _ type: ValueType) -> RecordType {
    var copy = self
    if copy.fields[field] != nil { copy.fields[field] = type }
    return copy
  }
}

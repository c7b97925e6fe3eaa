/// What the checker knows of the value of an expression.
enum Known: Hashable {
  case value(ValueType)
  /// A place among `TypeChecker.modules`.
  case module(Int)
  /// A place among `TypeChecker.macros`.
  case macro(Int)
  /// `loop`, with what is known of the elements.
  case loop(ValueType)
  case missing(Absence)

  /// Why there is no value.
  enum Absence: Hashable {
    /// A global that this kind of page has not.
    case global
    /// A global that was kept from an imported template.
    case hidden
    /// A name that nothing was stored in so far.
    case unset
    /// A parameter that the call leaves out.
    case parameter
    case field
  }

  static let unknown = Known.value(.unknown)

  var type: ValueType {
    if case .value(let type) = self { type } else { .unknown }
  }

  func joined(with other: Known) -> Known {
    if self == other { return self }
    switch (self, other) {
    case (.value(let first), .value(let second)):
      return .value(first.joined(with: second).bounded)
    case (.missing, let known), (let known, .missing): return known
    default: return .unknown
    }
  }
}

/// A variable at one moment of the walk.
struct Variable {
  var known: Known
  /// Nil when every way here has set it; else the conditions under which it was, one list for each way.
  var ways: [[Condition]]?
  /// Where it was stored, for notes.
  var place: Place?
}

/// A condition by its text, since the same text most often means the same twice.
struct Condition: Hashable {
  let text: String
  let isNegated: Bool
}

/// A byte range of one template.
struct Place: Hashable, Comparable {
  let template: Int
  let start: Int
  let end: Int

  init(_ template: CompiledTemplate, _ range: Range<Int>) {
    self.template = template.number
    start = range.lowerBound
    end = range.upperBound
  }

  var range: Range<Int> { start..<end }

  static func < (left: Place, right: Place) -> Bool {
    (left.template, left.start, left.end) < (right.template, right.start, right.end)
  }
}

import Diagnostics

/// What stands for a value that is not there, with what is needed to say so where it was looked for.
package final class Undefined: Sendable {
  enum Reason: Sendable {
    /// A name with those that would have had a value.
    case name(String, known: [String])
    /// A global, with whether the template cannot see them because it was imported without a context.
    case global(String, isHidden: Bool)
    case field(of: Shape, String)
    case key(of: OrderedMap, Value)
    case attribute(of: String, String)
    case element(Int, count: Int)
    case noElse
    case parameter(of: String, String)
    case empty(String)
    case noPrevious
    case noNext
    case noCaller(String)
    case noMacro(in: String, String)
    case noParent(String)
  }

  let reason: Reason
  /// Nil for one that came out of a function; then the place is that of its call.
  let site: Site?

  /// Whether it is empty text where a text is wanted, empty where a list is, and false: what an inline
  /// `if` without its `else` gives (Jinja2 has it so even where other undefined values are errors).
  var isEmpty: Bool {
    if case .noElse = reason { true } else { false }
  }

  init(_ reason: Reason, at site: Site?) {
    self.reason = reason
    self.site = site
  }
}

/// A place in a template, light enough for every node to hold one.
struct Site: Sendable {
  let text: TemplateText
  let start: Int32
  let end: Int32

  init(_ text: TemplateText, _ range: Range<Int>) {
    self.text = text
    self.start = Int32(truncatingIfNeeded: range.lowerBound)
    self.end = Int32(truncatingIfNeeded: range.upperBound)
  }

  var range: Range<Int> { Int(start)..<Int(max(start, end)) }
  var location: Diagnostic.Location { .range(text.source, range) }
}

/// The text of one template, shared by all that points into it.
final class TemplateText: Sendable {
  let source: SourceText

  init(_ source: SourceText) {
    self.source = source
  }
}

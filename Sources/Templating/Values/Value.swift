package import Dates

/// Anything an expression of a template may have as its value, as Python would see it.
///
/// `string` is text that is escaped when written, `markup` is HTML that is written as it stands.
/// Both are sequences of Unicode scalars (Python's code points), never of grapheme clusters.
package enum Value: Sendable {
  /// A name, field or element that is not there; only tests for it and `default` may touch it.
  /// Nil where nothing was stored yet.
  case undefined(Undefined?)
  case none
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case markup(String)
  case list([Value])
  case tuple([Value])
  case map(OrderedMap)
  case range(IntegerRange)
  case date(DateTime)
  case object(any Object)
  case function(any Callable)
  case namespace(Namespace)

  /// HTML made elsewhere; bytes that are not UTF-8 become U+FFFD.
  package static func markup(bytes: [UInt8]) -> Value {
    .markup(String(decoding: bytes, as: UTF8.self))
  }

  /// `string` of the text, or `none` when there is none.
  package static func text(_ text: String?) -> Value {
    text.map { .string($0) } ?? .none
  }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral, ExpressibleByArrayLiteral
{
  package init(stringLiteral text: String) { self = .string(text) }
  package init(integerLiteral number: Int) { self = .int(number) }
  package init(booleanLiteral flag: Bool) { self = .bool(flag) }
  package init(floatLiteral number: Double) { self = .double(number) }
  package init(arrayLiteral elements: Value...) { self = .list(elements) }
}

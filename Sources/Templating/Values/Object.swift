/// A record whose fields are worked out when a template asks for them: a page, the site, a list.
///
/// It is true, equal to itself alone, and has no text of its own.
package protocol Object: AnyObject, Sendable {
  var shape: Shape { get }

  /// The value of the field at an index of `shape.fields`.
  func field(_ index: Int) -> Value
}

/// An object whose fields are all there already.
package final class Record: Object {
  package let shape: Shape
  private let values: [Value]

  /// `values` stand in the order of `shape.fields`; missing ones are none.
  package init(_ shape: Shape, _ values: [Value]) {
    self.shape = shape
    self.values = values
  }

  package func field(_ index: Int) -> Value {
    index < values.count ? values[index] : .none
  }
}

package import HTML

/// A record whose fields are worked out when a template asks for them: a page, the site, a list.
///
/// It is true, equal to itself alone, and has no text of its own.
package protocol Object: AnyObject, Sendable {
  var shape: Shape { get }

  /// The value of the field at an index of `shape.fields`.
  func field(_ index: Int) -> Value

  /// Appends the field at an index as `{{ }}` shows it; there is no need to write it.
  ///
  /// A requirement so that an object can write a long field, such as a page's content, without a text made of it.
  ///
  /// - Returns: false, with nothing appended, when the value is neither text nor a whole number.
  func write(_ index: Int, into output: inout ByteBuffer) -> Bool

  /// The index of a field; there is no need to write it.
  ///
  /// A requirement only so that the kinds of which there are many have one of their own that does not retain the shape,
  /// on whose reference count all threads would meet.
  func index(of name: FieldName) -> Int?

  /// Which thing it shows, for those that are made anew wherever their thing is met; nil for others.
  var identity: Identity? { get }

  /// Whether all renders of an environment get this very object for its thing.
  var isShared: Bool { get }
}

extension Object {
  package var identity: Identity? { nil }
  package var isShared: Bool { false }

  package func index(of name: FieldName) -> Int? {
    shape.index(of: name)
  }

  package func write(_ index: Int, into output: inout ByteBuffer) -> Bool {
    field(index).writeText(into: &output)
  }
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

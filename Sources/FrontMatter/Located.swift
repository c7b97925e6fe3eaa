/// A value together with the bytes of the file it was written with.
package struct Located<Value> {
  package let value: Value
  /// Byte range in the real file.
  package let range: Range<Int>

  package init(_ value: Value, range: Range<Int>) {
    self.value = value
    self.range = range
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}

/// Which thing an object shows, where other objects may show the same one.
///
/// Objects with the same identity have the same values in all fields, throughout an environment's life.
package struct Identity: Sendable {
  let kind: ObjectIdentifier
  /// Its place among all of its kind.
  let number: Int
  /// How many of its kind there are.
  let count: Int
  /// What tells it from others that show the same thing in another way.
  let variant: String?

  package init(_ kind: (some Object).Type, number: Int, of count: Int, variant: String? = nil) {
    self.kind = ObjectIdentifier(kind)
    self.number = number
    self.count = count
    self.variant = variant
  }
}

/// The values that one render gives to an environment's `globalNames`.
///
/// Cheap to copy: set what all pages share once, then `page` on a copy.
package struct Globals: Sendable {
  let names: [String]
  var values: [Value?]

  init(names: [String]) {
    self.names = names
    self.values = Array(repeating: nil, count: names.count)
  }

  /// Names that the environment does not know are left out.
  package subscript(_ name: String) -> Value? {
    get { names.firstIndex(of: name).flatMap { values[$0] } }
    set { if let index = names.firstIndex(of: name) { values[index] = newValue } }
  }
}

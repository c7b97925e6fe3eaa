/// The values that one render gives to an environment's `globalNames`.
///
/// Cheap to copy: set what all pages share once, then `page` on a copy.
package struct Globals: Sendable {
  private let names: [String]
  private(set) var values: [Value]

  init(names: [String]) {
    self.names = names
    self.values = Array(repeating: .undefined(nil), count: names.count)
  }

  /// The value of a name, nil when it has none; names that the environment does not know are left out.
  package subscript(_ name: String) -> Value? {
    get {
      guard let index = names.firstIndex(of: name) else { return nil }
      if case .undefined(nil) = values[index] { return nil }
      return values[index]
    }
    set {
      guard let index = names.firstIndex(of: name) else { return }
      values[index] = newValue ?? .undefined(nil)
    }
  }
}

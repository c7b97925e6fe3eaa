/// The methods of text, lists and maps that change nothing.
enum Methods {
  static func find(_ name: String, of value: Value) -> Routine? {
    nil
  }
}

extension Routine.Arguments {
  /// The argument as text; anything else is printed.
  func text(_ index: Int) throws(CallError) -> String { try self[index].printed() }

  /// The argument as text, nil for none.
  func optionalText(_ index: Int) throws(CallError) -> String? {
    if case .none = self[index] { return nil }
    return try self[index].printed()
  }

  /// The argument as a whole number.
  func integer(_ index: Int, _ routine: String, _ parameter: String) throws(CallError) -> Int {
    guard let number = Number(self[index]), case .int(let whole) = number else {
      throw CallMessages.badArgument(routine, parameter, "a whole number", self[index])
    }
    return whole
  }

  func flag(_ index: Int) throws(CallError) -> Bool { try self[index].isTrue() }
}

extension Value {
  /// The same kind of text, markup or not, with other characters.
  func withText(_ text: String) -> Value { isMarkup ? .markup(text) : .string(text) }

  /// Text or markup as it is, all else printed (`soft_str`).
  func softText() throws(CallError) -> Value {
    if text != nil { return self }
    return .string(try printed())
  }
}

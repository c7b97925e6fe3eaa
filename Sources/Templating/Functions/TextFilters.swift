extension BuiltInFilters {
  static let text: [String: Routine] = [
    "upper": onText("upper") { TextCase.upper($0) }
  ]

  /// A filter from text to text; markup stays markup, all else is printed first.
  static func onText(_ name: String, _ body: @escaping @Sendable (String) -> String) -> Routine {
    Routine([.required("s")]) { arguments, _ throws(CallError) in
      if case .markup(let markup) = arguments[0] { return .markup(body(markup)) }
      return .string(body(try arguments[0].printed()))
    }
  }
}

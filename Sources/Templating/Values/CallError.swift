/// Why an operation or a function could not give a value; the renderer adds the place.
package struct CallError: Error {
  /// One line in lower case without a full stop, names in 'single quotes'.
  package let summary: String
  /// What to write instead.
  package let hint: String?
  /// The value that is not there, when that is the reason.
  let undefined: Undefined?

  package init(_ summary: String, hint: String? = nil) {
    self.summary = summary
    self.hint = hint
    self.undefined = nil
  }

  init(_ undefined: Undefined?) {
    self.summary = "this has no value yet"
    self.hint = nil
    self.undefined = undefined
  }
}

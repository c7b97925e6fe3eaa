/// A function or filter that the host gives to templates.
///
/// Its parameters are declared, so that a call with too few, too many or unknown arguments is an
/// error when the template is loaded. A filter's first parameter is the value before the `|`.
package struct NativeFunction: Sendable {
  package struct Parameter: Sendable {
    package let name: String
    /// What an argument that is not given counts as; nil when it must be given.
    package let fallback: Value?

    package static func required(_ name: String) -> Parameter {
      Parameter(name: name, fallback: nil)
    }

    package static func optional(_ name: String, _ fallback: Value = .none) -> Parameter {
      Parameter(name: name, fallback: fallback)
    }
  }

  package let parameters: [Parameter]
  let body: @Sendable (_ arguments: [Value]) throws(CallError) -> Value

  /// `body` gets exactly one value for each parameter, in order, and none that is undefined.
  package init(
    _ parameters: [Parameter],
    _ body: @escaping @Sendable (_ arguments: [Value]) throws(CallError) -> Value
  ) {
    self.parameters = parameters
    self.body = body
  }
}

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
  /// Whether it takes arguments by other names than those of its parameters.
  let takesKeywords: Bool
  typealias Body =
    @Sendable (_ arguments: [Value], _ keywords: [(name: String, value: Value)])
    throws(CallError) -> Value

  let body: Body
  private(set) var check: WrittenCall.Check?
  /// Whether it always gives the same for the same arguments, so that a call with constants is one itself.
  private(set) var isConstant = false

  /// `body` gets exactly one value for each parameter, in order, and none that is undefined.
  package init(
    _ parameters: [Parameter],
    _ body: @escaping @Sendable (_ arguments: [Value]) throws(CallError) -> Value
  ) {
    self.parameters = parameters
    takesKeywords = false
    self.body = { arguments, _ throws(CallError) in try body(arguments) }
  }

  /// The same with arguments by any other names too, which `body` gets behind those of the parameters.
  package init(
    _ parameters: [Parameter],
    withKeywords body:
      @escaping @Sendable (_ arguments: [Value], _ keywords: [(name: String, value: Value)])
      throws(CallError) -> Value
  ) {
    self.parameters = parameters
    takesKeywords = true
    self.body = body
  }

  /// The same for a function that always gives the same for the same arguments.
  package var constant: NativeFunction {
    var function = self
    function.isConstant = true
    return function
  }

  /// The same, with a look at each use as a filter when its template is read.
  package func checked(_ check: @escaping WrittenCall.Check) -> NativeFunction {
    var function = self
    function.check = check
    return function
  }
}

/// What a use of a filter tells before the template is rendered.
package struct WrittenCall: Sendable {
  /// Finds what is wrong with a use, and in which of its arguments, by the number of the parameter.
  package typealias Check = @Sendable (WrittenCall) -> (problem: CallError, argument: Int)?

  /// The arguments that are written out, one for each parameter; nil for those that only a render knows.
  package let constants: [Value?]
  /// Which parameters are given an argument.
  package let given: [Bool]
  /// The names of the arguments beyond the parameters.
  package let keywords: [String]

  /// An argument that is written out as text.
  package func text(_ index: Int) -> String? {
    guard constants.indices.contains(index), case .string(let text)? = constants[index] else {
      return nil
    }
    return text
  }
}

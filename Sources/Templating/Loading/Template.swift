package import Diagnostics
package import HTML

/// A template that was read and checked: it never changes, and any thread may render it.
package final class Template: Sendable {
  private let environment: Environment
  let compiled: CompiledTemplate

  init(environment: Environment, _ compiled: CompiledTemplate) {
    self.environment = environment
    self.compiled = compiled
  }

  package var name: String { compiled.name }

  /// What it does with one of the environment's `inputs`, templates that it refers to included.
  package func use(of input: String) -> InputUse {
    environment.use(of: input, in: compiled)
  }

  /// Appends what the template makes of the values.
  ///
  /// - Returns: what went wrong, empty when nothing did; with an error nothing is appended.
  package func render(_ globals: Globals, into buffer: inout ByteBuffer) -> [Diagnostic] {
    let start = buffer.count
    var output = ByteBuffer(capacity: 16)
    swap(&output, &buffer)
    var machine = Machine(
      environment: environment, templates: environment.usableTemplates(), output: output,
      values: globals.values)
    machine.context.blocks = compiled.blocks
    var diagnostics: [Diagnostic] = []
    do throws(Failure) {
      let site = Site(compiled.text, 0..<0)
      try machine.runTopLevel(compiled, from: site)
      try machine.checkOutput(at: site)
    } catch {
      diagnostics.append(error.diagnostic)
      machine.output.truncate(to: start)
    }
    if let profile = machine.profile { environment.add(profile.times) }
    buffer = machine.takeOutput()
    return diagnostics
  }
}

import Diagnostics
import HTML
import Templating

/// What came out of loading and rendering some templates.
struct Outcome: Equatable {
  var text = ""
  /// The diagnostics as a user sees them.
  var messages = ""
}

/// Loads the template `main` among some and renders it.
func render(
  _ templates: [String: String], _ data: [(String, Value)] = [],
  options: Environment.Options = Environment.Options(),
  functions: [String: NativeFunction] = [:], filters: [String: NativeFunction] = [:],
  main: String = "main"
) -> Outcome {
  let environment = Environment(
    globalNames: data.map { $0.0 }, options: options, functions: functions, filters: filters,
    templateNames: { templates.keys.sorted() },
    loader: { name in templates[name].map { SourceText(path: name, text: $0) } })
  let (template, diagnostics) = environment.load(main)
  var outcome = Outcome(messages: diagnostics.map { DiagnosticText().format($0) }.joined())
  guard let template else { return outcome }
  var buffer = ByteBuffer()
  let problems = template.render(environment.globals(data), into: &buffer)
  outcome.text = buffer.string()
  outcome.messages += problems.map { DiagnosticText().format($0) }.joined()
  return outcome
}

func render(_ template: String, _ data: [(String, Value)] = []) -> Outcome {
  render(["main": template], data)
}

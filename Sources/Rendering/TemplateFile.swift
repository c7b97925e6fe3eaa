import Dates
package import Diagnostics
import FrontMatter
import HTML
import Languages
import Markdown
package import SiteModel
import Templating

/// One template with data from a file, without a site around it.
package enum TemplateFile {
  /// The bytes that `source` makes of the members of the JSON object `data`, nil when something is wrong.
  ///
  /// - Parameters:
  ///   - spaces: what is left out around tags, but for built-in templates.
  ///   - other: a template that this one names, nil for the built-in of that name.
  package static func render(
    _ source: SourceText, data: SourceText?, spaces: TemplateSettings = TemplateSettings(),
    other: @escaping @Sendable (String) -> SourceText?
  ) -> (bytes: [UInt8]?, diagnostics: [Diagnostic]) {
    var values: [(String, Value)] = []
    var diagnostics: [Diagnostic] = []
    if let data {
      let (node, problems) = DataFile.parse(data, format: .json)
      diagnostics += problems
      if case .mapping(let mapping) = node.value {
        values = mapping.entries.map { ($0.key, DataValue.make($0.value, zone: .utc)) }
      } else if !problems.hasErrors {
        diagnostics.append(
          .error(
            "template.data", "the data must be an object", in: data, node.range,
            hint: "write {\"name\": value, …}"))
      }
    }
    // Without its data the template would only complain of every name.
    guard !diagnostics.hasErrors else { return (nil, diagnostics) }
    var options = Environment.Options()
    options.trimBlocks = spaces.trimsBlocks
    options.stripsBlockIndent = spaces.stripsBlockIndent
    let own = source.path
    let words = SiteWords(.english, own: SiteStrings(), others: SiteStrings())
    let environment = Environment(
      globalNames: values.map(\.0), options: options,
      filters: [
        "markdown": SiteFunctions.markdown(MarkdownOptions()), "t": WordsFilter.make(words),
        "forms": WordsFilter.forms(words),
      ],
      keepsSpaces: { $0 != own && other($0) == nil },
      templateNames: { TemplateStore.builtInNames },
      loader: { other($0) ?? TemplateStore.builtIn($0) })
    let (template, problems) = environment.load(source, as: source.path)
    diagnostics += problems
    guard let template, !diagnostics.hasErrors else { return (nil, diagnostics) }
    // Of the data's own values nothing is known before they are there.
    let given = Dictionary(values.map { ($0.0, ValueType.unknown) }) { first, _ in first }
    diagnostics += environment.check(
      template, for: PageKind("template", globals: given, records: [:]))
    guard !diagnostics.hasErrors else { return (nil, diagnostics) }
    var buffer = ByteBuffer()
    diagnostics += template.render(environment.globals(values), into: &buffer)
    return (diagnostics.hasErrors ? nil : buffer.bytes(), diagnostics)
  }
}

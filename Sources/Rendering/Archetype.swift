package import Diagnostics
import HTML
import Markdown
package import SiteModel
import Templating

/// A template of the Markdown file that a new post begins with.
package enum Archetype {
  /// What it is told of the post, all of it texts.
  package struct Facts: Sendable {
    /// For its front matter.
    package var title = ""
    /// Today: `2026-11-30`.
    package var date = ""
    /// The last part of its address.
    package var slug = ""
    /// The folders it is in: `posts`, empty at the top.
    package var section = ""
    /// Where it will lie below `Content/`.
    package var path = ""

    package init() {}

    fileprivate var values: [(String, Value)] {
      // It makes Markdown, in which nothing is to be escaped for HTML.
      [("title", title), ("date", date), ("slug", slug), ("section", section), ("path", path)]
        .map { ($0, .markup($1)) }
    }
  }

  /// The name of the archetypes that may be meant for a post in some folders, the nearest first.
  package static func names(inFolders folders: [String]) -> [String] {
    (0..<folders.count).map { count in
      "archetypes/\(folders.dropLast(count).joined(separator: "/")).md"
    } + ["archetypes/default.md"]
  }

  /// The text that an archetype makes; nil when something is wrong in it.
  ///
  /// - Parameter template: the text of a template of the site by its name.
  package static func render(
    _ source: SourceText, name: String, _ facts: Facts, spaces: TemplateSettings,
    template: @escaping @Sendable (String) -> SourceText?
  ) -> (text: [UInt8]?, diagnostics: [Diagnostic]) {
    var options = Environment.Options()
    options.trimBlocks = spaces.trimsBlocks
    options.stripsBlockIndent = spaces.stripsBlockIndent
    let values = facts.values
    let environment = Environment(
      globalNames: values.map(\.0), options: options,
      filters: ["markdown": SiteFunctions.markdown(MarkdownOptions())],
      keepsSpaces: { $0 != name && template($0) == nil },
      templateNames: { TemplateStore.builtInNames },
      loader: { template($0) ?? TemplateStore.builtIn($0) })
    var (loaded, diagnostics) = environment.load(source, as: name)
    guard let loaded, !diagnostics.hasErrors else { return (nil, diagnostics) }
    let given = Dictionary(values.map { ($0.0, ValueType.text) }) { first, _ in first }
    diagnostics += environment.check(
      loaded, for: PageKind("archetype", globals: given, records: [:]))
    guard !diagnostics.hasErrors else { return (nil, diagnostics) }
    var buffer = ByteBuffer()
    diagnostics += loaded.render(environment.globals(values), into: &buffer)
    return (diagnostics.hasErrors ? nil : buffer.bytes(), diagnostics)
  }
}

import Dates
import Diagnostics
import FrontMatter
import HTML
import Markdown
import Rendering
import SiteModel

/// A site made from texts, rendered without a disk.
struct SampleSite {
  let site: Site
  let plan: OutputPlan
  let store: TemplateStore
  let renderer: SiteRenderer?
  /// All that is said of it, as a user sees it.
  let messages: String

  /// - Parameters:
  ///   - files: texts by path below `Content/`.
  ///   - templates: texts by name.
  ///   - sitemapSize: addresses in one file of the site map.
  init(
    _ files: [String: String], templates: [String: String] = [:], settings yaml: String = "",
    sitemapSize: Int = Sitemap.largest
  ) {
    let (node, _) = DataFile.parse(SourceText(path: "site.yaml", text: yaml), format: .yaml)
    var settings = Settings()
    if case .mapping(let mapping) = node.value {
      settings =
        Settings.read(mapping, in: SourceText(path: "site.yaml", text: yaml)) {
          TimeZone(fixed: $0)
        }
        .0
    }
    var diagnostics: [Diagnostic] = []
    var loaded: [LoadedFile] = []
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      guard let place = ContentPath(path, languages: settings.tagsInNames) else { continue }
      let source = SourceText(path: "Content/" + path, text: text)
      let (document, _) = Document.parse(source)
      let fields: LoadedFile.Fields
      if place.kind == .section {
        let (section, flaws) = SectionFields.read(document.fields, in: source, settings: settings)
        fields = .section(section)
        diagnostics += flaws
      } else {
        let (post, flaws) = PostFields.read(
          document.fields, in: source, settings: settings, fileName: place.name)
        fields = .post(post)
        diagnostics += flaws
      }
      let (markdown, _) = Markdown.render(
        source, body: document.body, options: settings.markdown)
      loaded.append(
        LoadedFile(place: place, fields: fields, markdown: markdown, settings: settings))
    }
    let source = { @Sendable (path: String) in
      SourceText(path: "Content/" + path, text: files[path] ?? "")
    }
    let (site, flaws) = Site.assemble(
      loaded, settings: settings, publication: Publication(), now: DateTime(instant: 1_796_040_000),
      source: source)
    diagnostics += flaws
    store = TemplateStore(
      own: Dictionary(
        uniqueKeysWithValues: templates.map { name, text in
          (name, SourceText(path: "Templates/" + name, text: text))
        }))
    let assets = Assets.make(site) { _ in nil }
    let (plan, problems) = OutputPlan.make(
      site, files: [], assets: assets, sitemapSize: sitemapSize, shownPath: { "Content/" + $0 },
      source: source)
    let (renderer, found) = SiteRenderer.make(
      site, plan: plan, assets: assets, store: store, source: source)
    diagnostics += problems + found
    self.site = site
    self.plan = plan
    self.renderer = renderer
    messages = diagnostics.map { DiagnosticText().format($0) }.joined()
  }

  /// What an output is rendered as, with what went wrong behind it.
  func text(_ output: Output) -> String {
    var buffer = ByteBuffer()
    let problems = renderer?.render(output, into: &buffer) ?? []
    return buffer.string() + problems.map { DiagnosticText().format($0) }.joined()
  }

  /// The text of the output at a path below `Output/`.
  func text(at path: String) -> String? {
    plan.outputs.first { $0.path == path }.map { text($0) }
  }
}

import Dates
import Diagnostics
import FrontMatter
import Markdown
import SiteModel

/// A site made from texts, without a disk.
struct AssembledSite {
  let site: Site
  /// Everything there is to say about it, as a user sees it.
  let messages: String

  /// - Parameters:
  ///   - files: texts by path below `Content/`.
  ///   - settings: the text of `site.yaml`.
  init(
    _ files: [String: String], settings yaml: String = "", now: String = "2026-11-30T12:00:00Z",
    publication: Publication = Publication()
  ) {
    let (settings, problems) = readSettings(yaml)
    var diagnostics = problems
    // In no order that anything could lean on.
    let places = files.keys.sorted(by: >).compactMap {
      ContentPath($0, languages: settings.tagsInNames)
    }
    func load(_ place: ContentPath, _ rules: FolderRules) -> LoadedFile {
      let source = SourceText(path: "Content/\(place.path)", text: files[place.path] ?? "")
      let (document, flaws) = Document.parse(source)
      diagnostics += flaws
      let fields: LoadedFile.Fields
      if place.kind == .section {
        let (section, flaws) = SectionFields.read(
          document.fields, in: source, settings: settings)
        fields = .section(section)
        diagnostics += flaws
      } else {
        let (post, flaws) = PostFields.read(
          document.fields, in: source, settings: settings, fileName: place.name)
        fields = .post(post)
        diagnostics += flaws
      }
      let (markdown, warnings) = render(source, body: document.body, options: settings.markdown)
      diagnostics += warnings
      return LoadedFile(
        place: place, fields: fields, markdown: markdown, settings: settings,
        rules: rules.rules(for: place))
    }
    let sections = places.filter { $0.kind == .section }.map {
      load($0, FolderRules([], settings: Settings()))
    }
    let rules = FolderRules(sections, settings: settings)
    let loaded =
      sections.map { file in
        rules.rules(for: file.place).map { file.inheriting($0, settings: settings) } ?? file
      } + places.filter { $0.kind != .section }.map { load($0, rules) }
    let instant =
      (WrittenDate(now) ?? WrittenDate(civil: .init(secondsSinceEpoch: 0), offset: 0, hasTime: true))
      .resolved(in: settings.zone)
    let (site, flaws) = Site.assemble(
      loaded, settings: settings, publication: publication, now: instant
    ) { SourceText(path: "Content/\($0)", text: files[$0] ?? "") }
    self.site = site
    messages = (diagnostics + flaws).map { DiagnosticText().format($0) }.joined()
  }

  func page(_ path: String) -> Page? { site.pages.first { $0.path == path } }

  func url(_ path: String) -> String? { page(path)?.url.text }

  /// The addresses of a list's posts in its order.
  func posts(of kind: PostList.Kind) -> [String] {
    site.lists.first { $0.kind == kind }?.posts.map { site.pages[$0].url.text } ?? []
  }

  /// The list of a section by its folder, the home's for an empty one.
  func posts(in folder: String) -> [String] { list(in: folder).map(posts) ?? [] }

  func list(in folder: String) -> PostList? {
    guard let index = site.sections.firstIndex(where: { $0.folder == folder }) else { return nil }
    return site.lists.first { $0.kind == .section(index) }
  }

  func posts(_ list: PostList) -> [String] { list.posts.map { site.pages[$0].url.text } }

  var leftOut: String? { site.leftOut.report(now: site.now) }
}

/// A settings file's values and what is wrong with them; `+02:00` and the like are the only zones.
func readSettings(_ yaml: String) -> (Settings, [Diagnostic]) {
  let source = SourceText(path: "site.yaml", text: yaml)
  let (node, problems) = DataFile.parse(source, format: .yaml)
  guard case .mapping(let mapping) = node.value else { return (Settings(), problems) }
  let (settings, flaws) = Settings.read(mapping, in: source) { TimeZone(fixed: $0) }
  return (settings, problems + flaws)
}

/// Front matter as a post with these lines would have it, and its messages.
func readPost(_ yaml: String, settings: Settings = Settings(), fileName: String = "post")
  -> (PostFields, String)
{
  let source = SourceText(path: "post.md", text: "---\n\(yaml)\n---\n")
  let (document, problems) = Document.parse(source)
  let (fields, flaws) = PostFields.read(
    document.fields, in: source, settings: settings, fileName: fileName)
  return (fields, (problems + flaws).map { DiagnosticText().format($0) }.joined())
}

func readSection(_ yaml: String) -> (SectionFields, String) {
  let source = SourceText(path: "_index.md", text: "---\n\(yaml)\n---\n")
  let (document, problems) = Document.parse(source)
  let (fields, flaws) = SectionFields.read(document.fields, in: source, settings: Settings())
  return (fields, (problems + flaws).map { DiagnosticText().format($0) }.joined())
}

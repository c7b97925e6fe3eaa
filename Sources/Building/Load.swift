import Diagnostics
import Files
import FrontMatter
import Markdown
import Rendering
import SiteModel

/// The step `load`: each Markdown file's front matter and body, on all threads.
enum Load {
  static func run(
    _ places: [ContentPath], folder: SiteFolder, settings: Settings, jobs: Int
  ) -> ([LoadedFile], [Diagnostic]) {
    let hooks = ContentHooks(settings.markdown.constructs)
    let results = Parallel.map(places.count, jobs: jobs) { index in
      load(places[index], folder, settings, hooks)
    }
    return (results.compactMap(\.file), withoutRepeats(results.flatMap(\.diagnostics)))
  }

  /// A language that nobody can highlight is told once a name, however many blocks are in it.
  private static func withoutRepeats(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var told: Set<String> = []
    return diagnostics.filter {
      $0.identifier != "highlighting.language" || told.insert($0.summary).inserted
    }
  }

  private static func load(
    _ place: ContentPath, _ folder: SiteFolder, _ settings: Settings, _ hooks: ContentHooks
  ) -> (file: LoadedFile?, diagnostics: [Diagnostic]) {
    let path = folder.content(place.path)
    let bytes: [UInt8]
    do {
      bytes = try File.read(path)
    } catch {
      return (nil, [BuildProblem.disk(error)])
    }
    let source = SourceText(path: path, bytes: bytes)
    var (document, diagnostics) = Document.parse(source)
    let fields: LoadedFile.Fields
    switch place.kind {
    case .section:
      let (section, problems) = SectionFields.read(document.fields, in: source, settings: settings)
      fields = .section(section)
      diagnostics += problems
    case .page, .bundle:
      let (post, problems) = PostFields.read(
        document.fields, in: source, settings: settings, fileName: place.name)
      fields = .post(post)
      diagnostics += problems
    }
    var options = settings.markdown
    // A list's page has the ids of its cards too.
    if place.kind == .section { options.checksAnchors = false }
    let (markdown, warnings) = render(source, body: document.body, options: options, hooks: hooks)
    return (
      LoadedFile(place: place, fields: fields, markdown: markdown),
      (diagnostics + warnings).inOrderOfPlace
    )
  }
}

import Diagnostics
import Files
import FrontMatter
import Markdown
import SiteModel

/// The step `load`: each Markdown file's front matter and body, on all threads.
enum Load {
  static func run(
    _ places: [ContentPath], folder: SiteFolder, settings: Settings, jobs: Int
  ) -> ([LoadedFile], [Diagnostic]) {
    let results = Parallel.map(places.count, jobs: jobs) { index in
      load(places[index], folder, settings)
    }
    return (results.compactMap(\.file), results.flatMap(\.diagnostics))
  }

  private static func load(_ place: ContentPath, _ folder: SiteFolder, _ settings: Settings) -> (
    file: LoadedFile?, diagnostics: [Diagnostic]
  ) {
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
    let (markdown, warnings) = render(source, body: document.body, options: settings.markdown)
    return (
      LoadedFile(place: place, fields: fields, markdown: markdown),
      (diagnostics + warnings).inOrderOfPlace
    )
  }
}

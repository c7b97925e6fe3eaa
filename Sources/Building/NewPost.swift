import Dates
package import Diagnostics
import Files
import FrontMatter
import Rendering
import SiteModel

/// What a new post begins with, where the site has an archetype for it.
package struct NewPost: Sendable {
  /// Nil when there is no archetype, or when something is wrong with it.
  package var text: [UInt8]?
  package var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - file: where it will lie below `Content/`.
  ///   - folder: the site's.
  ///   - today: as `SiteClock.today` tells it.
  package static func make(_ file: String, title: String, today: String, folder: String) -> NewPost
  {
    let site = SiteFolder(path: folder)
    let (settings, _) = SettingsFile.load(site, zones: SettingsFile.zones)
    guard let place = ContentPath(file, languages: settings.tagsInNames), place.kind != .section
    else { return NewPost() }
    let template = { @Sendable (name: String) -> SourceText? in
      guard Path.isPlain(name) else { return nil }
      let path = Path.join(site.templates, name)
      return (try? File.read(path)).map { SourceText(path: path, bytes: $0) }
    }
    for name in Archetype.names(inFolders: place.folders) {
      if let source = template(name) {
        return make(source, name, place, title, today, settings, site, template)
      }
    }
    return NewPost()
  }

  private static func make(
    _ source: SourceText, _ name: String, _ place: ContentPath, _ title: String, _ today: String,
    _ settings: Settings, _ site: SiteFolder,
    _ template: @escaping @Sendable (String) -> SourceText?
  ) -> NewPost {
    var facts = Archetype.Facts()
    facts.title = title
    facts.date = today
    let rest = WrittenDate.opening(place.name)?.rest ?? ""
    facts.slug = Slug.make(rest.isEmpty ? place.name : rest) ?? "untitled"
    facts.section = place.folders.joined(separator: "/")
    facts.path = place.path
    var (text, diagnostics) = Archetype.render(
      source, name: name, facts, spaces: settings.templates, template: template)
    guard let text else { return NewPost(text: nil, diagnostics: diagnostics) }
    // It is no use to begin with a file that would stop the next build.
    let made = SourceText(path: site.content(place.path), bytes: text)
    let (document, problems) = Document.parse(made)
    let (_, more) = PostFields.read(
      document.fields, in: made, settings: settings, fileName: place.name)
    diagnostics += (problems + more).inOrderOfPlace.map { problem in
      var problem = problem
      problem.notes.append(Diagnostic.Note("as this archetype makes it", at: .file(source.path)))
      return problem
    }
    return NewPost(text: diagnostics.hasErrors ? nil : text, diagnostics: diagnostics)
  }
}

/// A page that comes from a template alone, with no file of `Content/` behind it: `Templates/pages/contact.html` → `/contact/`.
package struct TemplatePage: Sendable {
  /// The folder of such templates.
  package static let folder = "pages/"

  /// The template's name.
  package let template: String
  package let url: URLPath
  /// From the name, for templates that show the page's title.
  package let title: String
  /// An index of `Settings.languages`, by a folder at the top that is named by its tag.
  package let language: Int

  /// Nil for a template that makes no page of its own.
  init?(template: String, settings: Settings) {
    guard template.hasPrefix(Self.folder) else { return nil }
    self.template = template
    var parts = String(template.dropFirst(Self.folder.count)).pathParts
    guard let file = parts.popLast() else { return nil }
    language =
      parts.first.flatMap { settings.tagsInNames.isEmpty ? nil : settings.language(tagged: $0) }
      ?? 0
    if language == 0, let first = parts.first, settings.language(tagged: first) == 0,
      !settings.tagsInNames.isEmpty
    {
      parts.removeFirst()
    }
    guard file.hasSuffix(".html") else {
      url = URLPath(file: (parts + [file]).joined(separator: "/"))
      title = file
      return
    }
    let name = String(file.dropLast(5))
    title = TitleFromName.make(name == "index" ? parts.last ?? name : name)
    let folders = parts.map(Slug.folder)
    url = URLPath(folder: name == "index" ? folders : folders + [Slug.make(name) ?? name])
  }
}

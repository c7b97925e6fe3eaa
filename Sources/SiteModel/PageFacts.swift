package import Dates
import FrontMatter
import Markdown

/// What one file and the site's settings alone decide about its page, so that any thread can work it out.
package struct PageFacts: Sendable {
  /// What is wrong with the address that a file asks for; told when the site is put together.
  enum Flaw: Sendable {
    case slugWithSlash(Located<String>)
    case emptySlug(Located<String>)
    case badAddress(Located<String>)
    /// The pattern of its address asks for a part of the date, which it has none of.
    case noDate(Permalink)
  }

  /// Where it is published.
  package let url: URLPath
  /// The last part of its address, and the id of its card.
  package let slug: String
  /// FNV-1a of the slug.
  let slugHash: UInt64
  /// Its own title, else the first heading, else the file's name.
  package let title: String
  /// The title came from the content's own first heading, which the page therefore need not show again.
  package let titleIsFirstHeading: Bool
  /// From front matter, the file's name or the address; nil when none has one.
  package let date: DateTime?
  /// When it was last changed, as its author says, else as git does.
  package let updated: DateTime?
  /// Its own colour, else one of the palette.
  package let color: CardColor
  /// Whether it links to other Markdown files, which is for the whole site to check.
  package let linksToFiles: Bool
  let flaws: [Flaw]

  /// - Complexity: O(1) but for the lengths of the texts.
  init(
    _ place: ContentPath, _ fields: borrowing PostFields, _ markdown: borrowing RenderedMarkdown,
    _ settings: borrowing Settings, permalink: Permalink? = nil, committed: DateTime? = nil
  ) {
    let opening = WrittenDate.opening(place.name)
    let name = opening.flatMap { $0.rest.isEmpty ? nil : $0.rest } ?? place.name
    var flaws: [Flaw] = []
    let heading = markdown.firstHeading.flatMap { $0.text.isBlank ? nil : $0 }
    title = fields.title ?? heading?.text ?? TitleFromName.make(name)
    titleIsFirstHeading = markdown.titleHeading != nil && title == heading?.text
    let written = Self.written(fields, opening?.date)
    date = written?.resolved(in: settings.zone)
    slug = Self.slug(place, fields, baseName: name, &flaws)
    url = Self.address(place, fields, slug, permalink, title, written, &flaws)
    self.flaws = flaws
    slugHash = StableHash.fnv1a(slug)
    updated = fields.updated?.resolved(in: settings.zone) ?? committed
    color = fields.card.color ?? settings.palette.automaticColor(slugHash: slugHash)
    linksToFiles = markdown.linksToFiles
  }

  /// The date of a page as it is written, for messages.
  static func writtenDate(of file: LoadedFile) -> WrittenDate? {
    written(file.page, WrittenDate.opening(file.place.name)?.date)
  }

  private static func written(
    _ fields: borrowing PostFields, _ named: WrittenDate?
  ) -> WrittenDate? {
    fields.date ?? named ?? fields.url.flatMap { date(inAddress: $0.value) }
  }

  /// The last part of the page's address: what its author chose, else its file's name.
  private static func slug(
    _ place: ContentPath, _ fields: borrowing PostFields, baseName: String, _ flaws: inout [Flaw]
  ) -> String {
    if let written = fields.slug {
      if written.value.contains("/") || written.value.contains("\\") {
        flaws.append(.slugWithSlash(written))
      } else if let made = Slug.make(written.value, keepsCase: true) {
        return made
      } else {
        flaws.append(.emptySlug(written))
      }
    }
    return Slug.make(baseName) ?? Slug.make(place.name) ?? "untitled"
  }

  /// The page's address by `url`, else by the pattern of its folder, else by its file's place.
  private static func address(
    _ place: ContentPath, _ fields: borrowing PostFields, _ slug: String, _ permalink: Permalink?,
    _ title: String, _ date: WrittenDate?, _ flaws: inout [Flaw]
  ) -> URLPath {
    if let written = fields.url {
      if let url = URLPath(written: written.value) { return url }
      flaws.append(.badAddress(written))
    }
    if let permalink {
      if let url = permalink.address(of: place, slug: slug, title: title, date: date) { return url }
      flaws.append(.noDate(permalink))
    }
    return URLPath(folders: place.addressFolders, slug)
  }

  /// The date in an address that begins with one: `/2026/11/30/hello/`.
  private static func date(inAddress text: String) -> WrittenDate? {
    let parts = text.pathParts.prefix(3)
    guard parts.count == 3, parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      parts[parts.startIndex].utf8.count == 4, let year = Int(parts[parts.startIndex]),
      let month = Int(parts[parts.startIndex + 1]), let day = Int(parts[parts.startIndex + 2])
    else { return nil }
    return CivilTime(year: year, month: month, day: day).map {
      WrittenDate(civil: $0, offset: nil, hasTime: false)
    }
  }
}

extension RenderedMarkdown {
  /// Whether a link of the text, or one that a template of the site makes, is meant for a Markdown file.
  fileprivate var linksToFiles: Bool {
    slots.contains { if case .link = $0.kind { true } else { false } }
      || regions.contains {
        if case .construct(.link(.slot(.link), _)) = $0.kind { true } else { false }
      }
  }
}

package import Dates
package import Diagnostics
import FrontMatter
import Markdown

extension Site {
  /// Gives every loaded file its place: section, address, neighbours, terms, list page.
  ///
  /// - Parameters:
  ///   - files: in any order; they are sorted by path first.
  ///   - source: reads a file of `Content/` again, only to show a line of it in a message.
  /// - Complexity: O(n log n) in the number of files.
  package static func assemble(
    _ files: [LoadedFile], settings: Settings, publication: Publication, now: DateTime,
    source: @escaping (String) -> SourceText
  ) -> (Site, [Diagnostic]) {
    var assembly = Assembly(
      site: Site(settings: settings, now: now), publication: publication, source: source)
    let files = files.sorted { $0.place.path < $1.place.path }
    assembly.collectRemarks(files)
    assembly.addSections(files)
    assembly.addPages(files)
    assembly.sortSections()
    assembly.groupSections()
    assembly.addTerms()
    assembly.addLists()
    assembly.linkNeighbours()
    assembly.chooseColors()
    return (assembly.site, assembly.diagnostics)
  }
}

/// The steps of `Site.assemble`, in its order.
struct Assembly {
  var site: Site
  let publication: Publication
  let source: (String) -> SourceText
  var diagnostics: [Diagnostic] = []
  private var sectionByFolder: [String: Int] = [:]
  private var draftSections: Set<Int> = []

  init(site: Site, publication: Publication, source: @escaping (String) -> SourceText) {
    self.site = site
    self.publication = publication
    self.source = source
  }

  // MARK: Sections

  mutating func addSections(_ files: [LoadedFile]) {
    var index: [String: (LoadedFile, SectionFields)] = [:]
    for file in files {
      guard let fields = file.section else { continue }
      let folder = file.place.folders.joined(separator: "/")
      if let other = index[folder] {
        diagnostics.append(
          SiteProblem.twoIndexFiles(
            source(file.place.path).path, source(other.0.place.path).path))
      } else {
        index[folder] = (file, fields)
      }
    }
    for folder in Set(index.keys).union([""]).sorted() {
      addSection(folder, index[folder]?.0, index[folder]?.1 ?? SectionFields())
    }
  }

  private mutating func addSection(_ folder: String, _ file: LoadedFile?, _ fields: SectionFields) {
    let parts = folder.pathParts
    let parent = folder.isEmpty ? nil : nearestSection(of: parts.dropLast())
    let heading = Self.heading(of: file)
    let fromHeading = fields.page.title == nil && heading?.opensDocument == true
    let fallback = parts.last.map { TitleFromName.make($0) } ?? site.settings.title
    let style = fields.style ?? parent.map { site.sections[$0].style } ?? site.settings.style
    let section = Section(
      folder: folder, file: file,
      url: URLPath(folder: parts.map(Slug.folder)),
      title: fields.page.title ?? (fromHeading ? heading?.text : nil) ?? fallback,
      titleIsFirstHeading: fromHeading && heading?.level == 1, style: style, parent: parent)
    sectionByFolder[folder] = site.sections.count
    if folder.isEmpty, fields.page.isDraft, let file {
      diagnostics.append(SiteProblem.draftHome(in: source(file.place.path)))
    } else if fields.page.isDraft || parent.map(draftSections.contains) == true,
      !publication.includesDrafts
    {
      draftSections.insert(site.sections.count)
      if let file { site.leftOut.append(LeftOut(path: file.place.path, reason: .draft)) }
    }
    if let file {
      site.addresses[file.place.path] =
        draftSections.contains(site.sections.count) ? .some(nil) : section.url
    }
    site.sections.append(section)
  }

  private func nearestSection(of folders: some BidirectionalCollection<String>) -> Int {
    var folders = Array(folders)
    while !folders.isEmpty {
      if let found = sectionByFolder[folders.joined(separator: "/")] { return found }
      folders.removeLast()
    }
    return 0
  }

  /// Whether a section's own pages are left out since it is a draft.
  func isDraft(section: Int) -> Bool { draftSections.contains(section) }

  // MARK: Pages

  mutating func addPages(_ files: [LoadedFile]) {
    site.pages.reserveCapacity(files.count)
    for file in files {
      if file.section == nil { addPage(file) }
    }
  }

  private mutating func addPage(_ file: LoadedFile) {
    let place = file.place
    let fields = file.page
    if place.folders.isEmpty, place.kind == .page, place.name == "index" {
      diagnostics.append(SiteProblem.indexAtTheTop(source(place.path).path))
    }
    let section = nearestSection(of: place.folders)
    let named = WrittenDate.opening(place.name)
    let name = named.flatMap { $0.rest.isEmpty ? nil : $0.rest } ?? place.name
    let (url, slug) = address(place, fields, baseName: name)
    let written =
      fields.date ?? named?.date ?? fields.url.flatMap { Self.date(inAddress: $0.value) }
    let date = written?.resolved(in: site.settings.zone)
    if let reason = reasonToLeaveOut(fields, section, written, date) {
      site.leftOut.append(LeftOut(path: place.path, reason: reason))
      site.addresses[place.path] = .some(nil)
      return
    }
    checkDeclared(fields, file, section)
    let heading = Self.heading(of: file)
    let title = fields.title ?? heading?.text ?? TitleFromName.make(name)
    site.addresses[place.path] = url
    site.pages.append(
      Page(
        file: file, url: url, slug: slug, title: title,
        titleIsFirstHeading: file.markdown.titleHeading != nil && title == heading?.text,
        date: date, updated: fields.updated?.resolved(in: site.settings.zone),
        color: fields.card.color ?? site.settings.palette.automaticColor(slug: slug),
        style: fields.style ?? site.sections[section].style, section: section))
  }

  /// Holds a post to the fields that its section declares.
  private mutating func checkDeclared(_ fields: PostFields, _ file: LoadedFile, _ section: Int) {
    let around = site.sections[section]
    guard !around.fields.declared.isEmpty else { return }
    let source = source
    diagnostics += around.fields.problems(
      with: fields.extra, in: { source(file.place.path) }, index: { around.path.map(source) })
  }

  private func reasonToLeaveOut(
    _ fields: PostFields, _ section: Int, _ written: WrittenDate?, _ date: DateTime?
  ) -> LeftOut.Reason? {
    if !publication.includesDrafts, fields.isDraft || isDraft(section: section) { return .draft }
    if !publication.includesFuture, let written, let date, date > site.now {
      return .future(written, date)
    }
    if !publication.includesExpired, let expires = fields.expires,
      expires.resolved(in: site.settings.zone) <= site.now
    {
      return .expired(expires)
    }
    return nil
  }

  /// The page's address and slug by its file's place, `slug` and `url`.
  private mutating func address(
    _ place: ContentPath, _ fields: PostFields, baseName: String
  ) -> (URLPath, String) {
    var slug = Slug.make(baseName) ?? Slug.make(place.name) ?? "untitled"
    if let written = fields.slug {
      if written.value.contains("/") || written.value.contains("\\") {
        diagnostics.append(SiteProblem.slugWithSlash(written, in: source(place.path)))
      } else if let made = Slug.make(written.value, keepsCase: true) {
        slug = made
      } else {
        diagnostics.append(SiteProblem.emptySlug(written, in: source(place.path)))
      }
    }
    if let written = fields.url {
      if let url = URLPath(written: written.value) { return (url, slug) }
      diagnostics.append(SiteProblem.badAddress("url", written, in: source(place.path)))
    }
    return (URLPath(folder: place.folders.map(Slug.folder) + [slug]), slug)
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

  /// The first heading of a file, if there is anything to read in it.
  private static func heading(of file: LoadedFile?) -> RenderedMarkdown.Heading? {
    file?.markdown.firstHeading.flatMap { $0.text.isBlank ? nil : $0 }
  }

  // MARK: Order

  mutating func sortSections() {
    for (index, page) in site.pages.enumerated() { site.sections[page.section].pages.append(index) }
    for index in site.sections.indices {
      let section = site.sections[index]
      site.sections[index].pages = section.order.sorted(section.pages, of: site.pages)
    }
    let posts = site.pages.indices.filter {
      site.pages[$0].section != 0 || site.pages[$0].date != nil
    }
    site.posts = PostOrder.newestFirst.sorted(posts, of: site.pages)
  }

  /// Previous and next in the order of the section's list; pages that are in no list (`about.md`) have neither.
  mutating func linkNeighbours() {
    for section in site.sections {
      let listed = section.pages.filter { site.pages[$0].back?.anchor != nil }
      for (place, page) in listed.enumerated() {
        if place > 0 { site.pages[page].previous = listed[place - 1] }
        if place + 1 < listed.count { site.pages[page].next = listed[place + 1] }
      }
    }
  }
}

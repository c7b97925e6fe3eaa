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
    let files = inOrder(files)
    assembly.collectRemarks(files)
    assembly.addSections(files)
    assembly.addPages(files)
    let newest = assembly.sortSections()
    assembly.groupSections()
    assembly.addTerms(inOrder: newest)
    assembly.addLists()
    assembly.linkNeighbours()
    assembly.chooseColors()
    return (assembly.site, assembly.diagnostics)
  }

  /// By path, as they mostly are already.
  private static func inOrder(_ files: [LoadedFile]) -> [LoadedFile] {
    for place in files.indices.dropFirst()
    where files[place].place.path < files[place - 1].place.path {
      return files.sorted { $0.place.path < $1.place.path }
    }
    return files
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
  /// Whether no two pages of the site have one slug.
  var hasUniqueSlugs = false

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
    site.addresses.reserveCapacity(files.count)
    // Files of one folder come one after the other.
    var around: (folders: [String], section: Int) = ([], 0)
    for file in files where !file.isSection {
      if file.place.folders != around.folders {
        around = (file.place.folders, nearestSection(of: file.place.folders))
      }
      addPage(file, in: around.section)
    }
  }

  private mutating func addPage(_ file: LoadedFile, in section: Int) {
    let path = file.place.path
    if file.place.folders.isEmpty, file.place.kind == .page, file.place.name == "index" {
      diagnostics.append(SiteProblem.indexAtTheTop(source(path).path))
    }
    for flaw in file.facts.flaws { diagnostics.append(SiteProblem.flaw(flaw, in: source(path))) }
    let reason = reasonToLeaveOut(file, section)
    let url = reason == nil ? file.facts.url : nil
    site.addresses.updateValue(url, forKey: path)
    if file.place.kind == .bundle { site.bundles.append((file.place.folderPath, url)) }
    if let reason {
      site.leftOut.append(LeftOut(path: path, reason: reason))
      return
    }
    checkDeclared(file, section)
    site.pages.append(
      Page(file: file, style: file.page.style ?? site.sections[section].style, section: section))
  }

  /// Holds a post to the fields that its section declares.
  private mutating func checkDeclared(_ file: LoadedFile, _ section: Int) {
    guard !site.sections[section].declared.isEmpty else { return }
    let around = site.sections[section]
    let source = source
    diagnostics += around.fields.problems(
      with: file.page.extra, in: { source(file.place.path) }, index: { around.path.map(source) })
  }

  private func reasonToLeaveOut(_ file: LoadedFile, _ section: Int) -> LeftOut.Reason? {
    if !publication.includesDrafts, file.page.isDraft || isDraft(section: section) { return .draft }
    if !publication.includesFuture, let date = file.facts.date, date > site.now,
      let written = PageFacts.writtenDate(of: file)
    {
      return .future(written, date)
    }
    if !publication.includesExpired, let expires = file.page.expires,
      expires.resolved(in: site.settings.zone) <= site.now
    {
      return .expired(expires)
    }
    return nil
  }

  /// The first heading of a file, if there is anything to read in it.
  private static func heading(of file: LoadedFile?) -> RenderedMarkdown.Heading? {
    file?.markdown.firstHeading.flatMap { $0.text.isBlank ? nil : $0 }
  }

  // MARK: Order

  /// Puts the posts of the site and those of each section in order.
  ///
  /// - Returns: all pages, newest first.
  mutating func sortSections() -> [Int] {
    let newest = PostOrder.newestFirst.sorted(Array(site.pages.indices), of: site.pages)
    // Sections in that order too, as most are, take their posts from it.
    for page in newest { site.sections[site.pages[page].section].pages.append(page) }
    for index in site.sections.indices where !site.sections[index].order.isNewestFirst {
      site.sections[index].pages = site.sections[index].order.sorted(
        site.sections[index].pages, of: site.pages)
    }
    site.posts = newest.filter {
      site.pages[$0].section != 0 || site.pages[$0].file.facts.date != nil
    }
    return newest
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

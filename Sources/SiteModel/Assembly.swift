package import Dates
package import Diagnostics
import FrontMatter
import Markdown

extension Site {
  /// Gives every loaded file its place: section, address, neighbours, terms, list page.
  ///
  /// - Parameters:
  ///   - files: in any order; they are sorted by path first.
  ///   - filters: what understands the expressions that lists are filtered by.
  ///   - templates: the names of the site's own templates.
  ///   - beside: begins a piece of work beside this one, and gives what waits for its value.
  ///   - source: reads a file of `Content/` again, only to show a line of it in a message.
  /// - Complexity: O(n log n) in the number of files.
  package static func assemble(
    _ files: [LoadedFile], settings: Settings, publication: Publication, now: DateTime,
    filters: any PostFilters = NoFilters(), templates: [String] = [],
    beside: (@escaping @Sendable () -> ShownColors) -> () -> ShownColors = { make in
      let colors = make()
      return { colors }
    },
    source: @escaping (String) -> SourceText
  ) -> (Site, [Diagnostic]) {
    var assembly = Assembly(
      site: Site(settings: settings, now: now), publication: publication, filters: filters,
      source: source)
    assembly.site.templatePages = templates.sorted().compactMap {
      TemplatePage(template: $0, settings: settings)
    }
    let files = inOrder(files)
    assembly.collectRemarks(files)
    assembly.checkLanguages(files)
    assembly.checkPermalinks(files)
    assembly.addSections(files)
    assembly.addPages(files)
    let colors = beside { [wanted = assembly.cardColors] in ShownColors(wanted) }
    let newest = assembly.sortSections()
    assembly.groupSections()
    assembly.addTerms(inOrder: newest)
    assembly.addLists()
    assembly.linkNeighbours()
    assembly.linkTranslations()
    assembly.addMenus()
    assembly.site.colors = colors()
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
  let filters: any PostFilters
  let source: (String) -> SourceText
  var diagnostics: [Diagnostic] = []
  private var draftSections: Set<Int> = []
  /// The `_index.md` of taxonomies and of terms, by language and then by their folder.
  private(set) var termFiles: [[String: LoadedFile]] = []
  /// Whether no two pages of the site have one slug.
  var hasUniqueSlugs = false

  init(
    site: Site, publication: Publication, filters: any PostFilters,
    source: @escaping (String) -> SourceText
  ) {
    self.site = site
    self.publication = publication
    self.filters = filters
    self.source = source
  }

  // MARK: Sections

  mutating func addSections(_ files: [LoadedFile]) {
    let count = site.settings.languages.count
    site.sectionPlaces = [[String: Int]](repeating: [:], count: count)
    termFiles = [[String: LoadedFile]](repeating: [:], count: count)
    var own = [[String: LoadedFile]](repeating: [:], count: count)
    for file in files where file.isSection {
      let folder = file.place.folders.joined(separator: "/")
      let language = file.place.language
      let isTerm = isTermFolder(file.place.folders)
      let other = isTerm ? termFiles[language][folder] : own[language][folder]
      if let other {
        tellOfTwo(file, other)
      } else if isTerm {
        termFiles[language][folder] = file
      } else {
        own[language][folder] = file
      }
    }
    let used = foldersInUse(files)
    for language in own.indices {
      // A section that a language has posts in but no file for is as in the first language.
      let borrowed = language == 0 ? [] : own[0].keys.filter { used[language].contains($0) }
      for folder in Set(own[language].keys).union(borrowed).union([""]).sorted() {
        addSection(folder, language, own[language][folder], otherwise: own[0][folder])
      }
    }
  }

  private mutating func tellOfTwo(_ file: LoadedFile, _ other: LoadedFile) {
    let (path, first) = (source(file.place.path).path, source(other.place.path).path)
    let folder = [file, other].compactMap { file -> String? in
      let path = file.place.path
      return ContentPath.saidLanguages(path, of: site.settings.tagsInNames).folder == nil
        ? nil : path.pathParts.first
    }.first
    guard let folder else {
      diagnostics.append(SiteProblem.twoIndexFiles(path, first))
      return
    }
    diagnostics.append(
      SiteProblem.twoIndexFiles(
        path, first, language: site.settings.languages[file.place.language].tag, folder: folder))
  }

  /// Whether a folder at the top has a taxonomy's name, or lies in such a one.
  private func isTermFolder(_ folders: [String]) -> Bool {
    guard (1...2).contains(folders.count), let first = folders.first else { return false }
    return site.settings.taxonomies.contains { $0.name == first }
  }

  /// The folders that files of each language lie in, with those around them; empty for the first language.
  private func foldersInUse(_ files: [LoadedFile]) -> [Set<String>] {
    var used = site.settings.languages.map { _ in Set<String>() }
    guard used.count > 1 else { return used }
    for file in files where file.place.language > 0 {
      var folders = file.place.folders
      while !folders.isEmpty,
        used[file.place.language].insert(folders.joined(separator: "/")).inserted
      {
        folders.removeLast()
      }
    }
    return used
  }

  private mutating func addSection(
    _ folder: String, _ language: Int, _ own: LoadedFile?, otherwise: LoadedFile?
  ) {
    let definition = own ?? otherwise
    var fields = definition?.section ?? SectionFields()
    if language > 0, own != nil, let first = otherwise?.section {
      fields = fields.inheriting(first)
    }
    let parts = folder.pathParts
    let parent = folder.isEmpty ? nil : nearestSection(of: parts.dropLast(), language)
    let heading = Self.heading(of: own)
    let fromHeading = fields.page.title == nil && heading?.opensDocument == true
    let fallback =
      parts.last.map { TitleFromName.make($0) } ?? site.settings.title(in: language)
    let style =
      fields.style ?? parent.map { site.sections[$0].style }
      ?? site.settings.style
    let title = parts.isEmpty && own == nil ? nil : fields.page.title
    let section = Section(
      folder: folder, language: language, file: own, definition: definition,
      fields: fields, filterPath: (own?.section?.filter == nil ? otherwise : own)?.place.path,
      url: URLPath(folder: site.settings.folders(of: language) + parts.map(Slug.folder)),
      title: title ?? (fromHeading ? heading?.text : nil) ?? fallback,
      titleIsFirstHeading: fromHeading && heading?.level == 1, style: style, parent: parent)
    let index = site.sections.count
    site.sectionPlaces[language][folder] = index
    if folder.isEmpty { site.homes.append(index) }
    if folder.isEmpty, fields.page.isDraft, let own {
      diagnostics.append(SiteProblem.draftHome(in: source(own.place.path)))
    } else if fields.page.isDraft || parent.map(draftSections.contains) == true,
      !publication.includesDrafts
    {
      draftSections.insert(index)
      if let own { site.leftOut.append(LeftOut(path: own.place.path, reason: .draft)) }
    }
    if let own {
      site.addresses[own.place.path] = draftSections.contains(index) ? .some(nil) : section.url
    }
    site.sections.append(section)
  }

  private func nearestSection(
    of folders: some BidirectionalCollection<String>, _ language: Int
  ) -> Int {
    var folders = Array(folders)
    while !folders.isEmpty {
      if let found = site.sectionPlaces[language][folders.joined(separator: "/")] { return found }
      folders.removeLast()
    }
    return site.homes[language]
  }

  /// Whether a section's own pages are left out since it is a draft.
  func isDraft(section: Int) -> Bool { draftSections.contains(section) }

  // MARK: Pages

  mutating func addPages(_ files: [LoadedFile]) {
    site.pages.reserveCapacity(files.count)
    site.addresses.reserveCapacity(files.count)
    // Files of one folder come one after the other.
    var around: (folders: [String], language: Int, section: Int) = ([], 0, site.homes[0])
    for file in files where !file.isSection {
      let place = file.place
      if place.folders != around.folders || place.language != around.language {
        around = (place.folders, place.language, nearestSection(of: place.folders, place.language))
      }
      addPage(file, in: around.section)
    }
  }

  private mutating func addPage(_ file: LoadedFile, in section: Int) {
    let path = file.place.path
    if file.place.folders.isEmpty, file.place.kind == .page, file.place.name == "index" {
      diagnostics.append(SiteProblem.indexAtTheTop(source(path).path))
    }
    let reason = reasonToLeaveOut(file, section)
    for flaw in file.facts.flaws {
      // A draft may get its date later.
      if case .noDate = flaw, reason != nil { continue }
      diagnostics.append(SiteProblem.flaw(flaw, in: source(path)))
    }
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
      with: file.page.extra, written: file.written.extra, in: { source(file.place.path) },
      index: { around.path.map(source) })
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
}

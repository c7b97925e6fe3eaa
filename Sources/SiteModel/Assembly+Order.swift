import Diagnostics
import FrontMatter

extension Assembly {
  /// Puts the posts of the site and those of each section in order.
  ///
  /// - Returns: all pages, newest first.
  mutating func sortSections() -> [Int] {
    let newest = PostOrder.newestFirst.sorted(Array(site.pages.indices), of: site)
    // Sections in that order too, as most are, take their posts from it.
    let takers = transparentParents()
    for page in newest {
      let section = site.pages[page].section
      site.sections[section].pages.append(page)
      if takers.isEmpty { continue }
      var inner = section
      while let parent = takers[inner] {
        site.sections[parent].pages.append(page)
        inner = parent
      }
    }
    for index in site.sections.indices where !site.sections[index].isHome {
      let section = site.sections[index]
      if let filter = section.fields.filter {
        site.sections[index].pages = filtered(
          section.pages, by: filter, in: section.filterPath)
      }
      site.sections[index].pages = inOrder(site.sections[index].pages, of: section)
    }
    site.posts = site.homes.map { _ in [] }
    for page in newest where site.isPost(page) {
      site.posts[site.language(ofPage: page)].append(page)
    }
    return newest
  }

  /// The section around each section whose posts stand in the list of that one too.
  private func transparentParents() -> [Int: Int] {
    var takers: [Int: Int] = [:]
    for (index, section) in site.sections.enumerated() where section.fields.isTransparent {
      guard let parent = section.parent, !site.sections[parent].isHome else { continue }
      takers[index] = parent
    }
    return takers
  }

  /// Posts in the order that a section asks for; a field that none of them has is told.
  mutating func inOrder(_ pages: [Int], of section: Section) -> [Int] {
    guard !section.order.isNewestFirst else { return pages }
    if let path = section.definition?.place.path, let range = section.fields.sortPlace {
      checkSort(section.order.key, of: pages, section.declared) { [source] in
        (source(path), range)
      }
    }
    return section.order.sorted(pages, of: site)
  }

  /// Tells of a field to sort by that none of a list's posts has.
  mutating func checkSort(
    _ key: SortKey, of pages: [Int], _ declared: [DeclaredField],
    at place: () -> (SourceText, Range<Int>)
  ) {
    guard case .field(let name) = key, !pages.isEmpty else { return }
    let zone = site.settings.zone
    let hasField = pages.contains {
      site.pages[$0].file.sortValue(name, declared: declared, zone: zone) != nil
    }
    guard !hasField else { return }
    var known = Set(SortKey.named.map(\.name) + LoadedFile.sortableFields)
    for page in pages { known.formUnion(site.pages[page].file.page.extra.map(\.key)) }
    known.remove(name)
    let (source, range) = place()
    diagnostics.append(
      SiteProblem.sortField(
        name, nearest: nearestName(to: name, among: known.sorted()), in: source, range))
  }

  /// The posts that fulfil an expression.
  ///
  /// - Parameter path: the file below `Content/` that it stands in, nil for the settings.
  mutating func filtered(_ pages: [Int], by filter: Located<String>, in path: String?) -> [Int] {
    let (matches, problems) = filters.matches(
      filter, in: path.map(source), pages.map { site.pages[$0].file }, settings: site.settings)
    diagnostics += problems
    guard matches.count == pages.count else { return pages }
    return zip(pages, matches).filter(\.1).map(\.0)
  }

  /// Previous and next in the order of the section's list; pages that are in no list (`about.md`) have neither.
  mutating func linkNeighbours() {
    for index in site.sections.indices {
      let listed = site.sections[index].pages.filter {
        site.pages[$0].section == index && site.pages[$0].back?.anchor != nil
      }
      for (place, page) in listed.enumerated() {
        if place > 0 { site.pages[page].previous = listed[place - 1] }
        if place + 1 < listed.count { site.pages[page].next = listed[place + 1] }
      }
    }
  }

  /// Finds the pages that say the same in different languages.
  mutating func linkTranslations() {
    guard site.homes.count > 1 else { return }
    var groups: [String: [Int]] = [:]
    for index in site.pages.indices {
      let file = site.pages[index].file
      groups[file.page.translationKey ?? file.place.translationKey, default: []].append(index)
    }
    for group in groups.values where group.count > 1 {
      // Of two in one language the first is meant.
      var byLanguage: [Int?] = site.homes.map { _ in nil }
      for page in group where byLanguage[site.language(ofPage: page)] == nil {
        byLanguage[site.language(ofPage: page)] = page
      }
      for page in group {
        let language = site.language(ofPage: page)
        let others = byLanguage.indices.filter { $0 != language }.compactMap { byLanguage[$0] }
        if !others.isEmpty { site.translations[page] = others }
      }
    }
  }

  /// The menus of each language: the settings' links and the pages that ask to stand among them.
  mutating func addMenus() {
    var wishes: [(entry: Menu.Entry, title: String, url: URLPath, language: Int)] = []
    for section in site.sections {
      // By its own file, so that a section asks once a language.
      guard section.file != nil, site.addresses[section.path ?? ""] == .some(section.url) else {
        continue
      }
      for entry in section.fields.page.menus {
        wishes.append((entry, section.title, section.url, section.language))
      }
    }
    for index in site.pages.indices {
      for entry in site.pages[index].file.page.menus {
        wishes.append(
          (entry, site.pages[index].title, site.pages[index].url, site.language(ofPage: index)))
      }
    }
    for language in site.homes.indices {
      var menus = site.settings.menus(in: language)
      for wish in wishes where wish.language == language {
        var item = Menu.Item(title: wish.entry.title ?? wish.title, url: wish.url.text)
        item.weight = wish.entry.weight
        if let place = menus.firstIndex(where: { $0.name == wish.entry.menu }) {
          menus[place].items.append(item)
        } else {
          menus.append(Menu(name: wish.entry.menu, items: [item]))
        }
      }
      for place in menus.indices { menus[place].items = Menu.inOrder(menus[place].items) }
      site.menus.append(menus)
    }
  }
}

extension Menu {
  /// By weight, those without one behind; otherwise as they are written.
  fileprivate static func inOrder(_ items: [Item]) -> [Item] {
    items.enumerated().sorted { left, right in
      let weights = (left.element.weight ?? .max, right.element.weight ?? .max)
      return weights.0 == weights.1 ? left.offset < right.offset : weights.0 < weights.1
    }.map(\.element)
  }
}

import Diagnostics
import FrontMatter
import Languages

extension Assembly {
  /// The lists of sections, of the settings, of terms and of years, and from each section's list the way back for its posts.
  mutating func addLists() {
    hasUniqueSlugs = Set(site.pages.map(\.file.facts.slugHash)).count == site.pages.count
    for index in site.sections.indices where !isDraft(section: index) { addList(ofSection: index) }
    for language in site.homes.indices {
      for index in site.settings.lists.indices { addOwnList(index, language) }
    }
    for (place, taxonomy) in site.taxonomies.enumerated() {
      let home = site.home(in: taxonomy.language)
      for (index, term) in taxonomy.terms.enumerated() {
        let fields = term.file?.section
        var posts = term.pages
        if let fields, fields.sort != .date || fields.isReversed {
          posts = PostOrder(key: fields.sort, isReversed: fields.isReversed).sorted(posts, of: site)
        }
        site.lists.append(
          PostList(
            kind: .term(taxonomy: place, term: index), language: taxonomy.language,
            title: term.title, url: term.url,
            style: fields?.style ?? taxonomy.settings.style ?? home.style,
            template: fields?.page.template ?? taxonomy.settings.template, posts: posts,
            size: fields?.size ?? taxonomy.settings.size ?? site.settings.size,
            isPermanent: fields?.pagination == .permanent, hasGroups: false,
            anchors: anchors(of: posts)))
      }
    }
    for language in site.homes.indices { addArchive(language) }
  }

  private mutating func addList(ofSection index: Int) {
    let section = site.sections[index]
    let hasGroups = site.hasGroups(section: index)
    var posts = section.pages
    if section.isHome {
      posts = site.posts[section.language]
      if let filter = section.fields.filter {
        posts = filtered(posts, by: filter, in: section.filterPath)
      }
      posts = inOrder(posts, of: section)
      if hasGroups { posts = grouped(posts, as: index) }
    }
    let list = PostList(
      kind: .section(index), language: section.language, title: section.title, url: section.url,
      style: section.style, template: section.fields.page.template, posts: posts,
      size: section.fields.size ?? site.settings.size,
      isPermanent: section.fields.pagination == .permanent, hasGroups: hasGroups,
      anchors: anchors(of: posts))
    for number in 1...list.pageCount {
      // One text for all posts of the page.
      let url = list.url(ofPage: number)
      for place in list.range(ofPage: number) {
        let page = list.posts[place]
        guard site.pages[page].section == index else { continue }
        site.pages[page].back = Page.Back(
          url: url, anchor: list.anchors[place], list: site.lists.count)
      }
    }
    // What the list leaves out, and pages of the home that are no posts.
    if section.isHome || section.fields.filter != nil {
      for page in site.pages.indices
      where site.pages[page].section == index && site.pages[page].back == nil {
        site.pages[page].back = Page.Back(url: list.url, anchor: nil, list: site.lists.count)
      }
    }
    site.lists.append(list)
  }

  private mutating func addOwnList(_ index: Int, _ language: Int) {
    let list = site.settings.lists[index]
    var posts = site.posts[language]
    if let section = list.section {
      let folder = section.value.pathParts.joined(separator: "/")
      if site.sectionPlaces[0][folder] == nil, language == 0, let source = site.settings.source {
        let known = site.sectionPlaces[0].keys.filter { !$0.isEmpty }
        diagnostics.append(SiteProblem.listSection(section, known: known, in: source))
      }
      let wanted = site.sectionPlaces[language][folder]
      posts = posts.filter { isPage($0, inside: wanted) }
    }
    if let filter = list.filter { posts = filtered(posts, by: filter, in: nil) }
    // Other languages have it when there is something to show.
    if language > 0, posts.isEmpty { return }
    let order = PostOrder(key: list.sort, isReversed: list.isReversed)
    if !order.isNewestFirst {
      if language == 0, let source = site.settings.source, let range = list.sortPlace {
        checkSort(order.key, of: posts, []) { (source, range) }
      }
      posts = order.sorted(posts, of: site)
    }
    site.lists.append(
      PostList(
        kind: .own(index), language: language, title: list.title,
        url: list.url.inFolder(site.settings.folders(of: language)),
        style: list.style ?? site.home(in: language).style, template: list.template, posts: posts,
        size: list.size ?? site.settings.size, isPermanent: list.pagination == .permanent,
        hasGroups: false, anchors: anchors(of: posts)))
  }

  /// Whether a page is in a section or in one within it.
  private func isPage(_ page: Int, inside section: Int?) -> Bool {
    var around: Int? = site.pages[page].section
    while let index = around {
      if index == section { return true }
      around = site.sections[index].parent
    }
    return false
  }

  /// The posts of each year that has any, and of each of its months if the settings ask for it.
  private mutating func addArchive(_ language: Int) {
    guard let archive = site.settings.archive else { return }
    let url = archive.url.inFolder(site.settings.folders(of: language))
    var years = ArchivePeriods(site.posts[language], of: site)
    func list(_ year: Int, _ month: Int?, _ posts: [Int]) -> PostList {
      let address = url.appending(year.padded(to: 4))
      return PostList(
        kind: .period(year: year, month: month), language: language,
        title: ArchivePeriods.title(year, month, site.settings.languages[language].language.dates),
        url: month.map { address.appending($0.padded(to: 2)) } ?? address,
        style: site.home(in: language).style, template: nil, posts: posts, size: site.settings.size,
        isPermanent: false, hasGroups: false, anchors: anchors(of: posts))
    }
    for index in years.years.indices {
      let year = years.years[index]
      years.years[index].list = site.lists.count
      site.lists.append(list(year.year, nil, year.posts))
      guard archive.period == .month else { continue }
      for place in year.months.indices {
        let month = year.months[place]
        years.years[index].months[place].list = site.lists.count
        site.lists.append(list(year.year, month.month, month.posts))
      }
    }
    site.archives.append(ArchivePage(url: url, years: years.years))
  }

  /// The slugs of posts, with a number behind those that are taken.
  private func anchors(of posts: [Int]) -> [String] {
    // The ids of the pages' own frame hold a colon, which no slug does.
    let slugs = posts.map { site.pages[$0].file.facts.slug }
    return hasUniqueSlugs ? slugs : Slug.unique(slugs, except: [])
  }
}

import FrontMatter

extension Assembly {
  /// Terms of every taxonomy, from the posts in the order of the home list.
  ///
  /// Terms are the same when they differ only in case or normal form; two that give the same slug
  /// otherwise (`C` and `C?`) are told apart by a number.
  mutating func addTerms() {
    for index in site.pages.indices {
      site.pages[index].terms = site.settings.taxonomies.map { _ in [] }
    }
    let order = PostOrder.newestFirst.sorted(Array(site.pages.indices), of: site.pages)
    for (place, settings) in site.settings.taxonomies.enumerated() {
      site.taxonomies.append(taxonomy(settings, at: place, order))
    }
  }

  private mutating func taxonomy(
    _ settings: Taxonomy.Settings, at place: Int, _ order: [Int]
  ) -> Taxonomy {
    var found: [String: Int] = [:]
    var names: [(key: String, name: String, pages: [Int])] = []
    for page in order where place < site.pages[page].fields.terms.count {
      for name in site.pages[page].fields.terms[place] {
        let key = name.normalizedToNFC.lowercased()
        let index = found[key] ?? names.count
        if index == names.count {
          found[key] = index
          names.append((key, name.normalizedToNFC, []))
        }
        if names[index].pages.last != page { names[index].pages.append(page) }
      }
    }
    names.sort { $0.key < $1.key }
    let url = URLPath(folder: [Slug.make(settings.name) ?? settings.name])
    // `page/2/` below the taxonomy is not a term's, so a term `page` needs another slug.
    var taken: Set<String> = ["page"]
    var terms: [Taxonomy.Term] = []
    for entry in names {
      let slug = Slug.make(entry.key, keepsHash: true) ?? "term"
      var free = slug
      var number = 2
      while !taken.insert(free).inserted {
        free = "\(slug)-\(number)"
        number += 1
      }
      for page in entry.pages { site.pages[page].terms[place].append(terms.count) }
      terms.append(
        Taxonomy.Term(
          name: entry.name, slug: free, url: url.appending(free), pages: entry.pages, list: 0))
    }
    return Taxonomy(settings: settings, url: url, terms: terms)
  }

  /// The lists of the home, the sections and the terms, and from each section's list the way back for its posts.
  mutating func addLists() {
    for index in site.sections.indices where !isDraft(section: index) {
      let section = site.sections[index]
      let list = makeList(
        index == 0 ? .home : .section(index), section.title, section.url, section.style,
        section.fields.page.template, index == 0 ? site.posts : section.pages,
        section.fields.size)
      site.sections[index].list = site.lists.count
      for (place, page) in list.posts.enumerated() where site.pages[page].section == index {
        site.pages[page].back = Page.Back(
          url: list.url(ofPage: place / list.size + 1), anchor: list.anchors[place],
          list: site.lists.count)
      }
      if index == 0 {
        for page in section.pages where site.pages[page].back == nil {
          site.pages[page].back = Page.Back(url: list.url, anchor: nil, list: site.lists.count)
        }
      }
      site.lists.append(list)
    }
    for taxonomy in site.taxonomies.indices {
      for term in site.taxonomies[taxonomy].terms.indices {
        let found = site.taxonomies[taxonomy].terms[term]
        site.taxonomies[taxonomy].terms[term].list = site.lists.count
        site.lists.append(
          makeList(
            .term(taxonomy: taxonomy, term: term), found.name, found.url, site.home.style, nil,
            found.pages, nil))
      }
    }
  }

  private func makeList(
    _ kind: PostList.Kind, _ title: String, _ url: URLPath, _ style: Style,
    _ template: Located<String>?, _ posts: [Int], _ size: Int?
  ) -> PostList {
    PostList(
      kind: kind, title: title, url: url, style: style, template: template, posts: posts,
      size: size ?? site.settings.size,
      anchors: PostList.anchors(for: posts.map { site.pages[$0].slug }))
  }
}

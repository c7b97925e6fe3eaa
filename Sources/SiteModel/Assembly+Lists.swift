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
      for written in site.pages[page].fields.terms[place] where !written.isBlank {
        let name = written.trimmed.normalizedToNFC
        let key = name.lowercased()
        let index = found[key] ?? names.count
        if index == names.count {
          found[key] = index
          names.append((key, name, []))
        }
        guard names[index].pages.last != page else { continue }
        names[index].pages.append(page)
        site.pages[page].terms[place].append(index)
      }
    }
    let byName = names.indices.sorted { names[$0].key < names[$1].key }
    // `page/2/` below the taxonomy is not a term's, so a term `page` needs another slug.
    let slugs = Slug.unique(
      byName.map { Slug.make(names[$0].key, keepsHash: true) ?? "term" }, except: ["page"])
    let url = URLPath(folder: [Slug.make(settings.name) ?? settings.name])
    let terms = zip(byName, slugs).map { index, slug in
      Taxonomy.Term(
        name: names[index].name, slug: slug, url: url.appending(slug), pages: names[index].pages)
    }
    var sorted = [Int](repeating: 0, count: names.count)
    for (term, index) in byName.enumerated() { sorted[index] = term }
    for page in order {
      site.pages[page].terms[place] = site.pages[page].terms[place].map { sorted[$0] }
    }
    return Taxonomy(settings: settings, url: url, terms: terms)
  }

  /// The lists of the home, the sections and the terms, and from each section's list the way back for its posts.
  mutating func addLists() {
    for index in site.sections.indices where !isDraft(section: index) {
      let section = site.sections[index]
      let hasGroups = site.hasGroups(section: index)
      var posts = section.pages
      if index == 0 {
        posts = section.order.sorted(site.posts, of: site.pages)
        if hasGroups { posts = grouped(posts, as: index) }
      }
      let list = makeList(
        index == 0 ? .home : .section(index), section.title, section.url, section.style,
        section.fields.page.template, posts, section.fields.size, hasGroups: hasGroups)
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
        site.lists.append(
          makeList(
            .term(taxonomy: taxonomy, term: term), found.name, found.url, site.home.style, nil,
            found.pages, nil, hasGroups: false))
      }
    }
  }

  private func makeList(
    _ kind: PostList.Kind, _ title: String, _ url: URLPath, _ style: Style,
    _ template: Located<String>?, _ posts: [Int], _ size: Int?, hasGroups: Bool
  ) -> PostList {
    PostList(
      kind: kind, title: title, url: url, style: style, template: template, posts: posts,
      size: size ?? site.settings.size, hasGroups: hasGroups,
      // The ids of the pages' own frame hold a colon, which no slug does.
      anchors: Slug.unique(posts.map { site.pages[$0].slug }, except: []))
  }
}

import FrontMatter

extension Assembly {
  /// Terms of every taxonomy, from the posts in the order of the home list.
  ///
  /// Terms are the same when they differ only in case or normal form; two that give the same slug
  /// otherwise (`C` and `C?`) are told apart by a number.
  ///
  /// - Parameter order: all pages, newest first.
  mutating func addTerms(inOrder order: [Int]) {
    for (place, settings) in site.settings.taxonomies.enumerated() {
      site.taxonomies.append(taxonomy(settings, at: place, order))
    }
  }

  private mutating func taxonomy(
    _ settings: Taxonomy.Settings, at place: Int, _ order: [Int]
  ) -> Taxonomy {
    var found: [String: Int] = [:]
    /// The same by what posts write, most of which is written the same many times.
    var written: [String: Int] = [:]
    var names: [(key: String, name: String, pages: [Int])] = []
    var members: [(page: Int, name: Int)] = []
    for page in order {
      let file = site.pages[page].file
      guard place < file.page.terms.count else { continue }
      for text in file.page.terms[place] {
        let index: Int
        if let known = written[text] {
          index = known
        } else {
          guard !text.isBlank else { continue }
          let name = text.trimmed.normalizedToNFC
          let key = name.lowercased()
          index = found[key] ?? names.count
          written[text] = index
          if index == names.count {
            found[key] = index
            names.append((key, name, []))
          }
        }
        guard names[index].pages.last != page else { continue }
        names[index].pages.append(page)
        members.append((page, index))
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
    for member in members {
      site.pages[member.page].terms.append(Page.Term(taxonomy: place, term: sorted[member.name]))
    }
    return Taxonomy(settings: settings, url: url, terms: terms)
  }

  /// The lists of the home, the sections and the terms, and from each section's list the way back for its posts.
  mutating func addLists() {
    hasUniqueSlugs = Set(site.pages.map(\.file.facts.slugHash)).count == site.pages.count
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
      anchors: anchors(of: posts))
  }

  /// The slugs of posts, with a number behind those that are taken.
  private func anchors(of posts: [Int]) -> [String] {
    // The ids of the pages' own frame hold a colon, which no slug does.
    let slugs = posts.map { site.pages[$0].file.facts.slug }
    return hasUniqueSlugs ? slugs : Slug.unique(slugs, except: [])
  }
}

import Diagnostics
import Records
package import SiteModel
import Templating

/// The entities of one site by their keys: tells for each that was read in the last build what its fields are now.
package struct EntityIndex: Sendable {
  private let context: SiteContext
  private let store: TemplateStore
  private let prints: TemplatePrints
  private let data: SiteData
  private let entities: [UInt64: Entity]
  private let surroundings: Surroundings

  init(
    _ context: SiteContext, store: TemplateStore, prints: TemplatePrints, data: SiteData,
    common: UInt64
  ) {
    self.context = context
    surroundings = Surroundings(context, common: common)
    self.store = store
    self.prints = prints
    self.data = data
    let site = context.site
    var entities: [UInt64: Entity] = [:]
    entities.reserveCapacity(site.pages.count + site.lists.count * 4 + site.sections.count * 2 + 16)
    for language in site.homes.indices {
      entities[Entity.siteKey(language)] = .site(language: language)
    }
    for (language, archive) in site.archives.enumerated() {
      entities[Entity.archiveListKey(archive)] = .archiveList(language: language)
      entities[Entity.archivePageKey(archive)] = .archivePage(language: language)
    }
    for (index, page) in site.templatePages.enumerated() {
      entities[Entity.templatePageKey(page)] = .templatePage(index)
    }
    entities[Entity.hostingKey] = .hosting
    for (place, feed) in context.companions.feeds.all.enumerated() {
      entities[Entity.feedKey(feed, in: site)] = .feed(place)
      entities[Entity.feedListKey(site.lists[feed.list])] = .feedList(feed.list)
    }
    entities[Entity.notFoundKey] = .notFound
    entities[Entity.allPagesKey] = .allPages
    for index in site.pages.indices { entities[context.pageKeys[index]] = .page(index) }
    for (index, section) in site.sections.enumerated() {
      entities[Entity.sectionKey(section)] = .section(index)
      entities[Entity.sectionPageKey(section)] = .sectionPage(index)
    }
    for (index, list) in site.lists.enumerated() {
      for number in 1...list.pageCount {
        entities[Entity.listKey(list, number: number)] = .list(index, number: number)
      }
      switch list.kind {
      case .own, .period: entities[Entity.listPageKey(list)] = .listPage(index)
      case .section, .term: break
      }
    }
    for (index, taxonomy) in site.taxonomies.enumerated() {
      entities[Entity.termsPageKey(taxonomy)] = .termsPage(taxonomy: index)
      entities[Entity.termsListKey(taxonomy)] = .termsList(taxonomy: index)
      for (place, term) in taxonomy.terms.enumerated() {
        entities[Entity.termKey(term)] = .term(taxonomy: index, term: place)
        entities[Entity.termPageKey(term)] = .termPage(taxonomy: index, term: place)
      }
    }
    for name in store.names where ContentTemplates.mayBeContent(name) {
      entities[Entity.templateKey(name)] = .template(name)
    }
    for (key, entity) in data.entities { entities[key] = entity }
    self.entities = entities
  }

  /// What the fields of an entity are now, each in 64 bits, in the order of the bits of `fields`; nil when there is no
  /// such entity any more.
  ///
  /// - Parameter query: what `query(of:)` said of it when it was read.
  package func prints(of key: UInt64, query: Query?, fields: UInt64) -> [UInt64]? {
    Reads.unnoted { unnotedPrints(of: key, query: query, fields: fields) }
  }

  private func unnotedPrints(of key: UInt64, query: Query?, fields: UInt64) -> [UInt64]? {
    if let query {
      return [Fingerprint.of(context.resolve(query.written, from: query.path))]
    }
    guard let entity = entities[key] else { return nil }
    if case .template(let name) = entity { return [prints.print(of: name)] }
    if case .allPages = entity { return [context.printOfAllPages()] }
    if let print = data.print(of: key) { return [print] }
    guard let object = object(entity) else { return nil }
    let count = object.shape.fields.count
    guard fields == 0 || UInt64.bitWidth &- fields.leadingZeroBitCount <= count else { return nil }
    var list: [UInt64] = []
    list.reserveCapacity(fields.nonzeroBitCount)
    var rest = fields
    while rest != 0 {
      let field = rest.trailingZeroBitCount
      rest &= rest &- 1
      list.append(object.fingerprint(ofField: field))
    }
    return list
  }

  /// The places of some keys, first those of pages in the order of the site, which is that of their memory.
  package func inOrderOfPages(_ keys: [UInt64]) -> [Int] {
    var pages: [(page: Int, place: Int)] = []
    var others: [Int] = []
    pages.reserveCapacity(keys.count)
    for (place, key) in keys.enumerated() {
      if case .page(let page) = entities[key] {
        pages.append((page, place))
      } else {
        others.append(place)
      }
    }
    pages.sort { $0.page < $1.page }
    return pages.map(\.place) + others
  }

  /// What the fields of a page are made of beside its own file, 0 for any other entity.
  package func surroundings(of key: UInt64) -> UInt64 {
    guard case .page(let index) = entities[key] else { return 0 }
    return surroundings.print(ofPage: index)
  }

  /// The key of the page that a file of `Content/` becomes.
  package static func pageKey(ofFile path: String) -> UInt64 { Entity.pageKey(ofFile: path) }

  /// Which fields of a page are made of other pages, so that `surroundings` say nothing of them; a bit for each.
  package static let farFields: UInt64 = PageField.farFields

  /// The file of a page, nil for any other entity.
  package func file(of key: UInt64) -> LoadedFile? {
    guard case .page(let index) = entities[key] else { return nil }
    return context.site.pages[index].file
  }

  /// The site in each of as many languages as any site has.
  private static let siteKeys = Set((0..<256).map { Entity.siteKey($0) })

  /// Whether the time of the build itself is among these reads.
  package static func showsNow(_ reads: [ReadRun]) -> Bool {
    guard let bit = SiteObject.nowField else { return false }
    return reads.contains { $0.fields >> UInt64(bit) & 1 == 1 && siteKeys.contains($0.key) }
  }

  /// What a user calls an entity: `Content/posts/a.md`, `the list /posts/`, `the site`.
  package func name(of key: UInt64, shownPath: (String) -> String) -> String? {
    // The site is looked at in place: a copy costs a reference count for each of its lists.
    switch entities[key] {
    case .site: "the site"
    case .page(let index): shownPath(context.site.pages[index].path)
    case .section(let index), .sectionPage(let index):
      context.site.sections[index].path.map(shownPath) ?? "the home page"
    case .list(let index, let number):
      "the list \(context.site.lists[index].url(ofPage: number).text)"
    case .termsList(let taxonomy), .termsPage(let taxonomy):
      "the page \(context.site.taxonomies[taxonomy].url.text)"
    case .feedList(let list): "the newest posts of \(context.site.lists[list].url.text)"
    case .feed(let place): "the feed \(context.companions.feeds.all[place].url.text)"
    case .hosting: "the settings"
    case .term(let taxonomy, let term), .termPage(let taxonomy, let term):
      "the term \(context.site.taxonomies[taxonomy].terms[term].url.text)"
    case .listPage(let index): "the list \(context.site.lists[index].url.text)"
    case .archiveList(let language), .archivePage(let language):
      "the page \(context.site.archives[language].url.text)"
    case .templatePage(let index): "the page \(context.site.templatePages[index].url.text)"
    case .notFound: "the page for missing addresses"
    case .allPages: "the site"
    case .template(let name): store.text(name)?.path ?? name
    case .data(let path): shownPath("_data/" + path)
    case .dataNames(let path): shownPath(path.isEmpty ? "_data" : "_data/" + path)
    case .resolved, nil: nil
    }
  }

  /// What a user calls a field of an entity; the site's own entities never have two of one name.
  package func fieldName(of key: UInt64, _ field: Int) -> String {
    switch entities[key] {
    case .allPages: return "pages"
    case .template, .resolved, .data: return "text"
    case .dataNames: return "names"
    case .some(let entity):
      let fields = object(entity)?.shape.fields ?? []
      return field < fields.count ? fields[field] : "?"
    case nil: return "address"
    }
  }

  private func object(_ entity: Entity) -> (any EntityObject)? {
    switch entity {
    case .site(let language): SiteObject(context, language: language)
    case .page(let index): PostObject(context, index)
    case .section(let index): SectionObject(context, index)
    case .sectionPage(let index): SectionPageObject(context, index)
    case .list(let index, let number):
      ListObject(context, .posts(list: index, number: number))
    case .termsList(let taxonomy): ListObject(context, .terms(taxonomy: taxonomy))
    case .feedList(let list): ListObject(context, .feed(list: list))
    case .feed(let place): FeedObject(context, context.companions.feeds.all[place])
    case .hosting: HostingObject(context)
    case .term(let taxonomy, let term):
      TermObject(context, taxonomy: taxonomy, term: term)
    case .termPage(let taxonomy, let term):
      FrameObject(context, .term(taxonomy: taxonomy, term: term))
    case .termsPage(let taxonomy): FrameObject(context, .terms(taxonomy: taxonomy))
    case .listPage(let index): FrameObject(context, .list(index))
    case .archiveList(let language): ListObject(context, .archive(language: language))
    case .archivePage(let language): FrameObject(context, .archive(language: language))
    case .templatePage(let index): FrameObject(context, .templatePage(index))
    case .notFound: FrameObject(context, .notFound)
    case .allPages, .template, .resolved, .data, .dataNames: nil
    }
  }
}

/// A question that a template asked by the filter `resolve`, whose answer the whole site decides.
package struct Query: Sendable, Hashable {
  package let written: String
  package let path: String

  package init(written: String, path: String) {
    self.written = written
    self.path = path
  }
}

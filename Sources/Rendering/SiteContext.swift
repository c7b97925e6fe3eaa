import Dates
import HTML
import Languages
import Markdown
import Records
import SiteModel
import Templating

/// What templates see of the site: objects over the site's values, made when they are asked for.
final class SiteContext: Sendable {
  let site: Site
  let assets: Assets
  /// Sections with a list of each language, by their weight and then their folder; the homes are not among them.
  let sections: [[Int]]
  /// Files of `Content/` that are published as they are, by their path, to the address they get.
  let files: [String: URLPath]
  /// The names and addresses of the terms of each taxonomy, which most pages show.
  let terms: [[(key: UInt64, name: Value, url: Value)]]
  /// The name and the title of each taxonomy.
  private let names: [(name: Value, title: Value)]
  /// Of these, in 64 bits each.
  let taxonomyPrints: [UInt64]
  /// The texts of each language of the site.
  let words: [SiteWords]
  /// Of the names and homes of all languages, in 64 bits.
  let languagesPrint: UInt64
  /// Which taxonomy is the one of tags in each language, if the site has it.
  private let tags: [Int?]
  /// The templates that make parts of pages' content.
  let contentTemplates: ContentTemplates?
  /// What those templates see: there no content has parts that templates make, so none can ask for itself.
  private let inner: SiteContext?
  /// Who each page is as an entity, beside `site.pages`.
  let pageKeys: [UInt64]
  /// What is published beside the pages.
  let companions: Companions
  /// The HTML of bodies that are not in memory.
  private let bodies: any Bodies
  private let queries: Queries
  /// The addresses of pages with the end that the settings give them.
  private let pageAddresses: PageAddresses
  /// Which pages link to which.
  let backlinks: Backlinks
  /// Which posts are like which.
  let related: Related

  convenience init(
    site: Site, assets: Assets, files: [String: URLPath], companions: Companions = Companions(),
    bodies: any Bodies = NoBodies(),
    contentTemplates: (SiteContext) -> ContentTemplates? = { _ in nil }
  ) {
    let keys = site.pages.indices.map { Entity.pageKey(ofFile: site.pages[$0].file.place.path) }
    let queries = Queries()
    let backlinks = Backlinks(site)
    let inner = SiteContext(
      site: site, assets: assets, files: files, companions: companions, pageKeys: keys,
      bodies: bodies, queries: queries, backlinks: backlinks, contentTemplates: nil, inner: nil)
    self.init(
      site: site, assets: assets, files: files, companions: companions, pageKeys: keys,
      bodies: bodies, queries: queries, backlinks: backlinks,
      contentTemplates: contentTemplates(inner), inner: inner)
  }

  private init(
    site: Site, assets: Assets, files: [String: URLPath], companions: Companions,
    pageKeys: [UInt64], bodies: any Bodies, queries: Queries, backlinks: Backlinks,
    contentTemplates: ContentTemplates?,
    inner: SiteContext?
  ) {
    self.companions = companions
    self.pageKeys = pageKeys
    self.bodies = bodies
    self.queries = queries
    self.site = site
    self.assets = assets
    self.files = files
    self.contentTemplates = contentTemplates
    self.inner = inner
    words = inner?.words ?? SiteWords.all(site.settings)
    languagesPrint = inner?.languagesPrint ?? Self.print(ofLanguages: site)
    pageAddresses = inner?.pageAddresses ?? PageAddresses(site)
    let base = site.settings.baseURL
    terms = site.taxonomies.map { taxonomy in
      taxonomy.terms.map { (Entity.termKey($0), .string($0.name), .string(base.href($0.url))) }
    }
    names = site.taxonomies.map { (.string($0.settings.name), .string($0.title)) }
    taxonomyPrints = site.taxonomies.map { taxonomy in
      var print = Fingerprinter()
      print.combine(taxonomy.settings.name)
      print.combine(taxonomy.title)
      print.combine(taxonomy.settings.isSeries)
      print.combine(taxonomy.language)
      return print.value
    }
    tags = site.homes.indices.map { language in
      site.taxonomies.firstIndex { $0.language == language && $0.settings.name == "tags" }
    }
    var listed: [[Int]] = site.homes.map { _ in [] }
    for list in site.lists {
      guard case .section(let index) = list.kind, !site.sections[index].isHome else { continue }
      listed[list.language].append(index)
    }
    // Sections stand in the order of their folders already, and this keeps it among equals.
    sections = listed.map { listed in
      listed.enumerated().sorted { left, right in
        let weights = (
          site.sections[left.element].fields.page.weight ?? .max,
          site.sections[right.element].fields.page.weight ?? .max
        )
        return weights.0 == weights.1 ? left.offset < right.offset : weights.0 < weights.1
      }.map(\.element)
    }
    self.backlinks = backlinks
    related = inner?.related ?? Related(site)
  }

  func tagsTaxonomy(in language: Int) -> Int? { tags[language] }

  /// A page's tags.
  func tags(_ all: [Page.Term], in language: Int) -> [Value] {
    tags[language].map { terms(all, in: $0) } ?? []
  }

  /// Those of a page's terms that are in a taxonomy.
  func terms(_ all: [Page.Term], in taxonomy: Int) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(all.count)
    for term in all where term.taxonomy == taxonomy {
      values.append(.object(TermObject(self, taxonomy: taxonomy, term: term.term)))
    }
    return values
  }

  /// A taxonomy of a page with the page's terms.
  func taxonomy(_ taxonomy: Int, _ terms: [Value]) -> Value {
    let settings = names[taxonomy]
    return .map(OrderedMap(like: Self.taxonomyKeys, [settings.name, settings.title, .list(terms)]))
  }

  private static let taxonomyKeys = OrderedMap([
    ("name", .none), ("title", .none), ("terms", .none),
  ])

  /// A path within the site as pages link to it; addresses with a scheme pass as they are.
  func href(_ written: String) -> String {
    guard written.beginsWithSlash, !written.hasPrefix("//") else { return written }
    return site.settings.baseURL.path + URLPath.encodeKeepingEscapes(pageAddresses.shown(written))
  }

  /// The same with scheme and host where the site has a base URL.
  func absolute(_ written: String) -> String {
    guard written.hasPrefix("/"), !written.hasPrefix("//") else { return written }
    let base = site.settings.baseURL
    // What `href` made has the base URL's path already.
    let path =
      !base.path.isEmpty && (written == base.path || written.hasPrefix(base.path + "/"))
      ? String(written.dropFirst(base.path.count)) : written
    return base.text + URLPath.encodeKeepingEscapes(pageAddresses.shown(path))
  }

  /// The address of an image that a file's front matter names: relative to the file, or to the site's root.
  ///
  /// - Parameter place: asked for only where it matters, since most are named from the site's root.
  func image(_ written: String?, of place: @autoclosure () -> ContentPath?) -> Value {
    guard let written, !written.isEmpty else { return .none }
    if written.beginsWithSlash { return .string(href(written)) }
    if written.hasScheme { return .string(written) }
    let folder = place()?.folderPath ?? ""
    let path = ContentReference.resolve(written, from: folder) ?? written
    if let url = files[path] { return .string(site.settings.baseURL.href(url)) }
    return .string(href("/" + path))
  }

  /// A page's or section's content with its links filled in and its shortcodes made.
  ///
  /// - Parameter page: the page as the templates of its content see it.
  func content(
    _ file: LoadedFile?, withoutTitle: Bool, page: (SiteContext) -> any Object
  ) -> Value {
    guard let file else { return .markup("") }
    return content(
      bodies.markdown(of: file), of: file.place, withoutTitle: withoutTitle, page: page)
  }

  private func content(
    _ markdown: RenderedMarkdown, of place: ContentPath, withoutTitle: Bool,
    page: (SiteContext) -> any Object
  ) -> Value {
    var buffer = ByteBuffer(capacity: markdown.html.count + 256)
    write(markdown, of: place, withoutTitle: withoutTitle, page: page, to: &buffer)
    return .markup(buffer.string())
  }

  /// Appends what `content` gives.
  func write(
    _ file: LoadedFile?, withoutTitle: Bool, page: (SiteContext) -> any Object,
    to buffer: inout ByteBuffer
  ) {
    guard let file else { return }
    write(
      bodies.markdown(of: file), of: file.place, withoutTitle: withoutTitle, page: page,
      to: &buffer)
  }

  private func write(
    _ markdown: RenderedMarkdown, of place: ContentPath, withoutTitle: Bool,
    page: (SiteContext) -> any Object, to buffer: inout ByteBuffer
  ) {
    if markdown.regions.isEmpty {
      return markdown.write(to: &buffer, withoutTitle: withoutTitle) { slot, buffer in
        buffer.append(escapingAddress: link(slot.kind, from: place.path))
      }
    }
    let object = inner.map { Value.object(page($0)) } ?? .none
    markdown.write(to: &buffer, withoutTitle: withoutTitle) { slot, buffer in
      buffer.append(escapingAddress: link(slot.kind, from: place.path))
    } replacingRegions: { region, inner, buffer in
      guard let contentTemplates else { return buffer.append(inner) }
      let href = { (address: HookedConstruct.Address) -> String in
        switch address {
        case .written(let url): url
        case .slot(let kind): self.link(kind, from: place.path)
        }
      }
      contentTemplates.write(
        region, inner: inner, of: object, place: place, href: href, to: &buffer)
    }
  }

  /// The address of what a file of `Content/` names as a link in it would: a page by its file, or a file beside it.
  func resolve(_ written: String, from path: String) -> String {
    let bytes = Array(written.utf8)
    return bytes.withUnsafeBytes { link(Slot.Kind(written: $0), from: path) }
  }

  /// What stands before `<!--more-->`, none without one.
  func summaryContent(
    _ file: LoadedFile?, withoutTitle: Bool, page: (SiteContext) -> any Object
  ) -> Value {
    guard let file, file.markdown.summaryEnd != nil,
      let summary = bodies.markdown(of: file).beforeMore
    else { return .none }
    return content(summary, of: file.place, withoutTitle: withoutTitle, page: page)
  }

  func noteQuery(_ query: Query) { queries.note(query) }

  /// What the filter `resolve` was asked, by the keys of the questions.
  var askedQueries: [UInt64: Query] { queries.all }

  func link(_ kind: Slot.Kind, from path: String) -> String {
    let base = site.settings.baseURL
    switch kind {
    case .link(let target, let suffix):
      if let file = ContentReference.resolve(target, fromFile: path),
        let url = (site.addresses[file] ?? nil) ?? files[file]
      {
        return base.href(url) + suffix
      }
    case .file(let target, let suffix, let written):
      if written.beginsWithSlash {
        guard ContentReference.mayBeMarkdown(target),
          let file = ContentReference.resolve(target, from: ""),
          let url = site.addresses[file] ?? nil
        else { return base.path + pageAddresses.shown(written) }
        return base.href(url) + suffix
      }
      // What lies beside the document is linked by its own address, since the page stands a folder deeper.
      if let file = ContentReference.resolve(target, fromFile: path), let url = files[file] {
        return base.href(url) + suffix
      }
    }
    return kind.writtenAddress
  }
}

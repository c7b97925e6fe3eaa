import FrontMatter
import SiteModel
import Templating

/// What each output's template is given, told to the template checker; the twin of `SiteRenderer.globals`.
struct PageKinds {
  private let site: Site
  private let data: RecordType
  /// The fields of `page.extra` of any post of the site.
  private let everyExtra: ValueType
  private var extras: [Use: [String: ValueType]] = [:]
  /// The posts seen so far of which nothing but these matters, as of most.
  private var seen: Set<PlainPost> = []

  /// A post with neither a template nor fields of its own.
  private struct PlainPost: Hashable {
    let style: Style
    let isPost: Bool
    let section: Int
  }

  /// A template with the kind of page and of `page` it is rendered for.
  private struct Use: Hashable {
    let template: String
    let kind: String
  }

  /// The uses of all templates of a plan.
  ///
  /// - Parameter template: the name of an output's template, nil for one without.
  static func uses(
    _ site: Site, _ outputs: [Output], data: SiteData, template: (Output) -> String?
  ) -> [TemplateUse] {
    var kinds = PageKinds(site, data)
    // By index: a copy of an output costs a reference count for each of its parts.
    for index in outputs.indices where kinds.mayDiffer(outputs[index].content) {
      let output = outputs[index]
      guard let template = template(output), let kind = kinds.kind(of: output.content) else {
        continue
      }
      kinds.add(output.content, to: Use(template: template, kind: kind))
    }
    return kinds.extras.sorted {
      ($0.key.template, $0.key.kind) < ($1.key.template, $1.key.kind)
    }.map { TemplateUse($0.key.template, for: kinds.pageKind($0.key.kind, extra: .map($0.value))) }
  }

  private init(_ site: Site, _ data: SiteData) {
    self.site = site
    self.data = data.root.record
    // Without a post nothing is known of what posts will hold.
    var all: [String: ValueType]? = site.pages.isEmpty ? nil : [:]
    for index in site.pages.indices where !site.pages[index].file.page.extra.isEmpty {
      for entry in site.pages[index].file.page.extra { all?[entry.key] = .unknown }
    }
    for section in site.sections {
      // The site map shows sections beside posts.
      for entry in section.fields.page.extra { all?[entry.key] = .unknown }
      for field in section.fields.declared { all?[field.name] = .unknown }
    }
    everyExtra = all.map { .map($0) } ?? .unknown
  }

  /// Whether an output may use another template or have other fields than those before it; cheap, since most do not.
  private mutating func mayDiffer(_ content: Output.Content) -> Bool {
    switch content {
    case .page(let index):
      let file = site.pages[index].file
      guard file.page.template == nil, file.page.extra.isEmpty else { return true }
      return seen.insert(
        PlainPost(
          style: site.pages[index].style, isPost: site.isPost(index),
          section: site.pages[index].section)
      ).inserted
    case .list(_, let number): return number == 1
    case .redirect: return extras[Use(template: "redirect.html", kind: "redirect")] == nil
    default: return true
    }
  }

  private func kind(of content: Output.Content) -> String? {
    switch content {
    case .page, .templatePage: "page"
    case .list(let list, _):
      switch site.lists[list].kind {
      case .section(let index): site.sections[index].isHome ? "home" : "section"
      case .term: "term"
      case .own: "list"
      case .period: "archive"
      }
    case .terms: "terms"
    case .archive: "archive"
    case .redirect: "redirect"
    case .notFound: "404"
    case .feed: "feed"
    case .sitemap: "sitemap"
    case .sitemapIndex: "sitemap-index"
    case .robots: "robots"
    case .headers, .redirects: "hosting"
    case .manifest: "manifest"
    case .icon, .stylesheet, .script, .searchScript, .search, .copy: nil
    }
  }

  // MARK: Own fields

  private mutating func add(_ content: Output.Content, to use: Use) {
    switch content {
    case .page(let index):
      let page = site.pages[index]
      add(page.fields.extra, site.sections[page.section].fields.declared, to: use)
    case .list(let list, _), .feed(let list, _):
      switch site.lists[list].kind {
      case .section(let section): add(site.sections[section].fields.page.extra, [], to: use)
      case .term(let taxonomy, let term):
        add(site.taxonomies[taxonomy].terms[term].file?.page.extra ?? [], [], to: use)
      case .own, .period: add([], [], to: use)
      }
    case .terms(let taxonomy): add(site.taxonomies[taxonomy].file?.page.extra ?? [], [], to: use)
    default: add([], [], to: use)
    }
  }

  private mutating func add(
    _ written: [Mapping.Entry], _ declared: [DeclaredField], to use: Use
  ) {
    if extras[use] == nil { extras[use] = [:] }
    for field in declared {
      let type = field.kind.type
      let known = extras[use]?[field.name] ?? type
      extras[use]?[field.name] = known == type ? type : .unknown
    }
    guard !written.isEmpty else { return }
    let names = Set(declared.map(\.name))
    for entry in written where !names.contains(entry.key) {
      extras[use]?[entry.key] = .unknown
    }
  }

  // MARK: Kinds

  private func pageKind(_ kind: String, extra: ValueType) -> PageKind {
    var globals: [String: ValueType] = [
      "site": .record("site"), "kind": .word(kind), "data": .record("data"),
    ]
    switch kind {
    case "sitemap": globals["pages"] = .list(.page)
    case "sitemap-index": globals["sitemaps"] = .list(.map(["absolute_url": .text]))
    case "robots", "manifest": break
    case "hosting": globals["hosting"] = .record("hosting")
    case "redirect": globals["page"] = .record("redirect")
    default: globals["page"] = .record("this page")
    }
    switch kind {
    case "home", "section", "term", "terms", "list", "archive", "feed":
      globals["list"] = .record("list")
    default: break
    }
    if kind == "feed" { globals["feed"] = .record("feed") }
    // The page of a feed is that of its list, of whatever kind.
    let own = kind == "feed" ? ValueType.text : .word(kind)
    var records = records
    records["this page"] = records["page"]?.with("extra", extra).with("kind", own)
    return PageKind(kind, globals: globals, records: records)
  }

  /// The records of any kind of page, without that of the page itself.
  static func records(_ site: Site, data: SiteData) -> [String: RecordType] {
    PageKinds(site, data).records
  }

  private var records: [String: RecordType] {
    [
      "site": SiteObject.record, "list": ListObject.record, "section": SectionObject.record,
      "term": TermObject.record, "redirect": RedirectObject.record,
      "page": PageField.record.with("extra", everyExtra), "heading": TableOfContents.record,
      "data": data, "feed": FeedObject.record, "hosting": HostingObject.record,
    ]
  }
}

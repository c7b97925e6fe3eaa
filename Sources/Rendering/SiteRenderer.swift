package import Diagnostics
import FrontMatter
package import HTML
package import Imaging
import Records
import Searching
package import SiteModel
package import Templating

/// Turns each output of a plan into its bytes; made once a build, then used by all threads.
package struct SiteRenderer: Sendable {
  let context: SiteContext
  /// For each language of the site.
  let editions: [Edition]
  private let known: Set<String>
  private let store: TemplateStore
  private let prints: TemplatePrints
  private let data: SiteData
  private let images: ImageLibrary
  let shownPath: @Sendable (String) -> String

  /// What one language of the site has: filters and texts of its own.
  struct Edition: Sendable {
    let environment: Environment
    /// The templates that its outputs need.
    let templates: [String: Template]
    /// What all of them are given.
    let shared: Globals
  }

  /// The names that every template is given a value for, or leaves undefined.
  package static let globalNames = [
    "site", "page", "list", "kind", "pages", "feed", "sitemaps", "hosting", "data",
  ]

  /// Loads and checks every template that the plan's outputs need.
  ///
  /// - Parameters:
  ///   - images: draws icons.
  ///   - clock: nanoseconds, when `templateTimes` are wanted.
  /// - Returns: nil when a template has an error; all errors of all templates are in the diagnostics.
  package static func make(
    _ site: Site, plan: OutputPlan, assets: Assets, store: TemplateStore,
    data: SiteData = SiteData(), bodies: any Bodies = NoBodies(),
    images: ImageLibrary = ImageLibrary(), clock: (@Sendable () -> Int)? = nil,
    source: @escaping @Sendable (String) -> SourceText
  ) -> (SiteRenderer?, [Diagnostic]) {
    var diagnostics = unknownTemplates(site, store, source)
    let context = SiteContext(
      site: site, assets: assets, files: plan.files, companions: plan.companions, bodies: bodies
    ) { inner in
      contentTemplates(site, data, inner, store, source, &diagnostics)
    }
    if diagnostics.hasErrors { return (nil, diagnostics) }
    let known = Set(store.names)
    var names: [Set<String>] = site.homes.map { _ in [] }
    var last: (name: String, language: Int)?
    for index in plan.outputs.indices {
      guard let name = templateName(plan.outputs[index], site, known) else { continue }
      let language = plan.outputs[index].language(in: site)
      // Most have the one of the output before them.
      if let last, last.language == language, last.name == name { continue }
      names[language].insert(name)
      last = (name, language)
    }
    // The first one's environment tells what all templates are made of.
    names[0] = names.reduce([]) { $0.union($1) }
    var reported: Set<String> = []
    var editions: [Edition] = []
    for language in site.homes.indices {
      let environment = Environment(
        globalNames: globalNames, options: options(site.settings.templates, context, language),
        filters: SiteFunctions.filters(context, language: language),
        clock: clock, reads: RoundReads(), keepsSpaces: { store.isBuiltIn($0) },
        templateNames: { store.names }, loader: { store.text($0) })
      var templates: [String: Template] = [:]
      for name in names[language].sorted() {
        let (template, found) = environment.load(name)
        templates[name] = template
        // A fault in a template that many include, or that several languages use, is told once.
        diagnostics += found.filter { reported.insert(DiagnosticText().format($0)).inserted }
      }
      var shared = environment.globals()
      shared["site"] = .object(SiteObject(context, language: language))
      shared["data"] = .object(data.root)
      editions.append(Edition(environment: environment, templates: templates, shared: shared))
    }
    let environment = editions[0].environment
    if !diagnostics.hasErrors {
      diagnostics += environment.check(uses(site, plan: plan, store: store, data: data))
    }
    if diagnostics.hasErrors { return (nil, diagnostics) }
    diagnostics += LinkCheck.run(site, files: plan.files, source: source)
    return (
      SiteRenderer(
        context: context, editions: editions, known: known, store: store,
        prints: TemplatePrints(environment, store: store), data: data, images: images,
        shownPath: plan.shownPath),
      diagnostics
    )
  }

  private static func options(
    _ settings: TemplateSettings, _ context: SiteContext, _ language: Int
  ) -> Environment.Options {
    var options = Environment.Options()
    options.language = context.words[language].language
    options.trimBlocks = settings.trimsBlocks
    options.stripsBlockIndent = settings.stripsBlockIndent
    return options
  }

  /// Where the time of the renders so far went; empty when no clock was given.
  package var templateTimes: [TemplateTime] { TemplateTime.sum(editions.map(\.environment.times)) }

  /// Each template of a plan with what it is given, for every kind of page it is rendered for.
  package static func uses(
    _ site: Site, plan: OutputPlan, store: TemplateStore, data: SiteData = SiteData()
  ) -> [TemplateUse] {
    let known = Set(store.names)
    return PageKinds.uses(site, plan.outputs, data: data) { templateName($0, site, known) }
  }

  /// The templates of shortcodes and constructs that the site's pages ask for, checked with the calls.
  private static func contentTemplates(
    _ site: Site, _ data: SiteData, _ context: SiteContext, _ store: TemplateStore,
    _ source: @escaping @Sendable (String) -> SourceText, _ diagnostics: inout [Diagnostic]
  ) -> ContentTemplates? {
    let environments = site.homes.indices.map { language in
      var options = options(site.settings.templates, context, language)
      options.inputs = ["args", "params", "inner"]
      return Environment(
        globalNames: ContentTemplates.globalNames, options: options,
        filters: SiteFunctions.filters(context, language: language),
        keepsSpaces: { store.isBuiltIn($0) }, templateNames: { store.names },
        loader: { store.text($0) })
    }
    let check = ContentCheck.run(
      site, environment: environments[0], names: store.names, source: source)
    diagnostics += check.diagnostics
    guard !check.templates.isEmpty else { return nil }
    if !check.diagnostics.hasErrors {
      diagnostics += environments[0].check(
        ContentKinds.uses(
          check.templates.keys.sorted(), records: PageKinds.records(site, data: data)))
    }
    let editions = environments.enumerated().map { language, environment in
      var shared = environment.globals()
      shared["site"] = .object(SiteObject(context, language: language))
      shared["data"] = .object(data.root)
      return ContentTemplates.Edition(
        templates: language == 0
          ? check.templates
          : check.templates.compactMapValues { environment.load($0.name).template },
        shared: shared)
    }
    return ContentTemplates(
      editions: editions, prints: TemplatePrints(environments[0], store: store), source: source)
  }

  /// The template of an output: its own `template`, else the one of its style and kind.
  private static func templateName(
    _ output: Output, _ site: Site, _ known: Set<String>
  ) -> String? {
    switch output.content {
    case .page(let index):
      if let own = site.pages[index].file.template?.value, known.contains(own) { return own }
      guard site.isPost(index) else { return "page.html" }
      return detailNames[site.pages[index].style]
    case .list(let index, _):
      let list = site.lists[index]
      if let own = list.template?.value, known.contains(own) { return own }
      return "\(list.style.rawValue)/list.html"
    case .terms(let taxonomy):
      let own = site.taxonomies[taxonomy].file?.page.template?.value
      return own.flatMap { known.contains($0) ? $0 : nil } ?? "terms.html"
    case .archive: return "archive.html"
    case .templatePage(let index): return site.templatePages[index].template
    case .redirect: return "redirect.html"
    case .notFound: return "404.html"
    case .feed(_, let format): return format.fileName
    case .sitemap: return "sitemap.xml"
    case .sitemapIndex: return "sitemap-index.xml"
    case .robots: return "robots.txt"
    case .headers: return "headers.txt"
    case .redirects: return "redirects.txt"
    case .manifest: return "manifest.webmanifest"
    case .icon, .stylesheet, .script, .searchScript, .search, .copy: return nil
    }
  }

  /// The templates of posts, of which there are many.
  private static let detailNames = Dictionary(
    uniqueKeysWithValues: Style.allCases.map { ($0, "\($0.rawValue)/detail.html") })

  /// What an output's template and all that it refers to are made of, or what an icon is, in 64 bits; 0 for others.
  package func templatePrint(of output: Output) -> UInt64 {
    if case .icon(let icon) = output.content {
      return context.companions.icons.made?.print(of: icon) ?? 0
    }
    return Self.templateName(output, context.site, known).map { prints.print(of: $0) } ?? 0
  }

  /// The name of an output's template, nil for outputs without one.
  package func templateName(of output: Output) -> String? {
    Self.templateName(output, context.site, known)
  }

  /// The search index in each of the site's languages.
  package var searchFiles: [SearchFiles] { context.assets.search }

  /// The site whose outputs it renders.
  package var site: Site { context.site }

  /// What an output shows, for telling whether the one at the same address in the next build is the same.
  package func subject(of output: Output) -> UInt64 {
    // Most outputs are pages, of which each has its key.
    if case .page(let index) = output.content { return context.pageKeys[index] }
    return output.subject(in: context.site)
  }

  /// The fingerprint of the bytes of an output that was made before anything was rendered, 0 for any other.
  package func assetPrint(of output: Output) -> UInt64 {
    if case .search(let language, let file) = output.content {
      return context.assets.search[language].known.files[file].print
    }
    return madeBytes(of: output).map { Fingerprint.of($0) } ?? 0
  }

  /// The bytes of an output that was made before anything was rendered, nil for any other.
  private func madeBytes(of output: Output) -> [UInt8]? {
    switch output.content {
    case .stylesheet: context.assets.stylesheet.bytes
    case .script: context.assets.script?.bytes
    case .searchScript: context.assets.searchScript?.bytes
    case .search(let language, let file): context.assets.search[language].bytes(of: file)
    default: nil
    }
  }

  /// The entities of the site, for telling what has changed since they were read.
  ///
  /// - Parameter common: of what all pages depend on and templates do not read: settings, options, sections' files.
  package func entities(common: UInt64) -> EntityIndex {
    EntityIndex(
      context, store: store, prints: context.contentTemplates?.prints ?? prints, data: data,
      common: common)
  }

  /// The questions of the renders so far whose answers the whole site decides, by their keys.
  package var queries: [UInt64: Query] { context.askedQueries }

  /// Appends an output's bytes; `copy` outputs have none here.
  ///
  /// - Returns: what went wrong in its template; then nothing is to be written.
  package func render(_ output: Output, into buffer: inout ByteBuffer) -> [Diagnostic] {
    if let bytes = madeBytes(of: output) {
      buffer.append(bytes)
      return []
    }
    if case .icon(let icon) = output.content {
      guard let made = context.companions.icons.made else { return [] }
      let (bytes, problems) = made.bytes(of: icon, by: images)
      buffer.append(bytes)
      return problems
    }
    let edition = editions[output.language(in: context.site)]
    guard let name = Self.templateName(output, context.site, known),
      let template = edition.templates[name]
    else { return [] }
    let start = buffer.count
    defer { buffer.dropControlCharacters(from: start) }
    let found = template.render(globals(for: output, edition), into: &buffer).map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.notes.append(
        Diagnostic.Note("while rendering '\(output.url)'", at: .file(output.shownOrigin(shownPath)))
      )
      return diagnostic
    }
    makeRelative(output, &buffer, from: start)
    return found + (context.contentTemplates?.takeProblems() ?? []) + data.takeProblems()
  }

  /// Gives a page that is to work from a disk addresses relative to itself.
  private func makeRelative(_ output: Output, _ buffer: inout ByteBuffer, from start: Int) {
    guard context.site.settings.hosting.usesRelativeURLs else { return }
    switch output.content {
    case .page, .list, .terms, .archive, .templatePage, .redirect: break
    // A host shows the page for missing addresses at any of them.
    default: return
    }
    guard output.path.hasSuffix(".html") || output.path.hasSuffix(".htm") else { return }
    let html = buffer.bytes(from: start)
    buffer.truncate(to: start)
    let rewriter = AddressRewriter(
      RelativeAddresses(
        base: context.site.settings.baseURL.path, page: URLPath.encode("/" + output.path)))
    html.withUnsafeBytes { rewriter.rewrite($0, into: &buffer) }
  }

  private func globals(for output: Output, _ edition: Edition) -> Globals {
    var globals = edition.shared
    switch output.content {
    case .page(let index):
      globals["page"] = .object(PostObject(context, index))
      globals["kind"] = "page"
    case .list(let index, let number):
      let list = context.site.lists[index]
      globals["list"] = .object(ListObject(context, .posts(list: index, number: number)))
      globals["page"] = .object(page(ofList: index))
      switch list.kind {
      case .section(let section):
        globals["kind"] = context.site.sections[section].isHome ? "home" : "section"
      case .term: globals["kind"] = "term"
      case .own: globals["kind"] = "list"
      case .period: globals["kind"] = "archive"
      }
    case .archive(let language):
      globals["page"] = .object(FrameObject(context, .archive(language: language)))
      globals["list"] = .object(ListObject(context, .archive(language: language)))
      globals["kind"] = "archive"
    case .terms(let taxonomy):
      globals["page"] = .object(FrameObject(context, .terms(taxonomy: taxonomy)))
      globals["list"] = .object(ListObject(context, .terms(taxonomy: taxonomy)))
      globals["kind"] = "terms"
    case .templatePage(let index):
      globals["page"] = .object(FrameObject(context, .templatePage(index)))
      globals["kind"] = "page"
    case .redirect(let url, let title):
      globals["page"] = .object(RedirectObject(context.site.settings.baseURL, url, title))
      globals["kind"] = "redirect"
    case .notFound:
      globals["page"] = .object(FrameObject(context, .notFound))
      globals["kind"] = "404"
    case .feed(let index, let format):
      let list = context.site.lists[index]
      globals["page"] = .object(page(ofList: index))
      globals["list"] = .object(ListObject(context, .feed(list: index)))
      let feed = context.companions.feeds.feeds(of: list.kind).first { $0.format == format }
      if let feed { globals["feed"] = .object(FeedObject(context, feed)) }
      globals["kind"] = "feed"
    case .sitemap(let part):
      globals["pages"] = .list(sitemapPages(ofPart: part))
      globals["kind"] = "sitemap"
    case .sitemapIndex:
      globals["sitemaps"] = .list(sitemapParts())
      globals["kind"] = "sitemap-index"
    case .robots: globals["kind"] = "robots"
    case .headers, .redirects:
      globals["hosting"] = .object(HostingObject(context))
      globals["kind"] = "hosting"
    case .manifest: globals["kind"] = "manifest"
    case .icon, .stylesheet, .script, .searchScript, .search, .copy: break
    }
    return globals
  }

  /// The page of a list itself.
  private func page(ofList index: Int) -> any EntityObject {
    switch context.site.lists[index].kind {
    case .section(let section): SectionPageObject(context, section)
    case .term(let taxonomy, let term):
      FrameObject(context, .term(taxonomy: taxonomy, term: term))
    case .own, .period: FrameObject(context, .list(index))
    }
  }

  private func sitemapPages(ofPart part: Int?) -> [Value] {
    Reads.note(Entity.allPagesKey, 0)
    return context.companions.sitemap.entries(ofPart: part).map { entry in
      switch entry {
      case .section(let index): .object(SectionPageObject(context, index))
      case .page(let index): .object(PostObject(context, index))
      case .terms(let taxonomy): .object(FrameObject(context, .terms(taxonomy: taxonomy)))
      case .term(let taxonomy, let term):
        .object(FrameObject(context, .term(taxonomy: taxonomy, term: term)))
      case .list(let index): .object(FrameObject(context, .list(index)))
      case .templatePage(let index): .object(FrameObject(context, .templatePage(index)))
      case .archive(let language): .object(FrameObject(context, .archive(language: language)))
      }
    }
  }

  private func sitemapParts() -> [Value] {
    Reads.note(Entity.allPagesKey, 0)
    return context.companions.sitemap.parts.map { url in
      .map(
        OrderedMap([("absolute_url", .string(context.site.settings.baseURL.absolute(url)))]))
    }
  }
}

package import Diagnostics
import FrontMatter
package import SiteModel

/// All files of a site, each at an address of its own.
package struct OutputPlan: Sendable {
  /// In the order they are rendered and reported.
  package private(set) var outputs: [Output]
  /// The address of each file of `Content/` that is published as it is.
  package let files: [String: URLPath]
  /// What is published beside the pages.
  let companions: Companions
  static let manifest = URLPath(file: "manifest.webmanifest")

  /// What messages call a file of `Content/`.
  let shownPath: @Sendable (String) -> String

  /// Plans a site's outputs; two with one address, or one below another's file, are errors that name both.
  ///
  /// - Parameters:
  ///   - files: the other files of `Content/`, by path.
  ///   - assets: the files that every page refers to.
  ///   - sitemapSize: addresses in one file of the site map.
  ///   - findsConflicts: whether outputs in each other's way are told at once, and not by `conflicts`.
  ///   - shownPath: what messages call a file of `Content/`.
  ///   - shownTemplate: what they call a file of `Templates/`.
  ///   - source: reads a file of `Content/` again, only to show a line of it in a message.
  package static func make(
    _ site: Site, files: [String], assets: Assets,
    sitemapSize: Int = Sitemap.largest, findsConflicts: Bool = true,
    shownPath: @escaping @Sendable (String) -> String,
    shownTemplate: (String) -> String = { "Templates/" + $0 }, source: (String) -> SourceText
  ) -> (OutputPlan, [Diagnostic]) {
    let placed = FilePlaces(site).places(of: files)
    // Two names that differ only in their normal form are one key; they have one address, an error below.
    let files = Dictionary(placed) { first, _ in first }
    var outputs: [Output] = []
    var diagnostics: [Diagnostic] = []
    outputs.reserveCapacity(
      site.pages.count + site.lists.reduce(0) { $0 + $1.pageCount } + placed.count + 64)
    for index in site.pages.indices {
      let file = site.pages[index].file
      outputs.append(
        Output(
          file.facts.url, .page(index), origin: .file(file.place.path),
          place: file.addressRange.map { .field(of: file.place.path, $0) }))
    }
    for (index, list) in site.lists.enumerated() {
      let origin = originOf(list, site)
      let place = place(of: list, site)
      for number in 1...list.pageCount {
        outputs.append(
          Output(
            list.url(ofPage: number), .list(index, number: number), origin: origin, place: place))
      }
    }
    for (index, taxonomy) in site.taxonomies.enumerated() where !taxonomy.terms.isEmpty {
      outputs.append(
        Output(
          taxonomy.url, .terms(taxonomy: index),
          origin: taxonomy.file.map { .file($0.place.path) }
            ?? .words("the page of all \(taxonomy.settings.name)"),
          place: taxonomy.settings.place.map { .setting($0) }))
    }
    for (language, archive) in site.archives.enumerated() where !archive.years.isEmpty {
      outputs.append(
        Output(
          archive.url, .archive(language: language), origin: .words("the page of all years"),
          place: site.settings.archive?.place.map { .setting($0) }))
    }
    for (index, page) in site.templatePages.enumerated() {
      outputs.append(
        Output(page.url, .templatePage(index), origin: .words(shownTemplate(page.template))))
    }
    for (path, url) in placed { outputs.append(Output(url, .copy(path), origin: .file(path))) }
    outputs += redirects(site, source, &diagnostics)
    outputs.append(Output(assets.stylesheet.url, .stylesheet, origin: .words("the stylesheet")))
    if let script = assets.script {
      outputs.append(Output(script.url, .script, origin: .words("the script")))
    }
    if let script = assets.searchScript {
      outputs.append(Output(script.url, .searchScript, origin: .words("the script of the search")))
    }
    for (language, search) in assets.search.enumerated() {
      for file in search.known.files.indices {
        outputs.append(
          Output(
            search.url(of: file), .search(language: language, file: file),
            origin: .words("the search")))
      }
    }
    let companions = companions(
      site, files: files, redirects: outputs, sitemapSize: sitemapSize, source: source,
      shownPath: shownPath, &diagnostics)
    if site.settings.trailingSlash != .always {
      // A page is a file beside its folder.
      for index in outputs.indices where outputs[index].isPage || outputs[index].isRedirect {
        outputs[index].url = outputs[index].url.asFile
      }
    }
    outputs += CompanionOutputs.make(site, companions, beside: outputs)
    let plan = OutputPlan(
      outputs: outputs, files: files, companions: companions, shownPath: shownPath)
    if findsConflicts { diagnostics += plan.conflicts(in: site, source: source) }
    return (plan, diagnostics)
  }

  /// What is wrong with outputs that would overwrite each other, or stand in each other's way.
  package func conflicts(in site: Site, source: (String) -> SourceText) -> [Diagnostic] {
    OutputConflicts.find(among: outputs, of: site, shownPath: shownPath, source: source)
  }

  private static func companions(
    _ site: Site, files: [String: URLPath], redirects: [Output], sitemapSize: Int,
    source: (String) -> SourceText,
    shownPath: (String) -> String, _ diagnostics: inout [Diagnostic]
  ) -> Companions {
    var companions = Companions()
    companions.feeds = Feeds(site)
    if !site.settings.baseURL.text.isEmpty {
      companions.sitemap = Sitemap(site, largest: sitemapSize)
    }
    companions.redirects = redirects.compactMap { output in
      guard case .redirect(let target, _) = output.content else { return nil }
      return Companions.Redirect(from: output.url, to: target)
    }
    companions.icons = SiteIcons(
      site.settings, files: files, source: source, shownPath: shownPath, &diagnostics)
    return companions
  }

  /// Leaves out all outputs that `isKept` does not hold for.
  package mutating func keep(_ isKept: (Output) -> Bool) {
    outputs.removeAll { !isKept($0) }
  }

  private static func originOf(
    _ list: PostList, _ site: Site
  ) -> Output.Origin {
    switch list.kind {
    case .section(let index):
      site.sections[index].path.map { .file($0) }
        ?? .words(
          site.sections[index].isHome ? "the home page" : "the section \(site.sections[index].url)")
    case .own: .words("the list '\(list.title)'")
    case .period: .words("the posts of \(list.title)")
    case .term(let taxonomy, let term):
      site.taxonomies[taxonomy].terms[term].file.map { .file($0.place.path) }
        ?? .words(
          "the list of \(site.taxonomies[taxonomy].settings.name) '\(site.taxonomies[taxonomy].terms[term].name)'"
        )
    }
  }

  /// The line of the settings that a list comes from.
  private static func place(of list: PostList, _ site: Site) -> Output.Place? {
    switch list.kind {
    case .own(let index): .setting(site.settings.lists[index].place)
    case .period: site.settings.archive?.place.map { .setting($0) }
    case .section, .term: nil
    }
  }

  private static func redirects(
    _ site: Site, _ source: (String) -> SourceText, _ diagnostics: inout [Diagnostic]
  ) -> [Output] {
    var outputs: [Output] = []
    func add(_ aliases: [Located<String>], _ target: URLPath, _ title: String, _ path: String) {
      // An address that is the page's own already, or is written twice, asks for nothing.
      var known: Set<URLPath> = [target]
      for alias in aliases {
        if let url = URLPath(written: alias.value) {
          guard known.insert(url).inserted else { continue }
          outputs.append(
            Output(
              url, .redirect(to: target, title: title), origin: .file(path),
              place: .field(of: path, alias.range)))
        } else {
          diagnostics.append(PlanProblem.badAlias(alias, in: source(path)))
        }
      }
    }
    for page in site.pages where !page.file.page.aliases.isEmpty {
      add(page.fields.aliases, page.url, page.title, page.path)
    }
    for section in site.sections {
      guard let path = section.path else { continue }
      add(section.fields.page.aliases, section.url, section.title, path)
    }
    return outputs
  }
}

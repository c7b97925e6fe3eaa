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
  ///   - shownPath: what messages call a file of `Content/`.
  ///   - source: reads a file of `Content/` again, only to show a line of it in a message.
  package static func make(
    _ site: Site, files: [String], assets: Assets,
    sitemapSize: Int = Sitemap.largest, shownPath: @escaping @Sendable (String) -> String,
    source: (String) -> SourceText
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
          place: file.addressRange.map { Output.Place(path: file.place.path, range: $0) }))
    }
    for (index, list) in site.lists.enumerated() {
      let origin = originOf(list, site)
      for number in 1...list.pageCount {
        outputs.append(
          Output(list.url(ofPage: number), .list(index, number: number), origin: origin))
      }
    }
    for (index, taxonomy) in site.taxonomies.enumerated() where !taxonomy.terms.isEmpty {
      outputs.append(
        Output(
          taxonomy.url, .terms(taxonomy: index),
          origin: .words("the page of all \(taxonomy.settings.name)")))
    }
    for (language, archive) in site.archives.enumerated() where !archive.years.isEmpty {
      outputs.append(
        Output(
          archive.url, .archive(language: language), origin: .words("the page of all years")))
    }
    for (index, page) in site.templatePages.enumerated() {
      outputs.append(
        Output(page.url, .templatePage(index), origin: .words("Templates/" + page.template)))
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
    diagnostics += OutputConflicts.find(among: outputs, shownPath: shownPath, source: source)
    return (
      OutputPlan(
        outputs: outputs, files: files, companions: companions, shownPath: shownPath),
      diagnostics
    )
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
    if let icon = site.settings.hosting.icon {
      companions.icon = Companions.Icon(icon, files: files) { source($0).bytes }
      if companions.icon == nil {
        diagnostics.append(PlanProblem.noIcon(shownPath(icon.withoutSlash)))
      }
    }
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
      .words(
        "the list of \(site.taxonomies[taxonomy].settings.name) '\(site.taxonomies[taxonomy].terms[term].name)'"
      )
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
              place: Output.Place(path: path, range: alias.range)))
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

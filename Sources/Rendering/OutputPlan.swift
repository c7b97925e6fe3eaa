package import Diagnostics
import FrontMatter
package import SiteModel

/// All files of a site, each at an address of its own.
package struct OutputPlan: Sendable {
  /// In the order they are rendered and reported.
  package private(set) var outputs: [Output]
  /// The address of each file of `Content/` that is published as it is.
  package let files: [String: URLPath]
  /// What the site's own `/feed.xml` is, nil without a base URL or a dated post.
  let feed: URLPath?

  /// Posts in the feed.
  static let feedSize = 20

  /// Plans a site's outputs; two with one address, or one below another's file, are errors that name both.
  ///
  /// - Parameters:
  ///   - files: the other files of `Content/`, by path.
  ///   - assets: the files that every page refers to.
  ///   - shownPath: what messages call a file of `Content/`.
  ///   - source: reads a file of `Content/` again, only to show a line of it in a message.
  package static func make(
    _ site: Site, files: [String], assets: Assets, shownPath: (String) -> String,
    source: (String) -> SourceText
  ) -> (OutputPlan, [Diagnostic]) {
    let hasBase = !site.settings.baseURL.text.isEmpty
    let hasDated = site.posts.contains { site.pages[$0].date != nil }
    let feed = hasBase && hasDated ? URLPath(file: "feed.xml") : nil
    let placed = FilePlaces(site).places(of: files)
    var outputs: [Output] = []
    var diagnostics: [Diagnostic] = []
    for (index, page) in site.pages.enumerated() {
      outputs.append(
        Output(
          page.url, .page(index), origin: shownPath(page.path),
          place: (page.fields.url ?? page.fields.slug).map {
            Output.Place(path: page.path, range: $0.range)
          }))
    }
    for (index, list) in site.lists.enumerated() {
      let origin = originOf(list, site, shownPath)
      for number in 1...list.pageCount {
        outputs.append(
          Output(list.url(ofPage: number), .list(index, number: number), origin: origin))
      }
    }
    for (index, taxonomy) in site.taxonomies.enumerated() where !taxonomy.terms.isEmpty {
      outputs.append(
        Output(
          taxonomy.url, .terms(taxonomy: index),
          origin: "the page of all \(taxonomy.settings.name)"))
    }
    for (path, url) in placed { outputs.append(Output(url, .copy(path), origin: shownPath(path))) }
    outputs += redirects(site, shownPath, source, &diagnostics)
    outputs.append(Output(assets.stylesheet.url, .stylesheet, origin: "the stylesheet"))
    if let script = assets.script {
      outputs.append(Output(script.url, .script, origin: "the script"))
    }
    // These give way to a file, a page or a folder of the user's own; an alias there is a conflict.
    let taken = Set(
      outputs.filter { !$0.isRedirect }.flatMap { output in
        [output.path, output.path.pathParts.first ?? ""]
      })
    var extra = [
      Output(URLPath(file: "404.html"), .notFound, origin: "the page for missing addresses"),
      Output(URLPath(file: "robots.txt"), .robots, origin: "robots.txt"),
    ]
    if hasBase {
      extra.append(Output(URLPath(file: "sitemap.xml"), .sitemap, origin: "the sitemap"))
    }
    if let feed { extra.append(Output(feed, .feed, origin: "the feed")) }
    outputs += extra.filter { !taken.contains($0.path) }
    diagnostics += conflicts(outputs, source)
    return (
      OutputPlan(
        // Two names that differ only in their normal form are one key; they have one address, an error above.
        outputs: outputs, files: Dictionary(placed) { first, _ in first }, feed: feed), diagnostics
    )
  }

  /// Leaves out all outputs that `isKept` does not hold for.
  package mutating func keep(_ isKept: (Output) -> Bool) {
    outputs.removeAll { !isKept($0) }
  }

  private static func originOf(
    _ list: PostList, _ site: Site, _ shownPath: (String) -> String
  ) -> String {
    switch list.kind {
    case .home: site.home.path.map(shownPath) ?? "the home page"
    case .section(let index):
      site.sections[index].path.map(shownPath) ?? site.sections[index].folder
    case .term(let taxonomy, let term):
      "the list of \(site.taxonomies[taxonomy].settings.name) '\(site.taxonomies[taxonomy].terms[term].name)'"
    }
  }

  private static func redirects(
    _ site: Site, _ shownPath: (String) -> String, _ source: (String) -> SourceText,
    _ diagnostics: inout [Diagnostic]
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
              url, .redirect(to: target, title: title), origin: shownPath(path),
              place: Output.Place(path: path, range: alias.range)))
        } else {
          diagnostics.append(PlanProblem.badAlias(alias, in: source(path)))
        }
      }
    }
    for page in site.pages { add(page.fields.aliases, page.url, page.title, page.path) }
    for section in site.sections {
      guard let path = section.path else { continue }
      add(section.fields.page.aliases, section.url, section.title, path)
    }
    return outputs
  }

  /// Outputs that would overwrite each other, or need a folder where another is a file.
  private static func conflicts(
    _ outputs: [Output], _ source: (String) -> SourceText
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    func location(_ output: Output) -> Diagnostic.Location {
      output.place.map { .range(source($0.path), $0.range) } ?? .file(output.origin)
    }
    var first: [String: Output] = [:]
    first.reserveCapacity(outputs.count)
    for output in outputs {
      if let other = first[output.path] {
        diagnostics.append(
          PlanProblem.sameAddress(
            output, at: location(output), other, location(other)))
      } else {
        first[output.path] = output
      }
    }
    for output in outputs where output.path.utf8.contains(UInt8(ascii: "/")) {
      var folder = output.path.pathFolder
      while !folder.isEmpty {
        defer { folder = folder.pathFolder }
        // Only a file without an extension, or with one in a folder's name, can be in the way.
        if let other = first[folder] {
          diagnostics.append(
            PlanProblem.fileInTheWay(
              output.url, at: location(output), other.url, location(other)))
        }
      }
    }
    return diagnostics
  }
}

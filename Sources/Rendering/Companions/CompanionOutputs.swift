import SiteModel

/// The files that are published beside the pages, where nothing of the user's own is.
enum CompanionOutputs {
  /// - Parameter others: all other outputs; a file, a page or a folder of the user's own takes the place of one of these, but
  ///   an alias there is a conflict.
  /// - Complexity: O(*n*) in the other outputs.
  static func make(_ site: Site, _ companions: Companions, beside others: [Output]) -> [Output] {
    var outputs = [
      Output(
        URLPath(file: "404.html"), .notFound, origin: .words("the page for missing addresses")),
      Output(URLPath(file: "robots.txt"), .robots, origin: .words("robots.txt")),
    ]
    if site.settings.hosting.writesHeaders {
      outputs.append(
        Output(URLPath(file: "_headers"), .headers, origin: .words("the headers for hosts")))
    }
    if !companions.redirects.isEmpty {
      outputs.append(
        Output(URLPath(file: "_redirects"), .redirects, origin: .words("the redirects for hosts")))
    }
    if site.settings.hosting.hasManifest {
      outputs.append(Output(OutputPlan.manifest, .manifest, origin: .words("the manifest")))
    }
    outputs += (companions.icons.made?.outputs ?? []).map { icon, url in
      Output(url, .icon(icon), origin: .words("the icons"))
    }
    if !site.settings.baseURL.text.isEmpty {
      outputs += sitemap(companions.sitemap)
    }
    outputs += companions.feeds.all.map { feed in
      Output(
        feed.url, .feed(list: feed.list, feed.format),
        origin: .words("the feed of \(site.lists[feed.list].url)"))
    }
    let taken = taken(by: others, among: Set(outputs.map { Array($0.url.text.utf8) }))
    return outputs.filter { !taken.contains(Array($0.url.text.utf8)) }
  }

  private static func sitemap(_ sitemap: Sitemap) -> [Output] {
    let address = URLPath(file: "sitemap.xml")
    guard !sitemap.parts.isEmpty else {
      return [Output(address, .sitemap(part: nil), origin: .words("the sitemap"))]
    }
    return [Output(address, .sitemapIndex, origin: .words("the sitemap"))]
      + sitemap.parts.enumerated().map { part, url in
        Output(url, .sitemap(part: part), origin: .words("the sitemap"))
      }
  }

  /// Those of `wanted`, which are addresses of files, that others stand at or below.
  private static func taken(by others: [Output], among wanted: Set<[UInt8]>) -> Set<[UInt8]> {
    var taken: Set<[UInt8]> = []
    // All of these have a dot or a low line in their names, which few addresses of pages have.
    let names = Set(wanted.map { path in path.suffix(while: { $0 != UInt8(ascii: "/") }) })
    for output in others
    where !output.isRedirect
      && output.url.text.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }
      )
    {
      let bytes = Array(output.url.text.utf8)
      for part in bytes.split(separator: UInt8(ascii: "/")) where names.contains(part) {
        let path = Array(bytes[..<part.endIndex])
        if wanted.contains(path) { taken.insert(path) }
      }
    }
    return taken
  }
}

extension [UInt8] {
  /// What stands behind the last byte that `holds` does not hold for.
  fileprivate func suffix(while holds: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = lastIndex { !holds($0) }.map { $0 + 1 } ?? 0
    return self[start...]
  }
}

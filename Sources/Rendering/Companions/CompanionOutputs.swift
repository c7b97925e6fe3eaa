import SiteModel

/// The files that are published beside the pages, where nothing of the user's own is.
enum CompanionOutputs {
  /// - Parameter others: all other outputs; what the user has put in the place of one of these is used instead of it, and
  ///   whatever else has its address is a conflict.
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
    let taken = TakenPlaces.find(
      by: others, among: Set(outputs.map { Array($0.url.text.utf8) }), in: site)
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
}

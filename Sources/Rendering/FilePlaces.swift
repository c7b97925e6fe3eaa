import SiteModel

/// Where the files that are not Markdown are published: where they lie, those of a bundle beside its page.
struct FilePlaces {
  /// By the folder of a bundle: its page's address, or nil for a bundle that is left out with all its files.
  private var bundles: [String: URLPath?] = [:]

  init(_ site: Site) {
    for bundle in site.bundles { bundles.updateValue(bundle.url, forKey: bundle.folder) }
  }

  /// Addresses by path, in the order given.
  func places(of files: [String]) -> [(String, URLPath)] {
    files.compactMap { path in
      guard let bundle = bundle(around: path) else { return (path, URLPath(file: path)) }
      guard let page = bundle.url else { return nil }
      return (path, page.file(String(Substring(path.utf8.dropFirst(bundle.folder.utf8.count + 1)))))
    }
  }

  private func bundle(around path: String) -> (folder: String, url: URLPath?)? {
    guard !bundles.isEmpty else { return nil }
    var folder = path.pathFolder
    while !folder.isEmpty {
      if let url = bundles[folder] { return (folder, url) }
      folder = folder.pathFolder
    }
    return nil
  }
}

import FrontMatter

extension Assembly {
  /// Warns of patterns of the settings for folders that nothing lies in.
  mutating func checkPermalinks(_ files: [LoadedFile]) {
    guard let source = site.settings.source, !site.settings.permalinks.isEmpty else { return }
    var folders: Set<String> = [""]
    var last: [String] = []
    for file in files where file.place.folders != last {
      last = file.place.folders
      var around = last
      while !around.isEmpty, folders.insert(around.joined(separator: "/")).inserted {
        around.removeLast()
      }
    }
    for (folder, _) in site.settings.permalinks where !folders.contains(folder.value) {
      diagnostics.append(
        SiteProblem.permalinkFolder(folder, known: folders.filter { !$0.isEmpty }, in: source))
    }
  }
}

import Building
import Files

/// A site whose builds are told what changed.
extension RandomSite {
  /// Has contents shown by pages of their own alone, and as they are.
  func showContentsInPlace() {
    write("Templates/feed.xml", "{% for p in list.posts %}{{ p.title }}{% endfor %}")
    write("site.yaml", "title: Random\nstyle: plain\ntimezone: UTC\nsize: 3\n")
  }

  /// Has builds told what changed, as by somebody who watches the site.
  func watch() {
    session = BuildSession()
    seen = stamps()
  }

  /// What is in the site's folders, by path.
  private func stamps() -> [String: FileEntry] {
    var stamps: [String: FileEntry] = [:]
    for folder in ["Content", "Templates"] {
      let listing = try? FolderListing.of(site.folder + "/" + folder)
      for entry in listing?.entries ?? [] { stamps[folder + "/" + entry.path] = entry }
    }
    stamps["site.yaml"] = try? FileEntry.at(site.folder + "/site.yaml")
    return stamps
  }

  /// The paths of what is not as it was when this was asked last.
  func changes() -> Set<String> {
    let now = stamps()
    defer { seen = now }
    return Set(seen.keys).union(now.keys).filter { path in
      seen[path]?.kind != .folder && seen[path] != now[path]
    }
  }
}

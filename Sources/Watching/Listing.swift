import Files

extension WatchSettings {
  /// Everything below a folder that is watched, the folder itself left out, and what of it are symbolic links to files;
  /// nothing when there is no such folder.
  func listing(of folder: WatchedPath) -> (
    entries: [(place: WatchedPath, entry: FileEntry)], links: [WatchedPath]
  ) {
    let full = fullPath(folder)
    let listing = try? FolderListing.of(full, links: .follow(inside: boundary)) { entry in
      !ignores(folder.appending(entry.path))
    }
    let entries = (listing?.entries ?? []).compactMap { entry -> (WatchedPath, FileEntry)? in
      let place = folder.appending(entry.path)
      return entry.kind == .file && ignores(place) ? nil : (place, entry)
    }
    let links = (listing?.links ?? []).map(folder.appending).filter { !ignores($0) }
    return (entries, links)
  }

  func fullPath(_ place: WatchedPath) -> String { Path.join(place.root, place.path) }
}

extension WatchedPath {
  func appending(_ name: String) -> WatchedPath {
    WatchedPath(root: root, path: Path.join(path, name))
  }

  /// The folder that it lies in, nil for a root.
  var parent: WatchedPath? {
    path.isEmpty ? nil : WatchedPath(root: root, path: Path.parent(of: path))
  }
}

import Files

extension WatchSettings {
  /// Everything below a folder that is watched, the folder itself left out; nothing when there is no such folder.
  func listing(of folder: WatchedPath) -> [(place: WatchedPath, entry: FileEntry)] {
    let full = fullPath(folder)
    let listing = try? FolderListing.of(full, links: .follow(inside: boundary)) { entry in
      !ignores(folder.appending(entry.path))
    }
    return (listing?.entries ?? []).compactMap { entry in
      let place = folder.appending(entry.path)
      return entry.kind == .file && ignores(place) ? nil : (place, entry)
    }
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

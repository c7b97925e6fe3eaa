import SiteModel

/// The files beside the pages that the user has put others in the place of, by the names of these.
enum TakenPlaces {
  /// - Parameter wanted: the addresses of the files that would be made.
  /// - Returns: those of them that somebody else's file stands at, or needs a folder at.
  /// - Complexity: O(*n*) in the bytes of the other outputs' addresses.
  static func find(
    by others: [Output], among wanted: Set<[UInt8]>, in site: Site
  ) -> Set<[UInt8]> {
    var taken: Set<[UInt8]> = []
    // All of these have a dot or a low line in their names, which few addresses of pages have.
    let names = Set(wanted.map { path in path.suffix(while: { $0 != UInt8(ascii: "/") }) })
    for index in others.indices where isOdd(others[index].url) {
      let output = others[index]
      let bytes = Array(output.url.text.utf8)
      for part in bytes.split(separator: UInt8(ascii: "/")) where names.contains(part) {
        let path = Array(bytes[..<part.endIndex])
        if wanted.contains(path), output.isNamed(for: path[1...], in: site) { taken.insert(path) }
      }
    }
    return taken
  }

  /// Whether an address has a dot or a low line.
  private static func isOdd(_ url: URLPath) -> Bool {
    url.text.utf8.withContiguousStorageIfAvailable { text in
      for byte in text where byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") { return true }
      return false
    } ?? true
  }
}

extension Output {
  /// Whether the name of its own file says that it is to stand where another would be made, or in a folder there. An
  /// address that was written for it does not: a post would be gone, or the other file, without a word.
  ///
  /// - Parameter path: where the other would stand, below the root.
  fileprivate func isNamed(for path: ArraySlice<UInt8>, in site: Site) -> Bool {
    func isInside(_ folder: String) -> Bool {
      Array(folder.normalizedToNFC.utf8).starts(with: Array(path) + [UInt8(ascii: "/")])
    }
    let isThere = url.text.utf8.dropFirst().elementsEqual(path)
    // The one of these that is a page itself.
    let isNotFound = isThere && path.elementsEqual("404.html".utf8)
    switch content {
    case .copy(let file):
      return file.normalizedToNFC.utf8.elementsEqual(self.path.normalizedToNFC.utf8)
    case .templatePage: return true
    case .page(let index):
      let place = site.pages[index].file.place
      return isNotFound && place.folders.isEmpty && place.name == "404" || isInside(place.path)
    case .list(let index, _):
      guard case .section(let section) = site.lists[index].kind else { return false }
      let folder = site.sections[section].folder
      return isNotFound && folder == "404" || isInside(folder + "/")
    default: return false
    }
  }
}

extension [UInt8] {
  /// What stands behind the last byte that `holds` does not hold for.
  fileprivate func suffix(while holds: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = lastIndex { !holds($0) }.map { $0 + 1 } ?? 0
    return self[start...]
  }
}

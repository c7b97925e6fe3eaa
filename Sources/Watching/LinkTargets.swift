/// The files that symbolic links lead to: they are written under names of their own, in folders that may be no part of
/// what is watched.
struct LinkTargets {
  private struct Target {
    /// Of the folder that it lies in.
    let watch: Int32
    let name: [UInt8]
  }

  private var targets: [WatchedPath: Target] = [:]
  private var links: [Int32: [[UInt8]: Set<WatchedPath>]] = [:]

  /// The watches of folders in which there are any.
  var watches: some Sequence<Int32> { links.keys }

  /// The links to the file of a name in a folder.
  func links(to name: [UInt8], in watch: Int32) -> Set<WatchedPath> { links[watch]?[name] ?? [] }

  func holds(_ watch: Int32) -> Bool { links[watch] != nil }

  /// A link is known once: another target takes the place of the one before.
  mutating func add(_ link: WatchedPath, to name: [UInt8], in watch: Int32) {
    _ = remove(link)
    targets[link] = Target(watch: watch, name: name)
    links[watch, default: [:]][name, default: []].insert(link)
  }

  /// Forgets a link; the watch that it had, nil for one that is not known.
  mutating func remove(_ link: WatchedPath) -> Int32? {
    guard let target = targets.removeValue(forKey: link) else { return nil }
    links[target.watch]?[target.name]?.remove(link)
    if links[target.watch]?[target.name]?.isEmpty == true {
      links[target.watch]?[target.name] = nil
    }
    if links[target.watch]?.isEmpty == true { links[target.watch] = nil }
    return target.watch
  }

  /// Forgets the links into a folder, and gives them.
  mutating func removeAll(in watch: Int32) -> Set<WatchedPath> {
    let gone = (links.removeValue(forKey: watch) ?? [:]).values.reduce(into: Set()) {
      $0.formUnion($1)
    }
    for link in gone { targets[link] = nil }
    return gone
  }
}

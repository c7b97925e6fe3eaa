import Files
import Glibc

/// Which folder each of the system's watches stands for, kept up as folders come and go.
struct WatchedTree {
  private let settings: WatchSettings
  private let queue: InotifyQueue
  /// A folder that symbolic links lead to has a place for each way to it.
  private var places: [Int32: Set<WatchedPath>] = [:]
  private var watches: [WatchedPath: Int32] = [:]
  /// The folders below one that are watched, and the links in it whose targets are.
  private var children: [WatchedPath: Set<WatchedPath>] = [:]
  private var targets = LinkTargets()
  private var missingRoots: Set<String> = []
  private(set) var isOutOfWatches = false

  init(_ settings: WatchSettings, _ queue: InotifyQueue) {
    self.settings = settings
    self.queue = queue
  }

  var waitsForRoots: Bool { !missingRoots.isEmpty }

  mutating func watchRoots() {
    for root in settings.roots {
      let place = WatchedPath(root: root, path: "")
      watch(place)
      if watches[place] == nil { missingRoots.insert(root) }
    }
  }

  /// A root that has come, or come back, brings everything with it.
  mutating func lookForRoots(_ changes: inout FolderChanges) {
    for root in missingRoots {
      let place = WatchedPath(root: root, path: "")
      watch(place)
      guard watches[place] != nil else { continue }
      missingRoots.remove(root)
      changes.mayBeMore = true
    }
  }

  /// Watches a folder and those below it; what is in them.
  @discardableResult
  private mutating func watch(_ folder: WatchedPath) -> [WatchedPath] {
    guard add(folder) else { return [] }
    var listing: [(place: WatchedPath, entry: FileEntry)] = []
    // Somebody who makes folders faster than they are listed is told of by their watches.
    for _ in 1...10 {
      let found = settings.listing(of: folder)
      listing = found.entries
      for link in found.links { follow(link) }
      var isAnyNew = false
      for (place, entry) in listing where entry.kind == .folder && watches[place] == nil {
        isAnyNew = add(place) || isAnyNew
      }
      // What came into a new folder before its watch is found by another look.
      if !isAnyNew { break }
    }
    return listing.map(\.place)
  }

  private mutating func add(_ folder: WatchedPath) -> Bool {
    switch queue.add(settings.fullPath(folder)) {
    case .failure(let error):
      isOutOfWatches = isOutOfWatches || error.isLimit
      return false
    case .success(let watch):
      places[watch, default: []].insert(folder)
      watches[folder] = watch
      if let parent = folder.parent { children[parent, default: []].insert(folder) }
      return true
    }
  }

  /// Forgets a folder that went, and those below it.
  private mutating func forget(_ folder: WatchedPath) {
    if let parent = folder.parent { children[parent]?.remove(folder) }
    var pending = [folder]
    while let next = pending.popLast() {
      pending += children.removeValue(forKey: next) ?? []
      unfollow(next)
      guard let watch = watches.removeValue(forKey: next) else { continue }
      places[watch]?.remove(next)
      if places[watch]?.isEmpty == true {
        places[watch] = nil
        if !targets.holds(watch) { queue.remove(watch) }
      }
    }
  }

  /// Watches the folder of the file that a link leads to.
  private mutating func follow(_ link: WatchedPath) {
    unfollow(link)
    guard let boundary = try? Path.real(settings.boundary),
      let target = try? Path.real(settings.fullPath(link)),
      Path.relative(target, to: boundary) != nil
    else { return }
    switch queue.add(Path.parent(of: target)) {
    case .failure(let error): isOutOfWatches = isOutOfWatches || error.isLimit
    case .success(let watch):
      targets.add(link, to: Array(Path.name(of: target).utf8), in: watch)
      if let parent = link.parent { children[parent, default: []].insert(link) }
    }
  }

  private mutating func unfollow(_ link: WatchedPath) {
    guard let watch = targets.remove(link) else { return }
    if let parent = link.parent { children[parent]?.remove(link) }
    if places[watch] == nil, !targets.holds(watch) { queue.remove(watch) }
  }

  /// Begins again when events were lost.
  private mutating func begin() {
    for watch in Set(places.keys).union(targets.watches) { queue.remove(watch) }
    (places, watches, children, missingRoots) = ([:], [:], [:], [])
    targets = LinkTargets()
    watchRoots()
  }
}

extension WatchedTree {
  mutating func apply(_ event: InotifyQueue.Event, to changes: inout FolderChanges) {
    if event.isAny(of: IN_Q_OVERFLOW) {
      changes.mayBeMore = true
      begin()
      return
    }
    applyToTargets(event, &changes)
    for folder in places[event.watch] ?? [] {
      if event.name.isEmpty {
        applyToItself(event, folder, &changes)
      } else if let name = String(validating: event.name, as: UTF8.self) {
        apply(event, to: folder.appending(name), &changes)
      } else {
        // No page can be made of such a name, but a message about it can.
        changes.paths.insert(folder)
      }
    }
  }

  /// A file that links lead to was written, or the folder that it lies in has gone.
  private mutating func applyToTargets(
    _ event: InotifyQueue.Event, _ changes: inout FolderChanges
  ) {
    guard targets.holds(event.watch) else { return }
    if event.name.isEmpty {
      guard event.isAny(of: IN_DELETE_SELF, IN_MOVE_SELF, IN_UNMOUNT, IN_IGNORED) else { return }
      let links = targets.removeAll(in: event.watch)
      if places[event.watch] == nil { queue.remove(event.watch) }
      for link in links { follow(link) }
      changes.paths.formUnion(links)
    } else if !event.isAny(of: IN_CREATE) {
      changes.paths.formUnion(targets.links(to: event.name, in: event.watch))
    }
  }

  private mutating func applyToItself(
    _ event: InotifyQueue.Event, _ folder: WatchedPath, _ changes: inout FolderChanges
  ) {
    guard event.isAny(of: IN_DELETE_SELF, IN_MOVE_SELF, IN_UNMOUNT, IN_IGNORED) else { return }
    guard watches[folder] == event.watch else { return }
    forget(folder)
    // The folder above tells of all others that go.
    guard folder.path.isEmpty else { return }
    missingRoots.insert(folder.root)
    changes.mayBeMore = true
    lookForRoots(&changes)
  }

  private mutating func apply(
    _ event: InotifyQueue.Event, to place: WatchedPath, _ changes: inout FolderChanges
  ) {
    // That a folder has other attributes changes nothing in it.
    if event.isAny(of: IN_ATTRIB), event.isAny(of: IN_ISDIR) { return }
    guard !settings.ignores(place) else { return }
    if event.isAny(of: IN_DELETE, IN_MOVED_FROM, IN_MOVED_TO) {
      if watches[place] != nil { forget(place) } else { unfollow(place) }
    }
    if event.isAny(of: IN_CREATE, IN_MOVED_TO) {
      switch kind(of: place) {
      case .folder:
        changes.paths.insert(place)
        changes.paths.formUnion(watch(place))
        return
      case .link: follow(place)
      case .file where event.isAny(of: IN_CREATE):
        // It is told when it is written; one that has another name too was written before.
        return
      case .file, .written, .none: break
      }
    }
    changes.paths.insert(place)
  }

  private enum Kind {
    case folder, file, link, written
  }

  /// Nil when it is gone again.
  private func kind(of place: WatchedPath) -> Kind? {
    let full = settings.fullPath(place)
    var status = stat()
    guard lstat(full, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFLNK:
      guard let boundary = try? Path.real(settings.boundary), let target = try? Path.real(full),
        Path.relative(target, to: boundary) != nil
      else { return .written }
      return Path.isFolder(target) ? .folder : .link
    case S_IFREG: return status.st_nlink > 1 ? .written : .file
    // A pipe, say, of which nobody tells that it is written.
    default: return .written
    }
  }
}

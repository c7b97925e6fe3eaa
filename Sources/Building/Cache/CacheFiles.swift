import Files
import Markdown
import Records
import Rendering
import SiteModel

/// The files that a site's cache keeps for one output folder.
struct CacheFiles {
  private let folder: String
  private let key: String

  /// - Throws: `FileError` when the current folder is gone.
  init(of outputFolder: String, shard: Shard?, in site: SiteFolder) throws(FileError) {
    folder = site.cache
    let manifestKey = try Manifest.key(of: outputFolder, in: site)
    key = manifestKey
    cacheKey = shard.map { "\(manifestKey)-\($0.number)-of-\($0.count)" } ?? manifestKey
  }

  /// What is of one share of the outputs only.
  private let cacheKey: String

  /// The list of files that builds wrote there.
  var manifest: String { Path.join(folder, Self.manifest(of: key)) }
  /// The name of that list.
  static func manifest(of key: String) -> String { "manifest-\(key)" }
  /// Held by the build that is running.
  var lock: String { Path.join(folder, "lock") }
  private var cache: String { Path.join(folder, "cache-\(cacheKey)") }
  private var newCache: String { cache + ".new" }
  private var patch: String { cache + ".patch" }
  private var bodies: String { Path.join(folder, "bodies-\(cacheKey)") }
  private var newBodies: String { bodies + ".new" }

  /// Whether a build left something, be it to be believed or not.
  var hasCache: Bool { Path.isFile(cache) }

  /// What the last build left, nil when that is not to be believed.
  func load() -> BuildCache? {
    guard Path.isFile(cache), let bytes = try? File.read(cache),
      var known = CacheFormat.decode(bytes)
    else { return nil }
    if Path.isFile(patch), let bytes = try? File.read(patch) {
      CachePatch.apply(bytes, to: &known)
    }
    return known
  }

  /// The store of bodies that goes with a cache, nil when it is not there.
  func knownBodies(
    _ known: BuildCache, remade: @escaping @Sendable (LoadedFile) -> RenderedMarkdown
  ) -> BodyStore? {
    BodyStore(
      continuing: bodies, identity: known.bodiesIdentity, after: known.bodiesCount, remade: remade)
  }

  /// The store of bodies that goes with a cache, else a new one.
  func bodies(
    _ known: BuildCache?, remade: @escaping @Sendable (LoadedFile) -> RenderedMarkdown
  ) throws(FileError) -> (store: BodyStore, isKnown: Bool) {
    if let known, !known.hasMuchWaste, let store = knownBodies(known, remade: remade) {
      // Of a build that was stopped, and not to be taken for this one's.
      if Path.exists(newBodies) { _ = try OutputFolder(folder).remove(Path.name(of: newBodies)) }
      return (store, true)
    }
    // Another number than any store of before, or a cache could be taken for this one's.
    var print = Fingerprinter(seed: CacheIdentity.current)
    print.combine(known?.bodiesIdentity ?? 0)
    if let entry = try? FileEntry.at(bodies) {
      print.combine(entry.modified)
      print.combine(entry.size)
      print.combine(entry.identity.inode)
    }
    return (try BodyStore(creating: newBodies, identity: print.value, remade: remade), false)
  }

  /// Forgets all of it.
  func delete() throws(FileError) {
    let target = try OutputFolder(folder)
    for entry in try FolderListing.of(folder).entries where entry.kind == .file {
      // The shares of one output folder have names that begin alike.
      let isOwn = ["cache", "bodies", "manifest"].contains {
        entry.path.hasPrefix("\($0)-\(key)")
      }
      if isOwn || entry.path == "lock" { _ = try target.remove(entry.path) }
    }
  }

  /// A cache to be written beside the one that is there.
  func newCacheFile() throws(FileError) -> SealedFile {
    try SealedFile(creating: newCache, heading: CacheFormat.heading)
  }

  /// Keeps what the next build is to know, in one step.
  ///
  /// - Parameter file: a `newCacheFile` as `CacheFormat.write` leaves it.
  func save(_ file: consuming SealedFile, manifest: SourceStamp?) throws(FileError) {
    try CacheFormat.finish(&file, manifest: manifest)
    if Path.exists(newBodies) { try Path.rename(newBodies, to: bodies) }
    try putCacheInPlace()
  }

  private func putCacheInPlace() throws(FileError) {
    try Path.rename(newCache, to: cache)
    // It goes with a cache that is no more.
    if Path.exists(patch) { _ = try OutputFolder(folder).remove(Path.name(of: patch)) }
  }

  /// What the files are that `load` reads, nil for one that is not there.
  var stamps: [SourceStamp?] {
    [cache, patch].map { path in (try? FileEntry.at(path)).map { SourceStamp($0) } }
  }

  /// Keeps a cache with what was put into its patch since it was read.
  ///
  /// - Returns: whether it may be patched further; else it has to be read again.
  func save(patched cache: BuildCache) throws(FileError) -> Bool {
    guard cache.patch.isLarge else {
      _ = try OutputFolder(folder).write(CachePatch.encode(cache), to: Path.name(of: patch))
      return true
    }
    var file = try newCacheFile()
    CacheFormat.write(cache, to: &file, jobs: 1) { _, source, writer in
      source.write(recordOf: cache, &writer)
    }
    try CacheFormat.finish(&file, manifest: cache.manifest)
    try putCacheInPlace()
    return false
  }
}

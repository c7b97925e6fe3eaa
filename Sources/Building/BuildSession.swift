import Files
import SiteModel
import Synchronization

/// What the builds of a site that one program makes again and again leave to each other beside the cache on disk: which files
/// there are, and that cache as it was read.
///
/// A build believes it only where its options say which files may have changed since the last one.
package final class BuildSession: Sendable {
  private struct State {
    var scan: KnownScan?
    var cache: (cache: BuildCache, stamps: [SourceStamp?])?
  }

  private let state = Mutex(State())

  package init() {}

  /// What the scan of the last build found, nil when that came to none; it is kept no more.
  ///
  /// To be asked for by every build, for what one was told of and did not look at is unknown to the next.
  func takeScan() -> KnownScan? { state.withLock { $0.scan.take() } }

  func keep(_ scan: KnownScan) { state.withLock { $0.scan = scan } }

  /// The cache that was kept, while its files are those that it was kept with; it is kept no more.
  func takeCache(_ files: CacheFiles) -> BuildCache? {
    guard let known = state.withLock({ $0.cache.take() }), known.stamps == files.stamps else {
      return nil
    }
    return known.cache
  }

  func forgetCache() { state.withLock { $0.cache = nil } }

  /// Keeps a cache that says what its files say.
  func keep(_ cache: BuildCache, _ files: CacheFiles) {
    let stamps = files.stamps
    state.withLock { $0.cache = (cache, stamps) }
  }
}

/// What a scan found.
struct KnownScan: Sendable {
  let scan: Scan
  /// The tags that names could hold.
  let languages: [String]
}

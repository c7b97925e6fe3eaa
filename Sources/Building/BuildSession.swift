import Files
import SiteModel
import Synchronization

/// What the builds of a site that one program makes again and again leave to each other beside the cache on disk: which files
/// there are, and that cache as it was read.
///
/// A build believes it only where its options say which files may have changed since the last one.
package final class BuildSession: Sendable {
  private struct State {
    var scan: (scan: Scan, languages: [String])?
    var cache: (cache: BuildCache, stamps: [SourceStamp?])?
  }

  private let state = Mutex(State())

  package init() {}

  /// What the last scan found, with what became of the files that changed, by their paths below the site's folder; nil when
  /// everything has to be looked at.
  func scan(after changed: Set<String>, in folder: SiteFolder, languages: [String]) -> Scan? {
    guard let known = state.withLock({ $0.scan }), known.languages == languages else { return nil }
    return known.scan.refreshed(changed, in: folder)
  }

  func keep(_ scan: Scan, languages: [String]) {
    state.withLock { $0.scan = (scan, languages) }
  }

  /// The cache that was kept, while its files are those that it was kept with; it is kept no more.
  func takeCache(_ files: CacheFiles) -> BuildCache? {
    guard let known = state.withLock({ $0.cache.take() }), known.stamps == files.stamps else {
      return nil
    }
    return known.cache
  }

  /// Keeps a cache that says what its files say.
  func keep(_ cache: BuildCache, _ files: CacheFiles) {
    let stamps = files.stamps
    state.withLock { $0.cache = (cache, stamps) }
  }
}

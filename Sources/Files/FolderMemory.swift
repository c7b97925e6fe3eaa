import Synchronization

/// The folders known to be there, so that none is asked about twice; several threads may ask at once.
final class FolderMemory: Sendable {
  /// One lock for each part of the names, so that threads seldom wait for each other.
  private final class Shard: Sendable {
    let paths = Mutex<Set<String>>([])
  }

  private let shards = (0..<16).map { _ in Shard() }

  func contains(_ path: String) -> Bool {
    shard(of: path).paths.withLock { $0.contains(path) }
  }

  func insert(_ path: String) {
    shard(of: path).paths.withLock { _ = $0.insert(path) }
  }

  func forget(_ path: String) {
    shard(of: path).paths.withLock { _ = $0.remove(path) }
  }

  private func shard(of path: String) -> Shard {
    // FNV-1a; Hasher would do the work of the set's own hashing a second time.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return shards[Int(truncatingIfNeeded: hash >> 32) & 15]
  }
}

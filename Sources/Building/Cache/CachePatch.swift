import Records
import Rendering
import SiteModel

/// What builds that changed little put in the place of some records of a cache, kept in a small file beside it, since to
/// write all of a large site's cache takes longer than such a build.
///
/// It holds all that is different from the cache's file, and goes with that file alone. Without it the cache is that of
/// an earlier build, which is as good as any: whatever is not as it says is made again.
struct CachePatch: Sendable {
  /// By their places in the lists of the cache.
  fileprivate(set) var sources: [Int: BuildCache.Source] = [:]
  fileprivate(set) var outputs: [Int: BuildCache.Output] = [:]
  fileprivate(set) var rows: [Int: EntityTable.Row] = [:]

  /// With more than this many files it is time to write the cache anew.
  private static let mostSources = 64

  var isLarge: Bool { sources.count > Self.mostSources }

  private static let heading = Array("sitegen patch 1\n".utf8)

  /// The bytes of the patch of a cache.
  static func encode(_ cache: BuildCache) -> [UInt8] {
    let patch = cache.patch
    var writer = RecordWriter(capacity: patch.sources.count * 2048 + 64)
    writer.write(fixed: cache.seal)
    writer.write(cache.bodiesCount)
    writer.write(cache.liveBodies)
    writer.write(list: patch.sources.sorted { $0.key < $1.key }) { writer, entry in
      writer.write(entry.key)
      writer.write(entry.value.ownRecord ?? [])
      CacheFormat.write(entry.value, to: &writer)
    }
    writer.write(list: patch.outputs.sorted { $0.key < $1.key }) { writer, entry in
      writer.write(entry.key)
      entry.value.write(to: &writer)
    }
    writer.write(list: patch.rows.sorted { $0.key < $1.key }) { writer, entry in
      writer.write(entry.key)
      entry.value.write(to: &writer)
    }
    return Seal.sealed(writer.bytes, heading: heading)
  }

  /// Puts a patch's records into the cache that it goes with; bytes that are not such a patch, and whole, change nothing.
  static func apply(_ bytes: [UInt8], to cache: inout BuildCache) {
    bytes.withUnsafeBytes { raw in
      guard var (reader, _) = Seal.open(raw, heading: heading), reader.fixed() == cache.seal
      else { return }
      let (bodiesCount, liveBodies) = (reader.integer(), reader.integer())
      let sources = reader.list { reader in
        let (place, record) = (reader.integer(), reader.data())
        return (place, CacheFormat.readSource(&reader, record: record))
      }
      let outputs = reader.list { ($0.integer(), BuildCache.Output(from: &$0)) }
      let rows = reader.list { ($0.integer(), EntityTable.Row(from: &$0)) }
      guard !reader.isBroken, reader.isAtEnd,
        sources.allSatisfy({ cache.sources.indices.contains($0.0) }),
        outputs.allSatisfy({ cache.outputs.indices.contains($0.0) }),
        rows.allSatisfy({ cache.entities.rows.indices.contains($0.0) })
      else { return }
      (cache.bodiesCount, cache.liveBodies) = (bodiesCount, liveBodies)
      for (place, source) in sources { cache.replace(source: place, with: source) }
      for (place, output) in outputs { cache.replace(output: place, with: output) }
      for (place, row) in rows { cache.replace(row: place, with: row) }
    }
  }
}

extension BuildCache {
  mutating func replace(source place: Int, with source: Source) {
    sources[place] = source
    patch.sources[place] = source
  }

  mutating func replace(output place: Int, with output: Output) {
    outputs[place] = output
    patch.outputs[place] = output
  }

  mutating func replace(row place: Int, with row: EntityTable.Row) {
    entities.rows[place] = row
    patch.rows[place] = row
  }
}

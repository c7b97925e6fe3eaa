/// A dictionary that keeps the order in which its keys were first added, as Python's does.
///
/// Keys are any hashable value: text, numbers, booleans, none, dates, and tuples of these; 1, 1.0 and
/// true are one key. Copies share their storage.
package struct OrderedMap: Sendable {
  /// Small maps are searched from end to end, which is faster than hashing the key.
  private static let searchedCount = 8

  private var storage: Storage

  private final class Storage: Sendable {
    let entries: [(key: Value, value: Value)]
    let index: [MapKey: Int]

    init(_ entries: [(key: Value, value: Value)], _ index: [MapKey: Int]) {
      self.entries = entries
      self.index = index
    }
  }

  /// The last of several values for one key wins, at the place of the first.
  package init(_ pairs: [(key: Value, value: Value)]) {
    var entries: [(key: Value, value: Value)] = []
    var index: [MapKey: Int] = [:]
    entries.reserveCapacity(pairs.count)
    index.reserveCapacity(pairs.count)
    for pair in pairs {
      let key = MapKey(pair.key)
      if let place = index[key] {
        entries[place].value = pair.value
      } else {
        index[key] = entries.count
        entries.append(pair)
      }
    }
    storage = Storage(entries, entries.count > Self.searchedCount ? index : [:])
  }

  package init(_ pairs: [(String, Value)]) {
    self.init(pairs.map { (key: Value.string($0.0), value: $0.1) })
  }

  package var entries: [(key: Value, value: Value)] { storage.entries }
  package var count: Int { storage.entries.count }
  package var keys: [Value] { storage.entries.map { $0.key } }
  package var values: [Value] { storage.entries.map { $0.value } }

  /// Whether one is a copy of the other.
  func isSame(as other: OrderedMap) -> Bool { storage === other.storage }

  package subscript(_ key: String) -> Value? {
    guard storage.entries.count > Self.searchedCount else {
      for entry in storage.entries {
        if let text = entry.key.text, text.hasSameScalars(as: key) { return entry.value }
      }
      return nil
    }
    return storage.index[MapKey(.string(key))].map { storage.entries[$0].value }
  }

  package subscript(_ key: Value) -> Value? {
    if let text = key.text { return self[text] }
    let wanted = MapKey(key)
    guard storage.entries.count > Self.searchedCount else {
      return storage.entries.first { MapKey($0.key) == wanted }?.value
    }
    return storage.index[wanted].map { storage.entries[$0].value }
  }
}

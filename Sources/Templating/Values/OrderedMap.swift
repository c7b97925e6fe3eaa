/// A dictionary that keeps the order in which its keys were first added, as Python's does.
///
/// Keys are any hashable value: text, numbers, booleans, none, dates, and tuples of these; 1, 1.0 and
/// true are one key. Copies share their storage.
package struct OrderedMap: Sendable {
  /// Maps up to this size are searched from end to end, which is faster than hashing the key.
  private static let searchedCount = 24

  private let storage: Storage

  private final class Storage: Sendable {
    let entries: [(key: Value, value: Value)]
    /// What `FieldName` makes of each key that is text, 0 for others.
    let hashes: [UInt64]
    /// Empty for maps that are searched.
    let index: [MapKey: Int]

    init(
      _ entries: [(key: Value, value: Value)], _ hashes: [UInt64], _ index: [MapKey: Int]
    ) {
      self.entries = entries
      self.hashes = hashes
      self.index = index
    }
  }

  /// The last of several values for one key wins, at the place of the first.
  package init(_ pairs: [(key: Value, value: Value)]) {
    var entries: [(key: Value, value: Value)] = []
    var hashes: [UInt64] = []
    entries.reserveCapacity(pairs.count)
    hashes.reserveCapacity(pairs.count)
    let isSearched = pairs.count <= Self.searchedCount
    var index: [MapKey: Int] = [:]
    for pair in pairs {
      let hash = pair.key.text.map { FieldName.hash($0) } ?? 0
      let place =
        isSearched
        ? Self.search(for: pair.key, hash, in: entries, hashes) : index[MapKey(pair.key)]
      if let place {
        entries[place].value = pair.value
      } else {
        if !isSearched { index[MapKey(pair.key)] = entries.count }
        entries.append(pair)
        hashes.append(hash)
      }
    }
    storage = Storage(entries, hashes, index)
  }

  package init(_ pairs: [(String, Value)]) {
    self.init(pairs.map { (key: Value.string($0.0), value: $0.1) })
  }

  package var entries: [(key: Value, value: Value)] { storage.entries }
  package var count: Int { storage.entries.count }
  package var keys: [Value] { storage.entries.map { $0.key } }
  package var values: [Value] { storage.entries.map { $0.value } }

  package subscript(_ key: String) -> Value? {
    index(of: FieldName(key)).map { storage.entries[$0].value }
  }

  package subscript(_ key: Value) -> Value? {
    if let text = key.text { return self[text] }
    let place =
      storage.index.isEmpty
      ? Self.search(for: key, 0, in: storage.entries, storage.hashes) : storage.index[MapKey(key)]
    return place.map { storage.entries[$0].value }
  }

  /// The place of the entry of a name, nil when there is none.
  ///
  /// - Parameter guess: where it may be; maps out of one list mostly have the same keys in one order.
  func index(of name: FieldName, guess: Int = 0) -> Int? {
    if guess < storage.hashes.count, storage.hashes[guess] == name.hash,
      has(name.text, at: guess)
    {
      return guess
    }
    guard storage.index.isEmpty else { return storage.index[MapKey(.string(name.text))] }
    for (place, hash) in storage.hashes.enumerated() where hash == name.hash {
      if has(name.text, at: place) { return place }
    }
    return nil
  }

  /// The value at a place that `index(of:guess:)` gave.
  func value(at place: Int) -> Value { storage.entries[place].value }

  /// Looks at such a value where it stands.
  @inline(__always)
  func withValue<R>(at place: Int, _ body: (Value) -> R) -> R {
    storage.entries.withUnsafeBufferPointer { body($0[place].value) }
  }

  private func has(_ text: String, at place: Int) -> Bool {
    switch storage.entries[place].key {
    case .string(let key), .markup(let key): key.hasSameScalars(as: text)
    default: false
    }
  }

  private static func search(
    for key: Value, _ hash: UInt64, in entries: [(key: Value, value: Value)], _ hashes: [UInt64]
  ) -> Int? {
    for (place, other) in hashes.enumerated() where other == hash {
      if entries[place].key.equals(key) { return place }
    }
    return nil
  }
}

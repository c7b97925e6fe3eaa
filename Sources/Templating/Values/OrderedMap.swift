import HTML
import Synchronization

/// A dictionary that keeps the order in which its keys were first added, as Python's does.
///
/// Keys are any hashable value: text, numbers, booleans, none, dates, and tuples of these; 1, 1.0 and
/// true are one key. Copies share their storage.
package struct OrderedMap: Sendable {
  /// Maps up to this size are searched from end to end, which is faster than hashing the key.
  private static let searchedCount = 24

  private let storage: Storage

  /// What finds a key, shared by all maps that have the same ones.
  fileprivate final class Keys: Sendable {
    /// What `FieldName` makes of each key that is text, 0 for others.
    let hashes: [UInt64]
    let identities: [TextIdentity]
    /// Empty for maps that are searched.
    let index: [MapKey: Int]

    init(
      of entries: [(key: Value, value: Value)], _ hashes: [UInt64], _ index: [MapKey: Int]
    ) {
      identities = entries.map { TextIdentity($0.key.text ?? "") }
      self.hashes = hashes
      self.index = index
    }
  }

  fileprivate final class Storage: Sendable {
    let entries: [(key: Value, value: Value)]
    private let keys: Keys

    var hashes: [UInt64] { _read { yield keys.hashes } }
    var identities: [TextIdentity] { _read { yield keys.identities } }
    var index: [MapKey: Int] { _read { yield keys.index } }

    init(
      _ entries: [(key: Value, value: Value)], _ hashes: [UInt64], _ index: [MapKey: Int]
    ) {
      self.entries = entries
      keys = Keys(of: entries, hashes, index)
    }

    init(_ entries: [(key: Value, value: Value)], like other: Storage) {
      self.entries = entries
      keys = other.keys
    }

    /// - Parameter guess: where it may be; maps out of one list mostly have the same keys in one order.
    @inline(__always)
    func index(of name: FieldName, _ guess: borrowing Atomic<Int>) -> Int? {
      let guessed = guess.load(ordering: .relaxed)
      if guessed < identities.count, identities[guessed] == name.identity { return guessed }
      let place = search(for: name)
      if let place { guess.store(place, ordering: .relaxed) }
      return place
    }

    @inline(never)
    func search(for name: FieldName) -> Int? {
      guard index.isEmpty else { return index[MapKey(.string(name.text))] }
      for (place, hash) in hashes.enumerated() where hash == name.hash {
        switch entries[place].key {
        case .string(let key) where key.hasSameScalars(as: name.text),
          .markup(let key) where key.hasSameScalars(as: name.text):
          return place
        default: continue
        }
      }
      return nil
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

  /// A map with the keys of another and values of its own, which costs little; missing ones are none.
  package init(like other: OrderedMap, _ values: [Value]) {
    var entries: [(key: Value, value: Value)] = []
    entries.reserveCapacity(other.storage.entries.count)
    for place in other.storage.entries.indices {
      entries.append(
        (other.storage.entries[place].key, place < values.count ? values[place] : .none))
    }
    storage = Storage(entries, like: other.storage)
  }

  package var entries: [(key: Value, value: Value)] { storage.entries }
  package var count: Int { storage.entries.count }
  package var keys: [Value] { storage.entries.map { $0.key } }
  package var values: [Value] { storage.entries.map { $0.value } }

  /// Whether one is a copy of the other.
  func isSame(as other: OrderedMap) -> Bool { storage === other.storage }

  package subscript(_ key: String) -> Value? {
    storage.search(for: FieldName(key)).map { storage.entries[$0].value }
  }

  package subscript(_ key: Value) -> Value? {
    if let text = key.text { return self[text] }
    let place =
      storage.index.isEmpty
      ? Self.search(for: key, 0, in: storage.entries, storage.hashes) : storage.index[MapKey(key)]
    return place.map { storage.entries[$0].value }
  }

  /// The map without a reference being counted, for a look at it while something else holds it.
  struct Unowned {
    private let storage: Unmanaged<Storage>

    @inline(__always)
    init(_ map: OrderedMap) {
      storage = .passUnretained(map.storage)
    }

    /// The value of a name, nil when there is none.
    @inline(__always)
    func value(of name: FieldName, guess: borrowing Atomic<Int>) -> Value? {
      storage._withUnsafeGuaranteedRef { storage in
        storage.index(of: name, guess).map { storage.entries[$0].value }
      }
    }

    /// Appends the value of a name.
    ///
    /// - Returns: false, with nothing appended, when there is none or when it is neither text nor a number.
    @inline(__always)
    func write(_ name: FieldName, guess: borrowing Atomic<Int>, into output: inout ByteBuffer)
      -> Bool
    {
      storage._withUnsafeGuaranteedRef { storage in
        guard let place = storage.index(of: name, guess) else { return false }
        return storage.entries.withUnsafeBufferPointer { $0[place].value.writeText(into: &output) }
      }
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

extension Value {
  /// The map that the value is, nil for anything else.
  @inline(__always)
  var unownedMap: OrderedMap.Unowned? {
    if case .map(let map) = self { OrderedMap.Unowned(map) } else { nil }
  }
}

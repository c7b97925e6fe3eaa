/// Keys and their values in the order of the file, each key once.
package struct Mapping: Sendable {
  /// A key, where it stands, and its value.
  package struct Entry: Sendable {
    package let key: String
    /// Byte range in the real file, quotes included.
    package let keyRange: Range<Int>
    package let value: Node

    package init(key: String, keyRange: Range<Int>, value: Node) {
      self.key = key
      self.keyRange = keyRange
      self.value = value
    }
  }

  /// Up to this many entries a walk along them is faster than a dictionary.
  private static let walkedCount = 16

  package let entries: [Entry]
  private let places: [String: Int]
  private let kinds: KeyKinds

  /// A mapping of `entries`, whose keys must differ; of equal keys the first is found.
  package init(_ entries: [Entry] = []) {
    var kinds = KeyKinds()
    for entry in entries { kinds.add(entry.key) }
    self.init(entries, kinds: kinds)
  }

  /// - Parameter kinds: those of all keys.
  init(_ entries: [Entry], kinds: KeyKinds) {
    self.entries = entries
    self.kinds = kinds
    var places: [String: Int] = [:]
    if entries.count > Self.walkedCount {
      places.reserveCapacity(entries.count)
      for (place, entry) in entries.enumerated() where places[entry.key] == nil {
        places[entry.key] = place
      }
    }
    self.places = places
  }

  package subscript(_ key: String) -> Entry? { index(of: key).map { entries[$0] } }

  package var isEmpty: Bool { entries.isEmpty }

  /// The place of a key in `entries`.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  package func index(of key: String) -> Int? {
    kinds.mayHold(key) ? knownIndex(of: key) : nil
  }

  private func knownIndex(of key: String) -> Int? {
    if entries.count > Self.walkedCount { return places[key] }
    for index in entries.indices where entries[index].key == key { return index }
    return nil
  }
}

/// Which kinds of keys a mapping has, by their first byte and their length: most keys that are asked for are not there.
struct KeyKinds {
  private var bits: UInt64 = 0

  @inline(__always)
  private static func bit(_ first: UInt8, _ count: Int) -> UInt64 {
    1 &<< (UInt64(first) ^ UInt64(truncatingIfNeeded: count &* 29))
  }

  /// Adds a key of a mapping.
  mutating func add(_ key: String) {
    var key = key
    bits |= key.withUTF8 { Self.hasOneSpelling($0) ? Self.bit($0.first ?? 0, $0.count) : .max }
  }

  /// Whether no other bytes are the same text: of ASCII only K, the semicolon and the grave accent have twins beyond it
  /// (the Kelvin sign, the Greek question mark and varia).
  private static func hasOneSpelling(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    key.allSatisfy {
      $0 < 0x80 && $0 != UInt8(ascii: "K") && $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "`")
    }
  }

  /// False when no key that was added is this one.
  @inline(__always)
  func mayHold(_ key: String) -> Bool {
    bits & Self.bit(key.utf8.first ?? 0, key.utf8.count) != 0
  }
}

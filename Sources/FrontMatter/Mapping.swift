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
  /// A bit for each first letter and length that a key has; most keys that are asked for are not there.
  private let kinds: UInt64

  /// A mapping of `entries`, whose keys must differ; of equal keys the first is found.
  package init(_ entries: [Entry] = []) {
    self.entries = entries
    var places: [String: Int] = [:]
    if entries.count > Self.walkedCount {
      places.reserveCapacity(entries.count)
      for (place, entry) in entries.enumerated() where places[entry.key] == nil {
        places[entry.key] = place
      }
    }
    self.places = places
    kinds = entries.reduce(0) { $0 | Self.kind(of: $1.key) }
  }

  /// Every bit for a key beyond ASCII, which may be written with other bytes too.
  private static func kind(of key: String) -> UInt64 {
    guard key.utf8Span.isKnownASCII else { return .max }
    return 1 &<< (UInt64(key.utf8.first ?? 0) ^ UInt64(truncatingIfNeeded: key.utf8.count &* 29))
  }

  package subscript(_ key: String) -> Entry? { index(of: key).map { entries[$0] } }

  package var isEmpty: Bool { entries.isEmpty }

  /// The place of a key in `entries`.
  ///
  /// - Complexity: O(1).
  package func index(of key: String) -> Int? {
    guard kinds & Self.kind(of: key) != 0 else { return nil }
    return entries.count > Self.walkedCount ? places[key] : entries.firstIndex { $0.key == key }
  }
}

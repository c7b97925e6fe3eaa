/// Collects the entries of a mapping and finds the keys that are there already.
struct MappingBuilder {
  /// Up to this many entries a walk along them is faster than a dictionary.
  private static let walkedCount = 16

  private var entries: [Mapping.Entry] = []
  private var places: [String: Int] = [:]

  var mapping: Mapping { Mapping(entries) }
  var last: Mapping.Entry? { entries.last }

  /// Adds an entry unless its key is there; then that earlier entry is the result and stays.
  mutating func add(_ entry: Mapping.Entry) -> Mapping.Entry? {
    if let earlier = index(of: entry.key) { return entries[earlier] }
    entries.append(entry)
    if entries.count > Self.walkedCount {
      if places.isEmpty {
        for (place, entry) in entries.enumerated() { places[entry.key] = place }
      } else {
        places[entry.key] = entries.count - 1
      }
    }
    return nil
  }

  mutating func removeLast() {
    if let last = entries.popLast() { places[last.key] = nil }
  }

  private func index(of key: String) -> Int? {
    places.isEmpty ? entries.firstIndex { $0.key == key } : places[key]
  }
}

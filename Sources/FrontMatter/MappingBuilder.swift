/// Collects the entries of a mapping and finds the keys that are there already.
struct MappingBuilder {
  /// Up to this many entries a walk along them is faster than a dictionary.
  private static let walkedCount = 16

  private var entries: [Mapping.Entry] = []
  private var places: [String: Int] = [:]
  private var kinds = KeyKinds()

  var mapping: Mapping { Mapping(entries, kinds: kinds) }
  var last: Mapping.Entry? { entries.last }

  mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

  /// Adds an entry unless its key is there; then that earlier entry is the result and stays.
  mutating func add(_ entry: consuming Mapping.Entry) -> Mapping.Entry? {
    if kinds.mayHold(entry.key), let earlier = index(of: entry.key) { return entries[earlier] }
    kinds.add(entry.key)
    entries.append(entry)
    if entries.count > Self.walkedCount {
      if places.isEmpty {
        for (place, entry) in entries.enumerated() { places[entry.key] = place }
      } else if let last = entries.last {
        places[last.key] = entries.count - 1
      }
    }
    return nil
  }

  mutating func removeLast() {
    if let last = entries.popLast() { places[last.key] = nil }
  }

  private func index(of key: String) -> Int? {
    if !places.isEmpty { return places[key] }
    for index in entries.indices where entries[index].key == key { return index }
    return nil
  }
}

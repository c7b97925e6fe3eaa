import Rendering

/// What many outputs read, each entity once: a table with open addressing, since keys are fingerprints already and need no
/// hash of their own.
struct ReadUnion {
  /// A power of two; an empty place has no fields.
  private var table = [ReadRun](repeating: ReadRun(key: 0, fields: 0), count: 1024)
  private var count = 0

  mutating func add(_ run: ReadRun) {
    if run.fields == 0 { return }
    if count &* 2 >= table.count { grow() }
    if put(run) { count &+= 1 }
  }

  /// All of it, by key.
  var runs: [ReadRun] {
    table.filter { $0.fields != 0 }.sorted { $0.key < $1.key }
  }

  /// Whether the entity is new.
  private mutating func put(_ run: ReadRun) -> Bool {
    let mask = table.count &- 1
    var place = Int(truncatingIfNeeded: run.key) & mask
    while table[place].fields != 0 {
      if table[place].key == run.key {
        table[place].fields |= run.fields
        return false
      }
      place = (place &+ 1) & mask
    }
    table[place] = run
    return true
  }

  private mutating func grow() {
    let runs = table
    table = [ReadRun](repeating: ReadRun(key: 0, fields: 0), count: runs.count * 2)
    for run in runs where run.fields != 0 { _ = put(run) }
  }
}

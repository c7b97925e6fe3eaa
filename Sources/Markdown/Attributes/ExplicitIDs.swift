/// The ids that attributes give to elements, each to the first that asks for it.
struct ExplicitIDs {
  /// What asks for an id: braces that are an atom, or those of the fence on a line of libcmark's.
  enum Asker {
    case atom(Int)
    case fence(line: Int)
  }

  /// In the order in which they were given.
  private(set) var all: [[UInt8]] = []
  /// Those that were asked for again, with what did.
  private(set) var again: [(id: [UInt8], asker: Asker)] = []
  private var taken: Set<ByteKey> = []

  /// Whether nobody has the id yet.
  mutating func take(_ id: [UInt8], for asker: Asker) -> Bool {
    guard taken.insert(ByteKey(id)).inserted else {
      again.append((id, asker))
      return false
    }
    all.append(id)
    return true
  }
}

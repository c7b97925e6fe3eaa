/// The ids that attributes give to elements, each to the first that asks for it.
struct ExplicitIDs {
  /// In the order in which they were given.
  private(set) var all: [[UInt8]] = []
  /// Those that were asked for again, with the atom that did.
  private(set) var again: [(id: [UInt8], atom: Int)] = []
  private var taken: Set<ByteKey> = []

  /// Whether nobody has the id yet.
  mutating func take(_ id: [UInt8], atom: Int) -> Bool {
    guard taken.insert(ByteKey(id)).inserted else {
      again.append((id, atom))
      return false
    }
    all.append(id)
    return true
  }
}

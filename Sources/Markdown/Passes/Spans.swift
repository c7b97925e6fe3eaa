/// Finds the two ends of each `[text]{…}`, which must have the same parent in the tree.
struct Spans {
  /// With how many tildes were not settled where they began.
  private var open: [(atom: Int, attributes: Int, tildes: Int)] = []
  /// Where the open spans of each open parent begin.
  private var parents: [Int] = []

  mutating func enter() { parents.append(open.count) }

  mutating func leave() {
    guard let start = parents.popLast(), start < open.count else { return }
    open.removeSubrange(start...)
  }

  mutating func begin(atom: Int, attributes: Int, tildes: Int) {
    open.append((atom, attributes, tildes))
  }

  /// Ends the span that began last; what is struck through in it ends in it too.
  mutating func end(atom: Int, _ strikes: inout Strikethrough, _ meanings: inout [AtomMeaning]) {
    guard open.count > parents.last ?? 0, let start = open.popLast() else { return }
    strikes.settle(from: start.tildes, &meanings)
    meanings[start.atom] = .beginsSpan(start.attributes)
    meanings[atom] = .endsSpan
  }
}

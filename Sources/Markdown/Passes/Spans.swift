/// Finds the two ends of each `[text]{…}`, which must have the same parent in the tree.
struct Spans {
  private var open: [(atom: Int, attributes: Int)] = []
  /// Where the open spans of each open parent begin.
  private var parents: [Int] = []

  mutating func enter() { parents.append(open.count) }

  mutating func leave() {
    guard let start = parents.popLast(), start < open.count else { return }
    open.removeSubrange(start...)
  }

  mutating func begin(atom: Int, attributes: Int) { open.append((atom, attributes)) }

  mutating func end(atom: Int, _ meanings: inout [AtomMeaning]) {
    guard open.count > parents.last ?? 0, let start = open.popLast() else { return }
    meanings[start.atom] = .beginsSpan(start.attributes)
    meanings[atom] = .endsSpan
  }
}

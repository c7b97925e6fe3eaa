/// Finds the two ends of each `[text]{…}`, which must have the same parent in the tree.
struct Spans {
  private struct Opening {
    let atom: Int
    let attributes: Int
    /// What else was open where it began.
    let outer: OpenPairs
  }

  private var open: [Opening] = []
  /// Where the open spans of each open parent begin.
  private var parents: [Int] = []

  mutating func enter() { parents.append(open.count) }

  mutating func leave() {
    guard let start = parents.popLast(), start < open.count else { return }
    open.removeSubrange(start...)
  }

  /// How many have begun and not ended.
  var count: Int { open.count }

  mutating func begin(atom: Int, attributes: Int, in outer: OpenPairs) {
    open.append(Opening(atom: atom, attributes: attributes, outer: outer))
  }

  /// Ends the span that began last, and says what was open where it began.
  mutating func end(
    atom: Int, _ attributes: [Attributes], _ ids: inout ExplicitIDs,
    _ meanings: inout [AtomMeaning]
  ) -> OpenPairs? {
    guard open.count > parents.last ?? 0, let start = open.popLast() else { return nil }
    let id = attributes[start.attributes].id
    meanings[start.atom] = .beginsSpan(
      start.attributes, hasID: id.map { ids.take($0, for: .atom(atom)) } ?? false)
    meanings[atom] = .endsSpan
    return start.outer
  }

  /// Takes it that the spans behind the first `start` of those that are open never end.
  mutating func forget(from start: Int) {
    if start < open.count { open.removeSubrange(start...) }
  }
}

/// How many ends of pairs wait for their partners at some place: what has both ends around that place may pair with
/// none of those behind these.
struct OpenPairs {
  let tildes: Int
  let spans: Int
  let shortcodes: Int
}

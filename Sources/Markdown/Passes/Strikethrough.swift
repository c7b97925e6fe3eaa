/// Finds the tildes that belong together, among those with the same parent in the tree.
///
/// The rule is that of emphasis (CommonMark 0.30, 6.2), with one or two tildes on both sides (GFM, "Strikethrough").
///
/// - Complexity: O(*n*) for *n* tildes.
struct Strikethrough {
  struct Tildes {
    let atom: Int
    let length: Int
    let canOpen: Bool
    let canClose: Bool
  }

  private var tildes: [Tildes] = []
  /// Where the tildes of each open parent begin.
  private var parents: [Int] = []

  mutating func enter() { parents.append(tildes.count) }

  mutating func add(_ found: Tildes) { tildes.append(found) }

  /// Settles the tildes of the parent that was entered last.
  mutating func leave(_ meanings: inout [AtomMeaning]) {
    if let start = parents.popLast() { settle(from: start, &meanings) }
  }

  /// How many tildes are not settled yet.
  var count: Int { tildes.count }

  /// Settles the tildes behind the first `start` of those that are not, so that none of them belongs to one outside.
  mutating func settle(from start: Int, _ meanings: inout [AtomMeaning]) {
    guard start < tildes.count else { return }
    var open: [Int] = []
    // Below this place no opener was found for a closer of this length.
    var searched = [0, 0, 0]
    for index in start..<tildes.count {
      let closer = tildes[index]
      var pushes = closer.canOpen
      if closer.canClose {
        let bottom = searched[closer.length % 3]
        var place = open.count &- 1
        while place >= 0, open[place] >= bottom, !matches(tildes[open[place]], closer) {
          place &-= 1
        }
        if place >= 0, open[place] >= bottom {
          if tildes[open[place]].length == closer.length {
            meanings[tildes[open[place]].atom] = .beginsDeletion
            meanings[closer.atom] = .endsDeletion
          }
          open.removeSubrange(place...)
          pushes = false
        } else {
          searched[closer.length % 3] = index
        }
      }
      if pushes { open.append(index) }
    }
    tildes.removeSubrange(start...)
  }

  private func matches(_ opener: Tildes, _ closer: Tildes) -> Bool {
    !(closer.canOpen || opener.canClose) || closer.length % 3 == 0
      || (opener.length &+ closer.length) % 3 != 0
  }
}

/// Finds the tags of shortcodes that belong together.
///
/// A `{{< /name >}}` closes the nearest open `{{< name >}}` with the same parent in the tree; paragraphs of nothing but
/// shortcodes have what is around them as the parent, so that whole blocks can stand between two. What nothing closes stands for itself.
///
/// - Complexity: O(*n*) for *n* tags.
struct Shortcodes {
  enum Role: Equatable {
    case single
    case opens
    case closes
  }

  struct Problem {
    enum Kind {
      case unreadable(ShortcodeProblem.Kind)
      case closesNothing(String)
      case tooDeep(String)
    }
    let kind: Kind
    let atom: Int
    /// Counts from the start of the tag.
    let range: Range<Int>
  }

  /// Pairs inside each other; every one is made by a template that gets what is inside.
  static let deepest = 50

  private struct Key: Hashable {
    let parent: CMarkNode
    let name: String
  }

  private struct Opening {
    let key: Key
    let atom: Int
    /// What else was open where it stands.
    let outer: OpenPairs
  }

  private let readings: [ShortcodeReading]
  private(set) var problems: [Problem] = []
  /// The closing atom of each opening one.
  private(set) var partners: [Int: Int] = [:]
  private var open: [Opening] = []
  private var byKey: [Key: [Int]] = [:]
  /// Tags that could not be read and may have opened something.
  private var unreadable = 0

  init(_ readings: [ShortcodeReading]) { self.readings = readings }

  /// How many tags may still be closed.
  var count: Int { open.count }

  /// Takes it that nothing closes the tags behind the first `start` of those that may be closed.
  mutating func forget(from start: Int) {
    while open.count > start, let opening = open.popLast() { byKey[opening.key]?.removeLast() }
  }

  /// Says what a tag means.
  ///
  /// - Returns: what was open where the tag stands that this one closes, nil when it closes none.
  mutating func add(
    _ reading: Int, atom: Int, in parent: CMarkNode, _ outer: OpenPairs,
    _ meanings: inout [AtomMeaning]
  ) -> OpenPairs? {
    guard readings.indices.contains(reading) else { return nil }
    switch readings[reading] {
    case .failure(let problem):
      unreadable &+= 1
      problems.append(
        Problem(kind: .unreadable(problem.kind), atom: atom, range: problem.range))
    case .success(let tag):
      switch tag.kind {
      case .shown: meanings[atom] = .shownShortcode(reading)
      case .single: meanings[atom] = .shortcode(reading, .single)
      case .opening:
        meanings[atom] = .shortcode(reading, .single)
        let key = Key(parent: parent, name: tag.name)
        byKey[key, default: []].append(open.count)
        open.append(Opening(key: key, atom: atom, outer: outer))
      case .closing: return close(tag, reading, atom: atom, in: parent, &meanings)
      }
    }
    return nil
  }

  private mutating func close(
    _ tag: ShortcodeTag, _ reading: Int, atom: Int, in parent: CMarkNode,
    _ meanings: inout [AtomMeaning]
  ) -> OpenPairs? {
    guard let place = byKey[Key(parent: parent, name: tag.name)]?.last else {
      // It may belong to a tag whose own fault is told already.
      guard unreadable == 0 else {
        unreadable &-= 1
        return nil
      }
      problems.append(
        Problem(kind: .closesNothing(tag.name), atom: atom, range: 0..<tag.range.count))
      return nil
    }
    let opening = open[place]
    // Those that were opened since and not closed stand for themselves.
    forget(from: place)
    if case .shortcode(let number, _) = meanings[opening.atom] {
      meanings[opening.atom] = .shortcode(number, .opens)
      partners[opening.atom] = atom
    }
    meanings[atom] = .shortcode(reading, .closes)
    return opening.outer
  }

  /// Refuses pairs that are too deep inside others; call it once the whole document has been looked at.
  mutating func limitDepth(_ meanings: inout [AtomMeaning]) {
    var pairs: [(atom: Int, isRefused: Bool)] = []
    for atom in meanings.indices {
      guard case .shortcode(let reading, let role) = meanings[atom] else { continue }
      if role == .opens {
        let isRefused = pairs.count >= Self.deepest
        pairs.append((atom, isRefused))
        if isRefused, case .success(let tag) = readings[reading] {
          problems.append(
            Problem(kind: .tooDeep(tag.name), atom: atom, range: 0..<tag.range.count))
          meanings[atom] = .literal
        }
      } else if role == .closes, let pair = pairs.popLast(), pair.isRefused {
        meanings[atom] = .literal
      }
    }
  }
}

/// What a pass says of a node of libcmark's tree beyond its kind.
struct NodeNote {
  enum Role: Equatable {
    case plain
    /// A paragraph that is only shortcodes, and gets no `<p>` around them.
    case bareParagraph
    case alert(AlertKind)
    case alertTitle
    /// A paragraph whose lines are terms, and the list of what they mean.
    case terms
    case definitions
  }

  var role = Role.plain
  var attributes = Attributes()
}

/// The notes of a document, each by a tag on its node.
struct NodeNotes {
  /// Tags from here down are numbers of notes; those above belong to `TreePass`.
  private static let first = -16

  private var notes: [NodeNote] = []

  /// Whether a node's tag is a note's.
  @inline(__always)
  static func mayNote(_ node: CMarkNode) -> Bool { node.tag <= first }

  /// Whether a node has no other tag.
  static func canTakeNote(_ node: CMarkNode) -> Bool { node.tag == 0 || node.tag <= first }

  /// The note of a node, nil when nothing was said of it.
  func find(_ node: CMarkNode) -> NodeNote? {
    let tag = node.tag
    guard tag <= Self.first, notes.indices.contains(Self.first &- tag) else { return nil }
    return notes[Self.first &- tag]
  }

  /// Says more of a node; one that has another tag keeps that.
  mutating func change(_ node: CMarkNode, _ change: (inout NodeNote) -> Void) {
    if node.tag == 0 {
      node.tag = Self.first &- notes.count
      notes.append(NodeNote())
    }
    let place = Self.first &- node.tag
    if notes.indices.contains(place) { change(&notes[place]) }
  }
}

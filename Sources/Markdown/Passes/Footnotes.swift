/// Which footnotes a document has, in the order in which they are first referred to.
///
/// As in cmark-gfm: of two definitions with one label the first counts, one that nothing refers to is
/// left out, and a reference to none stays text.
struct Footnotes {
  /// A footnote that something refers to.
  struct Note {
    let label: [UInt8]
    fileprivate let definition: Int
    fileprivate(set) var references: Int
  }

  /// By number, the first one first.
  private(set) var notes: [Note] = []
  private let definitions: [NoteDefinition]
  private var byLabel: [ByteKey: Int] = [:]
  private var numbers: [Int: Int] = [:]
  private var nodes: [Int: CMarkNode] = [:]

  /// - Parameter order: the numbers of the definitions, the first of two with one label first.
  init(_ definitions: [NoteDefinition], inOrder order: [Int]) {
    self.definitions = definitions
    byLabel.reserveCapacity(definitions.count)
    for index in order {
      let label = ByteKey(foldedLabel(definitions[index].label))
      if byLabel[label] == nil { byLabel[label] = index }
    }
  }

  mutating func define(_ definition: Int, by node: CMarkNode) { nodes[definition] = node }

  /// What `[^label]` means that stands next in the document.
  mutating func refer(_ written: ArraySlice<UInt8>) -> AtomMeaning {
    guard !byLabel.isEmpty,
      let definition = byLabel[ByteKey(foldedLabel(Array(written.dropFirst(2).dropLast())))]
    else {
      return .literal
    }
    let number = numbers[definition] ?? notes.count &+ 1
    if number > notes.count {
      numbers[definition] = number
      notes.append(
        Note(label: definitions[definition].label, definition: definition, references: 0))
    }
    notes[number &- 1].references &+= 1
    return .note(number: number, occurrence: notes[number &- 1].references)
  }

  /// The number of the footnote that a definition became.
  func number(of definition: Int) -> Int? { numbers[definition] }

  /// Moves the definitions that are used to the document's end, in order, and takes out the others.
  func gather(in tree: borrowing CMarkTree) {
    for node in nodes.values { node.unlink() }
    for note in notes {
      if let node = nodes[note.definition] { tree.root.append(node) }
    }
  }
}

/// A label as labels are compared: case folded, white space as one space (CommonMark 0.30, 4.7).
func foldedLabel(_ label: [UInt8]) -> [UInt8] {
  var folded: [UInt8] = []
  var bytes = label
  if label.contains(where: { $0 >= 0x80 }) {
    bytes = Array(String(decoding: label, as: UTF8.self).uppercased().lowercased().utf8)
  }
  for byte in bytes {
    if !isSpace(byte) {
      folded.append(lowercased(byte))
    } else if folded.last != 0x20, !folded.isEmpty {
      folded.append(0x20)
    }
  }
  if folded.last == 0x20 { folded.removeLast() }
  return folded
}

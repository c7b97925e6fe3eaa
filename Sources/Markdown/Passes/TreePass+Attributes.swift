/// Which nodes attributes belong to.
extension TreePass {
  /// Attributes right behind an inline belong to that.
  mutating func attachInline(_ attributes: Attributes, atom: Int, of text: CMarkNode) {
    guard let target = text.previous, begins(text, with: atom) else { return }
    switch target.type {
    case .link, .image, .code, .emphasis, .strong: attach(attributes, to: target, atom: atom)
    default: return
    }
  }

  /// Attributes at the end of a heading belong to the heading; on a line of their own at the end of a
  /// paragraph to the paragraph, and as a paragraph of their own to the block above.
  mutating func attachBlock(
    _ attributes: Attributes, ownLine: Bool, atom: Int, of text: CMarkNode
  ) {
    let block = text.parent
    guard let rest = fillers(behind: text) else { return }
    defer { if case .nothing = meanings[atom] { gone += rest } }
    if block.type == .heading, block.tag <= 0 {
      return attach(attributes, to: block, atom: atom)
    }
    guard block.type == .paragraph, ownLine, begins(text, with: atom) else { return }
    guard let lineEnd = text.previous else {
      guard let above = blockAbove(block) else { return }
      if let table = table(endingWith: above) {
        tableAttributes[table, default: Attributes()].add(taken(attributes, atom: atom))
      } else if takesAttributes(above) {
        attach(attributes, to: above, atom: atom)
      } else {
        return
      }
      return gone.append(block)
    }
    guard lineEnd.type == .softBreak || lineEnd.type == .lineBreak else { return }
    // In a tight list the paragraph has no element of its own, but its item has.
    let item = block.parent
    let element = item.type == .item && item.parent.isTight ? item : block
    guard takesAttributes(element) else { return }
    attach(attributes, to: element, atom: atom)
    gone.append(lineEnd)
  }

  /// Whether a block has an element of its own in which attributes can stand, unlike HTML and shortcodes.
  private func takesAttributes(_ block: CMarkNode) -> Bool {
    NodeNotes.canTakeNote(block) && block.type != .htmlBlock
      && notes.find(block)?.role != .bareParagraph
  }

  private mutating func attach(_ attributes: Attributes, to node: CMarkNode, atom: Int) {
    let taken = taken(attributes, atom: atom)
    notes.change(node) { $0.attributes.add(taken) }
  }

  /// Attributes behind a fence belong to its block.
  mutating func attachFence(to block: CMarkNode) {
    let info = block.fenceInfo
    guard constructs.contains(.attributes), info.contains(UInt8(ascii: "{")),
      let fence = hooks?.codeFence(info: info), !fence.attributes.isEmpty
    else { return }
    let taken = taken(Attributes(fence.attributes), by: .fence(line: block.startLine))
    notes.change(block) { $0.attributes.add(taken) }
  }

  /// What an element gets of the attributes that an atom is: an id only once.
  private mutating func taken(_ attributes: Attributes, atom: Int) -> Attributes {
    meanings[atom] = .nothing
    return taken(attributes, by: .atom(atom))
  }

  private mutating func taken(_ attributes: Attributes, by asker: ExplicitIDs.Asker) -> Attributes {
    var attributes = attributes
    if let id = attributes.id, !ids.take(id, for: asker) { attributes.id = nil }
    return attributes
  }

  /// The block before one, comments that keep blocks apart left out.
  private func blockAbove(_ block: CMarkNode) -> CMarkNode? {
    var above = block.previous
    if let last = separators.last, above == last { above = last.previous }
    return above
  }

  /// The table whose last row's last cell a heading of libcmark's tree is.
  private func table(endingWith heading: CMarkNode) -> Int? {
    guard heading.tag > 0, heading.type == .heading,
      reading.marks.indices.contains(heading.tag &- 1),
      case .cell(let cell) = reading.marks[heading.tag &- 1].kind
    else { return nil }
    return cell.table
  }

  /// What stands behind a text when that is nothing but the later lines of its last atom, else nil.
  private func fillers(behind text: CMarkNode) -> [CMarkNode]? {
    var found: [CMarkNode] = []
    var next = text.next
    while let node = next {
      guard node.type == .softBreak || node.type == .text && isFiller(node) else { return nil }
      found.append(node)
      next = node.next
    }
    return found
  }

  private func isFiller(_ text: CMarkNode) -> Bool {
    var pieces = AtomPieces(text.literal, plain)
    while let piece = pieces.next() {
      guard case .atom(let number) = piece, number < reading.atoms.atoms.count,
        case .filler = reading.atoms.atoms[number].kind
      else { return false }
    }
    return true
  }

  private func begins(_ text: CMarkNode, with atom: Int) -> Bool {
    var pieces = AtomPieces(text.literal, plain)
    if case .atom(atom) = pieces.next() { return true }
    return false
  }
}

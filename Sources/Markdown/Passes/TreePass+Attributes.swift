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
    guard text.next == nil else { return }
    if block.type == .heading, block.tag <= 0 {
      return attach(attributes, to: block, atom: atom)
    }
    guard block.type == .paragraph, ownLine, begins(text, with: atom) else { return }
    guard let lineEnd = text.previous else {
      guard let above = block.previous, above.tag <= 0, above.type != .htmlBlock else { return }
      attach(attributes, to: above, atom: atom)
      return gone.append(block)
    }
    guard lineEnd.type == .softBreak || lineEnd.type == .lineBreak else { return }
    attach(attributes, to: block, atom: atom)
    gone.append(lineEnd)
  }

  private mutating func attach(_ attributes: Attributes, to node: CMarkNode, atom: Int) {
    notes.change(node) { $0.attributes.add(attributes) }
    if let id = attributes.id { explicitIDs.append(id) }
    meanings[atom] = .nothing
  }

  private func begins(_ text: CMarkNode, with atom: Int) -> Bool {
    var pieces = AtomPieces(text.literal)
    if case .atom(atom) = pieces.next() { return true }
    return false
  }
}

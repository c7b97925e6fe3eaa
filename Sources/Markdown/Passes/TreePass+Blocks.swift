/// What paragraphs and lists are beyond CommonMark.
extension TreePass {
  /// Notes that a paragraph is only shortcodes before the walk goes into it.
  mutating func visitBareParagraph(_ paragraph: CMarkNode) {
    bareParagraph = nil
    var hasShortcode = false
    var child = paragraph.firstChild
    while let inline = child {
      switch inline.type {
      case .softBreak: break
      case .text:
        var pieces = AtomPieces(inline.literal, plain)
        while let piece = pieces.next() {
          switch piece {
          case .text(let bytes): if !bytes.allSatisfy(isSpace) { return }
          case .plain: return
          case .atom(let number):
            guard number < reading.atoms.atoms.count else { return }
            switch reading.atoms.atoms[number].kind {
            case .filler: break
            case .shortcode(let index):
              guard case .success(let tag) = reading.shortcodes[index], !tag.isShown else { return }
              hasShortcode = true
            default: return
            }
          }
        }
      default: return
      }
      child = inline.next
    }
    guard hasShortcode else { return }
    bareParagraph = paragraph
    notes.change(paragraph) { $0.role = .bareParagraph }
  }

  /// A paragraph that one pair of shortcodes encloses gets no `<p>` around them either.
  mutating func visitPair(_ paragraph: CMarkNode) {
    bareParagraph = nil
    guard !reading.shortcodes.isEmpty, paragraph.tag == 0, isPair(paragraph) else { return }
    notes.change(paragraph) { $0.role = .bareParagraph }
  }

  private func isPair(_ paragraph: CMarkNode) -> Bool {
    guard let first = paragraph.firstChild, let last = paragraph.lastChild, first.type == .text,
      last.type == .text, let opening = firstAtom(of: first), let closing = lastAtom(of: last)
    else { return false }
    return shortcodes.partners[opening] == closing
  }

  private func firstAtom(of text: CMarkNode) -> Int? {
    var pieces = AtomPieces(text.literal, plain)
    if case .atom(let number) = pieces.next() { return number }
    return nil
  }

  /// The shortcode with which a text ends, white space and fillers aside.
  private func lastAtom(of text: CMarkNode) -> Int? {
    var pieces = AtomPieces(text.literal, plain)
    var last: Int?
    while let piece = pieces.next() {
      switch piece {
      case .text(let bytes): if !bytes.allSatisfy(isSpace) { last = nil }
      case .plain: last = nil
      case .atom(let number):
        if number < reading.atoms.atoms.count,
          case .filler = reading.atoms.atoms[number].kind
        {
          continue
        }
        last = number
      }
    }
    return last
  }

  /// The list around a definition shows what the paragraph before it names.
  mutating func visitDefinition(_ item: CMarkNode) {
    let list = item.parent
    guard list.type == .list, notes.find(list)?.role != .definitions else { return }
    notes.change(list) { $0.role = .definitions }
    if let terms = list.previous, terms.type == .paragraph, NodeNotes.canTakeNote(terms) {
      let role = notes.find(terms)?.role ?? .plain
      guard role == .plain || role == .bareParagraph && isPair(terms) else { return }
      notes.change(terms) { $0.role = .terms }
    }
  }
}

extension ShortcodeTag {
  var isShown: Bool {
    if case .shown = kind { true } else { false }
  }
}

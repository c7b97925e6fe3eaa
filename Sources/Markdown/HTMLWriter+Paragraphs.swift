import HTML

/// Paragraphs that are more than text: terms, titles of alerts, figures, shortcodes alone.
extension HTMLWriter {
  mutating func writeParagraph(_ node: CMarkNode, as role: NodeNote.Role, _ entering: Bool) {
    if entering {
      block = node
      startLine()
    }
    switch role {
    case .bareParagraph: writeBareParagraph(node, entering)
    case .alertTitle: writeAlertTitle(node, entering)
    case .terms: writeTerms(node, entering)
    case .plain, .alert, .definitions: break
    }
  }

  private mutating func writeBareParagraph(_ node: CMarkNode, _ entering: Bool) {
    if entering {
      text.beginParagraph(isTopLevel: node.parent.parent.raw == nil)
    } else {
      text.endBlock()
      out.append(0x0A)
    }
  }

  // MARK: Alerts

  mutating func writeAlert(_ node: CMarkNode, _ kind: AlertKind, _ entering: Bool) {
    guard entering else { return out.append("</div>\n" as StaticString) }
    out.append("<div" as StaticString)
    var attributes = Attributes()
    attributes.classes = ["markdown-alert", "markdown-alert-\(kind.rawValue)"].map {
      Array($0.utf8)
    }
    if let note = nodeNote(node) { attributes.add(note.attributes) }
    attributes.write(to: &out)
    out.append(">\n" as StaticString)
  }

  /// The title of an alert, which is its kind unless it has one of its own.
  private mutating func writeAlertTitle(_ node: CMarkNode, _ entering: Bool) {
    guard entering else {
      text.endBlock()
      return out.append("</p>\n" as StaticString)
    }
    text.beginCell()
    out.append("<p" as StaticString)
    writeAttributes(of: node, extraClass: "markdown-alert-title")
    out.append(UInt8(ascii: ">"))
    if node.firstChild == nil, case .alert(let kind) = nodeNote(node.parent)?.role {
      out.append(escaping: options.words.title(of: kind))
    }
  }

  // MARK: Definition lists

  /// Each line of the paragraph is a term.
  private mutating func writeTerms(_ node: CMarkNode, _ entering: Bool) {
    guard entering else {
      pairsBeforeTerms = nil
      text.endBlock()
      return out.append("</dt>\n" as StaticString)
    }
    pairsBeforeTerms = openPairs
    text.beginCell()
    if !follows(node, .definitions), let list = node.next { beginDefinitionList(list) }
    out.append("<dt" as StaticString)
    writeAttributes(of: node)
    out.append(UInt8(ascii: ">"))
  }

  /// Ends one term and begins the next.
  mutating func writeNextTerm(_ terms: CMarkNode) {
    out.append("</dt>\n<dt" as StaticString)
    writeAttributes(of: terms, skippingID: true)
    out.append(UInt8(ascii: ">"))
  }

  /// A list of what terms mean; lists and terms that follow each other are one definition list.
  mutating func writeDefinitions(_ node: CMarkNode, _ entering: Bool) {
    if entering {
      startLine()
      if !follows(node, .terms) { beginDefinitionList(node) }
    } else {
      let isLast = node.next.flatMap { nodeNote($0)?.role } != .terms
      if isLast { out.append("</dl>\n" as StaticString) }
    }
  }

  private mutating func beginDefinitionList(_ list: CMarkNode) {
    out.append("<dl" as StaticString)
    writeAttributes(of: list)
    out.append(">\n" as StaticString)
  }

  private func follows(_ node: CMarkNode, _ role: NodeNote.Role) -> Bool {
    node.previous.flatMap { nodeNote($0)?.role } == role
  }

  // MARK: Figures

  /// Whether a paragraph is a picture with a title and nothing else.
  func isFigure(_ paragraph: CMarkNode) -> Bool {
    guard let image = paragraph.firstChild, image.type == .image, let title = image.title(noTitle),
      !title.isEmpty
    else { return false }
    var rest = image.next
    while let inline = rest {
      guard inline.type == .text, showsNothing(inline.literal) else { return false }
      rest = inline.next
    }
    return true
  }

  private func showsNothing(_ literal: UnsafeRawBufferPointer) -> Bool {
    guard let beyond else { return false }
    var pieces = AtomPieces(literal, plain)
    while let piece = pieces.next() {
      guard case .atom(let number) = piece, number < beyond.meanings.count,
        case .nothing = beyond.meanings[number]
      else { return false }
    }
    return true
  }

  mutating func writeFigure(_ node: CMarkNode, _ entering: Bool) {
    if entering {
      block = node
      startLine()
      out.append("<figure" as StaticString)
      writeAttributes(of: node)
      out.append(UInt8(ascii: ">"))
    } else {
      features.insert(.constructs)
      out.append("<figcaption>" as StaticString)
      if let title = node.firstChild?.title(noTitle) { out.append(escapingAsCommonMark: title) }
      out.append("</figcaption></figure>\n" as StaticString)
      figure = nil
      endSummary(node)
    }
  }
}

import HTML

extension HTMLWriter {
  mutating func beginHeading(_ node: CMarkNode, level: Int) {
    let level = min(6, level &+ options.headingShift)
    let own = nodeNote(node)?.attributes
    var id = own?.id.map { String(decoding: $0, as: UTF8.self) }
    if id != nil || options.constructs.contains(.headingIDs) || isHooked(.heading) {
      if let text = onlyText(of: node) {
        noteHeading(text, level: level, &id)
      } else {
        plainText(of: node).withUnsafeBytes { noteHeading($0, level: level, &id) }
      }
    }
    if isHooked(.heading), let heading = headings.last {
      var attributes = own ?? Attributes()
      attributes.id = id.map { Array($0.utf8) }
      return beginRegion(
        .heading(level: level, id: heading.id, text: heading.text), attributes.list,
        onLineOf: node)
    }
    out.append("<h" as StaticString)
    out.append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: level))
    if let id {
      out.append(" id=\"" as StaticString)
      out.append(escaping: id)
      out.append(UInt8(ascii: "\""))
    }
    own?.write(to: &out, skippingID: true)
    out.append(UInt8(ascii: ">"))
  }

  mutating func endHeading(_ node: CMarkNode, level: Int) {
    if isHooked(.heading) { return endRegion() }
    if options.constructs.contains(.headingAnchors), let heading = headings.last,
      !heading.id.isEmpty
    {
      features.insert(.constructs)
      out.append(" <a class=\"anchor\" href=\"#" as StaticString)
      out.append(escapingAddress: heading.id)
      out.append("\" aria-label=\"" as StaticString)
      out.append(escaping: options.words.permalink.before)
      out.append(escaping: heading.text)
      out.append(escaping: options.words.permalink.after)
      out.append("\"></a>" as StaticString)
    }
    out.append("</h" as StaticString)
    out.append(
      UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: min(6, level &+ options.headingShift)))
    out.append(">\n" as StaticString)
  }

  /// Takes down a heading, and makes its id when it has none of its own.
  private mutating func noteHeading(
    _ text: UnsafeRawBufferPointer, level: Int, _ id: inout String?
  ) {
    if id == nil, options.constructs.contains(.headingIDs) { id = headingIDs.make(from: text) }
    // Most documents have no more.
    if headings.isEmpty { headings.reserveCapacity(8) }
    headings.append(
      RenderedMarkdown.ContentHeading(
        level: level, id: id ?? "", text: String(decoding: text, as: UTF8.self)))
  }

  /// The text of a block that is one text and nothing else.
  private func onlyText(of node: CMarkNode) -> UnsafeRawBufferPointer? {
    guard let only = node.firstChild, only.isLast, only.type == .text else { return nil }
    let literal = only.literal
    return hasNames && Atom.mayOccur(in: literal) ? nil : literal
  }

  /// The text of a block's inlines without markup, on one line.
  func plainText(of node: CMarkNode) -> [UInt8] {
    var text: [UInt8] = []
    node.walk { inline, kind, entering in
      guard entering else { return }
      switch kind {
      case .text: addPlain(inline.literal, to: &text)
      case .code:
        let literal = inline.literal
        if let whole = plain.spelledOut(literal) {
          text.append(contentsOf: whole)
        } else {
          text.append(contentsOf: literal)
        }
      case .softBreak, .lineBreak: text.append(0x20)
      default: break
      }
    }
    return text
  }

  private func addPlain(_ literal: UnsafeRawBufferPointer, to text: inout [UInt8]) {
    guard hasNames, Atom.mayOccur(in: literal) else { return text.append(contentsOf: literal) }
    var pieces = AtomPieces(literal, plain)
    while let piece = pieces.next() {
      switch piece {
      case .text(let bytes), .plain(let bytes): text.append(contentsOf: bytes)
      case .atom(let number):
        guard let beyond, number < beyond.meanings.count else { continue }
        let written = beyond.reading.atoms.shown(number)
        switch beyond.meanings[number] {
        case .literal, .link, .math: text.append(contentsOf: written)
        case .emoji:
          written.dropFirst().dropLast().withUnsafeBytes {
            if let emoji = Emoji.named($0) { text.append(contentsOf: emoji) }
          }
        default: break
        }
      }
    }
  }
}

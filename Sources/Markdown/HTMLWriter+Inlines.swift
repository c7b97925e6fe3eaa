import HTML

/// Text, code, links and pictures within a block.
extension HTMLWriter {
  mutating func writeText(_ literal: UnsafeRawBufferPointer) {
    guard hasMail || hasNames else {
      text.add(literal)
      return out.append(escapingAsCommonMark: literal)
    }
    writeTextWithAtoms(literal, insideLink: openLinks > 0)
  }

  mutating func writeBreak(_ node: CMarkNode, _ tag: StaticString) {
    text.addBreak()
    // A term does not end within an element that began in it.
    if openPairs == pairsBeforeTerms, node.parent.type == .paragraph {
      return writeNextTerm(node.parent)
    }
    out.append(tag)
  }

  mutating func writeCode(_ node: CMarkNode) {
    let literal = node.literal
    text.add(literal)
    out.append("<code" as StaticString)
    writeAttributes(of: node)
    out.append(UInt8(ascii: ">"))
    out.append(escapingAsCommonMark: literal)
    out.append("</code>" as StaticString)
  }

  mutating func writeInlineHTML(_ html: UnsafeRawBufferPointer) {
    if isMore(html) {
      endsSummary = true
      return
    }
    if options.allowsRawHTML {
      text.noteTag(html)
      writeRaw(html, onlyFirst: true)
    } else {
      out.append(escapingAsCommonMark: html)
    }
  }

  mutating func writeLink(_ node: CMarkNode, _ entering: Bool) {
    openLinks &+= entering ? 1 : -1
    if isHooked(.link) { return writeHookedLink(node, entering) }
    guard entering else { return out.append("</a>" as StaticString) }
    out.append("<a href=\"" as StaticString)
    let address = node.address
    if options.linksPagesByFile, let page = PageAddress(address) {
      note(.page(page), node, address)
    } else {
      if options.checksAnchors, address.first == UInt8(ascii: "#") { note(.anchor, node, address) }
      writeAddress(address, of: node)
    }
    writeTitle(of: node)
    out.append(UInt8(ascii: "\""))
    writeAttributes(of: node)
    writeExternal(address)
    out.append(UInt8(ascii: ">"))
  }

  mutating func writeImage(_ node: CMarkNode, _ entering: Bool) {
    if isHooked(.image) {
      // What the template is given of it is written now; its description is not written at all.
      if entering {
        writeHookedImage(node)
        image = node
      }
      return
    }
    if entering {
      out.append("<img src=\"" as StaticString)
      writeAddress(node.address, of: node)
      out.append("\" alt=\"" as StaticString)
      image = node
    } else {
      if figure == nil { writeTitle(of: node) }
      out.append(UInt8(ascii: "\""))
      writeAttributes(of: node)
      out.append(" />" as StaticString)
    }
  }

  mutating func writeDescription(_ node: CMarkNode) {
    if isHooked(.image) { return }
    switch node.type {
    case .text: writeDescriptionText(node.literal)
    case .code, .htmlInline:
      if !plain.isEmpty { node.changeTexts(plain.spelledOut) }
      out.append(escapingAsCommonMark: node.literal)
    case .softBreak, .lineBreak: out.append(0x20)
    default: break
    }
  }

  mutating func writeAddress(_ address: UnsafeRawBufferPointer, of node: CMarkNode) {
    if options.dropsUnsafeAddresses, let scheme = unsafeScheme(address) {
      note(.unsafe(scheme: scheme), node, address)
    } else if options.placesFiles, let file = FileAddress(address) {
      // Most documents have no more.
      if notedLinks.isEmpty { notedLinks.reserveCapacity(8) }
      notedLinks.append(
        NotedLink(
          reason: .file(.file(path: file.path, suffix: file.suffix, written: file.written)),
          offset: out.count, address: [], blockLines: 0...0, line: 0))
    } else {
      out.append(escapingAddress: address)
    }
  }

  mutating func writeTitle(of node: CMarkNode) {
    guard let title = node.title(noTitle) else { return }
    out.append("\" title=\"" as StaticString)
    out.append(escapingAsCommonMark: title)
  }

  mutating func note(
    _ reason: NotedLink.Reason, _ node: CMarkNode, _ address: UnsafeRawBufferPointer
  ) {
    let first = block.startLine
    notedLinks.append(
      NotedLink(
        reason: reason, offset: out.count, address: Array(address),
        blockLines: source(first)...source(max(first, block.endLine)),
        line: source(node.startLine)))
  }

  /// The line of the source that a line of libcmark's text stands for.
  func source(_ line: Int) -> Int { beyond?.reading.lines.source(line) ?? line }
}

import HTML

/// Writes a parsed document as HTML, byte for byte as libcmark's own writer does with raw HTML passed.
///
/// Beyond that it leaves out what `MarkdownOptions` forbid and gathers what `RenderedMarkdown` tells.
struct HTMLWriter: ~Copyable {
  /// A link that needs more than the walk knows: a place in the source or a page's address.
  struct NotedLink {
    enum Reason {
      case page(PageAddress)
      case file(FileAddress)
      case unsafe(scheme: String)
    }
    let reason: Reason
    let offset: Int
    let address: [UInt8]
    /// The lines of the paragraph or heading it stands in, and the one libcmark gives the link.
    let blockLines: ClosedRange<Int>
    let line: Int
  }

  var out: ByteBuffer
  var text = PageText()
  private(set) var notedLinks: [NotedLink] = []
  private(set) var titleHeading: Range<Int>?

  let options: MarkdownOptions
  let hooks: (any MarkdownHooks)?
  /// What is in the document beyond CommonMark; nil when nothing is.
  let beyond: Beyond?
  /// Whether texts are looked through for mail addresses.
  let hasMail: Bool
  private var headingStart = 0
  private var block = CMarkNode(raw: nil)
  /// The image whose description is being written: inside it only text counts.
  private var image: CMarkNode?
  /// Links that are open: bare addresses inside them stay text.
  private var openLinks = 0
  var openNote = OpenNote()
  private(set) var problems: [HookProblem] = []

  init(
    options: MarkdownOptions, hooks: (any MarkdownHooks)? = nil, beyond: Beyond? = nil,
    hasMail: Bool = false, capacity: Int
  ) {
    self.options = options
    self.hooks = hooks
    self.beyond = beyond
    self.hasMail = hasMail
    out = ByteBuffer(capacity: capacity)
  }

  mutating func visit(_ node: CMarkNode, entering: Bool) {
    if let image {
      guard node == image else { return writeDescription(node) }
      self.image = nil
    }
    switch node.type {
    case .text: writeText(node.literal)
    case .softBreak: writeBreak("\n")
    case .lineBreak: writeBreak("<br />\n")
    case .code: writeCode(node.literal)
    case .htmlInline: writeInlineHTML(node.literal)
    case .emphasis: out.append(entering ? "<em>" : "</em>" as StaticString)
    case .strong: out.append(entering ? "<strong>" : "</strong>" as StaticString)
    case .link: writeLink(node, entering)
    case .image: writeImage(node, entering)
    case .paragraph: writeParagraph(node, entering)
    case .heading:
      if let cell = cell(node) {
        if entering { block = node }
        writeCell(cell, entering)
      } else {
        writeHeading(node, entering)
      }
    case .item: writeItem(node, entering)
    case .list: writeList(node, entering)
    case .blockQuote:
      if let note = note(node) {
        writeNote(note, entering)
      } else {
        writeQuotation(entering)
      }
    case .codeBlock: writeCodeBlock(node)
    case .htmlBlock: writeHTMLBlock(node.literal)
    case .thematicBreak:
      startLine()
      out.append("<hr />\n" as StaticString)
    case .document: if !entering { endNotes() }
    }
  }

  /// Ends the line unless the output is at the start of one.
  mutating func startLine() {
    if out.count > 0, out.withBytes({ $0[$0.count - 1] }) != 0x0A { out.append(0x0A) }
  }
}

// MARK: - Blocks

extension HTMLWriter {
  private mutating func writeParagraph(_ node: CMarkNode, _ entering: Bool) {
    let parent = node.parent
    let list = parent.parent
    let isTight = list.raw != nil && list.type == .list && list.isTight
    if entering {
      block = node
      text.beginParagraph(isTopLevel: list.raw == nil)
      if !isTight {
        startLine()
        out.append("<p>" as StaticString)
      }
    } else {
      text.endBlock()
      if !isTight {
        if node.isLast, let note = note(parent) { writeBackReferences(note) }
        out.append("</p>\n" as StaticString)
      }
    }
  }

  private mutating func writeHeading(_ node: CMarkNode, _ entering: Bool) {
    let level = node.headingLevel
    if entering {
      block = node
      startLine()
      headingStart = out.count
      let opensDocument = node.isFirst && node.parent.parent.raw == nil
      text.beginHeading(level: level, opensDocument: opensDocument)
      out.append("<h" as StaticString)
    } else {
      text.endBlock()
      out.append("</h" as StaticString)
    }
    out.append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: level))
    out.append(entering ? ">" : ">\n" as StaticString)
    if !entering, level == 1, headingStart == 0, node.isFirst, node.parent.parent.raw == nil {
      titleHeading = 0..<out.count
    }
  }

  private mutating func writeItem(_ node: CMarkNode, _ entering: Bool) {
    if entering {
      startLine()
      out.append("<li>" as StaticString)
      if beyond != nil { writeTask(node.tag) }
    } else {
      out.append("</li>\n" as StaticString)
    }
  }

  private mutating func writeList(_ node: CMarkNode, _ entering: Bool) {
    let isBulletList = node.isBulletList
    guard entering else {
      return out.append(isBulletList ? "</ul>\n" : "</ol>\n" as StaticString)
    }
    startLine()
    if isBulletList {
      out.append("<ul>\n" as StaticString)
    } else if node.listStart == 1 {
      out.append("<ol>\n" as StaticString)
    } else {
      out.append("<ol start=\"" as StaticString)
      out.append(decimal: node.listStart)
      out.append("\">\n" as StaticString)
    }
  }

  private mutating func writeQuotation(_ entering: Bool) {
    startLine()
    out.append(entering ? "<blockquote>\n" : "</blockquote>\n" as StaticString)
  }

  private mutating func writeCodeBlock(_ node: CMarkNode) {
    startLine()
    let info = node.fenceInfo
    if let result = hooks?.codeBlock(info: info, source: node.literal) {
      out.append(result.html)
      let line = source(node.startLine)
      problems += result.problems.map { HookProblem($0, in: node.literal, ofBlockOn: line) }
      return startLine()
    }
    if info.isEmpty {
      out.append("<pre><code>" as StaticString)
    } else {
      let language = info.prefix { $0 != 0x20 && !(0x09...0x0D).contains($0) }
      out.append("<pre><code class=\"language-" as StaticString)
      out.append(escapingAsCommonMark: UnsafeRawBufferPointer(rebasing: language))
      out.append("\">" as StaticString)
    }
    out.append(escapingAsCommonMark: node.literal)
    out.append("</code></pre>\n" as StaticString)
  }

  private mutating func writeHTMLBlock(_ html: UnsafeRawBufferPointer) {
    startLine()
    if options.allowsRawHTML {
      writeRaw(html)
      startLine()
    } else {
      let end = html.lastIndex { $0 != 0x0A && $0 != 0x0D }.map { $0 + 1 } ?? 0
      out.append("<p>" as StaticString)
      out.append(escapingAsCommonMark: UnsafeRawBufferPointer(rebasing: html[..<end]))
      out.append("</p>\n" as StaticString)
    }
  }
}

// MARK: - Inlines

extension HTMLWriter {
  private mutating func writeText(_ literal: UnsafeRawBufferPointer) {
    guard hasMail || beyond != nil else {
      text.add(literal)
      return out.append(escapingAsCommonMark: literal)
    }
    writeTextWithAtoms(literal, insideLink: openLinks > 0)
  }

  private mutating func writeBreak(_ tag: StaticString) {
    text.addBreak()
    out.append(tag)
  }

  private mutating func writeCode(_ literal: UnsafeRawBufferPointer) {
    text.add(literal)
    out.append("<code>" as StaticString)
    out.append(escapingAsCommonMark: literal)
    out.append("</code>" as StaticString)
  }

  private mutating func writeInlineHTML(_ html: UnsafeRawBufferPointer) {
    if options.allowsRawHTML {
      writeRaw(html, onlyFirst: true)
    } else {
      out.append(escapingAsCommonMark: html)
    }
  }

  private mutating func writeLink(_ node: CMarkNode, _ entering: Bool) {
    openLinks &+= entering ? 1 : -1
    guard entering else { return out.append("</a>" as StaticString) }
    out.append("<a href=\"" as StaticString)
    let address = node.address
    if options.linksPagesByFile, let page = PageAddress(address) {
      note(.page(page), node, address)
    } else {
      writeAddress(address, of: node)
    }
    writeTitle(of: node)
    out.append("\">" as StaticString)
  }

  private mutating func writeImage(_ node: CMarkNode, _ entering: Bool) {
    if entering {
      out.append("<img src=\"" as StaticString)
      writeAddress(node.address, of: node)
      out.append("\" alt=\"" as StaticString)
      image = node
    } else {
      writeTitle(of: node)
      out.append("\" />" as StaticString)
    }
  }

  private mutating func writeDescription(_ node: CMarkNode) {
    switch node.type {
    case .text: writeDescriptionText(node.literal)
    case .code, .htmlInline: out.append(escapingAsCommonMark: node.literal)
    case .softBreak, .lineBreak: out.append(0x20)
    default: break
    }
  }

  private mutating func writeAddress(_ address: UnsafeRawBufferPointer, of node: CMarkNode) {
    if options.dropsUnsafeAddresses, let scheme = unsafeScheme(address) {
      note(.unsafe(scheme: scheme), node, address)
    } else if options.placesFiles, let file = FileAddress(address) {
      note(.file(file), node, address)
    } else {
      out.append(escapingAddress: address)
    }
  }

  private mutating func writeTitle(of node: CMarkNode) {
    guard let title = node.title else { return }
    out.append("\" title=\"" as StaticString)
    out.append(escapingAsCommonMark: title)
  }

  private mutating func note(
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

import HTML

/// Writes a parsed document as HTML, byte for byte as libcmark's own writer does with raw HTML passed.
///
/// Beyond that it leaves out what `MarkdownOptions` forbid and gathers what `RenderedMarkdown` tells.
struct HTMLWriter: ~Copyable {
  /// A link that needs more than the walk knows: a place in the source or a page's address.
  struct NotedLink {
    enum Reason {
      case page(PageAddress)
      /// Has no place, since nothing is reported about it.
      case file(Slot.Kind)
      case unsafe(scheme: String)
      /// Leads to a place on the page itself.
      case anchor
      /// A template makes it, or a picture: which of `regions` it is, and whether it leads to a place on the page itself.
      case hooked(region: Int, isAnchor: Bool)
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
  var notedLinks: [NotedLink] = []
  private(set) var titleHeading: Range<Int>?

  let options: MarkdownOptions
  var hooks: (any MarkdownHooks)?
  /// What is in the document beyond CommonMark; nil when nothing is.
  let beyond: Beyond?
  /// The words in whose place libcmark read names.
  let plain: PlainRuns
  private(set) var noTitle = CMarkNode.NoTitle()
  /// Whether texts are looked through for mail addresses.
  let hasMail: Bool
  private var headingStart = 0
  var block = CMarkNode(raw: nil)
  /// The image whose description is being written: inside it only text counts.
  var image: CMarkNode?
  /// Links that are open: bare addresses inside them stay text.
  var openLinks = 0
  var openNote = OpenNote()
  /// Where the body begins in the file.
  let origin: Int
  var regions: [Region] = []
  var openRegions: [OpenRegion] = []
  var headings: [RenderedMarkdown.ContentHeading] = []
  var headingIDs = HeadingIDs()
  /// The bytes of the HTML before `<!--more-->`.
  var summaryEnd: Int?
  var endsSummary = false
  /// The paragraph that is a figure and open.
  var figure: CMarkNode?
  /// Where the paragraph that is open is the terms of a definition list, what `openPairs` was at its start.
  var pairsBeforeTerms: Int?
  /// Elements of atoms that are open: what is struck through, spans and pairs of shortcodes.
  var openPairs = 0
  var features: RenderedMarkdown.Features = []
  /// Whether raw HTML may give elements ids.
  var hasRawHTML = false
  /// The lines that regions of constructs stand on.
  var regionLines: [(region: Int, line: Int)] = []
  /// What hooks found wrong.
  var problems: [HookProblem] = []

  init(
    options: MarkdownOptions, hooks: (any MarkdownHooks)? = nil, beyond: Beyond? = nil,
    plain: PlainRuns = PlainRuns(), origin: Int = 0, hasMail: Bool = false, capacity: Int
  ) {
    self.plain = plain
    self.origin = origin
    if beyond != nil { features = .constructs }
    self.options = options
    self.hooks = hooks
    self.beyond = beyond
    self.hasMail = hasMail
    out = ByteBuffer(capacity: capacity)
    for id in options.reservedIDs { headingIDs.reserve(id) }
    for id in beyond?.ids.all ?? [] { headingIDs.reserve(id) }
  }

  /// Whether texts may hold names of atoms or runs; else what looks like one is the document's own.
  @inline(__always)
  var hasNames: Bool { beyond != nil || !plain.isEmpty }

  /// What a pass said of a node.
  @inline(__always)
  func nodeNote(_ node: CMarkNode) -> NodeNote? {
    NodeNotes.mayNote(node) ? beyond?.notes.find(node) : nil
  }

  /// Whether the HTML of a construct is a template's.
  @inline(__always)
  func isHooked(_ name: HookedConstruct.Name) -> Bool {
    !options.hooks.isEmpty && options.hooks.contains(name.rawValue)
  }

  /// Appends the attributes that were written behind a node.
  mutating func writeAttributes(
    of node: CMarkNode, extraClass: StaticString? = nil, skippingID: Bool = false
  ) {
    if let note = nodeNote(node), !note.attributes.isEmpty {
      note.attributes.write(to: &out, extraClass: extraClass, skippingID: skippingID)
    } else if let extraClass {
      out.append(" class=\"" as StaticString)
      out.append(extraClass)
      out.append(UInt8(ascii: "\""))
    }
  }

  mutating func visit(_ node: CMarkNode, _ kind: CMarkNode.Kind, entering: Bool) {
    if let image {
      guard node == image else { return writeDescription(node) }
      self.image = nil
    }
    switch kind {
    case .text: writeText(node.literal)
    case .softBreak: writeBreak(node, "\n")
    case .lineBreak: writeBreak(node, "<br />\n")
    case .code:
      spellOut(node)
      writeCode(node)
    case .htmlInline: writeInlineHTML(node.literal)
    case .emphasis: writeInline(node, entering, "<em", "</em>")
    case .strong: writeInline(node, entering, "<strong", "</strong>")
    case .link: writeLink(node, entering)
    case .image: writeImage(node, entering)
    case .paragraph: writeParagraph(node, entering)
    case .heading:
      if let cell = cell(node) {
        if entering { block = node }
        writeCell(cell, of: node, entering)
      } else {
        writeHeading(node, entering)
      }
    case .item: writeItem(node, entering)
    case .list: writeList(node, entering)
    case .blockQuote:
      if let note = note(node) {
        writeNote(note, entering)
      } else {
        writeQuotation(node, entering)
      }
    case .codeBlock:
      spellOut(node)
      writeCodeBlock(node)
    case .htmlBlock:
      spellOut(node)
      writeHTMLBlock(node)
    case .thematicBreak:
      startLine()
      out.append("<hr" as StaticString)
      writeAttributes(of: node)
      out.append(" />\n" as StaticString)
    case .document: if !entering { endNotes() }
    }
  }

  /// Gives what is no text the words back that libcmark did not read.
  @inline(__always)
  private func spellOut(_ node: CMarkNode) {
    if !plain.isEmpty { node.changeTexts(plain.spelledOut) }
  }

  private mutating func writeInline(
    _ node: CMarkNode, _ entering: Bool, _ start: StaticString, _ end: StaticString
  ) {
    guard entering else { return out.append(end) }
    out.append(start)
    writeAttributes(of: node)
    out.append(UInt8(ascii: ">"))
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
    if let role = nodeNote(node)?.role, role != .plain {
      return writeParagraph(node, as: role, entering)
    }
    if figure == nil, entering, options.constructs.contains(.figures), isFigure(node) {
      figure = node
    }
    if let figure, figure == node { return writeFigure(node, entering) }
    if entering {
      block = node
      text.beginParagraph(isTopLevel: list.raw == nil)
      if !isTight {
        startLine()
        out.append("<p" as StaticString)
        writeAttributes(of: node)
        out.append(UInt8(ascii: ">"))
      }
    } else {
      text.endBlock()
      defer { endSummary(node) }
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
      beginHeading(node, level: level)
    } else {
      text.endBlock()
      endHeading(node, level: level)
    }
    if !entering, level == 1, headingStart == 0, node.isFirst, node.parent.parent.raw == nil {
      titleHeading = 0..<out.count
    }
  }

  private mutating func writeItem(_ node: CMarkNode, _ entering: Bool) {
    if entering {
      startLine()
      out.append(isDefinition(node) ? "<dd" : "<li" as StaticString)
      writeAttributes(of: node)
      out.append(UInt8(ascii: ">"))
      if beyond != nil { writeTask(node.tag) }
    } else {
      out.append(isDefinition(node) ? "</dd>\n" : "</li>\n" as StaticString)
    }
  }

  private func isDefinition(_ item: CMarkNode) -> Bool {
    beyond != nil && nodeNote(item.parent)?.role == .definitions
  }

  private mutating func writeList(_ node: CMarkNode, _ entering: Bool) {
    if let note = nodeNote(node), note.role == .definitions {
      return writeDefinitions(node, entering)
    }
    let isBulletList = node.isBulletList
    guard entering else {
      return out.append(isBulletList ? "</ul>\n" : "</ol>\n" as StaticString)
    }
    startLine()
    out.append(isBulletList ? "<ul" : "<ol" as StaticString)
    if !isBulletList, node.listStart != 1 {
      out.append(" start=\"" as StaticString)
      out.append(decimal: node.listStart)
      out.append(UInt8(ascii: "\""))
    }
    writeAttributes(of: node)
    out.append(">\n" as StaticString)
  }

  private mutating func writeQuotation(_ node: CMarkNode, _ entering: Bool) {
    startLine()
    let note = nodeNote(node)
    if isHooked(.blockquote) {
      guard entering else { return endRegion() }
      var alert = ""
      if case .alert(let kind) = note?.role { alert = kind.rawValue }
      return beginRegion(.blockquote(alert: alert), attributes(of: node), onLineOf: node)
    }
    if case .alert(let kind) = note?.role { return writeAlert(node, kind, entering) }
    guard entering else { return out.append("</blockquote>\n" as StaticString) }
    out.append("<blockquote" as StaticString)
    writeAttributes(of: node)
    out.append(">\n" as StaticString)
  }

  private mutating func writeHTMLBlock(_ node: CMarkNode) {
    let html = node.literal
    startLine()
    if isMore(html) { return setSummaryEnd(node) }
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

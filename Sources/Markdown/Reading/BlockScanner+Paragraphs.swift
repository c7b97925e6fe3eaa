extension BlockScanner {
  mutating func beginParagraph(_ line: LineReader) {
    var content = line.firstNonspace..<line.end
    if constructs.contains(.taskLists), let item = containers.last, case .item = item.kind,
      !item.hasChild
    {
      content = takeTask(content)
    }
    paragraphTags = tags(line)
    // Shortcodes are no term.
    markChild(paragraphTags == nil ? .paragraph(lines: 1) : .other)
    leaf = .paragraph
    isNoTable = false
    paragraph.append(
      ParagraphLine(
        number: number, start: lineStart, content: content, isInPlace: true,
        isBehindTask: content.lowerBound > line.firstNonspace))
  }

  /// Takes `[ ]` or `[x]` from the start of an item's text (GFM, "Task list items").
  private mutating func takeTask(_ content: Range<Int>) -> Range<Int> {
    guard content.count > 3, text[content.lowerBound] == UInt8(ascii: "["),
      " xX".utf8.contains(text[content.lowerBound &+ 1]),
      text[content.lowerBound &+ 2] == UInt8(ascii: "]"), isSpace(text[content.lowerBound &+ 3])
    else { return content }
    let isDone = text[content.lowerBound &+ 1] != 0x20
    let end = LinkTarget.skipSpace(
      UnsafeRawBufferPointer(rebasing: text[..<content.upperBound]), content.lowerBound &+ 3)
    guard end < content.upperBound else { return content }
    let mark = content.lowerBound..<end
    let number = inlines.atoms.append(
      .task(isDone: isDone), UnsafeRawBufferPointer(rebasing: text[mark]))
    var name: [UInt8] = []
    AtomTable.write(number, right: .space, to: &name)
    rewriting.replace(mark, onLine: self.number, with: name)
    return end..<content.upperBound
  }

  mutating func addToParagraph(_ line: LineReader, isLazy: Bool) {
    paragraph.append(
      ParagraphLine(
        number: number, start: lineStart, content: line.firstNonspace..<line.end,
        isInPlace: !isLazy && line.indent < 4))
    if isAfterTags { paragraphTags = tags(line) }
    if !isLazy { markChild(paragraphTags == nil ? .paragraph(lines: paragraph.count) : .other) }
  }

  /// Whether a line begins with the `>}}` of a shortcode that the open paragraph has begun: no quotation begins there.
  func endsShortcode(_ line: LineReader) -> Bool {
    guard constructs.contains(.shortcodes),
      text[line.firstNonspace..<line.end].starts(with: ">}}".utf8), let first = paragraph.first,
      let last = paragraph.last
    else { return false }
    // Far more lines than any shortcode has are not looked at.
    let start = max(first.content.lowerBound, last.content.upperBound &- 4096)
    var index = last.content.upperBound &- 3
    while index >= start {
      if text[index...].starts(with: "{{<".utf8) { return true }
      if text[index...].starts(with: ">}}".utf8) { return false }
      index &-= 1
    }
    return false
  }

  /// Ends the innermost block; a paragraph's inlines are looked through.
  mutating func closeLeaf() {
    if leaf == .paragraph { scanParagraph() }
    leaf = .none
  }

  private mutating func scanParagraph() {
    defer { paragraph.removeAll(keepingCapacity: true) }
    guard let first = paragraph.first, let last = paragraph.last else { return }
    let whole = first.content.lowerBound..<last.content.upperBound
    guard hints.hasInlines(in: whole) else { return }
    defer { keepFromFences() }
    if paragraph.count == 1 { return scan(whole, onLine: first.number, isParagraph: true) }
    var joined: [UInt8] = []
    joined.reserveCapacity(whole.count)
    var starts: [Int] = []
    for line in paragraph {
      starts.append(joined.count)
      joined.append(contentsOf: text[line.content])
      joined.append(0x0A)
    }
    joined.removeLast()
    joined.withUnsafeBytes { inlines.scan($0, isParagraph: true) }
    var line = 0
    for found in inlines.found {
      while line &+ 1 < starts.count, starts[line &+ 1] <= found.range.lowerBound { line &+= 1 }
      let shift = paragraph[line].content.lowerBound &- starts[line]
      replace(found, shift: shift, onLine: paragraph[line].number)
    }
  }

  /// A line of three backticks is no fence while another backtick follows, which an atom may have taken: then an empty
  /// atom goes before it.
  private mutating func keepFromFences() {
    for line in paragraph where text[line.content].starts(with: "```".utf8) {
      let changed = rewriting.hasEdit(onLine: line.number, behind: line.content.lowerBound)
      guard changed else { continue }
      let start = line.content.lowerBound
      let number = inlines.atoms.append(.filler)
      var name: [UInt8] = []
      AtomTable.write(number, to: &name)
      rewriting.replace(start..<start, onLine: line.number, with: name)
    }
  }

  /// Looks through the inlines of a block that is one line.
  mutating func scanInlines(ofLine content: Range<Int>) {
    guard hints.hasInlines(in: content) else { return }
    scan(content, onLine: number, isParagraph: false)
  }

  private mutating func scan(_ content: Range<Int>, onLine line: Int, isParagraph: Bool) {
    inlines.scan(UnsafeRawBufferPointer(rebasing: text[content]), isParagraph: isParagraph)
    for found in inlines.found { replace(found, shift: content.lowerBound, onLine: line) }
  }

  private mutating func replace(_ found: InlineScanner.Found, shift: Int, onLine line: Int) {
    if let atom = found.atom {
      inlines.atoms.atoms[atom].place =
        found.range.lowerBound &+ shift..<found.range.upperBound &+ shift
    }
    rewriting.replace(
      found.range.lowerBound &+ shift..<found.range.upperBound &+ shift, onLine: line,
      withName: found.written, of: inlines.names)
  }
}

/// Follows the block structure of a document line by line, beside libcmark, to find what libcmark does not
/// know: tables and the definitions of footnotes; and the text of every block that has inlines.
///
/// What it finds is written anew in CommonMark's own words. A cell of a table becomes a heading on a line of its
/// own, so that the document's reference definitions hold in it; a definition becomes a quotation. `LineMark`s
/// tell `HTMLWriter` which headings and quotations are none. The rules are those of CommonMark 0.30,
/// "Appendix: a parsing strategy", phase 1, and cmark-gfm's for the rest.
///
/// - Complexity: O(*n*) for a document of *n* bytes, since containers nest at most `deepest` levels.
struct BlockScanner {
  /// Markers beyond this many open containers are text: libcmark looks at every open list item for every blank line.
  static let deepest = 100

  enum Leaf: Equatable {
    case none, paragraph, indentedCode
    case fence(marker: UInt8, length: Int)
    case html(HTMLBlockKind)
    case table
  }

  struct Container {
    enum Kind: Equatable {
      case quotation
      /// The definition of the footnote with this number in `notes`.
      case note(Int)
      /// A list item whose content begins so many columns in.
      case item(width: Int)
      /// The same of a definition, which is written as a list item.
      case definition(width: Int)
    }
    let kind: Kind
    var hasChild = false
    var lastChild = LastChild.other

    var isNote: Bool {
      if case .note = kind { true } else { false }
    }

    var isItem: Bool {
      switch kind {
      case .item, .definition: true
      case .quotation, .note: false
      }
    }
  }

  /// What stands last in a container: only below some blocks a definition may begin.
  enum LastChild {
    /// A paragraph of so many lines.
    case paragraph(lines: Int)
    case definition
    case other
  }

  /// A line of the paragraph that is open.
  struct ParagraphLine {
    let number: Int
    let start: Int
    let content: Range<Int>
    /// Whether what stands before its content is no more than the marks of its containers and little white space,
    /// so that a block may begin in its place.
    let isInPlace: Bool
    /// Whether the box of a task stands before its content: it is a block's first line, but no block begins in its place.
    var isBehindTask = false
  }

  let text: UnsafeRawBufferPointer
  let hints: Hints
  let constructs: MarkdownConstructs
  var rewriting = Rewriting()
  var inlines: InlineScanner
  var containers: [Container] = []
  /// What stands last in the document itself.
  var lastChild = LastChild.other
  var leaf = Leaf.none
  var paragraph: [ParagraphLine] = []
  /// Where the tags of shortcodes end that the open paragraph is, nil when it is something else.
  var paragraphTags: Int?
  /// The paragraph has had a row of dashes that did not fit: it becomes no table (cmark-gfm tries once).
  var isNoTable = false
  var table = OpenTable()
  var notes: [NoteDefinition] = []
  /// In the order in which they ended: of two with one label the one that ended first counts.
  private(set) var closedNotes: [Int] = []
  var tables: [TableShape] = []

  // The line that is being read.
  var number = 0
  var lineStart = 0
  /// From here on the marks of containers are written anew, as `prefix`.
  var prefixStart: Int?
  var prefix: [UInt8] = []
  var quotationsOpened = 0
  /// How many of the open containers go on in it.
  private(set) var matched = 0
  /// Whether those that do not go on are closed, and what the outermost of them was.
  private(set) var hasClosed = false
  private var closedSibling: Container.Kind?
  var definitionsOpened = 0
  var notesOpened: [(index: Int, quotationsBefore: Int)] = []

  init(
    _ text: UnsafeRawBufferPointer, hints: Hints, constructs: MarkdownConstructs,
    hooks: (any MarkdownHooks)? = nil
  ) {
    self.text = text
    self.hints = hints
    self.constructs = constructs
    inlines = InlineScanner(constructs: constructs, hooks: hooks)
    inlines.atoms.reserve(hints.inlines.count)
    rewriting.reserve(hints.inlines.count)
  }

  mutating func scan() {
    let start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    hints.lines.forEach(in: text, from: start) { line in
      number &+= 1
      readLine(line)
      return true
    }
    closeLeaf()
    closeContainers(from: 0)
  }

  private mutating func closeContainers(from depth: Int) {
    while containers.count > depth {
      if case .note(let index) = containers.removeLast().kind { closedNotes.append(index) }
    }
  }

  private mutating func readLine(_ range: Range<Int>) {
    lineStart = range.lowerBound
    prefixStart = nil
    quotationsOpened = 0
    var line = LineReader(text, range)
    matched = matchContainers(&line)
    hasClosed = false
    closedSibling = nil
    let allMatched = matched == containers.count && leafGoesOn(&line)
    if allMatched, takeCode(line) { return finishPrefix(line) }
    openBlocks(&line, allMatched: allMatched)
    finishPrefix(line)
  }

  // MARK: - Open containers

  /// How many of the open containers go on in this line.
  private mutating func matchContainers(_ line: inout LineReader) -> Int {
    // Every item that has something in it goes on in an empty line.
    if line.end == lineStart, let first = containers.first, first.isItem {
      let items = containers.firstIndex { !$0.isItem } ?? containers.count
      if items == containers.count { return containers[items &- 1].hasChild ? items : items &- 1 }
    }
    for index in containers.indices {
      switch containers[index].kind {
      case .quotation:
        guard line.indent < 4, line.first == UInt8(ascii: ">") else { return index }
        line.advance(columns: line.indent &+ 1)
        line.skipOptionalSpace()
        writePrefix("> ")
      case .item(let width), .definition(let width):
        if line.indent >= width {
          line.advance(columns: width)
          writePrefix(spaces: width)
        } else if line.isBlank, containers[index].hasChild {
          line.advance(to: line.firstNonspace)
        } else {
          return index
        }
      case .note:
        if line.indent >= 4 {
          if prefixStart == nil { beginPrefix(at: line.offset) }
          line.advance(columns: 4)
        } else if line.end == lineStart {
          if prefixStart == nil {
            beginPrefix(at: lineStart)
            prefix = continuation(index)
          }
        } else {
          return index
        }
        writePrefix("> ")
      }
    }
    return containers.count
  }

  /// Whether the innermost block goes on in a line that all containers go on in.
  private mutating func leafGoesOn(_ line: inout LineReader) -> Bool {
    switch leaf {
    case .none, .fence: true
    case .paragraph: !line.isBlank
    case .indentedCode: line.indent >= 4 || line.isBlank
    case .html(let kind): !(kind.endsAtBlankLine && line.isBlank)
    case .table: !line.isBlank
    }
  }

  /// Reads a line of code or raw HTML; false when the innermost block is neither.
  private mutating func takeCode(_ line: LineReader) -> Bool {
    switch leaf {
    case .indentedCode: return true
    case .fence(UInt8(ascii: "$"), _):
      if isFormulaFence(line) { closeFormula(line) }
      return true
    case .fence(let marker, let length):
      if line.indent < 4, line.first == marker,
        CodeFence.closes(text, line.firstNonspace..<line.end, marker: marker, length: length)
      {
        leaf = .none
      }
      return true
    case .html(let kind):
      if kind.ends(text, line.firstNonspace..<line.end) { leaf = .none }
      return true
    case .none, .paragraph, .table: return false
    }
  }

  // MARK: - New blocks

  private mutating func openBlocks(_ line: inout LineReader, allMatched: Bool) {
    if allMatched, isAfterTags, standsApart(line) {
      closeUnmatched()
      separate()
    }
    var isParagraph = allMatched && leaf == .paragraph
    let isTable = allMatched && leaf == .table
    var mayBeLazy = leaf == .paragraph
    while true {
      let isIndented = line.indent >= 4
      let first = line.first
      // No block begins with a letter but a row.
      if isLetter(first), !isIndented {
        if isTable, !hasClosed, takeRow(line) { return }
        break
      }
      if isIndented {
        if mayBeLazy || line.isBlank { break }
        closeUnmatched()
        markChild()
        leaf = .indentedCode
        return
      }
      if first == UInt8(ascii: ">") {
        if leaf == .paragraph, endsShortcode(line) { break }
        if containers.count >= Self.deepest {
          return takeText(line, literally: 0)
        }
        closeUnmatched()
        if case .note = closedSibling { separate() }
        openQuotation(&line)
      } else if first == UInt8(ascii: "#"), let content = ATXHeading.content(line, text) {
        closeUnmatched()
        markChild()
        return scanInlines(ofLine: content)
      } else if let fence = CodeFence(text, line.firstNonspace..<line.end) {
        closeUnmatched()
        markChild()
        leaf = .fence(marker: fence.marker, length: fence.length)
        return
      } else if first == UInt8(ascii: "$"), opensFormula(line) {
        closeUnmatched()
        return openFormula(line)
      } else if first == UInt8(ascii: "<"),
        let kind = HTMLBlockKind(
          text, line.firstNonspace..<line.end, canBeAnyTag: !isParagraph && !mayBeLazy)
      {
        closeUnmatched()
        markChild()
        leaf = kind.ends(text, line.firstNonspace..<line.end) ? .none : .html(kind)
        return
      } else if isParagraph, SetextUnderline.matches(text, line.firstNonspace..<line.end) {
        closeLeaf()
        markChild()
        return
      } else if ThematicBreak.matches(text, line.firstNonspace..<line.end) {
        closeUnmatched()
        return markChild()
      } else if constructs.contains(.footnotes),
        let note = NoteDefinition(text, line.firstNonspace..<line.end),
        containers.count < Self.deepest
      {
        closeUnmatched()
        switch closedSibling {
        case .note, .quotation: separate()
        case .item, .definition, nil: break
        }
        openNote(note, &line)
      } else if let content = definition(line, isParagraph: isParagraph) {
        closeUnmatched()
        openDefinition(&line, content: content)
      } else if let marker = ListMarker(
        text, line.firstNonspace..<line.end, interrupting: isParagraph)
      {
        if containers.count >= Self.deepest {
          return takeText(line, literally: marker.length &- 1)
        }
        closeUnmatched()
        // A list that follows a definition is none of its items.
        if case .definition = closedSibling { separate() }
        openItem(marker, &line)
      } else {
        if isParagraph, constructs.contains(.tables), openTable(line) { return }
        if isTable, !hasClosed, !isAttributes(line), tags(line) == nil, takeRow(line) { return }
        break
      }
      closedSibling = nil
      isParagraph = false
      mayBeLazy = false
    }

    let isLazy = !hasClosed && !allMatched && !line.isBlank && leaf == .paragraph
    if isParagraph || isLazy {
      guard standsApart(line) else { return addToParagraph(line, isLazy: isLazy) }
      closeUnmatched()
      separate()
    }
    closeUnmatched()
    if !line.isBlank { beginParagraph(line) }
  }

  /// Closes what does not go on in this line, before something new begins.
  private mutating func closeUnmatched() {
    if hasClosed { return }
    hasClosed = true
    closedSibling = matched < containers.count ? containers[matched].kind : nil
    closeLeaf()
    closeContainers(from: matched)
  }

  /// A line whose marker is one too many: the marker's byte at `offset` is escaped.
  private mutating func takeText(
    _ line: LineReader, literally offset: Int
  ) {
    let place = line.firstNonspace &+ offset
    rewriting.replace(place..<place, onLine: number, with: [UInt8(ascii: "\\")])
    if leaf == .paragraph {
      addToParagraph(line, isLazy: true)
    } else {
      closeUnmatched()
      beginParagraph(line)
    }
  }

  private mutating func openQuotation(_ line: inout LineReader) {
    markChild()
    line.advance(to: line.firstNonspace &+ 1)
    line.skipOptionalSpace()
    writePrefix("> ")
    containers.append(Container(kind: .quotation))
    quotationsOpened &+= 1
  }

  private mutating func openNote(_ note: NoteDefinition, _ line: inout LineReader) {
    markChild()
    if prefixStart == nil {
      beginPrefix(at: line.firstNonspace)
    } else {
      writePrefix(spaces: line.indent)
    }
    line.advance(to: note.end)
    line.advance(to: line.firstNonspace)
    writePrefix("> ")
    containers.append(Container(kind: .note(notes.count)))
    notesOpened.append((notes.count, quotationsOpened))
    notes.append(note)
    quotationsOpened &+= 1
  }

  private mutating func openItem(_ marker: ListMarker, _ line: inout LineReader) {
    markChild()
    let indent = line.indent
    let markerStart = line.firstNonspace
    line.advance(to: markerStart &+ marker.length)
    // Five columns or more, or none, make the content begin after one: the rest is its own indentation.
    let space = line.indent
    let padding = space > 4 || space < 1 || line.isBlank ? 1 : space
    line.advance(columns: padding)
    writePrefix(spaces: indent)
    writePrefix(text[markerStart..<markerStart &+ marker.length])
    writePrefix(spaces: padding)
    containers.append(Container(kind: .item(width: indent &+ marker.length &+ padding)))
  }

  /// Says that the innermost container has another child.
  mutating func markChild(_ child: LastChild = .other) {
    if containers.isEmpty {
      lastChild = child
    } else {
      containers[containers.count &- 1].hasChild = true
      containers[containers.count &- 1].lastChild = child
    }
  }
}

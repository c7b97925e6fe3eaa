/// The table that is being read.
struct OpenTable {
  var index = 0
  var columns = 0
  var row = 0
  /// Cells that rows were short of: a table that grows by them alone comes to an end (as in cmark-gfm).
  var missing = 0

  static let mostMissing = 0x80000
  /// More columns than this make no table, as in cmark-gfm.
  static let mostColumns = 0xFFFF
}

extension BlockScanner {
  /// Makes a table of the last line of the open paragraph when this one is a row of dashes that fits it.
  mutating func openTable(_ line: LineReader) -> Bool {
    guard !isNoTable, paragraphTags == nil, let header = paragraph.last,
      let alignments = TableRow.alignments(text, line.firstNonspace..<line.end)
    else { return false }
    let cells = TableRow.cells(text, header.content)
    guard cells.count == alignments.count, cells.count <= OpenTable.mostColumns else {
      isNoTable = true
      return false
    }
    // The marks of a line in a footnote are written anew already.
    guard header.isInPlace || !containers.contains(where: \.isNote) else {
      isNoTable = true
      return false
    }
    paragraph.removeLast()
    closeLeaf()
    markChild()
    table = OpenTable(index: tables.count, columns: cells.count)
    tables.append(TableShape(alignments: alignments))
    write(cells, at: header)
    rewriting.replace(
      line.firstNonspace..<line.end, onLine: number, with: separatorComment.utf8)
    rewriting.mark(.separator, atLineOfEdit: 0)
    leaf = .table
    return true
  }

  /// Whether a line behind a table is nothing but attributes, which are the table's.
  func isAttributes(_ line: LineReader) -> Bool {
    guard constructs.contains(.attributes), line.first == UInt8(ascii: "{"),
      let (_, end) = AttributesParser.parse(
        UnsafeRawBufferPointer(rebasing: text[..<line.end]), at: line.firstNonspace)
    else { return false }
    return text[end..<line.end].allSatisfy(isSpace)
  }

  /// Takes a line as a row of the open table.
  mutating func takeRow(_ line: LineReader) -> Bool {
    guard table.missing <= OpenTable.mostMissing else { return false }
    let content = line.firstNonspace..<line.end
    let cells = TableRow.cells(text, content, limit: table.columns)
    // A lone `|` is no row but ends the table (as in cmark-gfm).
    guard !cells.isEmpty else { return false }
    table.row &+= 1
    table.missing &+= table.columns &- cells.count
    tables[table.index].rows &+= 1
    write(
      cells,
      at: ParagraphLine(number: number, start: lineStart, content: content, isInPlace: true))
    return true
  }

  /// Writes each cell as a heading on a line of its own.
  private mutating func write(_ cells: [Range<Int>], at line: ParagraphLine) {
    var written: [UInt8] = []
    written.reserveCapacity(line.content.count &+ 8 &* cells.count)
    let prefix = continuation(containers.count)
    // The box stays alone on its line.
    let linesBefore = line.isBehindTask ? 1 : 0
    if line.isBehindTask { written.append(0x0A) }
    for (column, cell) in cells.enumerated() {
      if column &+ linesBefore > 0 || !line.isInPlace { written.append(contentsOf: prefix) }
      written.append(contentsOf: "# ".utf8)
      writeCell(cell, to: &written)
      // Ends the heading, so that hashes of the cell's own stay.
      written.append(contentsOf: " #".utf8)
      if column &+ 1 < cells.count { written.append(0x0A) }
    }
    let start = line.isInPlace ? line.content.lowerBound : line.start
    rewriting.replace(
      start..<line.content.upperBound, onLine: line.number, with: written,
      addedLines: linesBefore &+ max(0, cells.count &- 1))
    for column in cells.indices {
      let cell = TableCell(
        table: table.index, row: table.row, column: column, isLast: column &+ 1 == cells.count)
      rewriting.mark(.cell(cell), atLineOfEdit: linesBefore &+ column)
    }
  }

  private mutating func writeCell(_ cell: Range<Int>, to written: inout [UInt8]) {
    guard hints.hasInlines(in: cell) else { return TableRow.write(text, cell, to: &written) }
    var content: [UInt8] = []
    TableRow.write(text, cell, to: &content)
    content.withUnsafeBytes { content in
      inlines.scan(content, isParagraph: false)
      var copied = 0
      for found in inlines.found {
        if let atom = found.atom { inlines.atoms.atoms[atom].place = cell }
        written.append(contentsOf: content[copied..<found.range.lowerBound])
        written.append(contentsOf: inlines.names[found.written])
        copied = found.range.upperBound
      }
      written.append(contentsOf: content[copied...])
    }
  }
}

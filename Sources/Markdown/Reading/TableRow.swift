/// One line of a table (GFM, "Tables").
enum TableRow {
  /// Where the cells of a line stand, from its first byte that is no white space, with the white space in them.
  ///
  /// A `|` after a backslash belongs to its cell. Cells beyond `limit` are left out.
  static func cells(
    _ text: UnsafeRawBufferPointer, _ line: Range<Int>, limit: Int = .max
  ) -> [Range<Int>] {
    var cells: [Range<Int>] = []
    cells.reserveCapacity(min(limit, 8))
    var index = line.lowerBound
    if index < line.upperBound, text[index] == pipe { index = skipSpace(text, index &+ 1, line) }
    while index < line.upperBound, cells.count < limit {
      let start = index
      while index < line.upperBound,
        text[index] != pipe || index > start && text[index &- 1] == UInt8(ascii: "\\")
      {
        index &+= 1
      }
      cells.append(start..<index)
      if index < line.upperBound { index = skipSpace(text, index &+ 1, line) }
    }
    return cells
  }

  /// The alignments that a row of dashes gives its columns, or nil when the line is none.
  static func alignments(
    _ text: UnsafeRawBufferPointer, _ line: Range<Int>
  ) -> [TableShape.Alignment]? {
    guard !line.isEmpty else { return nil }
    let first = text[line.lowerBound]
    guard first == pipe || first == UInt8(ascii: ":") || first == UInt8(ascii: "-") else {
      return nil
    }
    var alignments: [TableShape.Alignment] = []
    var index = line.lowerBound
    if first == pipe { index &+= 1 }
    while true {
      index = skipSpace(text, index, line)
      let left = index < line.upperBound && text[index] == UInt8(ascii: ":")
      if left { index &+= 1 }
      let dashes = runLength(text, index..<line.upperBound, of: UInt8(ascii: "-"))
      guard dashes > 0 else { return nil }
      index &+= dashes
      let right = index < line.upperBound && text[index] == UInt8(ascii: ":")
      if right { index &+= 1 }
      alignments.append(left ? right ? .center : .left : right ? .right : .none)
      index = skipSpace(text, index, line)
      guard index < line.upperBound else { return alignments }
      guard text[index] == pipe else { return nil }
      index &+= 1
      if text[index..<line.upperBound].allSatisfy(isSpace) { return alignments }
    }
  }

  /// Writes a cell as the text of a heading: without the white space around it, `\|` as `|`.
  static func write(
    _ text: UnsafeRawBufferPointer, _ cell: Range<Int>, to result: inout [UInt8]
  ) {
    var cell = cell
    while !cell.isEmpty, isSpace(text[cell.lowerBound]) { cell = cell.dropFirst() }
    while !cell.isEmpty, isSpace(text[cell.upperBound &- 1]) { cell = cell.dropLast() }
    var written = cell.lowerBound
    for index in cell.dropLast()
    where text[index] == UInt8(ascii: "\\") && text[index &+ 1] == pipe {
      result.append(contentsOf: text[written..<index])
      written = index &+ 1
    }
    result.append(contentsOf: text[written..<cell.upperBound])
  }

  private static let pipe = UInt8(ascii: "|")

  private static func skipSpace(
    _ text: UnsafeRawBufferPointer, _ start: Int, _ line: Range<Int>
  ) -> Int {
    var index = start
    while index < line.upperBound, isSpace(text[index]) { index &+= 1 }
    return index
  }
}

/// What all rows of a table have in common.
struct TableShape {
  enum Alignment { case none, left, center, right }

  /// One a column.
  let alignments: [Alignment]
  /// Rows with the one of headings.
  var rows = 1
}

/// Which cell of which table a heading is.
struct TableCell {
  let table: Int
  /// 0 is the row of headings.
  let row: Int
  let column: Int
  /// Whether no cell of the row follows that was written.
  let isLast: Bool
}

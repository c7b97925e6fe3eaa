import HTML

/// Tables; where their columns stand is said by classes, since MathML Core has no attributes for it.
extension ByteBuffer {
  mutating func append(_ table: Table) {
    let isTagged = table.rows.contains { $0.tag != nil }
    if table.style.isScript { append("<mstyle scriptlevel=\"1\">") }
    append("<mtable")
    if let layout = table.layout {
      append(" class=\"")
      append(layout)
      if isTagged { append(" math-tagged") }
      append("\"")
    }
    if table.style == .display { append(" displaystyle=\"true\"") }
    append(">")
    // One wide row must not make every tagged row as wide.
    let width = min(table.rows.map(\.cells.count).max() ?? 0, 64)
    for (index, row) in table.rows.enumerated() {
      appendRowStart(table, index)
      if isTagged { append("<mtd class=\"math-side\"></mtd>") }
      for (column, cell) in row.cells.enumerated() {
        appendCellStart(table, column, of: row.cells.count)
        let follows = table.layout == "math-aligned" && column % 2 == 1
        appendContents(cell, table.style, followsOrdinary: follows)
        append("</mtd>")
      }
      if isTagged {
        if row.cells.count < width {
          for _ in row.cells.count..<width { append("<mtd></mtd>") }
        }
        append("<mtd class=\"math-side\">")
        if let tag = row.tag { append(tag, .text) }
        append("</mtd>")
      }
      append("</mtr>")
    }
    append("</mtable>")
    if table.style.isScript { append("</mstyle>") }
  }

  private mutating func appendRowStart(_ table: Table, _ index: Int) {
    let isAbove = table.rules.contains(index)
    let isBelow = index + 1 == table.rows.count && table.rules.contains(index + 1)
    switch (isAbove, isBelow) {
    case (false, false): append("<mtr>")
    case (true, false): append("<mtr class=\"math-rule\">")
    case (false, true): append("<mtr class=\"math-rule-after\">")
    case (true, true): append("<mtr class=\"math-rule math-rule-after\">")
    }
  }

  private mutating func appendCellStart(_ table: Table, _ column: Int, of count: Int) {
    var classes: [String] = []
    let columns = table.columns
    let alignment =
      column < columns.count ? columns[column] : table.repeatsColumn ? columns.last : nil
    switch alignment {
    case .left: classes.append("math-left")
    case .right: classes.append("math-right")
    case .center, nil: break
    }
    if table.lines.contains(column) { classes.append("math-bar") }
    if column + 1 == count, table.lines.contains(column + 1) { classes.append("math-bar-after") }
    if classes.isEmpty {
      append("<mtd>")
    } else {
      append("<mtd class=\"\(classes.joined(separator: " "))\">")
    }
  }
}

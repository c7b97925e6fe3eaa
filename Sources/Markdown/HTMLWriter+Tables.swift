import HTML

extension HTMLWriter {
  /// The cell that a heading of libcmark's tree is.
  func cell(_ node: CMarkNode) -> TableCell? {
    guard let beyond, node.tag > 0, case .cell(let cell) = beyond.reading.marks[node.tag &- 1].kind
    else { return nil }
    return cell
  }

  mutating func writeCell(_ cell: TableCell, of node: CMarkNode, _ entering: Bool) {
    guard let shape = beyond?.reading.tables[cell.table] else { return }
    if entering {
      if cell.column == 0 { beginRow(cell, node) }
      text.beginCell()
      beginCell(shape.alignments[cell.column], isHeading: cell.row == 0)
    } else {
      text.endBlock()
      endCell(isHeading: cell.row == 0)
      if cell.isLast {
        endRow(cell, shape)
        if cell.row == shape.rows &- 1, isHooked(.table) { endRegion() }
      }
    }
  }

  private mutating func beginRow(_ cell: TableCell, _ node: CMarkNode) {
    startLine()
    switch cell.row {
    case 0:
      let attributes = beyond?.tableAttributes[cell.table]
      if isHooked(.table) { beginRegion(.table, attributes?.list ?? [], onLineOf: node) }
      out.append("<table" as StaticString)
      attributes?.write(to: &out)
      out.append(">\n<thead>\n" as StaticString)
    case 1: out.append("<tbody>\n" as StaticString)
    default: break
    }
    out.append("<tr>\n" as StaticString)
  }

  /// A row ends with the cells that it is short of.
  private mutating func endRow(_ cell: TableCell, _ shape: TableShape) {
    for alignment in shape.alignments.dropFirst(cell.column &+ 1) {
      beginCell(alignment, isHeading: false)
      endCell(isHeading: false)
    }
    out.append("</tr>\n" as StaticString)
    if cell.row == 0 { out.append("</thead>\n" as StaticString) }
    if cell.row == shape.rows &- 1 {
      out.append(cell.row > 0 ? "</tbody>\n</table>\n" : "</table>\n" as StaticString)
    }
  }

  private mutating func beginCell(_ alignment: TableShape.Alignment, isHeading: Bool) {
    out.append(isHeading ? "<th" : "<td" as StaticString)
    let attribute: StaticString = options.writesAsGitHub ? " align=\"" : " class=\"align-"
    switch alignment {
    case .none: return out.append(UInt8(ascii: ">"))
    case .left:
      out.append(attribute)
      out.append("left\">" as StaticString)
    case .center:
      out.append(attribute)
      out.append("center\">" as StaticString)
    case .right:
      out.append(attribute)
      out.append("right\">" as StaticString)
    }
  }

  private mutating func endCell(isHeading: Bool) {
    out.append(isHeading ? "</th>\n" : "</td>\n" as StaticString)
  }
}

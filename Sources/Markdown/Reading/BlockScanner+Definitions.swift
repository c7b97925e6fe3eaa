/// Definition lists, in the form of PHP Markdown Extra and Pandoc: a term on a line of its own, or several on lines
/// that follow each other, and below it `: ` with what it means, which may go on indented like a list item.
extension BlockScanner {
  /// Where the text of the definition that begins in this line starts, nil when none does.
  ///
  /// - Parameter isParagraph: whether the open paragraph would go on in it.
  func definition(_ line: LineReader, isParagraph: Bool) -> Int? {
    guard constructs.contains(.definitionLists), line.first == UInt8(ascii: ":"), !hasClosed,
      isSpaceOrTab(line[line.firstNonspace &+ 1]), containers.count < Self.deepest
    else { return nil }
    var start = line.firstNonspace &+ 1
    while start < line.end, isSpaceOrTab(text[start]) { start &+= 1 }
    guard start < line.end else { return nil }
    if isParagraph { return start }
    // Below a blank line only a single line is a term, since prose may be followed by a colon.
    switch matched == 0 ? lastChild : containers[matched &- 1].lastChild {
    case .paragraph(let lines): return lines == 1 ? start : nil
    case .definition: return start
    case .other: return nil
    }
  }

  /// Writes the colon as the marker of a list item.
  mutating func openDefinition(_ line: inout LineReader, content: Int) {
    markChild(.definition)
    let indent = line.indent
    let marker = line.firstNonspace
    line.advance(to: marker &+ 1)
    let space = line.indent
    let padding = space > 4 ? 1 : space
    line.advance(columns: padding)
    if prefixStart == nil {
      rewriting.replace(marker..<marker &+ 1, onLine: number, with: [UInt8(ascii: "+")])
      rewriting.mark(.definition, atLineOfEdit: 0)
    } else {
      // The marks of the line's containers are written anew as a whole.
      prefix.append(contentsOf: repeatElement(0x20, count: indent))
      prefix.append(UInt8(ascii: "+"))
      prefix.append(contentsOf: repeatElement(0x20, count: padding))
      definitionsOpened &+= 1
    }
    containers.append(Container(kind: .definition(width: indent &+ 1 &+ padding)))
  }
}

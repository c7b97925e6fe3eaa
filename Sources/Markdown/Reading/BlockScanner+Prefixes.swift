/// The marks with which containers go on at the front of a line, written anew where one of them is not CommonMark's.
extension BlockScanner {
  mutating func beginPrefix(at offset: Int) {
    prefixStart = offset
    prefix.removeAll(keepingCapacity: true)
  }

  mutating func writePrefix(_ text: StaticString) {
    if prefixStart == nil { return }
    text.withUTF8Buffer { prefix.append(contentsOf: $0) }
  }

  mutating func writePrefix(spaces count: Int) {
    if prefixStart != nil { prefix.append(contentsOf: repeatElement(0x20, count: count)) }
  }

  mutating func writePrefix(_ bytes: Slice<UnsafeRawBufferPointer>) {
    if prefixStart != nil { prefix.append(contentsOf: bytes) }
  }

  /// Writes the marks of the line's containers anew, tabs as spaces, where one of them is a footnote.
  mutating func finishPrefix(_ line: LineReader) {
    guard let start = prefixStart else { return }
    let end = writeIndent(line)
    rewriting.replace(start..<end, onLine: number, with: prefix)
    for note in notesOpened {
      rewriting.mark(
        .note(index: note.index, quotationsBefore: note.quotationsBefore), atLineOfEdit: 0)
    }
    notesOpened.removeAll(keepingCapacity: true)
    for _ in 0..<definitionsOpened { rewriting.mark(.definition, atLineOfEdit: 0) }
    definitionsOpened = 0
  }

  /// Writes the white space behind the marks as spaces, but not what belongs to code, and returns where it ends.
  private mutating func writeIndent(_ line: LineReader) -> Int {
    let isCode =
      switch leaf {
      case .indentedCode, .fence, .html: line.indent >= 4
      case .none, .paragraph, .table: false
      }
    guard isCode else {
      writePrefix(spaces: line.indent)
      return line.firstNonspace
    }
    var rest = line
    if leaf == .indentedCode {
      rest.advance(columns: 4)
      writePrefix(spaces: 4)
    }
    guard rest.isInsideTab else { return rest.offset }
    writePrefix(spaces: 4 &- rest.column & 3)
    return rest.offset &+ 1
  }

  /// The marks with which a line goes on in so many of the open containers.
  func continuation(_ count: Int) -> [UInt8] {
    var prefix: [UInt8] = []
    for container in containers.prefix(count) {
      switch container.kind {
      case .quotation, .note: prefix.append(contentsOf: "> ".utf8)
      case .item(let width), .definition(let width):
        prefix.append(contentsOf: repeatElement(0x20, count: width))
      }
    }
    return prefix
  }

  /// Keeps what begins in this line apart from the block before it.
  mutating func separate() {
    rewriting.replace(
      lineStart..<lineStart, onLine: number,
      with: continuation(containers.count) + Array("\(separatorComment)\n".utf8))
    rewriting.mark(.separator, atLineOfEdit: 0)
  }
}

/// Raw HTML that shows nothing.
let separatorComment = "<!-- -->"

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
    writePrefix(spaces: line.indent)
    rewriting.replace(start..<line.firstNonspace, onLine: number, with: prefix)
    for note in notesOpened {
      rewriting.mark(
        .note(index: note.index, quotationsBefore: note.quotationsBefore), atLineOfEdit: 0)
    }
    notesOpened.removeAll(keepingCapacity: true)
    for _ in 0..<definitionsOpened { rewriting.mark(.definition, atLineOfEdit: 0) }
    definitionsOpened = 0
  }
}

/// `[^label]:` at the start of a block, as cmark-gfm reads it.
struct NoteDefinition {
  /// The bytes between `[^` and `]`.
  let label: [UInt8]
  /// Where the definition's text may begin.
  let end: Int

  /// Nil when the line, from its first byte that is no white space, begins none.
  init?(_ text: UnsafeRawBufferPointer, _ line: Range<Int>) {
    guard line.count > 3, text[line.lowerBound] == UInt8(ascii: "["),
      text[line.lowerBound &+ 1] == UInt8(ascii: "^")
    else { return nil }
    let bytes = text[line]
    let label = bytes.dropFirst(2).prefix { byte in
      byte != UInt8(ascii: "]") && byte != 0 && !isSpaceOrTab(byte)
    }
    let rest = text[label.endIndex..<line.upperBound]
    guard !label.isEmpty, rest.starts(with: "]:".utf8) else { return nil }
    self.label = Array(label)
    end = label.endIndex &+ 2
  }
}

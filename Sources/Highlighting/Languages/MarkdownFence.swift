/// Fenced blocks of code in Markdown.
extension Lexer {
  /// A fenced block, its text in the language that its first line names.
  mutating func codeFence() -> Bool {
    let indented = skip(.blank, from: position)
    guard has("```", at: indented) || has("~~~", at: indented) else { return false }
    let sign = self[indented]
    let length = skip(ByteSet([sign]), from: indented) &- indented
    let stop = lineEnd(from: indented)
    let word = skip(.blank, from: indented &+ length)
    let wordEnd = skip(.word + "+-#.", from: word)
    // What a backtick follows on the line is code in a line of text.
    guard find(ByteSet("`"), from: wordEnd, before: stop) == stop else { return false }
    emit(.text, to: indented)
    emit(.backtick, to: wordEnd)
    emit(.text, to: stop)
    emit(.text, count: 1)
    var line = position
    while line < end {
      let start = skip(.blank, from: line)
      if self[start] == sign {
        let last = skip(ByteSet([sign]), from: start)
        if last &- start >= length, ByteSet.space.contains(self[last]) || last >= end { break }
      }
      line = nextLine(from: line)
    }
    let language = language(named: word..<wordEnd)
    forgetPrevious()
    within(line, rest: language == nil ? .backtick : .text) { language?.lex(&$0) }
    forgetPrevious()
    emit(.text, to: skip(.blank, from: position))
    emit(.backtick, to: skip(ByteSet([sign]), from: position))
    return true
  }

  /// The language of a block; nil for one whose text is a string, as Pygments shows those of `unread`.
  private func language(named range: Range<Int>) -> Language? {
    guard range.count <= 40,
      !Self.unread.contains(self, from: range.lowerBound, to: range.upperBound)
    else { return nil }
    let name = range.map { self[$0].lowered }
    return Highlighter.language(named: String(decoding: name, as: UTF8.self))
  }

  private static let unread = WordTable("k mjs cjs")
}

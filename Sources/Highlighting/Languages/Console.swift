extension Language {
  static let console = Language(
    "Console", "console shell-session terminal sh-session bash-session shellsession",
    lex: { lexer in lexer.console() })
}

/// What was typed at a prompt and what came of it.
extension Lexer {
  fileprivate mutating func console() {
    while !isAtEnd {
      let stop = lineEnd(from: position)
      if let prompt = promptEnd(to: stop) {
        emit(.prompt, to: prompt)
        command()
      } else {
        emit(.output, to: stop)
        emit(.text, count: 1)
      }
    }
  }

  /// `$ `, `# `, `% `, and the same behind `name@host:~`; nil where no prompt stands.
  private func promptEnd(to stop: Int) -> Int? {
    var index = position
    if self[index] == UInt8(ascii: "("),
      let close = firstPlace(of: [0x29], from: index, before: min(stop, index &+ 40))
    {
      index = skip(.blank, from: close &+ 1)
    }
    if self[index] == UInt8(ascii: "[") {
      index = min(stop, find(ByteSet("]\n"), from: index)) &+ 1
    } else {
      let word = skip(.word + ".-~:@/", from: index)
      var hasAt = false
      for place in index..<max(index, word) where self[place] == UInt8(ascii: "@") { hasAt = true }
      if hasAt {
        index = word
        let path = skip(.blank, from: index)
        let last = find(.space, from: path)
        let sign = skip(.blank, from: last)
        if sign < stop, sign > last, "$#%".utf8.contains(self[sign]) { index = sign }
        if path > index, "$#%".utf8.contains(self[path]) { index = path }
      } else if word > index, self[word] == UInt8(ascii: "$") {
        index = word
      }
    }
    guard index < stop, "$#%>".utf8.contains(self[index]) else { return nil }
    if self[index] == UInt8(ascii: ">") {
      guard index > position, ByteSet.space.contains(self[index &+ 1]) else { return nil }
    }
    return min(stop, skip(.blank, from: index &+ 1))
  }

  /// The command behind a prompt, with the lines that a backslash or `> ` makes part of it.
  private mutating func command() {
    var stop = lineEnd(from: position)
    while stop < end, self[stop &- 1] == UInt8(ascii: "\\") { stop = lineEnd(from: stop &+ 1) }
    within(stop) { $0.shell(until: 0) }
    emit(.text, count: 1)
    while has("> ") {
      emit(.prompt, count: 2)
      let line = lineEnd(from: position)
      within(line) { $0.shell(until: 0) }
      emit(.text, count: 1)
    }
  }
}

extension Language {
  static let dockerfile = Language(
    "Dockerfile", "docker dockerfile containerfile", lex: { lexer in lexer.dockerfile() })
}

private let dockerWords = WordTable(
  """
  k from maintainer run cmd label expose env add copy entrypoint volume user workdir onbuild stopsignal
  k healthcheck shell arg
  """, folded: true)
private let dockerShells = WordTable(
  "k run cmd entrypoint onbuild healthcheck shell add copy label env", folded: true)

/// Instructions, each with commands or words behind it, over lines that end with a backslash.
extension Lexer {
  fileprivate mutating func dockerfile() {
    while !isAtEnd {
      emitSpace()
      guard !isAtEnd else { return }
      if peek() == UInt8(ascii: "#") {
        emit(.lineComment, to: lineEnd(from: position))
        continue
      }
      let word = skip(.letters, from: position)
      guard dockerWords.contains(self, from: position, to: word) else {
        shellLines(from: position)
        continue
      }
      let isShell = dockerShells.contains(self, from: position, to: word)
      let isFrom = has([0x66, 0x72, 0x6F, 0x6D], at: position, folded: true)
      emit(.keyword, to: word)
      emit(.text, to: skip(.blank, from: position))
      if isShell { shellLines(from: position) } else { dockerText(isFrom: isFrom) }
    }
  }

  private mutating func dockerText(isFrom: Bool) {
    let stop = lineEnd(from: position)
    while position < stop {
      emit(.text, to: min(stop, skip(.space, from: position)))
      let word = min(stop, find(.space, from: position))
      if isFrom, word &- position == 2, has([0x61, 0x73], at: position, folded: true) {
        emit(.keyword, to: word)
      } else {
        emit(.string, to: word)
      }
    }
  }

  /// Commands to the end of the line, or of the last of several.
  private mutating func shellLines(from start: Int) {
    var stop = lineEnd(from: start)
    while stop < end, self[stop &- 1] == UInt8(ascii: "\\") { stop = lineEnd(from: stop &+ 1) }
    within(stop) { $0.shell(until: 0) }
  }
}

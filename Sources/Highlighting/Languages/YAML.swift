extension Language {
  static let yaml = Language("YAML", "yaml yml", lex: { lexer in lexer.yaml() })
}

private let yamlKeyStops = ByteSet(":\n#\"'[]{},")
private let yamlBlank = ByteSet(" \t")

/// YAML 1.2, line by line: what a line's indentation says is all that is remembered.
extension Lexer {
  fileprivate mutating func yaml() {
    while !isAtEnd { yamlLine() }
  }

  /// A line in block style, with the block scalar or the flow collection that begins in it.
  private mutating func yamlLine() {
    let lineStart = position
    emit(.text, to: skip(yamlBlank, from: position))
    var column = position &- lineStart
    if column == 0 {
      if has("---") || has("...") { emit(.namespace, count: 3) }
      if peek() == UInt8(ascii: "%") { emit(.tag, to: lineEnd(from: position)) }
    }
    while !isAtEnd {
      let byte = peek()
      switch byte {
      case UInt8(ascii: "\n"):
        emit(.text, count: 1)
        return
      case _ where ByteSet.space.contains(byte):
        emit(.text, to: skip(ByteSet(" \t\r"), from: position &+ 1))
      case UInt8(ascii: "#") where position == 0 || ByteSet.space.contains(self[position &- 1]):
        emit(.lineComment, to: lineEnd(from: position))
      case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
        guard endsWord(position &+ 1) else { return plain(lineStart: lineStart, column: column) }
        emit(.punctuation, count: 1)
        column = max(column, position &- 1 &- lineStart)
      case UInt8(ascii: "|"), UInt8(ascii: ">"):
        return blockScalar(parent: lineStart == position ? -1 : column)
      case UInt8(ascii: "["), UInt8(ascii: "{"): yamlFlow()
      default:
        if properties(byte) { continue }
        if let colon = yamlKey() {
          column = max(column, position &- lineStart)
          if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { yamlQuoted(byte) }
          emit(.tag, to: colon)
          emit(.punctuation, count: 1)
        } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
          yamlQuoted(byte)
        } else {
          return plain(lineStart: lineStart, column: column)
        }
      }
    }
  }

  private func endsWord(_ index: Int) -> Bool {
    index >= end || ByteSet.space.contains(self[index])
  }

  /// Anchors, aliases and tags.
  private mutating func properties(_ byte: UInt8) -> Bool {
    let kind: TokenKind
    switch byte {
    case UInt8(ascii: "&"): kind = .label
    case UInt8(ascii: "*"): kind = .variable
    case UInt8(ascii: "!"): kind = .typeKeyword
    default: return false
    }
    guard !endsWord(position &+ 1) || byte == UInt8(ascii: "!") else { return false }
    emit(kind, to: find(ByteSet(" \t\r\n,]}"), from: position &+ 1))
    return true
  }

  /// The place of the colon if a key begins here.
  private func yamlKey() -> Int? {
    var index = position
    let quote = peek()
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      index = find(ByteSet([quote, UInt8(ascii: "\n")]), from: index &+ 1)
      guard self[index] == quote else { return nil }
      index = skip(yamlBlank, from: index &+ 1)
      return self[index] == UInt8(ascii: ":") && endsWord(index &+ 1) ? index : nil
    }
    while index < end, self[index] != UInt8(ascii: "\n") {
      if self[index] == UInt8(ascii: ":"), endsWord(index &+ 1) { return index }
      if self[index] == UInt8(ascii: "#"), ByteSet.space.contains(self[index &- 1]) { return nil }
      index &+= 1
    }
    return nil
  }

  /// A plain scalar to the end of its line.
  private mutating func plain(lineStart: Int, column: Int) {
    let stop = lineEnd(from: position)
    var index = position
    while index < stop {
      if self[index] == UInt8(ascii: "#"), ByteSet.space.contains(self[index &- 1]) { break }
      index &+= 1
    }
    words(to: index, .literal)
    emit(.lineComment, to: stop)
    emit(.text, count: 1)
  }

  /// Blanks are no part of what they stand between: `kind` for the rest, its inner blanks included.
  private mutating func words(to stop: Int, _ kind: TokenKind) {
    var last = stop
    while last > position, ByteSet.space.contains(self[last &- 1]) { last &-= 1 }
    emit(kind, to: last)
    emit(.text, to: stop)
  }

  private mutating func yamlQuoted(_ quote: UInt8) {
    let isDouble = quote == UInt8(ascii: "\"")
    let kind = isDouble ? TokenKind.doubleQuoted : .singleQuoted
    emit(kind, count: 1)
    while !isAtEnd {
      emit(kind, to: find(ByteSet([quote, isDouble ? UInt8(ascii: "\\") : quote]), from: position))
      if peek() == UInt8(ascii: "\\"), isDouble {
        emit(.escape, to: afterEscape(position))
      } else if !isDouble, peek(1) == quote {
        emit(.escape, count: 2)
      } else {
        return emit(kind, count: 1)
      }
    }
  }

  /// `|` or `>` with its header, and the lines that are indented more than `parent` and no less than the first.
  private mutating func blockScalar(parent: Int) {
    let header = skip(ByteSet("|>+-0123456789"), from: position)
    var indentation: Int?
    for index in position..<header where ByteSet.digits.contains(self[index]) {
      indentation = max(parent, 0) &+ Int(self[index] &- UInt8(ascii: "0"))
    }
    emit(.punctuation, to: header)
    emit(.text, to: skip(yamlBlank, from: position))
    if peek() == UInt8(ascii: "#") { emit(.lineComment, to: lineEnd(from: position)) }
    emit(.text, to: nextLine(from: position))
    while !isAtEnd {
      let start = skip(yamlBlank, from: position)
      let isBlank = self[start] == UInt8(ascii: "\n") || self[start] == UInt8(ascii: "\r")
      let own = start &- position
      guard isBlank || own > parent && own >= indentation ?? 0 else { return }
      if own == 0, has("---") || has("...") { return }
      if !isBlank, indentation == nil { indentation = own }
      emit(.text, to: start)
      emit(.constant, to: lineEnd(from: start))
      emit(.text, count: 1)
    }
  }

  /// `[…]` and `{…}`, over lines.
  private mutating func yamlFlow() {
    var level = 0
    repeat {
      let byte = peek()
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        level &+= 1
        emit(.punctuation, count: 1)
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        level &-= 1
        emit(.punctuation, count: 1)
      case UInt8(ascii: ","): emit(.punctuation, count: 1)
      case UInt8(ascii: ":") where endsWord(position &+ 1) || previous == .doubleQuoted:
        emit(.punctuation, count: 1)
      case UInt8(ascii: "\""), UInt8(ascii: "'"): yamlQuoted(byte)
      case UInt8(ascii: "#") where ByteSet.space.contains(self[position &- 1]):
        emit(.lineComment, to: lineEnd(from: position))
      case _ where ByteSet.space.contains(byte): emitSpace()
      default:
        if properties(byte) { continue }
        var stop = position
        while stop < end, !"[]{},\n".utf8.contains(self[stop]),
          !(self[stop] == UInt8(ascii: ":") && endsWord(stop &+ 1)),
          !(self[stop] == UInt8(ascii: "#") && ByteSet.space.contains(self[stop &- 1]))
        {
          stop &+= 1
        }
        words(
          to: max(stop, position &+ 1), self[stop] == UInt8(ascii: ":") ? .tag : .variable)
      }
    } while level > 0 && !isAtEnd
  }
}

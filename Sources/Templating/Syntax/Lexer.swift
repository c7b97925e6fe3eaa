import Diagnostics

/// Cuts a template into text and the words of its tags, and settles which spaces around tags stay.
///
/// The rules are those of Jinja2's lexer: `{{ }}`, `{% %}`, `{# #}`, `{% raw %}`, `-` and `+` beside
/// the delimiters, and the settings for the line a block tag stands on.
struct Lexer {
  let source: SourceText
  let options: Environment.Options
  private(set) var tokens: [Token] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var position = 0
  /// Whether what came before ended a line, so that spaces up to here are an indent.
  private var isAtLineStart = true

  init(_ source: SourceText, _ options: Environment.Options) {
    self.source = source
    self.options = options
    if source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private var bytes: [UInt8] { source.bytes }

  mutating func run() {
    if let offset = source.firstInvalidUTF8() {
      report(SyntaxMessages.notUTF8(in: source, offset..<(offset + 1)))
      position = bytes.count
    }
    while position < bytes.count { lexTextAndTag() }
    add(.end, bytes.count..<bytes.count)
  }

  /// Text up to the next tag, then the tag.
  private mutating func lexTextAndTag() {
    let start = position
    var tag = start
    while tag < bytes.count {
      if bytes[tag] == UInt8(ascii: "{"), tag + 1 < bytes.count,
        isTagMark(bytes[tag + 1])
      {
        break
      }
      tag += 1
    }
    guard tag < bytes.count else {
      addText(start..<bytes.count)
      position = bytes.count
      return
    }
    let mark = bytes[tag + 1]
    let sign = tag + 2 < bytes.count ? bytes[tag + 2] : 0
    let hasSign = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
    addText(
      trimmed(start..<tag, sign: sign, isBlock: mark != UInt8(ascii: "{")))
    position = tag + (hasSign ? 3 : 2)
    switch mark {
    case UInt8(ascii: "#"): skipComment(from: tag)
    case UInt8(ascii: "{"): lexTag(.outputBegin, from: tag)
    default:
      if let end = rawTagEnd() {
        lexRaw(from: tag, contentStart: end)
      } else {
        lexTag(.tagBegin, from: tag)
      }
    }
  }

  private func isTagMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "%") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "#")
  }

  /// What stays of the text before a tag.
  private func trimmed(_ range: Range<Int>, sign: UInt8, isBlock: Bool) -> Range<Int> {
    if sign == UInt8(ascii: "-") {
      return range.lowerBound..<Whitespace.trimmedEnd(bytes, range)
    }
    guard options.stripsBlockIndent, isBlock, sign != UInt8(ascii: "+") else { return range }
    var line = range.upperBound
    while line > range.lowerBound, bytes[line - 1] != 0x0A, bytes[line - 1] != 0x0D { line -= 1 }
    guard line > range.lowerBound || isAtLineStart,
      Whitespace.skip(bytes, from: line, to: range.upperBound) == range.upperBound
    else { return range }
    return range.lowerBound..<line
  }

  /// Takes the spaces after a delimiter that ended in `-`, or a line feed where that is the setting.
  private mutating func endTag(at end: Int, sign: UInt8, isBlock: Bool) {
    position = end
    if sign == UInt8(ascii: "-") {
      position = Whitespace.skip(bytes, from: end, to: bytes.count)
    } else if options.trimBlocks, isBlock, sign != UInt8(ascii: "+"), end < bytes.count {
      if bytes[end] == 0x0A {
        position = end + 1
      } else if bytes[end] == 0x0D {
        position = end + (end + 1 < bytes.count && bytes[end + 1] == 0x0A ? 2 : 1)
      }
    }
    isAtLineStart = position > end && (bytes[position - 1] == 0x0A || bytes[position - 1] == 0x0D)
  }

  private mutating func skipComment(from tag: Int) {
    var index = position
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "#"), bytes[index + 1] == UInt8(ascii: "}") {
        let sign = index > position ? bytes[index - 1] : 0
        endTag(at: index + 2, sign: sign, isBlock: true)
        return
      }
      index += 1
    }
    report(SyntaxMessages.unclosed("{#", closing: "#}", in: source, tag..<(tag + 2)))
    position = bytes.count
  }

  /// The end of a `{% raw %}` whose name comes next, nil when it is another tag.
  private func rawTagEnd() -> Int? {
    var index = Whitespace.skip(bytes, from: position, to: bytes.count)
    guard hasWord("raw", at: index) else { return nil }
    index = Whitespace.skip(bytes, from: index + 3, to: bytes.count)
    if has("-%}", at: index) {
      return Whitespace.skip(bytes, from: index + 3, to: bytes.count)
    }
    return has("%}", at: index) ? index + 2 : nil
  }

  private mutating func lexRaw(from tag: Int, contentStart: Int) {
    var index = contentStart
    while index + 1 < bytes.count {
      defer { index += 1 }
      guard bytes[index] == UInt8(ascii: "{"), bytes[index + 1] == UInt8(ascii: "%") else {
        continue
      }
      let sign = index + 2 < bytes.count ? bytes[index + 2] : 0
      let hasSign = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
      var end = Whitespace.skip(bytes, from: index + (hasSign ? 3 : 2), to: bytes.count)
      guard hasWord("endraw", at: end) else { continue }
      end = Whitespace.skip(bytes, from: end + 6, to: bytes.count)
      let closingSign = end < bytes.count ? bytes[end] : 0
      if closingSign == UInt8(ascii: "-") || closingSign == UInt8(ascii: "+") { end += 1 }
      guard has("%}", at: end) else { continue }
      addText(trimmed(contentStart..<index, sign: sign, isBlock: true))
      endTag(at: end + 2, sign: closingSign, isBlock: true)
      return
    }
    report(SyntaxMessages.unclosedRaw(in: source, tag..<contentStart))
    position = bytes.count
  }

  private mutating func lexTag(_ kind: Token.Kind, from tag: Int) {
    add(kind, tag..<position)
    let isBlock = kind == .tagBegin
    var words = TagLexer(source: source, position: position, isBlock: isBlock)
    words.run()
    diagnostics.append(contentsOf: words.diagnostics)
    guard let closing = words.closing else {
      // The words may be anything up to the end of the file; which tag it is may help to go on.
      if isBlock, let name = words.tokens.first, name.kind == .name { tokens.append(name) }
      if words.diagnostics.isEmpty {
        report(
          SyntaxMessages.unclosed(
            isBlock ? "{%" : "{{", closing: isBlock ? "%}" : "}}", in: source, tag..<(tag + 2)))
      }
      add(isBlock ? .tagEnd : .outputEnd, words.position..<words.position)
      position = words.position
      return
    }
    tokens.append(contentsOf: words.tokens)
    add(isBlock ? .tagEnd : .outputEnd, closing.range)
    endTag(at: closing.range.upperBound, sign: closing.sign, isBlock: isBlock)
  }

  private func has(_ text: StaticString, at index: Int) -> Bool {
    guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
    for step in 0..<text.utf8CodeUnitCount where bytes[index + step] != text.utf8Start[step] {
      return false
    }
    return true
  }

  private func hasWord(_ text: StaticString, at index: Int) -> Bool {
    let end = index + text.utf8CodeUnitCount
    return has(text, at: index) && !(end < bytes.count && TagLexer.isNamePart(bytes[end]))
  }

  private mutating func addText(_ range: Range<Int>) {
    if !range.isEmpty { add(.text, range) }
  }

  private mutating func add(_ kind: Token.Kind, _ range: Range<Int>) {
    tokens.append(Token(kind: kind, range: range))
  }

  private mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }
}

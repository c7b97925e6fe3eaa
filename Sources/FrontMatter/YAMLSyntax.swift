import Diagnostics

/// Says what libyaml found in the words of someone who writes posts, at the place to mend.
struct YAMLSyntax {
  private let problem: YAMLProblem
  private let source: SourceText
  private let range: Range<Int>
  /// Byte offset of what libyaml could not read.
  let place: Int
  /// Byte offset of where the thing begins that it was reading.
  private let opening: Int

  init(_ problem: YAMLProblem, _ source: SourceText, _ range: Range<Int>, _ offsets: ByteOffsets) {
    self.problem = problem
    self.source = source
    self.range = range
    place =
      problem.character.map { offsets.offset(character: $0) }
      ?? min(range.lowerBound &+ problem.byte, range.upperBound)
    opening = offsets.offset(character: problem.contextCharacter)
  }

  var diagnostic: Diagnostic {
    if let tab = indentingTab {
      return error("a tab indents this line", tab..<tab + 1, hint: "YAML is indented with spaces")
    }
    switch problem.text {
    case "mapping values are not allowed in this context": return unexpectedColon
    case "could not find expected ':'":
      let line = contentRange(at: opening)
      return error(
        "there is no ':' behind this key", max(line.lowerBound, opening)..<line.upperBound,
        hint: "write 'key: value', or indent a text of several lines below its key")
    case "did not find expected key": return unexpectedText
    case "did not find expected '-' indicator":
      return error(
        "a list item must start with '- '", restOfLine,
        hint: "start it in the column of the items above")
    case "block sequence entries are not allowed in this context":
      return error(
        "a list of '-' items cannot start here", restOfLine,
        hint: "start it on the line below its key, or write [one, two]")
    case "did not find expected ',' or ']'": return notClosed("[", "]")
    case "did not find expected ',' or '}'": return notClosed("{", "}")
    case "found unexpected end of stream", "found unexpected document indicator":
      return error(
        "the quoted text is not closed", character(opening),
        hint: "write the same quote at its end")
    case "found unknown escape character":
      return error(
        "the escape '\(text(escape))' is not known", escape,
        hint: "write '\\\\' for a backslash, or use single quotes around the text")
    case "did not find expected hexdecimal number",
      "found invalid Unicode character escape code":
      return error("the escape is not a character's number", escape, hint: "write it as \\u00E9")
    case "found character that cannot start any token":
      return error(
        "a value cannot start with '\(text(character(place)))'", character(place),
        hint: quoteHint(contentRange(at: place, from: place)))
    case "did not find expected alphabetic or numeric character":
      let mark = text(character(opening))
      return error(
        "a value that starts with '\(mark)' must be in quotes", character(opening),
        hint: quoteHint(contentRange(at: opening, from: opening)))
    case "did not find expected comment or line break":
      return error(
        "no text may stand behind '|' or '>' on its line", restOfLine,
        hint: "start the text on the next line, or put it in quotes")
    case "did not find expected node content":
      return error("a value is missing here", character(place))
    case "control characters are not allowed":
      return error("this character is not allowed in YAML", character(place), hint: "delete it")
    case "invalid leading UTF-8 octet", "invalid trailing UTF-8 octet":
      return Wording.notUTF8(at: place, in: source)
    case let text where isAboutTag(text):
      return error(
        "a value that starts with '!' must be in quotes", character(opening),
        hint: quoteHint(contentRange(at: opening, from: opening)))
    default: return error("this is not YAML: \(problem.text)", character(place))
    }
  }

  // MARK: Kinds of mistakes

  /// `title: Swift: a story`, or a line indented by mistake.
  private var unexpectedColon: Diagnostic {
    let line = contentRange(at: place)
    if let value = valueStart(in: line), value < place {
      return error(
        "a value with ': ' in it must be in quotes", value..<line.upperBound,
        hint: quoteHint(value..<line.upperBound))
    }
    return error(
      "a ':' is not allowed here", character(place),
      hint: "start the key in the column of the keys above, or put a text with ': ' in quotes")
  }

  /// Text behind a closed quote or bracket, or a line that is indented like none above.
  private var unexpectedText: Diagnostic {
    let line = contentRange(at: place)
    if line.lowerBound < place {
      var last = place - 1
      while last > line.lowerBound, isBlank(source.bytes[last]) { last -= 1 }
      switch source.bytes[last] {
      case UInt8(ascii: "'"):
        return error(
          "there is text behind the closing quote", restOfLine,
          hint: "write '' for a quote inside single quotes, or use double quotes")
      case UInt8(ascii: "\""):
        return error(
          "there is text behind the closing quote", restOfLine,
          hint: "write \\\" for a quote inside double quotes, or use single quotes")
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        let value = valueStart(in: line) ?? line.lowerBound
        return error(
          "there is text behind the closing bracket", restOfLine,
          hint: quoteHint(value..<line.upperBound))
      default: break
      }
    }
    let rest = restOfLine
    if source.bytes[rest].first == UInt8(ascii: ":") {
      return YAMLWording.emptyKey(character(place), in: source)
    }
    let isItem = source.bytes[rest].starts(with: [UInt8(ascii: "-"), UInt8(ascii: " ")])
    return error(
      "this line is indented like none above", rest,
      hint: "start all \(isItem ? "items of one list" : "keys of one mapping") in the same column")
  }

  private func notClosed(_ open: String, _ close: String) -> Diagnostic {
    error(
      "the '\(open)' is not closed", character(opening),
      hint: "write '\(close)' at its end, or put the whole text in quotes")
  }

  private func isAboutTag(_ text: String) -> Bool {
    text == "found undefined tag handle" || problem.context == "while scanning a tag"
      || problem.context == "while parsing a tag"
  }

  /// A tab before the first character of the line of a problem that a tab can cause.
  private var indentingTab: Int? {
    switch problem.text {
    case "found character that cannot start any token", "did not find expected key",
      "mapping values are not allowed in this context", "could not find expected ':'",
      "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      let line = source.lineRange(at: place)
      return line.first { !isBlank(source.bytes[$0]) || source.bytes[$0] == 0x09 }
        .flatMap { source.bytes[$0] == 0x09 ? $0 : nil }
    default: return nil
    }
  }

  // MARK: Places

  private func error(_ summary: String, _ range: Range<Int>, hint: String? = nil) -> Diagnostic {
    .error("front-matter.yaml", summary, in: source, range, hint: hint)
  }

  /// The line at `offset` without the blanks around its content, from `start` on.
  private func contentRange(at offset: Int, from start: Int? = nil) -> Range<Int> {
    let line = source.lineRange(at: offset).clamped(to: range)
    var start = max(line.lowerBound, start ?? 0)
    var end = max(start, line.upperBound)
    while start < end, isBlank(source.bytes[start]) { start += 1 }
    while end > start, isBlank(source.bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  private var restOfLine: Range<Int> { contentRange(at: place, from: place) }

  /// Where the value behind the first `: ` of a line begins.
  private func valueStart(in line: Range<Int>) -> Int? {
    var index = line.lowerBound
    while index + 1 < line.upperBound {
      if source.bytes[index] == UInt8(ascii: ":"), isBlank(source.bytes[index + 1]) {
        index += 1
        while index < line.upperBound, isBlank(source.bytes[index]) { index += 1 }
        return index
      }
      index += 1
    }
    return nil
  }

  /// The one character at `offset`, nothing at the end of a line or of the text.
  private func character(_ offset: Int) -> Range<Int> {
    guard range.contains(offset), source.bytes[offset] != 0x0A, source.bytes[offset] != 0x0D else {
      return offset..<offset
    }
    var end = offset + 1
    while end < range.upperBound, source.bytes[end] & 0xC0 == 0x80 { end += 1 }
    return offset..<end
  }

  /// The backslash at or before the place, and the character behind it.
  private var escape: Range<Int> {
    let start =
      range.contains(place) && source.bytes[place] == UInt8(ascii: "\\")
      ? place : max(range.lowerBound, place - 2)
    let next = character(start + 1)
    return start..<max(next.upperBound, min(start + 1, range.upperBound))
  }

  private func text(_ range: Range<Int>) -> String { source.text(range) }

  /// The value in quotes that it can stand in as it is, when it is short.
  private func quoteHint(_ range: Range<Int>) -> String {
    let value = source.bytes[range]
    let quote =
      !value.contains(UInt8(ascii: "\"")) && !value.contains(UInt8(ascii: "\\"))
      ? "\"" : !value.contains(UInt8(ascii: "'")) ? "'" : nil
    guard let quote, !value.isEmpty, value.count <= 60 else { return "put the value in quotes" }
    return "put it in quotes: \(quote)\(text(range))\(quote)"
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

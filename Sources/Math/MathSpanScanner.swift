/// The formulas in the source of one paragraph or heading, in order, none within another.
///
/// `$…$` is one as Pandoc has it (`tex_math_dollars`): no space after the first sign nor before the last, and no digit
/// after the last, so that “costs $5 and $6” is none; as on GitHub the first one follows no letter or digit, so that
/// `US$5` begins none. `\$` is never a delimiter. `$$…$$` may hold line ends, and
/// `` $`…`$ `` is GitHub's way to write a formula whose signs Markdown would take. `\(…\)` is one, and `\[…\]` is
/// when it stands on lines of its own and holds a sign of mathematics, for `\[1\]` is how Markdown escapes brackets.
/// What stands in code spans, HTML tags, autolinks and the destinations of links is never looked at.
///
/// - Complexity: O(*n*).
package func mathSpans(
  in bytes: ArraySlice<UInt8>, delimiters: MathDelimiters = .all
) -> [MathSpan] {
  guard
    bytes.contains(UInt8(ascii: "$")) && delimiters.contains(.dollars)
      || bytes.contains(UInt8(ascii: "\\")) && delimiters.contains(.brackets)
  else { return [] }
  var scanner = MathSpanScanner(bytes, delimiters)
  return scanner.spans()
}

private struct MathSpanScanner {
  private let bytes: ArraySlice<UInt8>
  private let delimiters: MathDelimiters
  private var index: Int
  /// Where each closing mark was found last: until it is passed it need not be looked for again.
  private var nextMarks: [String: Int] = [:]
  /// For each length of a run of backticks, where its last one begins.
  private var lastRuns: [Int: Int] = [:]
  private var openBrackets = 0
  /// How many formulas with braces around a dollar sign may still be looked for in vain.
  private var braceSearches = 64

  init(_ bytes: ArraySlice<UInt8>, _ delimiters: MathDelimiters) {
    self.bytes = bytes
    self.delimiters = delimiters
    index = bytes.startIndex
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let length = run(of: UInt8(ascii: "`"), at: index)
      if length > 0 { lastRuns[length] = index }
      index += max(length, 1)
    }
  }

  mutating func spans() -> [MathSpan] {
    var found: [MathSpan] = []
    while index < bytes.endIndex {
      if let span = next() {
        found.append(span)
        index = span.range.upperBound
      }
    }
    return found
  }

  /// The formula at the front, or nil after having gone past what is there.
  private mutating func next() -> MathSpan? {
    switch bytes[index] {
    case UInt8(ascii: "\\"):
      if delimiters.contains(.brackets), let span = bracketed() { return span }
      index += 2
    case UInt8(ascii: "$"):
      if delimiters.contains(.dollars), let span = dollars() { return span }
      index += run(of: UInt8(ascii: "$"), at: index)
    case UInt8(ascii: "`"): index = codeSpan(at: index)?.upperBound ?? afterRun(at: index)
    case UInt8(ascii: "<"): index = endOfMarkup() ?? index + 1
    case UInt8(ascii: "["):
      openBrackets += 1
      index += 1
    case UInt8(ascii: "]"):
      index += 1
      guard openBrackets > 0 else { break }
      openBrackets -= 1
      index = endOfLinkTarget(bytes[index...]) ?? index
    default: index += 1
    }
    return nil
  }

  private mutating func dollars() -> MathSpan? {
    let length = run(of: UInt8(ascii: "$"), at: index)
    let start = index + length
    if length == 1, byte(at: start) == UInt8(ascii: "`") {
      guard let code = codeSpan(at: start), byte(at: code.upperBound) == UInt8(ascii: "$") else {
        return nil
      }
      let ticks = run(of: UInt8(ascii: "`"), at: start)
      return MathSpan(
        range: index..<code.upperBound + 1,
        content: start + ticks..<max(code.upperBound - ticks, start + ticks), isDisplay: false)
    }
    if length == 2 {
      guard let end = end(from: start, closing: "$$") else { return nil }
      let isBlank = bytes[start..<end].allSatisfy(Self.isSpace)
      return isBlank ? nil : MathSpan(range: index..<end + 2, content: start..<end, isDisplay: true)
    }
    guard length == 1, let first = byte(at: start), !Self.isSpace(first), !followsWord else {
      return nil
    }
    guard let end = endOfInline(from: start) else { return nil }
    return MathSpan(range: index..<end + 1, content: start..<end, isDisplay: false)
  }

  /// The dollar sign that ends a formula in a line of text: the first that is not within braces, and where they
  /// do not close the first of all, if it follows no space and no digit follows it.
  private mutating func endOfInline(from start: Int) -> Int? {
    var first: Int?
    var level = 0
    var index = start
    search: while index < bytes.endIndex {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "{"): level += 1
      case UInt8(ascii: "}"): level -= 1
      case UInt8(ascii: "$"):
        first = first ?? index
        if level <= 0 {
          first = index
          break search
        }
        if braceSearches == 0 { break search }
      default: break
      }
      index += 1
    }
    if index >= bytes.endIndex, first != nil { braceSearches -= 1 }
    guard let first, !Self.isSpace(bytes[first - 1]), byte(at: first + 1)?.isDigit != true else {
      return nil
    }
    return first
  }

  private mutating func bracketed() -> MathSpan? {
    let start = index + 2
    switch byte(at: index + 1) {
    case UInt8(ascii: "("):
      guard let end = end(from: start, closing: "\\)") else { return nil }
      let isBlank = bytes[start..<end].allSatisfy(Self.isSpace)
      return isBlank
        ? nil : MathSpan(range: index..<end + 2, content: start..<end, isDisplay: false)
    case UInt8(ascii: "["):
      guard beginsLine(index), let end = end(from: start, closing: "\\]"), endsLine(end + 2),
        holdsMathematics(start..<end)
      else { return nil }
      return MathSpan(range: index..<end + 2, content: start..<end, isDisplay: true)
    default: return nil
    }
  }

  /// Where a mark stands that closes a formula, other escapes stepped over.
  private mutating func end(from start: Int, closing mark: String) -> Int? {
    let found = find(mark, from: start, stepsOverEscapes: true)
    return found < bytes.endIndex ? found : nil
  }

  /// Where a mark stands next, or the end.
  private mutating func find(_ mark: String, from start: Int, stepsOverEscapes: Bool) -> Int {
    if let known = nextMarks[mark], known >= start { return known }
    let wanted = mark.utf8
    var index = start
    while index < bytes.endIndex, !bytes[index...].starts(with: wanted) {
      index += stepsOverEscapes && bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    let found = min(index, bytes.endIndex)
    nextMarks[mark] = found
    return found
  }

  private static let markup = [
    ("<!--", "-->"), ("<?", "?>"), ("<![CDATA[", "]]>"), ("<!", ">"),
  ]

  /// Where the tag, comment or autolink at the front ends, or nil when there is none.
  private mutating func endOfMarkup() -> Int? {
    let rest = bytes[index...]
    guard let next = byte(at: index + 1) else { return nil }
    if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") {
      for (opening, closing) in Self.markup where rest.starts(with: opening.utf8) {
        let found = find(closing, from: index + opening.utf8.count, stepsOverEscapes: false)
        return found < bytes.endIndex ? found + closing.utf8.count : nil
      }
    }
    return endOfTag(rest) ?? endOfAutolink(rest)
  }

  private var followsWord: Bool {
    guard index > bytes.startIndex else { return false }
    return bytes[index - 1].isLetter || bytes[index - 1].isDigit
  }

  private func beginsLine(_ index: Int) -> Bool {
    bytes[..<index].reversed().first { $0 != 0x20 && $0 != 0x09 }.map(Self.isLineEnd) ?? true
  }

  private func endsLine(_ index: Int) -> Bool {
    let rest = bytes[min(index, bytes.endIndex)...]
    return rest.first {
      $0 != 0x20 && $0 != 0x09 && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: ",")
    }
    .map(Self.isLineEnd) ?? true
  }

  private func holdsMathematics(_ range: Range<Int>) -> Bool {
    bytes[range].contains { "\\^=+<>{".utf8.contains($0) }
  }

  private func byte(at index: Int) -> UInt8? {
    index < bytes.endIndex ? bytes[index] : nil
  }

  private func run(of wanted: UInt8, at start: Int) -> Int {
    var index = start
    while index < bytes.endIndex, bytes[index] == wanted { index += 1 }
    return index - start
  }

  private func afterRun(at index: Int) -> Int { index + run(of: UInt8(ascii: "`"), at: index) }

  /// The code span that begins at a run of backticks, if one of the same length follows.
  private func codeSpan(at start: Int) -> Range<Int>? {
    let length = run(of: UInt8(ascii: "`"), at: start)
    guard length > 0, let last = lastRuns[length], last > start else { return nil }
    var index = start + length
    while index < bytes.endIndex {
      let run = run(of: UInt8(ascii: "`"), at: index)
      index += max(run, 1)
      if run == length { return start..<index }
    }
    return nil
  }

  static func isSpace(_ byte: UInt8) -> Bool { isMarkdownSpace(byte) }
  static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}

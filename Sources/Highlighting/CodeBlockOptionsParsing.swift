package import Diagnostics

extension CodeBlockOptions {
  /// Reads a fence's info string: a language, then options, in braces or bare.
  ///
  /// All of these are known: `swift {linenos hl_lines="2 5-7" title="main.swift" start=10}`, `js {1,3-4}`,
  /// `js title=x`, Hugo's `go {linenos=table,hl_lines=[8,"15-17"],linenostart=199}`, Pandoc's
  /// `{.python .numberLines startFrom="5"}` and `diff` beside a language. Bare words that are no option are left
  /// alone, unless they are nearly one. In braces `#id`, `.class` and keys that are no option are attributes of the
  /// block, but for the first class where no language is named.
  ///
  /// - Parameters:
  ///   - info: the info string, its escapes resolved or not.
  ///   - offset: where `info` begins in `source`.
  ///   - takes: whether the block may have an attribute of a name.
  package static func parse(
    _ info: [UInt8], in source: SourceText, at offset: Int,
    takesAttribute takes: @escaping (String) -> Bool = { _ in false }
  ) -> (options: CodeBlockOptions, diagnostics: [Diagnostic]) {
    var parser = CodeBlockOptionsParser(info, in: source, at: offset, takesAttribute: takes)
    parser.parse()
    return (parser.options, parser.diagnostics)
  }
}

/// One reading of an info string.
struct CodeBlockOptionsParser {
  private(set) var options = CodeBlockOptions()
  private(set) var diagnostics: [Diagnostic] = []
  private let info: [UInt8]
  private let source: SourceText
  private let offset: Int
  private let takesAttribute: (String) -> Bool
  private var index = 0
  private var isInBraces = false

  /// A word, or a value, with the place where it stands in `info`.
  private struct Piece {
    let text: String
    let range: Range<Int>
  }

  init(
    _ info: [UInt8], in source: SourceText, at offset: Int,
    takesAttribute: @escaping (String) -> Bool
  ) {
    self.takesAttribute = takesAttribute
    self.info = info
    self.source = source
    self.offset = offset
  }

  mutating func parse() {
    skip(ByteSet.space)
    let start = index
    while index < info.count, !Self.languageEnds.contains(info[index]) { index += 1 }
    let language = String(decoding: info[start..<index], as: UTF8.self)
    if peek == UInt8(ascii: "=") {
      index = start
    } else if !language.isEmpty {
      options.language = language
    }
    while index < info.count { item() }
  }

  private static let languageEnds = ByteSet.space + "{,="
  private static let separators = ByteSet.space + ","
  private static let keyEnds = ByteSet.space + ",={}"
  private static let valueEnds = ByteSet.space + ",}"

  private var peek: UInt8 { index < info.count ? info[index] : 0 }

  private mutating func skip(_ set: ByteSet) {
    while index < info.count, set.contains(info[index]) { index += 1 }
  }

  private mutating func item() {
    skip(Self.separators)
    switch peek {
    case 0 where index >= info.count: return
    case UInt8(ascii: "{"):
      isInBraces = true
      index += 1
      return
    case UInt8(ascii: "}"):
      isInBraces = false
      index += 1
      return
    case UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "'"):
      // A value without a name has nothing to say.
      _ = value()
      return
    default: break
    }
    let start = index
    while index < info.count, !Self.keyEnds.contains(info[index]) { index += 1 }
    if index == start { index += 1 }
    let name = Piece(
      text: String(decoding: info[start..<index], as: UTF8.self), range: start..<index)
    if peek == UInt8(ascii: "=") {
      index += 1
      set(name, value())
    } else {
      bare(name)
    }
  }

  /// A value behind `=`: `"…"`, `'…'`, `[…]` with its inner quotes left out, or a word.
  private mutating func value() -> Piece {
    let open = peek
    let start = index
    if open == UInt8(ascii: "\"") || open == UInt8(ascii: "'") {
      index += 1
      var bytes: [UInt8] = []
      while index < info.count, info[index] != open {
        if info[index] == UInt8(ascii: "\\"), index + 1 < info.count { index += 1 }
        bytes.append(info[index])
        index += 1
      }
      index = min(index + 1, info.count)
      return Piece(text: String(decoding: bytes, as: UTF8.self), range: start..<index)
    }
    if open == UInt8(ascii: "[") {
      while index < info.count, info[index] != UInt8(ascii: "]") { index += 1 }
      let inner = info[(start + 1)..<max(start + 1, index)]
        .filter { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
      index = min(index + 1, info.count)
      return Piece(text: String(decoding: inner, as: UTF8.self), range: start..<index)
    }
    while index < info.count, !Self.valueEnds.contains(info[index]) { index += 1 }
    return Piece(text: String(decoding: info[start..<index], as: UTF8.self), range: start..<index)
  }

  private mutating func bare(_ word: Piece) {
    if isInBraces, word.text.utf8.first.map({ ByteSet.digits.contains($0) }) == true {
      mark(word, named: "hl_lines")
      return
    }
    if isInBraces, word.text.hasPrefix(".") || word.text.hasPrefix("#") {
      pandoc(String(word.text.dropFirst()), word)
      return
    }
    switch CodeBlockOptionName(word.text) {
    case .numbers: options.numbersLines = true
    case .diff: options.isDiff = true
    case .some: report(CodeBlockMessages.noValue(word.text, in: source, place(word)))
    case nil: unknown(word)
    }
  }

  /// `.language`, `.numberLines`, `.class` and `#id`.
  private mutating func pandoc(_ name: String, _ word: Piece) {
    let isClass = word.text.hasPrefix(".")
    if CodeBlockOptionName(name) == .numbers {
      options.numbersLines = true
    } else if isClass, options.language == nil, !name.isEmpty {
      options.language = name
    } else {
      add(isClass ? "class" : "id", name)
    }
  }

  /// - Returns: false when the block may not have such an attribute.
  @discardableResult
  private mutating func add(_ name: String, _ value: String) -> Bool {
    guard takesAttribute(name) else { return false }
    if !value.isEmpty || name != "id" { options.attributes.append(.init(name: name, value: value)) }
    return true
  }

  private mutating func set(_ name: Piece, _ value: Piece) {
    switch CodeBlockOptionName(name.text) {
    case .numbers: options.numbersLines = !["false", "no", "off", "0", "none"].contains(value.text)
    case .diff: options.isDiff = value.text != "false"
    case .title: options.title = value.text.isEmpty ? nil : value.text
    case .marked: mark(value, named: name.text)
    case .start:
      guard let number = lineNumber(value.text) else {
        report(CodeBlockMessages.notANumber(name.text, value.text, in: source, place(value)))
        return
      }
      options.firstNumber = number
      options.numbersLines = true
    case .ignored:
      if isInBraces, ["id", "class"].contains(name.text) { add(name.text, value.text) }
    case nil:
      if isInBraces, CodeBlockOptionName.nearest(to: name.text) == nil, add(name.text, value.text) {
        return
      }
      unknown(name, hasValue: true)
    }
  }

  /// `2 5-7`, `2,5-7`.
  private mutating func mark(_ value: Piece, named name: String) {
    for part in value.text.split(whereSeparator: { $0 == " " || $0 == "," || $0 == ";" }) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map {
        lineNumber(String($0))
      }
      guard ends.count <= 2, let first = ends.first.flatMap({ $0 }),
        let last = ends.last.flatMap({ $0 }), first <= last
      else {
        report(CodeBlockMessages.notLines(name, String(part), in: source, place(value)))
        continue
      }
      options.markedLines.append(first...last)
    }
  }

  private func lineNumber(_ text: String) -> Int? {
    guard let number = Int(text), (0...9_999_999).contains(number) else { return nil }
    return number
  }

  private mutating func unknown(_ name: Piece, hasValue: Bool = false) {
    let near = CodeBlockOptionName.nearest(to: name.text)
    guard isInBraces || hasValue || near != nil else { return }
    report(CodeBlockMessages.unknownOption(name.text, near: near, in: source, place(name)))
  }

  private func place(_ piece: Piece) -> Range<Int> {
    offset + piece.range.lowerBound..<offset + piece.range.upperBound
  }

  private mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
}

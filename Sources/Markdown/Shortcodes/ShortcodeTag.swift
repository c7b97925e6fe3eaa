/// `{{< name … >}}`, `{{< /name >}}` or `{{</* shown as text */>}}` as it stands in the source.
struct ShortcodeTag {
  enum Kind: Equatable {
    case opening
    /// `{{< name />}}`: it has no `{{< /name >}}`.
    case single
    case closing
    /// What stands between `/*` and `*/` is shown with the braces and angles around it.
    case shown(Range<Int>)
  }

  let kind: Kind
  let name: String
  let nameRange: Range<Int>
  let arguments: [Shortcode.Argument]
  let range: Range<Int>
}

/// Why something that begins like a shortcode is none.
struct ShortcodeProblem: Error, Equatable {
  enum Kind: Equatable {
    case notClosed
    case noName
    case textNotClosed
    case noValue
    case mixedArguments
    case argumentTwice(String)
    case argumentsOfClosing
    case notAnArgument
  }

  let kind: Kind
  let range: Range<Int>
}

/// Reads one shortcode's tag from bytes.
///
/// The form is Hugo's (https://gohugo.io/content-management/shortcodes/): arguments by place or by name, not both;
/// a value is a word, a text in double quotes with `\"` for a quote, or one in backquotes.
struct ShortcodeTagParser {
  private let bytes: UnsafeRawBufferPointer
  private let end: Int
  private let start: Int
  private var index: Int
  private var arguments: [Shortcode.Argument] = []
  private var names: Set<String> = []

  /// Whether a tag may begin at an offset.
  static func begins(_ bytes: UnsafeRawBufferPointer, at start: Int, before end: Int) -> Bool {
    start &+ 2 < end && bytes[start] == UInt8(ascii: "{") && bytes[start &+ 1] == UInt8(ascii: "{")
      && bytes[start &+ 2] == UInt8(ascii: "<")
  }

  /// The tag that begins at `start` and ends before `end`.
  static func parse(
    _ bytes: UnsafeRawBufferPointer, at start: Int, before end: Int
  ) throws(ShortcodeProblem) -> ShortcodeTag {
    var parser = ShortcodeTagParser(bytes: bytes, end: end, start: start, index: start &+ 3)
    return try parser.tag()
  }

  private init(bytes: UnsafeRawBufferPointer, end: Int, start: Int, index: Int) {
    self.bytes = bytes
    self.end = end
    self.start = start
    self.index = index
  }

  private var byte: UInt8? { index < end ? bytes[index] : nil }

  private func follows(_ text: StaticString, at index: Int) -> Bool {
    let last = index &+ text.utf8CodeUnitCount
    return last <= end && text.matches(bytes[index..<last])
  }

  private func problem(_ kind: ShortcodeProblem.Kind, _ range: Range<Int>) -> ShortcodeProblem {
    ShortcodeProblem(kind: kind, range: range)
  }

  private mutating func tag() throws(ShortcodeProblem) -> ShortcodeTag {
    if follows("/*", at: index) { return try shown() }
    skipSpace()
    let isClosing = byte == UInt8(ascii: "/")
    if isClosing {
      index &+= 1
      skipSpace()
    }
    let nameStart = index
    while let byte, Self.isNameByte(byte) { index &+= 1 }
    let nameRange = nameStart..<index
    guard !nameRange.isEmpty else { throw problem(.noName, start..<min(start &+ 3, end)) }
    let isSingle = try readArguments()
    if isClosing, let first = arguments.first { throw problem(.argumentsOfClosing, first.range) }
    return ShortcodeTag(
      kind: isClosing ? .closing : isSingle ? .single : .opening,
      name: String(decoding: bytes[nameRange], as: UTF8.self), nameRange: nameRange,
      arguments: arguments, range: start..<index)
  }

  private func shown() throws(ShortcodeProblem) -> ShortcodeTag {
    var close = index &+ 2
    while close < end, !follows("*/>}}", at: close) {
      // The next one would be looked at as often as there are some before it.
      guard bytes[close] != 0x0A, !follows("{{</*", at: close) else { break }
      close &+= 1
    }
    guard follows("*/>}}", at: close) else {
      throw problem(.notClosed, start..<min(start &+ 3, end))
    }
    return ShortcodeTag(
      kind: .shown(index &+ 2..<close), name: "", nameRange: start..<start, arguments: [],
      range: start..<close &+ 5)
  }

  /// Reads up to and with the `>}}`.
  ///
  /// - Returns: whether it was `/>}}`.
  private mutating func readArguments() throws(ShortcodeProblem) -> Bool {
    while true {
      let before = index
      skipSpace()
      if follows(">}}", at: index) {
        index &+= 3
        return false
      }
      if follows("/>}}", at: index) {
        index &+= 4
        return true
      }
      guard byte != nil else { throw problem(.notClosed, start..<min(start &+ 3, end)) }
      guard index > before else { throw problem(.notAnArgument, index..<index &+ 1) }
      try readArgument()
    }
  }

  private mutating func readArgument() throws(ShortcodeProblem) {
    let start = index
    while let byte, Self.isNameByte(byte) { index &+= 1 }
    var name: String?
    if byte == UInt8(ascii: "="), index > start {
      name = String(decoding: bytes[start..<index], as: UTF8.self)
      index &+= 1
    } else {
      index = start
    }
    let value = try value(from: start)
    let range = start..<index
    if let first = arguments.first, (first.name == nil) != (name == nil) {
      throw problem(.mixedArguments, range)
    }
    if let name, !names.insert(name).inserted {
      throw problem(.argumentTwice(name), range)
    }
    arguments.append(Shortcode.Argument(name: name, value: value, range: range))
  }

  private mutating func value(
    from start: Int
  ) throws(ShortcodeProblem) -> Shortcode.Argument.Value {
    guard let quote = byte, quote > 0x20 else { throw problem(.noValue, start..<index) }
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "`") {
      return .text(try quoted(quote))
    }
    let first = index
    while let byte, byte > 0x20, !follows(">}}", at: index), !follows("/>}}", at: index) {
      guard byte != UInt8(ascii: "\"") else { throw problem(.notAnArgument, index..<index &+ 1) }
      // Where another begins this one was not closed, and is not read to the document's end for each of many.
      if follows("{{<", at: index) {
        throw problem(.notClosed, self.start..<min(self.start &+ 3, end))
      }
      index &+= 1
    }
    guard index > first else { throw problem(.noValue, start..<index) }
    let word = String(decoding: validText(bytes[first..<index]), as: UTF8.self)
    switch word {
    case "true": return .flag(true)
    case "false": return .flag(false)
    default: return Self.number(word) ?? .text(word)
    }
  }

  /// A number when it would be written again in the same way, so that `007` stays a text.
  private static func number(_ word: String) -> Shortcode.Argument.Value? {
    if let integer = Int(word), String(integer) == word { return .integer(integer) }
    guard word.utf8.contains(UInt8(ascii: ".")), let number = Double(word), number.isFinite,
      word.utf8.allSatisfy({
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
          || $0 == UInt8(ascii: "-")
      })
    else { return nil }
    return .number(number)
  }

  private mutating func quoted(_ quote: UInt8) throws(ShortcodeProblem) -> String {
    let start = index
    index &+= 1
    var text: [UInt8] = []
    while let byte, byte != quote {
      index &+= 1
      if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\""), let escaped = self.byte,
        escaped == quote || escaped == UInt8(ascii: "\\")
      {
        text.append(escaped)
        index &+= 1
      } else {
        text.append(byte)
      }
    }
    guard byte == quote else { throw problem(.textNotClosed, start..<start &+ 1) }
    index &+= 1
    return String(decoding: validText(text), as: UTF8.self)
  }

  private mutating func skipSpace() {
    while let byte, byte <= 0x20 { index &+= 1 }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...0xFF:
      true
    default: false
    }
  }
}

import HTML
import Highlighting
import Testing

/// Whatever the text is, its tokens are the whole of it, and so is the text of the HTML.
@Suite struct LosslessTests {
  /// A generator with a seed, so that every run tries the same texts (SplitMix64).
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private func check(_ bytes: [UInt8], _ language: Language) {
    let whole = bytes.withUnsafeBytes { source in
      var place = 0
      for token in Highlighter(language).tokens(of: source) {
        guard token.range.lowerBound == place, token.range.upperBound > place else { return false }
        place = token.range.upperBound
      }
      return place == source.count
    }
    #expect(whole, "\(language.name): \(bytes.prefix(200))")
    var buffer = ByteBuffer()
    Highlighter(language).highlight(bytes, into: &buffer)
    #expect(text(of: buffer.bytes()) == bytes, "\(language.name): \(bytes.prefix(200))")
  }

  /// The text of `html`, its tags and references undone.
  private func text(of html: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    var index = 0
    while index < html.count {
      switch html[index] {
      case UInt8(ascii: "<"):
        while index < html.count, html[index] != UInt8(ascii: ">") { index += 1 }
      case UInt8(ascii: "&"):
        let end = html[index...].firstIndex(of: UInt8(ascii: ";")) ?? index
        switch html[index + 1] {
        case UInt8(ascii: "a"): text.append(UInt8(ascii: "&"))
        case UInt8(ascii: "l"): text.append(UInt8(ascii: "<"))
        case UInt8(ascii: "g"): text.append(UInt8(ascii: ">"))
        default: text.append(UInt8(ascii: "\""))
        }
        index = end
      default: text.append(html[index])
      }
      index += 1
    }
    return text
  }

  /// Whatever sign stands before a character of several bytes, and whatever a language makes of it: no token ends within.
  @Test(arguments: Language.all.map(\.name))
  func noCharacterIsCut(name: String) throws {
    let language = try #require(Highlighter.language(named: name))
    let signs = (0x21...0x7E).map { String(UnicodeScalar(UInt8($0))) }
    for sign in signs + ["\\x", "$$", "&#", "\n", "\t$", "%{", "${", "@{"] {
      for character in ["é", "\u{FFFD}", "漢", "😀"] {
        for source in [sign + character, "a " + sign + character + " b", "\"" + sign + character] {
          let bytes = Array(source.utf8)
          let cuts = bytes.withUnsafeBytes {
            Highlighter(language).tokens(of: $0).map(\.range.upperBound)
          }
          let isWhole = cuts.allSatisfy { $0 == bytes.count || bytes[$0] & 0xC0 != 0x80 }
          #expect(isWhole, "\(language.name): \(source)")
          check(bytes, language)
        }
      }
    }
  }

  @Test(arguments: Language.all.map(\.name))
  func everyByteKeepsItsPlace(name: String) throws {
    let language = try #require(Highlighter.language(named: name))
    var dice = Dice(state: 7)
    for length in 0..<60 {
      check((0..<length).map { _ in UInt8.random(in: 0...255, using: &dice) }, language)
    }
    let alphabet = Array("\"'`#/\\*<>{}()[]$%@&=-+.:;,!?|~^_ \n\t\r\u{B}\u{C}abfnrsx019ERé".utf8)
    for _ in 0..<80 {
      let length = Int.random(in: 0...80, using: &dice)
      check((0..<length).map { _ in alphabet.randomElement(using: &dice) ?? 0 }, language)
    }
    let words = [
      "if ", "def ", "class ", "\"\"\"", "'''", "${", "#{", "<<EOF\n", "EOF\n", "{%", "%}", "{{",
      "}}",
      "<script>", "</script>", "<style>", "<!--", "-->", "```js\n", "```\n", "/*", "*/", "//", "--",
      "$(",
      "R\"(", "r#\"", "\"#", "\\(", "%w[", "=begin\n", "=end\n", "<?php ", "?>", "$$", "@\"", "\"@",
      "a: |\n",
      "  b\n", "- ", "#if 0\n", "#endif\n", "{-", "-}", "(*", "*)", "f\"{x:>{", "é", "👩‍👧", "\r\n",
      "\0",
    ]
    for _ in 0..<80 {
      let count = Int.random(in: 0...30, using: &dice)
      let text = (0..<count).map { _ in words.randomElement(using: &dice) ?? "" }.joined()
      check(Array(text.utf8), language)
    }
  }

  /// White space of every sort passes everywhere, before a line's end too.
  @Test(arguments: Language.all.map(\.name))
  func everySpaceIsPassed(name: String) throws {
    let language = try #require(Highlighter.language(named: name))
    for word in ["FROM a", "a: b", "a = b", "a b c", "$ a", "# a", "- a", "a{b:c", "<a b", "if a"] {
      for space in ["\r", "\u{B}", "\u{C}", "\t", "\r\n", "\n\r"] {
        check(Array("\(space)\(word)\(space) \(space)\n\(word) \(space)\(word)".utf8), language)
      }
    }
  }

  @Test(arguments: Language.all.map(\.name))
  func deepNestingIsNoDanger(name: String) throws {
    let language = try #require(Highlighter.language(named: name))
    for piece in [
      "\"\\(", "\"${", "`${", "\"#{", "$(", "f\"{", "<a b={", "<a>{", "(", "/*", "{", "`", "$\"{",
    ] {
      check(Array(String(repeating: piece, count: 300).utf8), language)
    }
  }
}

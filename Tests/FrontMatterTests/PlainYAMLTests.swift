import Diagnostics
import Testing

@testable import FrontMatter

/// The reader of plain YAML against libyaml: it reads a text in the same way or leaves it alone.
@Suite struct PlainYAMLTests {
  private func source(_ text: String) -> SourceText { SourceText(path: "a.yaml", text: text) }

  private func plain(_ text: String) -> String? {
    let source = source(text)
    return PlainYAML.parse(source, 0..<source.bytes.count).map(described)
  }

  private func byLibrary(_ text: String) -> String {
    let source = source(text)
    let (node, diagnostics) = YAMLTree.parse(source, 0..<source.bytes.count, isASCII: false)
    return diagnostics.isEmpty
      ? described(node) : diagnostics.map(\.summary).joined(separator: "; ")
  }

  /// Everything that a node says, with its places.
  private func described(_ node: Node) -> String {
    let value =
      switch node.value {
      case .null: "null"
      case .boolean(let flag): "\(flag)"
      case .integer(let number): "\(number)"
      case .number(let number): "\(number)f"
      case .text(let text): "'\(text)'"
      case .date(let date): "\(date)"
      case .list(let items): "[\(items.map(described).joined(separator: ", "))]"
      case .mapping(let mapping):
        "{"
          + mapping.entries.map { "\($0.key)@\($0.keyRange): \(described($0.value))" }
          .joined(separator: ", ") + "}"
      }
    return "\(value)@\(node.range)=\(node.text ?? "-")"
  }

  @Test(arguments: [
    "title: A post\n", "title: A post", "title: \"A: post\"  # why\ndate: 2026-11-30\n",
    "tags: [a, 'b c', \"d\"]\nempty:\nother: x\n", "tags: []\n", "tags: [ ]  \n",
    "tags:\n  - a\n  - \"b\"   # no\n\n  - c d\nlast: ~\n", "tags:\n- a\n- b\ndraft: true\n",
    "# one\n\n  # two\nurl: /a#b/c:d?e\n", "größe: x\nname: Zoë, 日本 [x]\n",
    "a: 1\nb: -2.5\nc: 007\n",
    "a: it's\nb: 2026-11-30T09:00:00+02:00\n", "a:   # nothing\nb: x\n",
    "a: x # c\n  # d\n\nb: y\n",
    "a: x   ", "a: 'é'\n", "- \n", "a:\n  # c\n  - x\n# d\n  - y\nb: z\n",
  ])
  func readsWhatItTakesAsTheLibraryDoes(text: String) {
    if let plain = plain(text) { #expect(plain == byLibrary(text)) }
  }

  /// Texts in quotes are looked through eight bytes at a time.
  @Test(
    arguments: ["\"", "'"],
    ["\"", "'", "\\", "\\n", "é", "\t", "\u{7F}", "\u{85}", "\u{2028}", "#", ""])
  func readsQuotesAnywhereAsTheLibraryDoes(quote: String, character: String) {
    for before in 0..<18 {
      for behind in [0, 1, 7, 8, 9] {
        let inside =
          String(repeating: "a", count: before) + character + String(repeating: "b", count: behind)
        let text = "k: \(quote)\(inside)\(quote)\nl: [\(quote)\(inside)\(quote)]\n"
        if let plain = plain(text) { #expect(plain == byLibrary(text)) }
      }
    }
  }

  @Test func readsNumbersAndDatesAsTheLibraryDoes() {
    let values = [
      "0", "7", "007", "-0", "+12", "123456789012345678", "1234567890123456789",
      "-123456789012345678", "99999999999999999999", "2026-11-30", "2026-02-30", "2026-11-30x",
      "2026-11-30 09:00", "2026-11-30T09:00:30.25Z", "2026-11-30 09:00 +0200", "2026-11-3",
      "1.", ".5", "1e3", "0x1F", "0o17", "1_000", "12 34", ".inf", "-.inf", "+", "-1-",
    ]
    for value in values {
      let text = "a: \(value)\nb: [x, \(value)]\n"
      if let plain = plain(text) { #expect(plain == byLibrary(text)) }
    }
  }

  @Test(arguments: [
    "title: A post\n", "title: \"A: post\"  # why\ndate: 2026-11-30\n",
    "tags: [a, 'b c', \"d\"]\nempty:\nother: x\n",
    "tags:\n  - a\n  - \"b\"   # no\n\n  - c d\nlast: ~\n", "tags:\n- a\n- b\ndraft: true\n",
    "url: /a#b/c:d?e\nname: Zoë, 日本 [x]\n",
  ])
  func takesWhatPostsHave(text: String) {
    #expect(plain(text) != nil)
  }

  @Test(arguments: [
    "", "# only this\n", "a: b: c\n", "a: x\n  y\n", "a: \"x\n  y\"\n", "a: \"x\\n\"\n",
    "a: 'it''s'\n",
    "a: |\n  x\n", "a: >\n  x\n", "a: &b x\nc: *b\n", "a: !!str 1\n", "a: {b: c}\n",
    "a: [b, {c: d}]\n",
    "a: [b: c]\n", "a: [b,\n  c]\n", "a: [b, , c]\n", "a: [b, c,]\n", "a: [b", "a: \"b",
    "a: b\na: c\n",
    "a:\n  b: c\n", "a:\n  - b: c\n", "a:\n  - - b\n", "a:\n  -\n  - b\n", "a:\n  - b\n - c\n",
    "a:\n  - b\n    c\n", " a: b\n", "a : b\n", "\"a\": b\n", "? a\n: b\n", "- a\n- b\n", "a\n",
    "a:b\n",
    "a: b\n---\nc: d\n", "a: b\n...\n", "a: @b\n", "a: %b\n", "a: `b\n", "a:\tb\n", "a: b\tc\n",
    "a: b\r\n",
    "a: x\u{85}y\n", "a: x\u{2028}y\n", "a: \u{FEFF}y\n", "<<: x\n", "a: \"b\"c\n", "a: [b]c\n",
    "a: [b]# c\n",
    "a: ]\n", "a: , b\n", "a: - b\n", "a: -\n", "a: # b\n  c\n", "a: [b #c]\n", "a: [b?]\n",
  ])
  func leavesTheRestToTheLibrary(text: String) {
    #expect(plain(text) == nil)
  }

  /// Lines put together at random from what YAML gives a meaning; the same ones on every run.
  @Test func neverDiffersFromTheLibrary() {
    let pieces = [
      "a", "b", "title", "tags", ":", ": ", ":\n", "\n", "\n", "\n\n", " ", "  ", "- ", "-", "[",
      "]", ", ", ",",
      "\"", "'", "\"x y\"", "'z'", "#", " # c", "1", "-2", "2.5", "2026-11-30", "true", "~", "é",
      "\u{A0}", "日本",
      "/x/", "http://a.b/", "?", "!", "&a", "*a", "{", "}", "|", ">", "%", "@", "`", "\\", "x y",
      "(", ".", "+",
      "a: ", "b: ", "c: x\n", "d: [a, b]\n", "e:\n", "  - x\n", "- y\n", "<<", "=", "$", "\u{2028}",
    ]
    var state: UInt64 = 0x2545_F491_4F6C_DD1D
    func random(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
    var taken = 0
    for _ in 0..<20_000 {
      var text = random(3) == 0 ? "" : "k: "
      for _ in 0..<(1 + random(9)) { text += pieces[random(pieces.count)] }
      guard let plain = plain(text) else { continue }
      taken += 1
      let expected = byLibrary(text)
      #expect(plain == expected, "\(text.debugDescription)")
      if plain != expected { return }
    }
    #expect(taken > 1500)
  }
}

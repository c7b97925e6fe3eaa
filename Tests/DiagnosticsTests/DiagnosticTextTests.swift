import Diagnostics
import Testing

@Suite struct DiagnosticTextTests {
  /// The message about the first place of `word` in `text`, whole.
  private func message(_ text: String, at word: String, hint: String? = "say why") throws -> String
  {
    let bytes = Array(text.utf8)
    let pattern = Array(word.utf8)
    let start = try #require(
      (0...(bytes.count - pattern.count)).first { bytes[$0...].starts(with: pattern) })
    let source = SourceText(path: "Content/a.md", bytes: bytes)
    return message(source, start..<(start + pattern.count), hint: hint)
  }

  private func message(_ source: SourceText, _ range: Range<Int>, hint: String? = nil) -> String {
    DiagnosticText().format(.error("test.one", "it is wrong", in: source, range, hint: hint))
  }

  @Test func showsTheLineAndTheHint() throws {
    #expect(
      try message("---\ntitle: A\n\ndate: yestreday\n---\n", at: "yestreday") == """
        Content/a.md:4:7: error: it is wrong
          4 | date: yestreday
            |       ^~~~~~~~~ say why

        """)
  }

  @Test func showsNoHintWhereThereIsNone() throws {
    #expect(
      try message("x: y\n", at: "y", hint: nil) == """
        Content/a.md:1:4: error: it is wrong
          1 | x: y
            |    ^

        """)
  }

  @Test func keepsTabsBeforeThePlace() throws {
    #expect(
      try message("\ta\tbad\tz\n", at: "bad")
        == "Content/a.md:1:4: error: it is wrong\n  1 | \ta\tbad\tz\n    | \t \t^~~ say why\n")
  }

  @Test func givesWideCharactersTwoColumns() throws {
    #expect(
      try message("題名: 日本 ⭐ bad\n", at: "bad") == """
        Content/a.md:1:10: error: it is wrong
          1 | 題名: 日本 ⭐ bad
            |               ^~~ say why

        """)
    #expect(
      try message("題名: 日本\n", at: "日本") == """
        Content/a.md:1:5: error: it is wrong
          1 | 題名: 日本
            |       ^~~~ say why

        """)
  }

  @Test func givesCombiningMarksNone() throws {
    #expect(
      try message("cafe\u{301} n\u{303}\u{323}: e\u{301}\n", at: "e\u{301}\n") == """
        Content/a.md:1:12: error: it is wrong
          1 | cafe\u{301} n\u{303}\u{323}: e\u{301}
            |         ^ say why

        """)
  }

  @Test func leavesTheByteOrderMarkOut() throws {
    #expect(
      try message("\u{FEFF}title: A\n", at: "title") == """
        Content/a.md:1:1: error: it is wrong
          1 | title: A
            | ^~~~~ say why

        """)
    let source = SourceText(path: "a.md", text: "\u{FEFF}x\n")
    #expect(message(source, 0..<1) == "a.md:1:1: error: it is wrong\n  1 | x\n    | ^\n")
  }

  @Test func countsEveryKindOfLineEnding() throws {
    #expect(
      try message("a\r\nb\rc\nbad\r\n", at: "bad") == """
        Content/a.md:4:1: error: it is wrong
          4 | bad
            | ^~~ say why

        """)
    #expect(
      try message("a: b\r\nc\r\n", at: "\nc") == """
        Content/a.md:1:6: error: it is wrong
          1 | a: b
            |     ^ say why

        """)
  }

  @Test func cutsALongLineAroundThePlace() {
    let side = [UInt8](repeating: UInt8(ascii: "x"), count: 5_000_000)
    let source = SourceText(path: "a.md", bytes: side + Array(" bad ".utf8) + side)
    let left = String(repeating: "x", count: 39)
    let right = String(repeating: "x", count: 76)
    #expect(
      message(source, 5_000_001..<5_000_004, hint: "say why") == """
        a.md:1:5000002: error: it is wrong
          1 | …\(left) bad \(right)…
            |  \(String(repeating: " ", count: 40))^~~ say why

        """)
  }

  @Test func cutsALongLineOfAnyBytes() {
    for byte in [0x80, 0xC3, 0xF0, 0x1B] as [UInt8] {
      let source = SourceText(path: "a.md", bytes: [UInt8](repeating: byte, count: 100_000))
      for start in [0, 1, 50_000, 99_999, 100_000] {
        #expect(message(source, start..<100_000).utf8.count < 2000)
      }
    }
  }

  @Test func showsControlCharacters() throws {
    #expect(
      try message("a\u{1B}[31m\u{202E}\u{7F}\0 bad\u{9B}\n", at: "bad", hint: "not \u{7}") == """
        Content/a.md:1:11: error: it is wrong
          1 | a␛[31m\u{FFFD}\u{FFFD}␀ bad\u{FFFD}
            |           ^~~ not ␇

        """)
    let loud = Diagnostic(.warning, "x", "two\nlines", at: .file("a\u{1B}b"))
    #expect(DiagnosticText().format(loud) == "a␛b: warning: two␊lines\n")
  }

  @Test func pointsBehindTheLastByte() {
    let ended = SourceText(path: "a.md", text: "---\ntitle: A\n")
    #expect(message(ended, 13..<13) == "a.md:3:1: error: it is wrong\n  3 | \n    | ^\n")
    let open = SourceText(path: "a.md", text: "ab")
    #expect(message(open, 2..<2) == "a.md:1:3: error: it is wrong\n  1 | ab\n    |   ^\n")
    #expect(message(open, 7..<9) == "a.md:1:3: error: it is wrong\n  1 | ab\n    |   ^\n")
    let empty = SourceText(path: "a.md", text: "")
    #expect(message(empty, 0..<0) == "a.md:1:1: error: it is wrong\n  1 | \n    | ^\n")
  }

  @Test func underlinesToTheEndOfTheFirstLine() {
    let source = SourceText(path: "a.md", text: "x: [a,\r\n  b,\r\n  c\r\n")
    #expect(
      message(source, 3..<18, hint: "close it with ']'") == """
        a.md:1:4: error: it is wrong
          1 | x: [a,
            |    ^~~ close it with ']'

        """)
  }

  @Test func addsNotes() {
    let first = SourceText(path: "a.md", text: "url: /x/\n")
    let second = SourceText(path: "b.md", text: String(repeating: "\n", count: 9) + "url: /x/\n")
    let twice = Diagnostic.warning(
      "site.url", "two pages have the URL '/x/'", in: second, 14..<17, hint: "change one",
      notes: [
        Diagnostic.Note("the other is here", at: .range(first, 5..<8)),
        Diagnostic.Note("and somewhere in this file", at: .file("c.md")),
      ])
    #expect(
      DiagnosticText().format(twice) == """
        b.md:10:6: warning: two pages have the URL '/x/'
          10 | url: /x/
             |      ^~~ change one
        a.md:1:6: note: the other is here
          1 | url: /x/
            |      ^~~
        c.md: note: and somewhere in this file

        """)
  }

  @Test func showsTheHintOfAWholeFile() {
    let missing = Diagnostic(.error, "x", "the file is empty", at: .file("a.md"), hint: "write")
    #expect(DiagnosticText().format(missing) == "a.md: error: the file is empty\n  write\n")
  }

  @Test func paintsOnRequest() {
    let source = SourceText(path: "a.md", text: "x")
    let text = DiagnosticText(usesColor: true).format(.error("x", "no", in: source, 0..<1))
    #expect(
      text == "\u{1B}[1ma.md:1:1\u{1B}[0m: \u{1B}[31merror:\u{1B}[0m \u{1B}[1mno\u{1B}[0m\n"
        + "  1 | x\n    | \u{1B}[32m^\u{1B}[0m\n")
  }
}

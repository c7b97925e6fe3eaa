import FrontMatter
import Testing

@Suite struct FencesTests {
  @Test(arguments: [
    ("---\ntitle: a\n---\nBody\n", "Body\n"),
    ("---\ntitle: a\n...\nBody\n", "Body\n"),
    ("---  \ntitle: a\n--- \t\nBody\n", "Body\n"),
    ("---\r\ntitle: a\r\n---\r\nBody\r\n", "Body\r\n"),
    ("---\rtitle: a\r---\rBody\r", "Body\r"),
    ("\u{FEFF}---\ntitle: a\n---\nBody", "Body"),
    ("---\ntitle: a\n---", ""),
    ("---\ntitle: a\n---\n\nBody", "\nBody"),
    ("---\ntitle: a\n---\n---\nb: c\n---\n", "---\nb: c\n---\n"),
  ])
  func bodyStartsBehindTheClosingLine(_ text: String, body: String) {
    let post = Parsed(text)
    #expect(post.messages == "")
    #expect(post.fields == "{title: \"a\"}")
    #expect(post.document.format == .yaml)
    #expect(post.body == body)
  }

  @Test(arguments: [
    "", "\n", "Body", "----\ntitle: a\n---\n", " ---\ntitle: a\n---\n", "--\n", "---a\n", "++++\n",
    "\n---\ntitle: a\n---\n", "{{< youtube x >}}\n", "{% include x %}", "{#id}\n", "{.class}", "-",
    "+", "...\na\n...\n",
  ])
  func anythingElseIsBody(_ text: String) {
    let post = Parsed(text)
    #expect(post.messages == "")
    #expect(post.document.format == nil)
    #expect(post.document.fields.isEmpty)
    #expect(post.body == text)
  }

  @Test(arguments: [
    "---\n---\nBody", "---\n\n  \n---\nBody", "---\n# nothing\n---\nBody", "+++\n+++\nBody",
    "{}\nBody", "{ }\nBody",
  ])
  func emptyFrontMatterIsNone(_ text: String) {
    let post = Parsed(text)
    #expect(post.messages == "")
    #expect(post.document.format != nil)
    #expect(post.document.fields.isEmpty)
    #expect(post.body == "Body")
  }

  @Test func aByteOrderMarkIsNotBody() {
    #expect(Parsed("\u{FEFF}Body").body == "Body")
    #expect(Parsed("\u{FEFF}").body == "")
  }

  @Test func onlyAWholeLineInTheFirstColumnCloses() {
    let post = Parsed("---\ntext: |\n  a\n  ---\n   --- \nlast: ---a\n---\nBody")
    #expect(post.messages == "")
    #expect(post.fields == "{text: \"a\n---\n --- \n\", last: \"---a\"}")
    #expect(post.body == "Body")
  }

  @Test(arguments: [
    "---\ntitle: a\n", "---", "---\n", "---\n\nA rule above.\n\n ---\n", "---\ntitle: a\n+++\n",
  ])
  func missingClosingLine(_ text: String) {
    let post = Parsed(text)
    #expect(
      post.messages == """
        post.md:1:1: error: front matter is not closed
          1 | ---
            | ^~~ write a line '---' behind the last key; a rule at the top of a text is '***'

        """)
    #expect(post.document.fields.isEmpty)
    #expect(post.body == "")
  }

  @Test func missingClosingLineOfTOML() {
    #expect(
      Parsed("+++\ntitle = 1\n---\n").messages == """
        post.md:1:1: error: front matter is not closed
          1 | +++
            | ^~~ write a line '+++' behind the last key

        """)
  }

  @Test func bodyOfJSON() {
    #expect(Parsed("{\"a\": 1}\nBody").body == "Body")
    #expect(Parsed("{\"a\": 1} \r\n\r\nBody").body == "\r\nBody")
    #expect(Parsed("{\"a\": 1} Body").body == " Body")
    #expect(Parsed("{\"a\": 1}").body == "")
    #expect(Parsed("\u{FEFF}{\n\"a\": 1\n}\nBody").fields == "{a: 1}")
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x61, 0x00], 1, 1), (Array("---\ntitle: caf".utf8) + [0xE9, 0x0A], 2, 11),
      (Array("Body\n\nna".utf8) + [0xEF] + Array("ve".utf8), 3, 3),
      (Array("a".utf8) + [0xC3], 1, 2), (Array("a".utf8) + [0xED, 0xA0, 0x80], 1, 2),
    ] as [([UInt8], Int, Int)])
  func bytesThatAreNotUTF8(_ bytes: [UInt8], line: Int, column: Int) {
    let post = Parsed(bytes: bytes)
    #expect(
      post.messages.hasPrefix(
        "post.md:\(line):\(column): error: the file is not UTF-8 from here on\n"))
    #expect(post.messages.hasSuffix("^ save it as UTF-8\n"))
    #expect(post.document.fields.isEmpty)
  }

  @Test func controlCharacters() {
    #expect(
      Parsed("---\ntitle: a\u{0}b\n---\n").messages == """
        post.md:2:9: error: the control character U+0000 is not allowed here
          2 | title: a␀b
            |         ^ delete it

        """)
    #expect(Parsed("+++\na = '\u{7F}'\n+++\n").messages.contains("U+007F is not allowed here"))
    #expect(Parsed("{\"a\": \"\u{1}\"}").messages.contains("U+0001 is not allowed here"))
    #expect(Parsed("---\na: b\n---\nBody \u{0}\n").messages == "")
  }
}

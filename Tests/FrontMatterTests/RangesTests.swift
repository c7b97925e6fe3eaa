import Diagnostics
import FrontMatter
import Testing

/// Every key and value knows its own bytes, whatever stands before them.
@Suite struct RangesTests {
  private static let yaml = """
    é: ü
    title:   "日本 \\" x"  # comment
    plain: a b c   # d
    tagged: !!str  5
    anchored: &name 'q'
    alias: *name
    list: [a, 'b',  c]
    block:
      - x
      - yy  # note
    map: {a: 1, "b": [2]}
    nested:
      key: value
      other: |
        text

    empty:
    last: 👋🏽
    """

  @Test(arguments: ["\n", "\r\n"], ["", "\u{FEFF}"])
  func yaml(lineEnding: String, mark: String) {
    let post = Parsed(
      "\(mark)---\n\(Self.yaml)\n---\n".split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: lineEnding))
    #expect(post.messages == "")
    #expect(post.place(of: "é") == "ü")
    #expect(post.place(of: "title") == "\"日本 \\\" x\"")
    #expect(post.place(of: "plain") == "a b c")
    #expect(post.place(of: "tagged") == "5")
    #expect(post.place(of: "anchored") == "'q'")
    #expect(post.place(of: "alias") == "'q'")
    #expect(post.place(of: "list") == "[a, 'b',  c]")
    #expect(post.place(of: "block") == "- x\(lineEnding)  - yy")
    #expect(post.place(of: "map") == "{a: 1, \"b\": [2]}")
    #expect(post.place(of: "nested") == "key: value\(lineEnding)  other: |\(lineEnding)    text")
    #expect(post.place(of: "empty") == "")
    #expect(post.place(of: "last") == "👋🏽")
    for entry in post.document.fields.entries {
      #expect(post.source.text(entry.keyRange) == entry.key)
    }
    let list = post.document.fields["list"]?.value.list ?? []
    #expect(list.map { post.source.text($0.range) } == ["a", "'b'", "c"])
    let map = post.document.fields["map"]?.value.mapping
    #expect(map.map { $0.entries.map { post.source.text($0.keyRange) } } == ["a", "\"b\""])
  }

  @Test func yamlWithLoneCarriageReturns() {
    let post = Parsed("---\ra: é\rb: c\r---\rBody")
    #expect(post.place(of: "b") == "c")
    #expect(post.body == "Body")
  }

  @Test(arguments: ["\n", "\r\n"], ["", "\u{FEFF}"])
  func toml(lineEnding: String, mark: String) {
    let text = """
      "é" = "ü"
      title =   "日本 \\" x"  # comment
      number = 0x10   # d
      date = 2026-11-30 09:00:00
      list = [ "a", 'b',
        "👋🏽" ]
      long = '''
      é'''
      inline = { a = 1, b = [2] }
      dotted.key = true
      [table]
      key = "value"
      [[rows]]
      x = 1
      """
    let post = Parsed(
      "\(mark)+++\n\(text)\n+++\n".split(separator: "\n", omittingEmptySubsequences: false).joined(
        separator: lineEnding))
    #expect(post.messages == "")
    #expect(
      post.document.fields.entries.map(\.key) == [
        "é", "title", "number", "date", "list", "long", "inline", "dotted", "table", "rows",
      ])
    #expect(
      post.document.fields.entries.map { post.source.text($0.keyRange) } == [
        "\"é\"", "title", "number", "date", "list", "long", "inline", "dotted", "table", "rows",
      ])
    #expect(post.place(of: "é") == "\"ü\"")
    #expect(post.place(of: "title") == "\"日本 \\\" x\"")
    #expect(post.place(of: "number") == "0x10")
    #expect(post.document.fields["number"]?.value.text == "0x10")
    #expect(post.place(of: "date") == "2026-11-30 09:00:00")
    #expect(post.place(of: "list") == "[ \"a\", 'b',\(lineEnding)  \"👋🏽\" ]")
    #expect(post.place(of: "long") == "'''\(lineEnding)é'''")
    #expect(post.place(of: "inline") == "{ a = 1, b = [2] }")
    let rows = post.document.fields["rows"]?.value.list ?? []
    let row = rows.first?.mapping?["x"]
    #expect(row.map { post.source.text($0.value.range) } == "1")
  }

  @Test func json() {
    let post = Parsed(
      "\u{FEFF}{\"é\" : \"ü\",\r\n \"n\": -1.5e3, \"l\": [ true , null ], \"o\": {}}\r\nBody")
    #expect(post.messages == "")
    #expect(post.place(of: "é") == "\"ü\"")
    #expect(post.place(of: "n") == "-1.5e3")
    #expect(post.place(of: "l") == "[ true , null ]")
    #expect(post.place(of: "o") == "{}")
    #expect(post.document.fields.entries.first.map { post.source.text($0.keyRange) } == "\"é\"")
    #expect(post.body == "Body")
  }
}

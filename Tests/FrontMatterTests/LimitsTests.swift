import Diagnostics
import FrontMatter
import Testing

/// A file that means harm ends in an error.
@Suite struct LimitsTests {
  @Test func billionLaughs() {
    var lines = "a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol, lol]\n"
    for level in 1...9 {
      let alias = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      lines += "a\(level): &a\(level) [\(alias)]\n"
    }
    let post = Parsed.yaml(lines)
    #expect(
      post.messages.hasPrefix(
        "post.md:5:45: error: aliases stand for more than 10000 values\n"))
    #expect(post.document.fields.entries.map(\.key) == ["a0", "a1", "a2"])
  }

  @Test func billionLaughsByMergeKeys() {
    var lines = "a0: &a0 {k0: 1}\n"
    for level in 1...60 {
      lines +=
        "a\(level): &a\(level) {k\(level): [*a\(level - 1), *a\(level - 1)], <<: *a\(level - 1)}\n"
    }
    #expect(Parsed.yaml(lines).messages.contains("aliases stand for more than 10000 values"))
  }

  @Test func aliasesThatDeepen() {
    var lines = "a0: &a0 []\n"
    for level in 1...100 { lines += "a\(level): &a\(level) [*a\(level - 1)]\n" }
    #expect(
      Parsed.yaml(lines).messages.contains(
        "error: lists and mappings stand more than 64 deep in one another\n"))
  }

  @Test(arguments: ["[", "{a: ", "{? ", "- ", "? "])
  func deepYAML(_ opening: String) {
    let text =
      "---\n" + (opening.hasPrefix("[") || opening.hasPrefix("{") ? "a: " : "")
      + String(repeating: opening, count: 100_000) + "\n---\n"
    #expect(
      Parsed(text).messages.contains(
        "error: lists and mappings stand more than 64 deep in one another\n"))
  }

  @Test func deepIndentation() {
    var text = "---\n"
    for depth in 0..<400 { text += String(repeating: " ", count: depth) + "a:\n" }
    #expect(Parsed(text + "---\n").messages.contains("stand more than 64 deep in one another"))
  }

  @Test func depthThatIsAllowed() {
    let open = String(repeating: "[", count: 63)
    let close = String(repeating: "]", count: 63)
    #expect(Parsed.yaml("a: \(open)1\(close)").messages == "")
    #expect(Parsed.toml("a = \(open)1\(close)").messages == "")
    #expect(Parsed("{\"a\": \(open)1\(close)}\n").messages == "")
    let problem = "error: lists and mappings stand more than 64 deep in one another\n"
    #expect(Parsed.yaml("a: [\(open)1\(close)]").messages.contains(problem))
    #expect(Parsed.toml("a = [\(open)1\(close)]").messages.contains(problem))
    #expect(Parsed("{\"a\": [\(open)1\(close)]}\n").messages.contains(problem))
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\": "])
  func deepJSON(_ opening: String) {
    let text = "{\"a\": " + String(repeating: opening, count: 100_000)
    #expect(Parsed(text).messages.contains("stand more than 64 deep in one another"))
    let source = SourceText(path: "a.json", text: String(repeating: opening, count: 100_000))
    #expect(format(DataFile.parse(source, format: .json).1).contains("more than 64 deep"))
  }

  @Test(arguments: ["[", "{a = ", "[{a = "])
  func deepTOML(_ opening: String) {
    let post = Parsed.toml("a = " + String(repeating: opening, count: 50_000))
    #expect(post.messages.contains("stand more than 64 deep in one another"))
  }

  @Test func longDottedKeysOfTOML() {
    let key = Array(repeating: "a", count: 100_000).joined(separator: ".")
    for text in [
      "\(key) = 1", "[\(key)]", "a = {\(key) = 1}", "'x'.\(key) = 1", "a . \"b\" . \(key) = 1",
    ] {
      #expect(
        Parsed.toml(text).messages.contains("error: a dotted key has more than 32 names\n"))
    }
    let short = Array(repeating: "a", count: 32).joined(separator: ".")
    #expect(Parsed.toml("\(short) = 1").messages == "")
    #expect(Parsed.toml("\(short) = 1\n[t.\(short)]").messages != "")
    let nested = (0..<60).reduce("1") { inner, _ in "{\(short) = \(inner)}" }
    #expect(Parsed.toml("a = \(nested)").messages.contains("more than 64 deep"))
    let dots = String(repeating: ".", count: 100)
    #expect(
      Parsed.toml("a = '\(dots)' # \(dots)\nb = \"\\\"\(dots)\"\nc = '''\n'\(dots)''''").messages
        == "")
    #expect(
      Parsed.toml("a = [\(Array(repeating: "1.5", count: 100).joined(separator: ", "))]").messages
        == "")
  }

  @Test(arguments: ["---\na: ", "+++\na = '", "---\na: '", "---\n", "---\na: |\n  "])
  func frontMatterOfOneMegabyte(_ start: String) {
    let fence = start.prefix(3)
    let text = start + String(repeating: "x", count: 1_000_000) + "\n\(fence)\n"
    #expect(
      Parsed(text).messages == """
        post.md:1:1: error: front matter is larger than 512 KB
          1 | \(fence)
            | ^~~ move the text behind the closing line, or the data into a file under _data

        """)
  }

  @Test func jsonOfOneMegabyte() {
    let text = "{\"a\": \"" + String(repeating: "x", count: 1_000_000) + "\"}\nBody"
    #expect(Parsed(text).messages.contains("error: front matter is larger than 512 KB\n"))
  }

  @Test func dataOfOneMegabyte() {
    let value = String(repeating: "é", count: 500_000)
    for (format, text) in [
      (Format.yaml, "a: \(value)"), (.toml, "a = '\(value)'"), (.json, "{\"a\": \"\(value)\"}"),
    ] {
      let (node, diagnostics) = DataFile.parse(SourceText(path: "a", text: text), format: format)
      #expect(diagnostics.isEmpty)
      #expect(node.mapping?["a"]?.value.text?.utf8.count == 1_000_000)
    }
  }

  @Test func manyKeys() {
    let lines = (0..<20_000).map { "key\($0): \($0)" }.joined(separator: "\n")
    let post = Parsed.yaml(lines)
    #expect(post.messages == "")
    #expect(post.document.fields["key19999"]?.value.text == "19999")
    #expect(post.document.fields["key20000"] == nil)
    let again = Parsed.yaml(lines + "\nkey17: x").messages
    #expect(again.hasPrefix("post.md:20002:1: error: 'key17' is here twice\n"))
  }

  @Test func messagesAreBounded() {
    let lines = String(repeating: "a: 1\n", count: 5000)
    #expect(Parsed.yaml(lines).messages.split(separator: "\n").count == 600)
    let pairs = Array(repeating: "\"a\": 1", count: 5000).joined(separator: ",\n")
    let json = DataFile.parse(SourceText(path: "a", text: "{\(pairs)}"), format: .json)
    #expect(json.1.count == 100)
    let post = Parsed.yaml("a: [\(String(repeating: "{}, ", count: 5000))]")
    var reader = FieldReader(post.document.fields, in: post.source)
    #expect(reader.texts("a") == [])
    #expect(reader.diagnostics.count == 100)
  }
}

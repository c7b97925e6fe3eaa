import Diagnostics
import FrontMatter
import Testing

@Suite struct DataFileTests {
  private func parse(_ text: String, _ format: Format) -> (String, String) {
    let source = SourceText(path: "data", text: text)
    let (node, diagnostics) = DataFile.parse(source, format: format)
    return (show(node.value), FrontMatterTests.format(diagnostics))
  }

  @Test func wholeFiles() {
    #expect(parse("\u{FEFF}a: 1\nb: [é]\n", .yaml) == ("{a: 1, b: [\"é\"]}", ""))
    #expect(parse("%YAML 1.2\n---\na: 1\n...\n", .yaml) == ("{a: 1}", ""))
    #expect(parse("- a\n- b\n", .yaml) == ("[\"a\", \"b\"]", ""))
    #expect(parse("\u{FEFF}a = 1\n", .toml) == ("{a: 1}", ""))
    #expect(parse("[1]", .json) == ("[1]", ""))
    for text in ["", "\n", "# nothing\n", "\u{FEFF}"] {
      #expect(parse(text, .yaml) == ("{}", ""))
      #expect(parse(text, .toml) == ("{}", ""))
    }
    #expect(
      parse("---\na: 1\n---\nb: 2\n", .yaml).1.hasPrefix(
        "data:3:1: error: a second document starts here\n"))
  }

  @Test func formatsByFileName() {
    #expect(Format(fileExtension: "yaml") == .yaml)
    #expect(Format(fileExtension: "YML") == .yaml)
    #expect(Format(fileExtension: "toml") == .toml)
    #expect(Format(fileExtension: "json") == .json)
    #expect(Format(fileExtension: "md") == nil)
  }
}

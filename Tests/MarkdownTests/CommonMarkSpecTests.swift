import Markdown
import Testing

@Suite struct CommonMarkSpecTests {
  @Test func everyExampleOfTheSpecGivesItsHTML() throws {
    let examples = try CommonMarkSpec.commonMark.examples()
    #expect(examples.count == 652)
    for example in examples {
      let ours = html(example.markdown, options: .commonMark)
      #expect(ours == example.html, "example \(example.number)")
    }
  }

  @Test func everyExampleOfTheSpecGivesWhatLibcmarkWrites() throws {
    var smart = MarkdownOptions.commonMark
    smart.smartPunctuation = true
    for example in try CommonMarkSpec.commonMark.examples() {
      let bytes = Array(example.markdown.utf8)
      for options in [.commonMark, smart] {
        let ours = rendered(bytes, options: options).page.html
        #expect(ours == libcmarkHTML(bytes, options: options), "example \(example.number)")
      }
    }
  }
}

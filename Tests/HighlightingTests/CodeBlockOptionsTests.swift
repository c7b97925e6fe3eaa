import Diagnostics
import Highlighting
import Testing

@Suite struct CodeBlockOptionsTests {
  /// The options of an info string that stands behind three backticks, and the messages about it.
  private func read(_ info: String) -> (CodeBlockOptions, [String]) {
    let source = SourceText(path: "a.md", text: "```\(info)\n```\n")
    let (options, diagnostics) = CodeBlockOptions.parse(Array(info.utf8), in: source, at: 3)
    return (options, diagnostics.map { DiagnosticText().format($0) })
  }

  private func options(_ info: String) -> CodeBlockOptions {
    let (options, messages) = read(info)
    #expect(messages == [])
    return options
  }

  @Test func readsALanguageAlone() {
    var expected = CodeBlockOptions()
    #expect(options("") == expected)
    expected.language = "swift"
    #expect(options("swift") == expected)
    #expect(options("  swift   ") == expected)
    #expect(options("swift,ignore") == expected)
    #expect(options("swift some words about it") == expected)
    expected.language = "C++"
    #expect(options("C++") == expected)
  }

  @Test func readsEveryOption() {
    var expected = CodeBlockOptions()
    expected.language = "swift"
    expected.title = "main.swift"
    expected.numbersLines = true
    expected.firstNumber = 10
    expected.markedLines = [2...2, 5...7]
    #expect(options(#"swift {linenos hl_lines="2 5-7" title="main.swift" start=10}"#) == expected)
    #expect(
      options(#"swift{linenos,hl_lines=[2,"5-7"],title='main.swift',linenostart=10}"#) == expected)
    #expect(
      options("swift linenos hl_lines=2,5-7 title=main.swift start=10").markedLines == [2...2])
  }

  @Test func readsTheFormsOfOthers() {
    #expect(options("js {1,3-4}").markedLines == [1...1, 3...4])
    #expect(options("js{1,3-4}").language == "js")
    let hugo = options(#"go {linenos=table,hl_lines=[8,"15-17"],linenostart=199}"#)
    #expect(hugo.markedLines == [8...8, 15...17])
    #expect(hugo.firstNumber == 199)
    #expect(hugo.numbersLines)
    #expect(!options("go {linenos=false}").numbersLines)
    let pandoc = options(#"{.python .numberLines startFrom="5"}"#)
    #expect(pandoc.language == "python")
    #expect(pandoc.firstNumber == 5)
    #expect(options("js showLineNumbers").numbersLines)
    #expect(options(#"js title="a \"b\" c""#).title == #"a "b" c"#)
    #expect(options("title=x").language == nil)
    #expect(options("title=x").title == "x")
    #expect(options("swift diff").isDiff)
  }

  /// In braces only, and where whoever asks takes them.
  @Test(arguments: [
    ("{.python .foo #bar key=val}", ["class=foo", "id=bar", "key=val"]),
    (#"go {class="a b" linenos id=c, style=x, d-e=[1]}"#, ["class=a b", "id=c", "d-e=1"]),
    ("{.numberLines .python .numberLines}", []), ("{.a #}", []), ("a class=b id=c", []),
  ])
  func leavesAttributesToOthers(info: String, attributes: [String]) {
    let (found, diagnostics) = CodeBlockOptions.parse(
      Array(info.utf8), in: SourceText(path: "a.md", text: info), at: 0
    ) { _ in true }
    #expect(found.attributes.map { "\($0.name)=\($0.value)" } == attributes)
    #expect(diagnostics.map(\.summary) == [])
    #expect(
      CodeBlockOptions.parse(Array(info.utf8), in: SourceText(path: "a.md", text: info), at: 0)
        .options.attributes == [])
  }

  @Test func saysWhatItDoesNotKnow() {
    #expect(
      read("swift {linenoss}").1 == [
        """
        a.md:1:11: warning: a code block has no option 'linenoss'
          1 | ```swift {linenoss}
            |           ^~~~~~~~ did you mean 'linenos'?

        """
      ])
    #expect(
      read("swift colour=red").1 == [
        """
        a.md:1:10: warning: a code block has no option 'colour'
          1 | ```swift colour=red
            |          ^~~~~~ the options are 'linenos', 'hl_lines', 'title', 'start' and 'diff'

        """
      ])
    #expect(
      read("swift {hl_lines}").1 == [
        """
        a.md:1:11: warning: the option 'hl_lines' has no value
          1 | ```swift {hl_lines}
            |           ^~~~~~~~ write 'hl_lines=…'

        """
      ])
    #expect(
      read("swift {start=ten}").1 == [
        """
        a.md:1:17: warning: 'ten' is no line number
          1 | ```swift {start=ten}
            |                 ^~~ write a number: 'start=10'

        """
      ])
    #expect(
      read("swift {7-5,99999999999999999999}").1 == [
        """
        a.md:1:11: warning: '7-5' does not say which lines to mark
          1 | ```swift {7-5,99999999999999999999}
            |           ^~~ write numbers and ranges: 'hl_lines="2 5-7"'

        """,
        """
        a.md:1:15: warning: '99999999999999999999' does not say which lines to mark
          1 | ```swift {7-5,99999999999999999999}
            |               ^~~~~~~~~~~~~~~~~~~~ write numbers and ranges: 'hl_lines="2 5-7"'

        """,
      ])
  }

  @Test func saysWhichLanguageWasMeant() {
    let source = SourceText(path: "a.md", text: "```pyton\n")
    #expect(
      DiagnosticText().format(CodeBlockMessages.unknownLanguage("pyton", in: source, 3..<8)) == """
        a.md:1:4: warning: 'pyton' is no language that can be highlighted
          1 | ```pyton
            |    ^~~~~ did you mean 'python'?

        """)
  }

  @Test(arguments: [
    "{", "}", "=", "==", "{=}", "{[", "{\"", "a={", "a=[", "\\", "{.}", "{#}", ",,,",
  ])
  func endsOnWhateverIsWritten(info: String) {
    _ = read(info)
    _ = read(String(repeating: info, count: 1000))
  }
}

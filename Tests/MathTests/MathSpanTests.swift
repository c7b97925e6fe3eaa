import Math
import Testing

@Suite struct MathSpanTests {
  /// The formulas of a paragraph, displayed ones between « and ».
  private func spans(_ text: String, _ delimiters: MathDelimiters = .all) -> [String] {
    let bytes = Array(text.utf8)
    return mathSpans(in: bytes[...], delimiters: delimiters).map { span in
      let content = String(decoding: bytes[span.content], as: UTF8.self)
      return span.isDisplay ? "«\(content)»" : content
    }
  }

  @Test(arguments: [
    ("Let $x$ be", ["x"]), ("$x$", ["x"]), ("$x^2 + y_1$ and $z$.", ["x^2 + y_1", "z"]),
    ("of $n$th order, $k$-means", ["n", "k"]), ("($x$)", ["x"]),
    ("$\\$5$", ["\\$5"]), ("$a\n+ b$", ["a\n+ b"]), ("$a_b$ *and* $c_d$", ["a_b", "c_d"]),
    ("$\\text{if $x$ is}$ so", ["\\text{if $x$ is}"]), ("$5 and $x$", ["x"]),
    ("a $$x$$ b", ["«x»"]), ("$$\nx = 1\\\\\ny\n$$", ["«\nx = 1\\\\\ny\n»"]),
    ("$`x_1`$ and $``a`b``$", ["x_1", "a`b"]),
    ("Let \\(x\\) be", ["x"]), ("\\(a\\) \\(b\\)", ["a", "b"]),
    ("\\[x = 1\\]", ["«x = 1»"]), ("text\n  \\[\nx^2\n\\].\nmore", ["«\nx^2\n»"]),
    ("日$x$本", ["x"]), ("*$x$*", ["x"]), ("[$x$](/u)", ["x"]), ("**$x$**$y$", ["x", "y"]),
  ])
  func formulasAreFound(_ text: String, _ expected: [String]) {
    #expect(spans(text) == expected)
  }

  @Test(arguments: [
    "costs $5 and $6", "costs $5", "$5, $6 and $7.50", "US$5 and AU$x", "Ke$ha met Ke$ha",
    "$ x$", "$x $", "$x$5", "\\$x\\$", "\\$x$", "$", "$$", "$$$$", "$$ $$", "$$$x$$$", "$`x`", "$x",
    "`$x$`", "``a ` $x$``", "<a title=\"$x$\">", "<https://a.org/$x$>", "<!-- $x$ -->",
    "[a](b$x$c)", "[a](<b $x$>)", "[a](b \"$x$\")", "![a](b 'it $x$')", "\\\\(x\\\\)",
    "\\[1\\]", "\\[citation needed\\]", "\\[x = 1\\] text", "text \\[x = 1\\]", "\\[a](b^c)",
    "\\(x", "\\(\\)", "\\[x=1", "<me@a.org?$x$>", "</a $x$",
  ])
  func otherTextHoldsNone(_ text: String) {
    let expected = text == "</a $x$" ? ["x"] : []
    #expect(spans(text) == expected)
  }

  @Test func rangesAreInTheIndicesOfTheSlice() {
    let bytes = Array("# $a$ b $$c$$".utf8)
    #expect(
      mathSpans(in: bytes[2...]) == [
        MathSpan(range: 2..<5, content: 3..<4, isDisplay: false),
        MathSpan(range: 8..<13, content: 10..<11, isDisplay: true),
      ])
  }

  @Test func delimitersCanBeChosen() {
    #expect(spans("$a$ \\(b\\)", .dollars) == ["a"])
    #expect(spans("$a$ \\(b\\)", .brackets) == ["b"])
    #expect(spans("$a$ \\(b\\)", []) == [])
  }

  @Test(arguments: [
    "$", "$a ", "$$", "$$ ", "${", "\\(", "\\[\n", "\\[ ", "`", "$`", "$`a", "[](", "](<",
    "[](a \"", "<a ",
    "<a x=\"", "<!--", "<?", "<![CDATA[", "<!", "\\", "$a$1", "{$}", "$\\", "<a:", "$a {",
  ])
  func repetitionEndsSoon(_ part: String) {
    let bytes = Array(String(repeating: part, count: 10_000).utf8)
    let found = mathSpans(in: bytes[...])
    #expect(zip(found, found.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound })
  }
}

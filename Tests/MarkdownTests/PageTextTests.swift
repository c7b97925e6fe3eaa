import Markdown
import Testing

@Suite struct PageTextTests {
  @Test func theFirstHeadingIsTold() throws {
    let page = rendered("Text\n\n## A *b* `c` <i>d</i> &amp;\te ![f](g)\n\n# Other").page
    let heading = try #require(page.firstHeading)
    #expect(heading.text == "A b c d & e")
    #expect(heading.level == 2)
    #expect(!heading.opensDocument)
    #expect(page.titleHeading == nil)
  }

  @Test func aTitleIsTheLevelOneHeadingThatOpensTheDocument() {
    let setext = rendered("\n[a]: b\n\nTitle\n=====\n\nText", options: .withoutIDs).page
    #expect(setext.firstHeading?.opensDocument == true)
    #expect(setext.titleHeading == 0..<"<h1>Title</h1>\n".utf8.count)
    #expect(rendered("## Title").page.firstHeading?.opensDocument == true)
    for other in ["## Title", "> # Title", "- # Title", "***\n# Title", "Text\n\n# Title"] {
      #expect(rendered(other).page.titleHeading == nil)
    }
    #expect(rendered("> # Title").page.firstHeading?.opensDocument == false)
    #expect(rendered("").page.firstHeading == nil)
  }

  @Test(arguments: [
    ("", 0), ("one", 1), ("one two\nthree  \nfour", 4), ("on*e* t`w`o", 2), ("- a\n- b\n\n# c", 3),
    ("eight bytes and more than sixteen of them", 8), ("a\u{A0}b\u{2003}c\u{3000}d", 4),
    ("日本語", 3), ("ひらがな カタカナー", 9), ("abc日本def", 4), ("한국어 문서", 2), ("naïve café", 2),
    ("a `b c` d", 4), ("```\nnot these\n```\n\n    nor these", 0), ("<div>nor</div>", 0),
    ("a <b>c</b> d", 3), ("![alt text](x) a", 1), ("[a b](c \"d e\")", 2), ("&nbsp;a&nbsp;b", 2),
    ("𠀀𠀁 🙂", 3),
  ])
  func wordsAreCounted(_ markdown: String, words: Int) {
    #expect(rendered(markdown).page.wordCount == words)
  }

  @Test(arguments: [
    ("", ""), ("# Heading only", ""), ("One *two*\nthree `four`.\n\nFive.", "One two three four."),
    ("# H\n\n![alone](a.png)\n\nText", "Text"), ("- item\n\nText", "Text"), ("> quoted", "quoted"),
    ("- item\n- other", "item"), ("a<br>b <!-- c -->d", "ab d"), ("```\ncode\n```\nText", "Text"),
    ("![alone](a.png)", ""),
    // What nobody sees says nothing.
    ("Fine <script>var a = 1</script> <STYLE>.x{}</style>end", "Fine end"),
    ("One <b>bold</b> <strike>word</strike>", "One bold word"), ("A <script>b\n\nC", "A"),
  ])
  func theFirstParagraphIsTheSummary(_ markdown: String, summary: String) {
    #expect(rendered(markdown).page.summary == summary)
  }

  @Test func aLongSummaryIsCutAfterAWord() {
    let word = "äbcdefghi"
    let long = rendered(Array(repeating: word, count: 30).joined(separator: " ")).page.summary
    #expect(long == Array(repeating: word, count: 20).joined(separator: " ") + "…")
    let exact = String(repeating: "a b ", count: 49) + "abcd"
    #expect(exact.count == 200)
    #expect(rendered(exact).page.summary == exact)
    #expect(rendered(exact + "e").page.summary == String(exact.dropLast(5)) + "…")
  }

  @Test func aSummaryWithoutSpacesIsCutBetweenLetters() {
    #expect(rendered(String(repeating: "語", count: 300)).page.summary.count == 200)
    let family = "👩‍👩‍👧"
    let cut = rendered(String(repeating: family, count: 90)).page.summary
    #expect(cut.unicodeScalars.count <= 200)
    #expect(cut == String(repeating: family, count: cut.count - 1) + "…")
    #expect(rendered(String(repeating: "x", count: 9000)).page.summary.count == 200)
  }
}

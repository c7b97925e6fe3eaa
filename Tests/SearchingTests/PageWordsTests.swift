import Testing

@testable import Searching

@Suite struct PageWordsTests {
  @Test func readsWhatAReaderSees() {
    let html = """
      <p class="hidden">A <em>ultra</em>marine<br />sky &amp; sea &#x41;b &eacute;t&#233; caf&#xE9;</p>
      <li>one</li><li>two</li>
      """
    #expect(
      Set(weights(record(html)).keys) == [
        "a", "ultramarine", "sky", "sea", "ab", "te", "cafe", "one", "two",
      ])
  }

  @Test func leavesOutWhatNobodyReads() {
    let html =
      "<script>var hidden = '</b>';</script>a<STYLE>.b{}</style><math><mi>x</mi></math>c<svg><title>d</title></svg>e"
    #expect(Set(weights(record(html)).keys) == ["a", "c", "e"])
  }

  @Test func leavesOutComments() {
    #expect(
      Set(weights(record("<p>a</p><!-- b <i>c</i> d -- > e ->f-->g<!---->h<!--i-->")).keys)
        == ["a", "g", "h"])
    #expect(Set(weights(record("a<!-- b <i>c</i>")).keys) == ["a"])
  }

  @Test func marksHeadings() {
    let found = weights(record("<h2 id=\"x\">Wide <code>open</code></h2><p>wide sea</p>"))
    #expect(found == ["wide": 5, "open": 5, "sea": 1])
  }

  @Test func readsHeadingsAlone() {
    let html = "<p>sea &amp; sky</p><h3>Wide</h3><p>open</p>"
    #expect(
      Set(weights(record(html, onlyHeadings: true, summary: "A summary")).keys) == [
        "wide", "a", "summary",
      ])
  }

  @Test func weighsWhatStandsOftenInAShortText() {
    let long = String(repeating: "other words ", count: 500)
    let often = String(repeating: "often ", count: 30)
    let found = weights(record(long + often + "once twice twice"))
    #expect(found["once"] == 1)
    #expect(found["often"] == 3)
    #expect(weights(record("often often often often often"))["often"] == 2)
  }

  @Test(arguments: [
    "<", "<p", "&", "&#", "&#x", "&#99999999999;", "&#0;", "&#xD800;", "<script>", "<script",
    "a<", "</", "</script>", "<style>x</sty", "&amp", "<h1>", "<!-- <b> -->", "<!--",
  ])
  func takesWhatIsNotWhole(_ html: String) {
    #expect(weights(record(html)).count <= 2)
    #expect(weights(record(html + "<p>word</p>")).count <= 3)
  }

  @Test func growsWithManyWords() {
    let found = weights(record((0..<5000).map { "w\($0) " }.joined()))
    #expect(found.count == 5000)
    #expect(found["w4999"] == 1)
  }
}

import Testing

@Suite struct MarkdownTests {
  @Test func headings() throws {
    #expect(
      try tokens("# A\n## B\nC\n===\nD\n-\n    # no\n---\n", as: "markdown") == [
        "gh:# A", "gu:## B", "gh:C", "gh:===", "gu:D", "gu:-", "gu:    # no", "gu:---",
      ])
  }

  @Test func listsAndQuotations() throws {
    #expect(
      try tokens("- [x] a\n  * *b*\n1. __c__\n> d *e*\n-f", as: "markdown") == [
        "k:-", "k:[x]", "k:*", "ge:*b*", "k:1.", "gs:__c__", "k:> ", "ge:d *e*",
      ])
  }

  /// A pair begins with a word or one character behind its beginning.
  @Test func pairs() throws {
    #expect(
      try tokens("(`a`) b_c_d ef`g` ~~h~~ **i** 2 * 3 * 4 \\*j* @k #l", as: "markdown") == [
        "sb:`a`", "ge:_c_", "gd:~~h~~", "gs:**i**", "ni:@k", "ni:#l",
      ])
  }

  @Test func links() throws {
    #expect(
      try tokens("[a\nb](c) ![d](e) [f][g] [`h`](i)\n[j]: k \"l\"\n", as: "markdown") == [
        "nt:a\nb", "na:c", "nt:d", "na:e", "nt:f", "nl:g", "sb:`h`", "nl:j", "na:k \"l\"",
      ])
  }

  @Test func fences() throws {
    #expect(
      try tokens("```js\nlet a\n```\n~~~mjs\nlet b\n~~~\n```c``` d", as: "markdown") == [
        "sb:```js", "kd:let", "nx:a", "sb:```", "sb:~~~mjs", "sb:let b\n~~~",
      ])
  }
}

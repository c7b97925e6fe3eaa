import Markdown
import Testing

@Suite struct EmojiPlacesTests {
  private func html(_ markdown: String) -> String {
    MarkdownTests.html(markdown, options: .only([.emoji, .autolinks]))
  }

  @Test(arguments: [
    (":tada: a:+1:b :tada::tada:", "<p>🎉 a👍b 🎉🎉</p>\n"),
    ("**:tada:**", "<p><strong>🎉</strong></p>\n"),
    ("# :tada:", "<h1>🎉</h1>\n"), ("[:tada:](a)", "<p><a href=\"a\">🎉</a></p>\n"),
    ("![:tada:](a)", "<p><img src=\"a\" alt=\"🎉\" /></p>\n"), (":1st_place_medal:", "<p>🥇</p>\n"),
  ])
  func `takes the place of its name`(markdown: String, written: String) {
    #expect(html(markdown) == written)
  }

  @Test(arguments: [
    ":nope:", "`:tada:`", "    :tada:", "```\n:tada:\n```", "\\:tada:", "10:30:45", ": tada :",
    "<b title=\":tada:\">", "[a](:tada:)", ":tada", "::", ":TADA:",
  ])
  func `leaves other colons alone`(markdown: String) {
    #expect(html(markdown) == MarkdownTests.html(markdown, options: .only([])))
  }

  @Test func `leaves addresses alone`() {
    #expect(
      html("https://a.b/:tada:/c")
        == "<p><a href=\"https://a.b/:tada:/c\">https://a.b/:tada:/c</a></p>\n")
  }
}

import Markdown
import Testing

@Suite struct BareLinkTests {
  private func link(_ address: String, _ text: String? = nil) -> String {
    "<a href=\"\(address)\">\(text ?? address)</a>"
  }

  @Test(arguments: [
    ("www.a.b", "www.a.b", ""), ("www.a.b/c_d_e", "www.a.b/c_d_e", ""),
    ("www.a.b.", "www.a.b", "."),
    ("www.a.b/(c)", "www.a.b/(c)", ""), ("www.a.b/(c))", "www.a.b/(c)", ")"),
    ("www.a.b/c?!.,:*_~'", "www.a.b/c", "?!.,:*_~'"), ("www.a.b/c)d(e", "www.a.b/c)d(e", ""),
    ("www.a.b?c=d&amp;", "www.a.b?c=d", "&amp;"), ("www.a.b<c", "www.a.b", "&lt;c"),
    ("www.a.b/*c*", "www.a.b/*c", "*"),
  ])
  func withoutAScheme(_ markdown: String, _ text: String, _ rest: String) {
    #expect(
      html(markdown)
        == "<p>" + link("http://" + text.replacing("&", with: "&amp;"), text) + rest + "</p>\n")
  }

  @Test(arguments: [
    "http://a.b", "https://a.b/c_d", "ftp://a", "http://a.b/*c*d", "http://a.b/~c~d", "HTTP://a.b",
    "http://a.b/`c", "http://ä.b/ö",
  ])
  func withAScheme(_ address: String) {
    let written = address.replacing("`", with: "%60").replacing("ä", with: "%C3%A4").replacing(
      "ö", with: "%C3%B6")
    #expect(html("(" + address + ")") == "<p>(" + link(written, address) + ")</p>\n")
  }

  @Test(arguments: [
    "xwww.a.b", "www", "www.a_b.c", "www.a.b_c", "xhttp://a.b", "http:/a.b",
    "http://",
    "http:// a", "gopher://a.b", "http://a_b",
  ])
  func whatIsNoLink(_ markdown: String) {
    #expect(html(markdown) == "<p>\(markdown)</p>\n")
  }

  @Test(arguments: [
    ("a@b.c", "mailto:a@b.c", ""), ("a.b-c_d+e@f.g", "mailto:a.b-c_d+e@f.g", ""),
    ("a@b.c.", "mailto:a@b.c", "."), ("mailto:a@b.c", "mailto:a@b.c", ""),
    ("xmpp:a@b.c/d", "xmpp:a@b.c/d", ""),
  ])
  func mail(_ markdown: String, _ address: String, _ rest: String) {
    let text = String(markdown.dropLast(rest.count))
    #expect(html("x " + markdown) == "<p>x " + link(address, text) + rest + "</p>\n")
  }

  @Test(arguments: ["a@b", "@b.c", "a@b.c-", "a@b.c_", "a@ b.c"])
  func whatIsNoMail(_ markdown: String) {
    #expect(html(markdown) == "<p>\(markdown)</p>\n")
  }

  @Test func notInsideLinksCodeTagsAndDefinitions() {
    #expect(html("[www.a.b c@d.e](f)") == "<p><a href=\"f\">www.a.b c@d.e</a></p>\n")
    #expect(html("`http://a.b`") == "<p><code>http://a.b</code></p>\n")
    #expect(html("[x](http://a.b)") == "<p>" + link("http://a.b", "x") + "</p>\n")
    #expect(html("<a href=\"http://a.b\">") == "<a href=\"http://a.b\">\n")
    #expect(html("<http://a.b>") == "<p>" + link("http://a.b") + "</p>\n")
    #expect(html("[x]\n\n[x]: http://a.b") == "<p>" + link("http://a.b", "x") + "</p>\n")
    #expect(html("    http://a.b") == "<pre><code>http://a.b\n</code></pre>\n")
    #expect(html("![http://a.b](c)") == "<p><img src=\"c\" alt=\"http://a.b\" /></p>\n")
  }

  @Test func asPartOfOtherThings() {
    #expect(html("*http://a.b*") == "<p><em>" + link("http://a.b") + "</em></p>\n")
    #expect(html("a\nhttp://b.c\nd") == "<p>a\n" + link("http://b.c") + "\nd</p>\n")
    #expect(html("> - http://b.c").contains("<li>" + link("http://b.c") + "</li>"))
    #expect(rendered("# See www.a.b!").page.firstHeading?.text == "See www.a.b!")
    #expect(rendered("Mail to a@b.c.").page.summary == "Mail to a@b.c.")
  }

  /// The backtick that makes a line of three no fence may stand in an address.
  @Test(arguments: ["", "x\n", "> ", "- y\n\n  "])
  func doNotMakeFences(before: String) {
    let html = html(before + "``` http://a.b`c\n\nz")
    #expect(html.contains("``` <a href=\"http://a.b%60c\">http://a.b`c</a></p>"))
    #expect(html.contains("<p>z</p>"))
  }

  @Test func mailOfCharacterReferences() {
    #expect(html("a&#64;b.c") == "<p>" + link("mailto:a@b.c", "a@b.c") + "</p>\n")
    #expect(html("a&commat;b.c") == "<p>" + link("mailto:a@b.c", "a@b.c") + "</p>\n")
  }

  @Test func switchedOff() {
    var options = MarkdownOptions()
    options.constructs.remove(.autolinks)
    #expect(html("http://a.b c@d.e", options: options) == "<p>http://a.b c@d.e</p>\n")
  }
}

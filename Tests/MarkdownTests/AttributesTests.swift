import HTML
import Testing

@testable import Markdown

@Suite struct AttributesTests {
  /// The attributes as they would be written, then what is left of the text.
  private func parse(_ text: String) -> String? {
    var text = text
    return text.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      guard let (attributes, end) = AttributesParser.parse(bytes) else { return nil }
      var buffer = ByteBuffer()
      attributes.write(to: &buffer)
      return buffer.string() + "|" + String(decoding: bytes[end...], as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("{#top}", " id=\"top\"|"),
    ("{.wide} rest", " class=\"wide\"| rest"),
    ("{.a #b .c}", " id=\"b\" class=\"a c\"|"),
    ("{width=40 height=\"20 px\"}", " width=\"40\" height=\"20 px\"|"),
    ("{ #a-b:c.d }", " id=\"a-b:c.d\"|"),
    ("{title='a \"b\" & <c>'}", " title=\"a &#34;b&#34; &amp; &lt;c&gt;\"|"),
    ("{title=\"a \\\"b\\\"\"}", " title=\"a &#34;b&#34;\"|"),
    ("{hidden}", " hidden|"),
    ("{Data-X=1}", " data-x=\"1\"|"),
    ("{class=\"a  b\" id=c}", " id=\"c\" class=\"a b\"|"),
    ("{#größe .日本}", " id=\"größe\" class=\"日本\"|"),
    ("{a=1 a=2}", " a=\"1\"|"),
  ])
  func `reads what Pandoc's users write`(text: String, written: String) {
    #expect(parse(text) == written)
  }

  @Test func anElementHasAtMostAHundred() throws {
    let hundred = (1...100).map { "a\($0)" }.joined(separator: " ")
    #expect(parse("{\(hundred)}") == " \(hundred)|")
    #expect(parse("{\(hundred) a1 #b .c}") == " id=\"b\" class=\"c\" \(hundred)|")
    #expect(parse("{\(hundred) a101}") == nil)
    let page = html("a\n{\(hundred)}\n\n{a1=b a101}\n")
    #expect(page == "<p \(hundred.dropFirst(3)) a1=\"b\">a</p>\n")
  }

  @Test(arguments: [
    "", "x", "{", "{}", "{ }", "{#}", "{.}", "{=a}", "{a=}", "{a, b}", "{{x}}", "{% if %}",
    "{a=\"b}",
    "{.a.b c", "{1=2}", "{#a#b}", "{a=\"b\"c}",
  ])
  func `leaves anything else as text`(text: String) {
    #expect(parse(text) == nil)
  }

  @Test(arguments: [
    "{onclick=\"steal()\"}", "{onLoad=x}", "{href=\"javascript:x\"}", "{src=x}", "{srcdoc=x}",
    "{formaction=x}", "{style=\"color: red\"}",
  ])
  func `refuses what could run or load something`(text: String) {
    #expect(parse(text) == nil)
  }
}

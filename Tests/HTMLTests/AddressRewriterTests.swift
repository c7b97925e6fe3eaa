import HTML
import Testing

/// HTML with other addresses in it, and without what only a page has.
@Suite struct AddressRewriterTests {
  private func rewrite(_ html: String, dropping: DroppedParts = []) -> String {
    rewrite(Array(html.utf8), dropping: dropping)
  }

  private func rewrite(_ html: [UInt8], dropping: DroppedParts) -> String {
    var buffer = ByteBuffer(capacity: 1)
    let rewriter = AddressRewriter(
      AbsoluteAddresses(page: "https://a.example/p/"), dropping: dropping)
    html.withUnsafeBytes { rewriter.rewrite($0, into: &buffer) }
    return buffer.string()
  }

  private func inFeed(_ html: String) -> String { rewrite(html, dropping: .pageParts) }

  @Test func everyKindOfAddress() {
    #expect(
      rewrite("<a href=\"x\">x</a><img src='/y' alt=\"/y\"><video poster=z src=\"#t\"></video>")
        == "<a href=\"https://a.example/p/x\">x</a><img src='https://a.example/y' alt=\"/y\">"
        + "<video poster=\"https://a.example/p/z\" src=\"#t\"></video>")
    #expect(
      rewrite("<blockquote cite=/q><object data=/o></object><p data=/o><svg><use xlink:href=u#v>")
        == "<blockquote cite=\"https://a.example/q\"><object data=\"https://a.example/o\"></object>"
        + "<p data=/o><svg><use xlink:href=\"https://a.example/p/u#v\">")
    #expect(rewrite("<A HREF = \"x\"\nCLASS=y>") == "<A HREF = \"https://a.example/p/x\"\nCLASS=y>")
  }

  @Test func sourceSets() {
    #expect(
      rewrite("<img srcset=\"a.png 480w,/b.png 2x, c.png\">")
        == "<img srcset=\"https://a.example/p/a.png 480w,https://a.example/b.png 2x, https://a.example/p/c.png\">"
    )
    #expect(
      rewrite("<img srcset=\"https://b.example/a,b 1x\">")
        == "<img srcset=\"https://b.example/a,b 1x\">")
    #expect(rewrite("<img srcset=\", ,\">") == "<img srcset=\", ,\">")
    #expect(
      rewrite("<img srcset=\"a,, b\">").contains("https://a.example/p/a,, https://a.example/p/b"))
  }

  @Test func refreshes() {
    #expect(
      rewrite("<meta http-equiv=\"refresh\" content=\"0; url=/there/\">")
        == "<meta http-equiv=\"refresh\" content=\"0; url=https://a.example/there/\">")
    #expect(
      rewrite("<meta name=\"description\" content=\"See url=/there/\">")
        == "<meta name=\"description\" content=\"See url=/there/\">")
  }

  @Test func referencesToCharactersAreRead() {
    #expect(
      rewrite("<a href=\"/x?a=1&amp;b=2\">") == "<a href=\"https://a.example/x?a=1&amp;b=2\">")
    #expect(
      rewrite("<a href=\"&#109;&#x61;ilto&colon;a\">") == "<a href=\"&#109;&#x61;ilto&colon;a\">")
    #expect(rewrite("<a href='&#47;x&quot;'>") == "<a href='https://a.example/x&#34;'>")
    #expect(
      rewrite("<a href=\"&#99999999;&#0;&#;&;&\">").hasPrefix(
        "<a href=\"https://a.example/p/\u{FFFD}"))
  }

  @Test func whatIsNoTagStays() {
    for text in ["a < b", "<", "a <3 b", "1<2>3", "x &lt; y", "</", "< a href=x>"] {
      #expect(rewrite(text) == text)
      #expect(inFeed(text) == text)
    }
    #expect(
      rewrite("<!doctype html><?x href=y?><!-- <a href=x> -->")
        == "<!doctype html><?x href=y?><!-- <a href=x> -->")
    #expect(
      rewrite("<script>'<a href=x>'</script><a href=x>")
        == "<script>'<a href=x>'</script><a href=\"https://a.example/p/x\">")
    #expect(rewrite("<textarea><a href=x></textarea>") == "<textarea><a href=x></textarea>")
  }

  @Test func codeLosesItsColoursAndNothingElse() {
    #expect(
      inFeed(
        "<figure class=\"highlight\"><figcaption>a</figcaption><pre tabindex=\"0\"><code class=\"language-swift\"><span class=\"hll\"><span class=\"linenos\" data-line=\"1\"></span><span class=\"kd\">let</span> a &lt; <span class=\"mi\">1</span>\n</span></code></pre></figure><p><span class=\"x\">kept</span></p>"
      )
        == "<figure class=\"highlight\"><figcaption>a</figcaption><pre tabindex=\"0\"><code class=\"language-swift\">let a &lt; 1\n</code></pre></figure><p><span class=\"x\">kept</span></p>"
    )
  }

  @Test func headingsLoseTheirAnchors() {
    #expect(
      inFeed(
        "<h2 id=\"a\">A <em>b</em> <a class=\"anchor\" href=\"#a\" aria-label=\"x\"></a></h2>\n<p>c</p>"
      )
        == "<h2 id=\"a\">A <em>b</em></h2>\n<p>c</p>")
    #expect(inFeed("<h2><a class=\"anchor\" href=\"#a\">¶</h2>x") == "<h2></h2>x")
    #expect(
      inFeed("<a class=\"anchor x\" href=\"#a\">b</a>")
        == "<a class=\"anchor x\" href=\"https://a.example/p/#a\">b</a>")
  }

  @Test func scriptsGo() {
    #expect(inFeed("a<script>if (a</script>b") == "ab")
    #expect(inFeed("a<SCRIPT SRC=x></SCRIPT >b<style>p{}</style>c<!-- d -->e") == "abce")
    #expect(inFeed("<p onclick=\"x()\" class=\"y\" ONLOAD=z>") == "<p class=\"y\">")
    #expect(inFeed("<a href=\" java&#115;cript:x\">b</a>") == "<a>b</a>")
    #expect(inFeed("<svg><script href=\"x\"/><path/></svg>d") == "<svg><path/></svg>d")
    #expect(
      inFeed("<svg><title>a</title><a href=\"b\"/></svg>")
        == "<svg><title>a</title><a href=\"https://a.example/p/b\"/></svg>")
    #expect(inFeed("<script>never ends") == "")
  }

  @Test func whatNeverEndsEndsWithTheText() {
    #expect(inFeed("a <b <a href=\"x") == "a ")
    #expect(rewrite("a <a href=\"x") == "a <a href=\"x")
    #expect(inFeed("a <!-- b") == "a ")
    #expect(rewrite("a <!-->b<!--->c<!-- d --!>e") == "a <!-->b<!--->c<!-- d --!>e")
    #expect(inFeed("a <!-->b<!--->c<!-- d --!>e") == "a bce")
    #expect(inFeed("<h2>x <a class=\"anchor\">y") == "<h2>x")
    #expect(inFeed("<a href=x") == "")
  }

  @Test func anyBytesPassInLinearTime() {
    let hostile: [[UInt8]] = [
      Array(repeating: UInt8(ascii: "<"), count: 400_000),
      Array(String(repeating: "<a ", count: 130_000).utf8),
      Array(String(repeating: "<!--", count: 100_000).utf8),
      Array(String(repeating: "<script>", count: 50_000).utf8),
      Array(String(repeating: "<script/></", count: 40_000).utf8),
      Array(("<img srcset=\"" + String(repeating: ",", count: 400_000)).utf8) + Array("\">".utf8),
      Array(("<a href=\"" + String(repeating: "../", count: 130_000)).utf8) + Array("\">".utf8),
      Array(("<a href=\"" + String(repeating: "&#", count: 200_000)).utf8) + Array("\">".utf8),
      Array(String(repeating: "<a class=\"anchor\">", count: 20_000).utf8),
      Array(String(repeating: "<pre><span x='", count: 30_000).utf8),
      [0, 0x3C, 0x61, 0, 0xFF, 0x3E, 0xC3],
    ]
    for bytes in hostile {
      #expect(rewrite(bytes, dropping: .pageParts).utf8.count <= bytes.count * 12 + 100)
      _ = rewrite(bytes, dropping: [])
    }
  }

  @Test func nothingIsLostWhereNothingIsRewritten() {
    // SplitMix-like bytes from the alphabet of tags.
    let alphabet = Array("<>/=\"' aspn!-?#&;x\n".utf8)
    var state: UInt64 = 7
    for _ in 0..<2000 {
      var bytes: [UInt8] = []
      for _ in 0..<60 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes.append(alphabet[Int(state >> 33) % alphabet.count])
      }
      #expect(rewrite(bytes, dropping: []) == String(decoding: bytes, as: UTF8.self))
      _ = rewrite(bytes, dropping: .pageParts)
    }
  }
}

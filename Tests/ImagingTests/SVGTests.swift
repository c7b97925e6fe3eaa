import Foundation
import Imaging
import Testing

@Suite struct SVGTests {
  /// What is told of an SVG as the text that it points at.
  private func outside(_ bytes: [UInt8]) -> String? {
    guard case .refersOutside(let range)? = problem(bytes) else { return nil }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  @Test(arguments: [
    ("<image href='a.png'/>", "a.png"),
    ("<image xlink:href=' ../../etc/passwd '/>", "../../etc/passwd"),
    ("<g><svg:image href = \"http://a.example/b.png\"></svg:image></g>", "http://a.example/b.png"),
    ("<use href='b.svg#c'/>", "b.svg#c"), ("<feImage href='/d'/>", "/d"),
    ("<linearGradient xlink:href='e.svg#f'/>", "e.svg#f"),
    ("<rect fill='url(g.svg#h)'/>", "g.svg#h"),
    ("<rect style=\"fill:url( 'i.svg#j' )\"/>", "i.svg#j"),
    ("<style>a{background:url(k.png)}</style>", "k.png"),
    ("<style><![CDATA[@import 'l.css';]]></style>", "@import"),
    ("<style type='text/css'>\n@import url(m.css);</style>", "@import"),
    ("<xi:include href='n.xml'/>", "n.xml"), ("<?xml-stylesheet href='o.css'?>", "o.css"),
    ("<a href='ok'><image href='file:///p'/></a>", "file:///p"),
  ])
  func partsInOtherFilesAreFound(_ inner: String, _ expected: String) {
    #expect(outside(svg(inner)) == expected)
  }

  @Test func entitiesOfOtherFilesAreFound() {
    let root = svg("&x;")
    #expect(
      outside(Array("<!DOCTYPE svg [<!ENTITY x SYSTEM \"/etc/hostname\">]>".utf8) + root)
        == "<!ENTITY x SYSTEM ")
    #expect(
      outside(Array("<!DOCTYPE svg [ <!ENTITY % y PUBLIC 'a' 'b'> %y; ]>".utf8) + root)
        == "<!ENTITY % y PUBLIC ")
  }

  @Test(arguments: [
    "<image href=''/>", "<use xlink:href='#a'/>",
    "<a href='https://a.example/'><rect/></a>", "<rect fill='url(#b)' style='mask:url(\"#c\")'/>",
    "<style>a{fill:url(#d)} b{background:url(DATA:,x)}</style>", "<text>url(e) @import f</text>",
    "<!-- <image href='g.png'/> -->",
    "<metadata><license rdf:resource='http://h.example/'/></metadata>",
    "<text aria-label='i@import.example'/>", "<style/><text>@import</text>",
    "<style></style><text>@import</text>",
  ])
  func partsOfTheSameFileAreNone(_ inner: String) {
    #expect(problem(svg(inner)) == nil)
  }

  /// An apostrophe in a comment of the document type opens no text.
  @Test func commentsOfDocumentTypesArePassedOver() {
    for start in ["<!DOCTYPE svg [ <!-- it's > --> <!ENTITY a 'b'> ]>", "<!-- it's -->\n"] {
      #expect(problem(Array(start.utf8) + svg("<rect/>")) == nil)
      #expect(outside(Array(start.utf8) + svg("<image href='a.png'/>")) == "a.png")
    }
    #expect(problem(Array("<!DOCTYPE svg [ <!-- it's ".utf8)) == .notAPicture)
  }

  /// A picture that is written out, as an SVG holds it.
  private func image(_ bytes: [UInt8], _ kind: String = "png") -> String {
    "<image href='data:image/\(kind);base64,\(Data(bytes).base64EncodedString())'/>"
  }

  @Test func picturesThatAreWrittenOutAreWeighed() {
    #expect(problem(svg(image(Samples.png) + image(Samples.jpeg, "jpeg"))) == nil)
    // In lines, as some programs write them.
    for line in ["\n  ", "&#xA;"] {
      let lines = Data(Samples.jpeg).base64EncodedString(options: .lineLength64Characters)
        .replacing("\r\n", with: line)
      #expect(problem(svg("<image href='data:image/jpeg;base64,\(lines)'/>")) == nil)
    }
    var big = Samples.png
    big.replaceSubrange(16..<24, with: [0, 0, 0x27, 0x10, 0, 0, 0x13, 0x88])
    let one = image(big)
    #expect(problem(svg(one + one)) == nil)
    let start = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'>".utf8.count + 13
    let third = start + 2 * one.utf8.count
    #expect(problem(svg(one + one + one)) == .holdsTooMuch(third..<third + 24))
    big.replaceSubrange(16..<24, with: [255, 255, 255, 255, 255, 255, 255, 255])
    #expect(problem(svg(image(big))) == .holdsTooMuch(start..<start + 24))
  }

  @Test(arguments: [
    "data:image/gif;base64,R0lGODlh", "data:image/png,%89PNG", "data:image/svg+xml,<svg/>", "data:",
    "data:image/png;base64,AAAA",
  ])
  func picturesOfOtherKindsAreNotHeld(_ reference: String) {
    let bytes = svg("<image href=\"\(reference)\"/>")
    guard case .holdsUnknown(let range)? = problem(bytes) else {
      Issue.record("\(reference)")
      return
    }
    #expect(String(decoding: bytes[range], as: UTF8.self) == String(reference.prefix(24)))
    // Typefaces are none.
    #expect(problem(svg("<style>a{src:url('\(reference)')}</style>")) == nil)
  }

  /// Illustrator's files begin so.
  @Test func theDocumentTypeIsNoPart() {
    let head = """
      \u{FEFF}<?xml version="1.0" encoding="utf-8"?>
      <!-- Generator -->
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
        <!ENTITY ns_svg "http://www.w3.org/2000/svg">
      ]>

      """
    #expect(problem(Array(head.utf8) + svg("")) == nil)
  }

  @Test(arguments: [
    "", "width='10'", "width='100%' height='100%'", "height='3'", "viewBox='0 0 10'",
    "viewBox='0 0 0 4'", "width='a' height='b'", "width='-1' height='5'",
  ])
  func oneWithoutASizeIsTold(_ attributes: String) {
    #expect(
      problem(svg("", attributes))
        == .noSize(
          0..<"<svg xmlns='http://www.w3.org/2000/svg' ".utf8.count + attributes.utf8.count + 1))
  }

  @Test(arguments: [
    "width='100001' height='1'", "width='1' height='1e9px'", "width='2000in' height='1'",
    "viewBox='0 0 1e300 1'", "viewBox='0,0,1,100001' width='100%'",
    "width='3' viewBox='0 0 200000 1'",
  ])
  func oneThatNeverEndsIsTold(_ attributes: String) {
    guard case .endless? = problem(svg("", attributes)) else {
      Issue.record("\(attributes)")
      return
    }
  }

  @Test(arguments: [
    "width='100000' height='1'", "width='10em' height='2ex'", "width='1e2' height='1.5E+2mm'",
    "viewBox=' -5 -5 10 10 '", "viewBox='0,0,1,1' width='100%'", "width='+4.' height='.5px'",
  ])
  func sizesOfEveryKind(_ attributes: String) {
    #expect(problem(svg("", attributes)) == nil)
  }

  /// What repeats without end is looked at once.
  @Test(arguments: [
    "<!ENTITY a ", "<!ENTITY", "<!--", "<![CDATA[", "<?xml-stylesheet ", "url(", "<a b='",
    "<style>url(", "<!DOCTYPE [",
    "<a href", "'", "= = ",
  ])
  func nothingTakesTheSquareOfItsSize(_ piece: String) {
    let bytes = svg("") + Array(String(repeating: piece, count: 20_000).utf8)
    _ = problem(bytes)
    _ = problem(Array("<!DOCTYPE svg [".utf8) + bytes)
  }
}

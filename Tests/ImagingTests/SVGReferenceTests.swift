import Imaging
import Testing

/// Parts of an SVG that are drawn again and again, before anything draws them.
@Suite struct SVGReferenceTests {
  private static func text(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  /// Parts that hold each other ten times, seven of them within each other: ten million elements.
  private static func chain(_ part: (_ id: Int, _ inner: Int) -> String) -> String {
    "<rect id='a0'/>" + (1...7).map { part($0, $0 - 1) }.joined()
  }

  static let endless: [String] = [
    chain { "<g id='a\($0)'>\(text("<use href='#a\($1)'/>", 10))</g>" },
    chain { "<svg:g id=\"a\($0)\">\(text("<svg:use xlink:href=' #a\($1) '/>", 10))</svg:g>" },
    // The name stands on the part itself, or deep inside another.
    chain { "<g><g id='a\($0)'><g><g>\(text("<use href='#a\($1)'></use>", 10))</g></g></g></g>" },
    chain { "<pattern id='a\($0)'>\(text("<rect fill='url(#a\($1))'/>", 10))</pattern>" },
    chain { "<mask id='a\($0)'>\(text("<g style='mask: url( \"#a\($1)\" )'/>", 10))</mask>" },
    chain { "<clipPath id='a\($0)'>\(text("<path clip-path='url(#a\($1))'/>", 10))</clipPath>" },
    chain { "<filter id='a\($0)'>\(text("<feImage href='#a\($1)'/>", 10))</filter>" },
    // A marker is drawn at each corner.
    (1...7).map {
      "<marker id='a\($0)'><path d='\(text("L1 1 ", 10))' marker-mid='url(#a\($0 - 1))'/></marker>"
    }.joined(),
    "<marker id='m'>\(text("<rect/>", 1000))</marker><path d='\(text("h1", 1000))' marker-end='url(#m)'/>",
    // By rules of a style sheet.
    "<style>\((1...7).map { ".c\($0), p { mask: none; fill: url(#a\($0)) } " }.joined())</style>"
      + chain { "<pattern id='a\($0)'>\(text("<rect class='x c\($1)'/>", 10))</pattern>" },
    "<style><![CDATA[@media all { \((1...7).map { "#b\($0){fill:url('#a\($0)')}" }.joined()) }]]></style>"
      + chain { id, inner in
        "<pattern id='a\(id)'>\((0..<10).map { _ in "<g><rect id='b\(inner)'/></g>" }.joined())</pattern>"
      },
    // One that is drawn often and is much itself.
    "<g id='a'>\(text("<rect/>", 300))</g>\(text("<use href='#a'/>", 300))",
    "<filter id='f'>\(text("<feBlend/>", 10))</filter>\(text("<rect filter='url(#f)'/>", 100))",
  ]

  @Test(arguments: endless) func theProductOfRepeatsIsTooMuch(_ inner: String) {
    #expect(problem(svg(inner)) == .repeatsTooMuch)
    #expect(problem(svg("<defs>\(inner)</defs>")) == .repeatsTooMuch)
  }

  @Test(arguments: [
    // As programs write them: each colour and gradient by a class, each dot of a pattern by its name.
    "<style>.a{fill:url(#g);stroke:#fff}.b{fill:#000}</style><linearGradient id='g'><stop/><stop/></linearGradient>"
      + text("<path class='a b' d='M0 0h1v1z'/>", 3000),
    "<circle id='a'/>" + text("<use href='#a'/>", 20_000),
    "<marker id='m'><path d='M0 0h1'/></marker><path d='\(text("h1v1", 5000))' marker-mid='url(#m)'/>",
    "<g id='a'><rect/></g><g id='b'>\(text("<use href='#a'/>", 50))</g>\(text("<use href='#b'/>", 50))",
    // What leads back to itself is drawn by nobody.
    "<g id='a'><use href='#a'/><use href='#a'/></g><use href='#a'/>",
    "<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>",
    "<style>g{fill:url(#a)}</style><pattern id='a'><g/><g/></pattern>" + text("<g/>", 100),
    // Nor is what a link leads to, or what is not there.
    "<g id='a'>\(text("<rect/>", 300))</g>\(text("<a href='#a'/><use href='#b'/>", 300))",
    "<filter id='f'><feGaussianBlur/><feBlend/></filter>\(text("<rect filter='url(#f)'/>", 100))",
  ])
  func aLogoMayRepeatItself(_ inner: String) {
    #expect(problem(svg(inner)) == nil)
  }

  /// An entity could hold what nobody counts.
  @Test func markupInEntitiesIsNotDrawn() {
    for value in ["<rect/>", "&#60;rect/>", "&b;&b;"] {
      let start = "<!DOCTYPE svg [ "
      let bytes = Array("\(start)<!ENTITY a \"\(value)\"> ]>".utf8) + svg("&a;")
      #expect(
        problem(bytes)
          == .holdsEntity(start.utf8.count..<start.utf8.count + "<!ENTITY a ".utf8.count))
    }
    #expect(problem(Array("<!DOCTYPE svg [ <!ENTITY a 'http://b/'> ]>".utf8) + svg("&a;")) == nil)
  }

  @Test(arguments: [
    "<g id='a'><use href='#a'/>", "<g id='a'><use href='#a'/></g>", "<style>.a{fill:url(#a)}",
    "<g class='a a a a a a a a'>", "<style>a b c d e{x:url(#a)url(#b)}</style>", "<a id=''>",
    "</a>",
    "<style>{", "<path d='1111111111' marker='url(#a)url(#a)url(#b)'/>",
  ])
  func nothingTakesTheSquareOfItsSize(_ piece: String) {
    _ = problem(svg(Self.text(piece, 20_000)))
  }
}

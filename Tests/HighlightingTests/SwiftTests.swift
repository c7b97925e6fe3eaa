import Testing

@Suite struct SwiftTests {
  @Test func declarationsAndTypes() throws {
    #expect(
      try tokens("public func add(_ a: Int) -> Int { a + 0x1F }", as: "swift") == [
        "kr:public", "kd:func", "nf:add", "p:(", "k:_", "n:a", "p::", "nb:Int", "p:)", "p:->",
        "nb:Int",
        "p:{", "n:a", "o:+", "mh:0x1F", "p:}",
      ])
  }

  /// The signs of types and assignments are punctuation; those between values are operators.
  @Test func operatorsAndPunctuation() throws {
    #expect(
      try tokens("let a: B<C>? = d! ?? -e & f == &g; a += 1 /* h */ / 2", as: "swift") == [
        "kd:let", "nv:a", "p::", "n:B", "p:<", "n:C", "p:>", "o:?", "p:=", "n:d", "p:!", "o:??",
        "o:-",
        "n:e", "o:&", "n:f", "p:==", "p:&", "n:g", "p:;", "n:a", "o:+=", "mi:1", "cm:/* h */",
        "o:/",
        "mi:2",
      ])
  }

  @Test func stringsWithCodeInThem() throws {
    #expect(
      try tokens(#""a\(b + "c\(1)")\n""#, as: "swift") == [
        "s:\"a", "si:\\(", "n:b", "o:+", "s:\"c", "si:\\(", "mi:1", "si:)", "s:\"", "si:)",
        "se:\\n", "s:\"",
      ])
    #expect(
      try tokens("#\"a\\(b)\\#(c)\"#", as: "swift") == [
        "s:#\"a\\(b)", "si:\\#(", "n:c", "si:)", "s:\"#",
      ])
  }

  @Test func commentsNest() throws {
    #expect(
      try tokens("/* a /* b */ c */ x // y", as: "swift") == [
        "cm:/* a /* b */ c */", "n:x", "c1:// y",
      ])
  }

  @Test func tokensOverLinesAreClosedAtEachEnd() throws {
    #expect(
      try highlighted("/* a\n<b> */\n", as: "swift") == """
        <span class="cm">/* a</span>
        <span class="cm">&lt;b&gt; */</span>

        """)
  }
}

import Testing

@Suite struct SwiftTests {
  @Test func declarationsAndTypes() throws {
    #expect(
      try tokens("public func add(_ a: Int) -> Int { a + 0x1F }", as: "swift") == [
        "kr:public", "kd:func", "nf:add", "p:(", "k:_", "n:a", "p::", "nb:Int", "p:)", "o:->",
        "nb:Int",
        "p:{", "n:a", "o:+", "mh:0x1F", "p:}",
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

import Testing

/// Regular expressions between slashes.
@Suite struct RegexTests {
  @Test func mayBeAsLongAsTheirLine() throws {
    let regex = "/" + String(repeating: "[/]x\\/", count: 5000) + "/gu"
    #expect(try tokens("a = \(regex);", as: "js") == ["nx:a", "o:=", "sr:\(regex)", "p:;"])
  }

  /// A slash that nothing closes is looked at once; the next line begins anew.
  @Test func endWithTheirLine() throws {
    let slashes = String(repeating: "=/[ ", count: 50_000)
    let found = try tokens("\(slashes)\n= /b/", as: "js")
    #expect(found.count == 100_002)
    #expect(found.last == "sr:/b/")
  }
}

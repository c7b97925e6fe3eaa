import Testing

@testable import Markdown

@Suite struct HeadingIDsTests {
  private func ids(_ headings: [String], reserving reserved: [String] = []) -> [String] {
    var ids = HeadingIDs()
    for id in reserved { ids.reserve(Array(id.utf8)) }
    return headings.map { heading in
      var heading = heading
      return heading.withUTF8 { ids.make(from: UnsafeRawBufferPointer($0)) }
    }
  }

  @Test(arguments: [
    ("Getting Started", "getting-started"), ("What's new in 1.0?", "whats-new-in-10"),
    ("a  b", "a--b"), ("snake_case-kebab", "snake_case-kebab"), ("C++ & C#", "c--c"),
    ("Größe", "größe"), ("日本語 の見出し", "日本語-の見出し"), ("Ünïcödé 🎉 party", "ünïcödé--party"),
    ("हिन्दी", "हिन्दी"), ("İstanbul", "i̇stanbul"), ("!!!", "section"), ("", "section"),
  ])
  func `makes an id as GitHub does`(heading: String, id: String) {
    #expect(ids([heading]) == [id])
  }

  @Test func `numbers what comes again`() {
    #expect(ids(["A", "a", "A"]) == ["a", "a-1", "a-2"])
  }

  @Test func `never meets an id that looks numbered`() {
    #expect(ids(["A", "A-1", "A", "A"]) == ["a", "a-1", "a-2", "a-3"])
    #expect(ids(["A", "A", "A-1"]) == ["a", "a-1", "a-1-1"])
  }

  @Test func `never meets an id that was given by hand`() {
    #expect(ids(["A", "A"], reserving: ["a", "a-1"]) == ["a-2", "a-3"])
  }
}

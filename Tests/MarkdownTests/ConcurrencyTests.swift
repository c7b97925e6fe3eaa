import Markdown
import Testing

@Suite struct ConcurrencyTests {
  /// Each thread has its own arena, which the documents on it use one after the other.
  @Test func documentsRenderedSideBySideDoNotMeet() async {
    let results = await withTaskGroup(of: Bool.self) { group in
      for seed in 0..<64 {
        group.addTask {
          var source = NastyMarkdown(seed: UInt64(seed))
          return (0..<20).allSatisfy { _ in
            let document = source.document()
            return rendered(document, options: .commonMark).page.html == libcmarkHTML(document)
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.count == 64 && results.allSatisfy { $0 })
  }

  /// More than the arena keeps, and pieces larger than a chunk of it.
  @Test func aLargeDocumentBetweenSmallOnesIsRight() {
    for count in [1, 60_000, 1, 120_000, 1] {
      let text = String(repeating: "word *x* ", count: count)
      #expect(rendered(text, options: .commonMark).page.html == libcmarkHTML(Array(text.utf8)))
    }
  }
}

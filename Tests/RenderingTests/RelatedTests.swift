import Dates
import Diagnostics
import FrontMatter
import Markdown
import Rendering
import SiteModel
import Testing

@Suite struct RelatedTests {
  /// The slugs of the posts related to `a`.
  private func related(_ tags: [String: (String, String)], count: Int = 3) -> [String] {
    var settings = Settings()
    settings.related = count
    var files: [LoadedFile] = []
    for (slug, (tags, date)) in tags.sorted(by: { $0.key > $1.key }) {
      let source = SourceText(
        path: "\(slug).md", text: "---\ntags: [\(tags)]\ndate: \(date)\n---\n")
      guard let place = ContentPath("\(slug).md") else { continue }
      let (document, _) = Document.parse(source)
      let (post, _) = PostFields.read(document.fields, in: source, settings: settings)
      let (markdown, _) = render(source, body: document.body, options: settings.markdown)
      files.append(
        LoadedFile(place: place, fields: .post(post), markdown: markdown, settings: settings))
    }
    let now = WrittenDate("2026-11-30")?.resolved(in: settings.zone)
    guard let now else { return [] }
    let (site, _) = Site.assemble(
      files, settings: settings, publication: Publication(), now: now
    ) { SourceText(path: $0, text: "") }
    guard let page = site.pages.firstIndex(where: { $0.slug == "a" }) else { return [] }
    return Related(site).pages(for: page).map { site.pages[$0].slug }
  }

  @Test func moreTermsInCommonComeFirst() {
    #expect(
      related([
        "a": ("x, y, z", "2026-01-01"), "b": ("x", "2026-01-02"), "c": ("x, y", "2025-01-01"),
        "d": ("x, y, z", "2024-01-01"), "e": ("w", "2026-01-05"),
      ]) == ["d", "c", "b"])
  }

  @Test func rarerTermsWeighMore() {
    var posts = ["a": ("common, rare", "2026-01-01"), "r": ("rare", "2020-01-01")]
    for number in 0..<20 { posts["p\(number)"] = ("common", "2026-02-0\(number % 9 + 1)") }
    #expect(related(posts, count: 1) == ["r"])
  }

  @Test func recencyAndThenTheAddressBreakTies() {
    #expect(
      related(
        [
          "a": ("x", "2026-01-01"), "b": ("x", "2026-01-02"), "c": ("x", "2026-01-03"),
          "e": ("x", "2026-01-02"), "d": ("x", "2026-01-02"),
        ], count: 4) == ["c", "b", "d", "e"])
  }

  @Test func nothingInCommonIsNothing() {
    #expect(related(["a": ("x", "2026-01-01"), "b": ("y", "2026-01-01")]) == [])
    #expect(related(["a": ("x", "2026-01-01"), "b": ("x", "2026-01-01")], count: 0) == [])
  }
}

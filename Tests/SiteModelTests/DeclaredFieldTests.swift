import FrontMatter
import SiteModel
import Testing

/// The fields that a section declares for its posts.
@Suite struct DeclaredFieldTests {
  @Test func everyType() {
    let (fields, messages) = readSection(
      """
      fields:
        a: text
        b: number
        c: { type: boolean, required: true }
        d: date
        e: image
        f: { type: url, default: /x }
        g: list of number
        h: one of small, large
        i: list of one of a, b
      """)
    #expect(messages == "")
    #expect(fields.declared.map(\.name) == ["a", "b", "c", "d", "e", "f", "g", "h", "i"])
    #expect(
      fields.declared.map(\.kind) == [
        .text, .number, .boolean, .date, .image, .url, .list(.number),
        .choice(["small", "large"]), .list(.choice(["a", "b"])),
      ])
    #expect(fields.declared.filter(\.isRequired).map(\.name) == ["c"])
    #expect(fields.declared.filter { $0.fallback != nil }.map(\.name) == ["f"])
    #expect(fields.page.extra.isEmpty)
    #expect(fields.page.remarks.isEmpty)
  }

  private static let wrong: [(String, String)] = [
    (
      "fields:\n  a: txt",
      """
      _index.md:3:6: error: there is no type 'txt'
        3 |   a: txt
          |      ^~~ did you mean 'text'?

      """
    ),
    (
      "fields:\n  a: { type: list of list of text }",
      """
      _index.md:3:14: error: there is no type 'list of list of text'
        3 |   a: { type: list of list of text }
          |              ^~~~~~~~~~~~~~~~~~~~ write text, number, boolean, date, image, url, 'list of …' or 'one of a, b'

      """
    ),
    (
      "fields:\n  a: { required: true }",
      """
      _index.md:3:3: error: the field 'a' has no type
        3 |   a: { required: true }
          |   ^ write text, number, boolean, date, image, url, 'list of …' or 'one of a, b'

      """
    ),
    (
      "fields:\n  a: [text]",
      """
      _index.md:3:3: error: the field 'a' has no type
        3 |   a: [text]
          |   ^ write text, number, boolean, date, image, url, 'list of …' or 'one of a, b'

      """
    ),
    (
      "fields:\n  title: text",
      """
      _index.md:3:3: error: 'title' is a field of every post already
        3 |   title: text
          |   ^~~~~ take it out

      """
    ),
    (
      "fields:\n  a: { type: number, defualt: 1 }",
      """
      _index.md:3:22: warning: unknown key 'fields.a.defualt'
        3 |   a: { type: number, defualt: 1 }
          |                      ^~~~~~~ did you mean 'default'?

      """
    ),
    (
      "fields:\n  a: { type: number, default: much }",
      """
      _index.md:3:31: error: 'a' must be a number, not 'much'
        3 |   a: { type: number, default: much }
          |                               ^~~~

      """
    ),
    (
      "fields: none",
      """
      _index.md:2:9: error: 'fields' must be a mapping, not 'none'
        2 | fields: none
          |         ^~~~ write it as { price: number }

      """
    ),
  ]

  @Test(arguments: wrong) func wrongDeclarations(_ item: (String, String)) {
    #expect(readSection(item.0).1 == item.1)
  }

  // MARK: Posts

  private func site(_ declared: String, _ post: String) -> AssembledSite {
    AssembledSite([
      "s/_index.md": "---\nfields:\n  \(declared)\n---\n", "s/a.md": "---\n\(post)\n---\n",
      "b.md": "---\nprice: anything\n---\n",
    ])
  }

  @Test(arguments: [
    ("price: number", "price: 1.5"), ("price: number", "other: x"),
    ("price: { type: number, required: true }", "price: 0"),
    ("price: { type: number, required: true, default: 1 }", "title: A"),
    ("sold: boolean", "sold: yes"), ("name: text", "name: 1984"),
    ("when: date", "when: '2026-11-30'"), ("at: url", "at: /about/"),
    ("at: url", "at: https://example.org"), ("at: url", "at: 'mailto:a@example.org'"),
    ("sizes: list of number", "sizes: [1, 2]"), ("sizes: list of number", "sizes: 1"),
    ("size: one of small, large", "size: large"), ("shot: image", "shot: a.png"),
    ("price: number", "price:"),
  ])
  func postsThatKeepThem(_ item: (String, String)) {
    #expect(site(item.0, item.1).messages == "")
  }

  private static let broken: [(String, String, String)] = [
    (
      "price: number", "price: cheap",
      """
      Content/s/a.md:2:8: error: 'price' must be a number, not 'cheap'
        2 | price: cheap
          |        ^~~~~
      Content/s/_index.md:3:3: note: the section declares it here
        3 |   price: number
          |   ^~~~~

      """
    ),
    (
      "price: { type: number, required: true }", "title: A",
      """
      Content/s/a.md:1:1: error: 'price' is missing
        1 | ---
          | ^
      Content/s/_index.md:3:3: note: the section declares it here
        3 |   price: { type: number, required: true }
          |   ^~~~~

      """
    ),
    (
      "price: { type: number, required: true }", "title: A\nprice:",
      """
      Content/s/a.md:3:1: error: 'price' is missing
        3 | price:
          | ^~~~~
      Content/s/_index.md:3:3: note: the section declares it here
        3 |   price: { type: number, required: true }
          |   ^~~~~

      """
    ),
    (
      "size: one of small, large", "size: larg",
      """
      Content/s/a.md:2:7: error: 'size' must be one of 'small' or 'large', not 'larg'
        2 | size: larg
          |       ^~~~ did you mean 'large'?
      Content/s/_index.md:3:3: note: the section declares it here
        3 |   size: one of small, large
          |   ^~~~

      """
    ),
    (
      "at: url", "at: javascript:x()",
      """
      Content/s/a.md:2:5: error: 'at' is not an address: 'javascript:x()'
        2 | at: javascript:x()
          |     ^~~~~~~~~~~~~~ write it as /about/ or https://example.org
      Content/s/_index.md:3:3: note: the section declares it here
        3 |   at: url
          |   ^~

      """
    ),
    (
      "sizes: list of number", "sizes: [1, two, 3]",
      """
      Content/s/a.md:2:12: error: 'sizes' must be a number, not 'two'
        2 | sizes: [1, two, 3]
          |            ^~~
      Content/s/_index.md:3:3: note: the section declares it here
        3 |   sizes: list of number
          |   ^~~~~

      """
    ),
    (
      "when: date", "when: soon",
      """
      Content/s/a.md:2:7: error: 'when' is not a date: 'soon'
        2 | when: soon
          |       ^~~~ write it as 2026-11-30 or 2026-11-30T09:00:00+02:00
      Content/s/_index.md:3:3: note: the section declares it here
        3 |   when: date
          |   ^~~~

      """
    ),
  ]

  @Test(arguments: broken) func postsThatBreakThem(_ item: (String, String, String)) {
    #expect(site(item.0, item.1).messages == item.2)
  }
}

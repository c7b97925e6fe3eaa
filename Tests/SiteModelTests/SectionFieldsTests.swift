import FrontMatter
import SiteModel
import Testing

@Suite struct SectionFieldsTests {
  @Test func everyKnownKey() {
    let (fields, messages) = readSection(
      """
      title: Posts
      style: blurry
      sort: weight
      reverse: true
      size: 5
      groups: [B, A]
      navigation: stack
      hide: true
      header: {icon: star, text: Above, link: /a/}
      footer: {text: Below}
      weight: 2
      mine: 1
      """)
    #expect(messages == "")
    #expect(fields.page.title == "Posts")
    #expect(fields.style == .blurry)
    #expect(fields.sort == .weight)
    #expect(fields.isReversed)
    #expect(fields.size == 5)
    #expect(fields.groups == ["B", "A"])
    #expect(fields.navigation == .stack)
    #expect(fields.allowsHiding == true)
    #expect(fields.header?.icon == "star")
    #expect(fields.header?.text == "Above")
    #expect(fields.header?.link == "/a/")
    #expect(fields.footer?.icon == nil)
    #expect(fields.footer?.text == "Below")
    #expect(fields.page.weight == 2)
    #expect(fields.page.extra.map(\.key) == ["mine"])
    #expect(fields.page.remarks.isEmpty)
  }

  @Test func whatThisVersionDoesNotActOn() {
    let (fields, messages) = readSection(
      "filter: x\npagination: newest\nfields: {}\ncascade: {}\npermalinks: x"
    )
    #expect(messages == "")
    #expect(
      fields.page.remarks.map(\.kind)
        == [
          "filter", "pagination", "fields", "cascade", "permalinks",
        ].map { .notActedOn($0) })
  }

  /// A section's address is its folder's.
  @Test func aSectionsOwnAddressIsNotActedOn() {
    let (fields, _) = readSection("slug: a\nurl: /b/")
    #expect(fields.page.remarks.map(\.kind) == [.notActedOn("slug"), .notActedOn("url")])
  }

  private static let wrong: [(String, Int, String, String, String)] = [
    (
      "sort: name", 7, "'sort' must be one of 'date', 'updated', 'title' or 'weight', not 'name'",
      "", "^~~~"
    ),
    (
      "sort: tilte", 7, "'sort' must be one of 'date', 'updated', 'title' or 'weight', not 'tilte'",
      " did you mean 'title'?", "^~~~~"
    ),
    ("reverse: 1", 10, "'reverse' must be true or false, not 1", "", "^"),
    ("size: 0", 7, "'size' must be a whole number from 1 to 10000, not 0", "", "^"),
    ("size: 10001", 7, "'size' must be a whole number from 1 to 10000, not 10001", "", "^~~~~"),
    ("header: hi", 9, "'header' must be a mapping, not 'hi'", "", "^~"),
    ("header: {icon: a}", 10, "'header.text' is missing", "", "^~~~"),
    ("footer: {}", 9, "'footer.text' is missing", "", "^~"),
    ("groups: {a: b}", 9, "'groups' must be a list of texts, not a mapping", "", "^~~~~~"),
    (
      "navigation: slpit", 13, "'navigation' must be one of 'split' or 'stack', not 'slpit'",
      " did you mean 'split'?", "^~~~~"
    ),
    ("hide: 1", 7, "'hide' must be true or false, not 1", "", "^"),
  ]

  @Test(arguments: wrong)
  func wrongTypes(
    _ line: String, _ column: Int, _ summary: String, _ hint: String, _ underline: String
  ) {
    #expect(
      readSection(line).1 == """
        _index.md:2:\(column): error: \(summary)
          2 | \(line)
            | \(String(repeating: " ", count: column - 1))\(underline)\(hint)

        """)
  }

  /// A name that is close to no icon may be one of the site's own templates.
  @Test func iconsThatAreNearlyOne() {
    #expect(readSection("header: {icon: mine, text: a}").1 == "")
    #expect(
      readSection("header: {icon: tary, text: a}").1 == """
        _index.md:2:16: warning: there is no icon 'tary'
          2 | header: {icon: tary, text: a}
            |                ^~~~ did you mean 'tray'?

        """)
  }

  @Test(arguments: [("szie: 5", "szie", "size"), ("revers: true", "revers", "reverse")])
  func nearMisses(_ line: String, _ key: String, _ nearest: String) {
    #expect(
      readSection(line).1 == """
        _index.md:2:1: warning: unknown key '\(key)'
          2 | \(line)
            | ^\(String(repeating: "~", count: key.count - 1)) did you mean '\(nearest)'?

        """)
  }
}

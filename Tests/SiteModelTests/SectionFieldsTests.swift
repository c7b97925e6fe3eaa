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

  @Test func whatDecidesWhichPostsAndWhere() {
    let (fields, messages) = readSection(
      "filter: x > 1\npagination: permanent\ncascade: {color: pink, mine: 1}\n"
        + "permalinks: /:year/:slug/\ntransparent: true\nsort: price")
    #expect(messages == "")
    #expect(fields.filter?.value == "x > 1")
    #expect(fields.pagination == .permanent)
    #expect(fields.cascade?.card.color == Palette().color("pink"))
    #expect(fields.cascade?.extra.map(\.key) == ["mine"])
    #expect(fields.permalink?.text == "/:year/:slug/")
    #expect(fields.isTransparent)
    #expect(fields.sort == .field("price"))
    #expect(fields.page.remarks.isEmpty)
  }

  /// A section's address is its folder's.
  @Test func aSectionsOwnAddressIsNotActedOn() {
    let (fields, _) = readSection("slug: a\nurl: /b/")
    #expect(fields.page.remarks.map(\.kind) == [.notActedOn("slug"), .notActedOn("url")])
  }

  private static let wrong: [(String, Int, String, String, String)] = [
    ("sort: [a]", 7, "'sort' must be a text, not a list", "", "^~~"),
    (
      "pagination: newst", 13, "'pagination' must be one of 'newest' or 'permanent', not 'newst'",
      " did you mean 'newest'?", "^~~~~"
    ),
    (
      "permalinks: /:yaer/", 13, "addresses have no part ':yaer'", " did you mean ':year'?",
      "^~~~~~~"
    ),
    (
      "permalinks: x/../y", 13, "'x/../y' is not a pattern of addresses",
      " write it as /:year/:month/:slug/", "^~~~~~"
    ),
    (
      "cascade: {slug: a}", 11, "'slug' cannot be the same for all pages below",
      " take it out of 'cascade'", "^~~~"
    ),
    (
      "cascade: {rating: 9}", 19, "'cascade.rating' must be a whole number from 1 to 5, not 9", "",
      "^"
    ),
    ("reverse: 1", 10, "'reverse' must be true or false, not 1", "", "^"),
    ("size: 0", 7, "'size' must be a whole number from 1 to 10000 or 'all', not 0", "", "^"),
    (
      "size: 10001", 7, "'size' must be a whole number from 1 to 10000 or 'all', not 10001", "",
      "^~~~~"
    ),
    ("header: hi", 9, "'header' must be a mapping, not 'hi'", " write it as { text: Hello }", "^~"),
    ("header: {icon: a}", 10, "'header.text' is missing", " write it as { text: Hello }", "^~~~"),
    ("footer: {}", 9, "'footer.text' is missing", " write it as { text: The end }", "^~"),
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

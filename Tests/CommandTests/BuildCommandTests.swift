import Foundation
import Testing

@Suite struct BuildCommandTests {
  private func site() throws -> Workplace {
    let place = try Workplace()
    try place.put("title: T\n", at: "site.yaml")
    try place.put("---\ndate: 2026-01-01\n---\n", at: "Content/a.md")
    for name in [
      "plain/list.html", "plain/detail.html", "page.html", "404.html", "robots.txt", "terms.html",
    ] {
      try place.put("{{ kind }}\n", at: "Templates/\(name)")
    }
    return place
  }

  private static let now = "2026-11-30"

  @Test func whatWasLeftOutStandsAboveTheLastLine() throws {
    let place = try site()
    try place.put("---\ndraft: true\ncolor: pink\n---\n", at: "Content/b.md")
    try place.put("---\ndate: 2027-01-05T09:00+01:00\ncolor: pink\n---\n", at: "Content/c.md")
    #expect(
      try place.run("build", "--now", Self.now)
        == .done(
          """
          Left out 2 posts: 1 draft, 1 dated 2027-01-05T09:00+01:00 (in 36 days).
          Built 2 pages in 0.00 s (7 written, 0 unchanged).

          """))
    #expect(
      try place.run("build", "--now", Self.now, "--drafts", "--future", "--expired")
        == .done("Built 4 pages in 0.00 s (2 written, 7 unchanged).\n"))
    #expect(
      try place.run("build", "--now", Self.now, "--quiet", "--drafts") == .done(""))
    #expect(
      try place.run("build", "--now", Self.now)
        == .done(
          """
          Left out 2 posts: 1 draft, 1 dated 2027-01-05T09:00+01:00 (in 36 days).
          Built 2 pages in 0.00 s (0 written, 7 unchanged, 1 removed).

          """))
  }

  @Test func everyFileOrOnlyTheChangedOnes() throws {
    let place = try site()
    let first = try place.run("build", "--now", Self.now, "--verbose")
    #expect(
      first.output.replacingOccurrences("site\\.[0-9a-f]{16}", "site.HASH") == """
        new       a/index.html
        new       index.html
        new       assets/site.HASH.css
        new       assets/site.HASH.js
        new       404.html
        new       robots.txt
        new       _headers
        Built 2 pages in 0.00 s (7 written, 0 unchanged).

        """)
    try place.put("{{ kind }}!\n", at: "Templates/404.html")
    try place.put("---\ndraft: true\n---\n", at: "Content/a.md")
    try place.put("---\ncolor: pink\n---\n", at: "Content/b.md")
    let second = try place.run("build", "--now", Self.now, "--explain")
    #expect(
      second.output.replacingOccurrences("site\\.[0-9a-f]{16}", "site") == """
        /b/ because it is new
        / was not made again
        /assets/site.css was not made again
        /assets/site.js was not made again
        /404.html because its template changed
        /robots.txt was not made again
        /_headers was not made again
        removed   a/index.html
        Left out 1 post: 1 draft.
        Built 2 pages in 0.00 s (2 written, 5 unchanged, 1 removed).

        """)
  }

  @Test func errorsOfASite() throws {
    let place = try site()
    try place.put("---\ntittle: x\ndate: yestreday\n---\n", at: "Content/b.md")
    #expect(
      try place.run("build", "--now", Self.now)
        == Outcome(
          status: 1,
          output: "Nothing was built: 1 error. The last good output is as it was.\n",
          errors: """
            Content/b.md:2:1: warning: unknown key 'tittle'
              2 | tittle: x
                | ^~~~~~ did you mean 'title'?
            Content/b.md:3:7: error: 'date' is not a date: 'yestreday'
              3 | date: yestreday
                |       ^~~~~~~~~ write it as 2026-11-30 or 2026-11-30T09:00:00+02:00

            """))
    #expect(place.files("Output") == [])
  }

  @Test func asJSON() throws {
    let place = try site()
    try place.put("---\ntittle: x\n---\n", at: "Content/b.md")
    try place.put("---\ndraft: true\n---\n", at: "Content/c.md")
    #expect(
      try place.run("build", "--now", Self.now, "--format", "json")
        == Outcome(
          status: 0,
          output: """
            {"pages":3,"images":0,"written":8,"unchanged":0,"removed":0,"left_out":[{"file":"Content/c.md","reason":"draft"}],"errors":0,"warnings":1,"seconds":0.00}

            """,
          errors: """
            {"severity":"warning","id":"front-matter.unknown-key","file":"Content/b.md","line":2,"column":1,"end_line":2,"end_column":7,"message":"unknown key 'tittle'","hint":"did you mean 'title'?"}

            """))
  }

  @Test func warningsFailAStrictBuild() throws {
    let place = try site()
    try place.put("---\ntittle: x\n---\n", at: "Content/b.md")
    #expect(try place.run("build", "--quiet").status == 0)
    #expect(
      try place.run("build", "--strict", "--quiet")
        == Outcome(
          status: 1, output: "",
          errors: """
            Content/b.md:2:1: error: unknown key 'tittle'
              2 | tittle: x
                | ^~~~~~ did you mean 'title'?

            """))
  }

  @Test func pathsAreAsTheUserGaveThem() throws {
    let place = try Workplace()
    try place.put("---\ndate: soon\n---\n", at: "a/b/Content/x.md")
    #expect(
      try place.run("build", "a/b", "--quiet").errors == """
        a/b/Content/x.md:2:7: error: 'date' is not a date: 'soon'
          2 | date: soon
            |       ^~~~ write it as 2026-11-30 or 2026-11-30T09:00:00+02:00

        """)
    #expect(
      try place.run("build", "none", "--quiet")
        == Outcome(
          status: 1, output: "",
          errors:
            "none/Content: error: there is no folder 'Content' here\n  'sitegen init' makes a new site\n"
        ))
    #expect(!place.files().contains { $0.hasPrefix("none") })
  }

  @Test func outputElsewhere() throws {
    let place = try site()
    #expect(
      try place.run("build", "--output", "../elsewhere", in: "Content").status == 1)
    #expect(
      try place.run("build", "--output=public/deep", "--now", Self.now)
        == .done("Built 2 pages in 0.00 s (7 written, 0 unchanged).\n"))
    #expect(place.files("public/deep").count == 7)
    #expect(place.files("Output") == [])
    #expect(try place.run("clean", "--output", "public/deep") == .done("Removed 7 files.\n"))
    #expect(place.files("public") == [])
  }

  @Test func baseURLForOnce() throws {
    let place = try site()
    try place.put("{{ site.url }} {{ page.url }}\n", at: "Templates/plain/detail.html")
    try place.put("x", at: "Templates/sitemap.xml")
    try place.put("x", at: "Templates/feed.xml")
    #expect(
      try place.run("build", "--base-url", "https://example.org/blog/", "--now", Self.now).status
        == 0)
    #expect(try place.text("Output/a/index.html") == "https://example.org/blog /blog/a/\n")
    #expect(
      try place.run("build", "--base-url", "example.org", "--quiet")
        == Outcome(
          status: 64, output: "",
          errors:
            "sitegen: 'example.org' is not the address of a site\n  write it as https://example.org or https://example.org/blog\n"
        ))
  }

  @Test func colorsOnATerminalOnly() throws {
    let place = try Workplace()
    let plain =
      "Content: error: there is no folder 'Content' here\n  'sitegen init' makes a new site\n"
    let red =
      "\u{1B}[1mContent\u{1B}[0m: \u{1B}[31merror:\u{1B}[0m \u{1B}[1mthere is no folder 'Content' here\u{1B}[0m\n  'sitegen init' makes a new site\n"
    #expect(try place.run("build", "--quiet").errors == plain)
    #expect(try place.runOnTerminal("build", "--quiet") == red)
    #expect(try place.runOnTerminal("build", "--quiet", environment: ["NO_COLOR": "1"]) == plain)
    #expect(try place.runOnTerminal("build", "--quiet", environment: ["NO_COLOR": ""]) == red)
  }

  @Test func profile() throws {
    let place = try site()
    try place.put("{% include 'part.html' %}{{ kind }}", at: "Templates/404.html")
    try place.put("part", at: "Templates/part.html")
    let errors = try place.run("build", "--profile", "--quiet", "--now", Self.now).errors
    let parts = errors.components(separatedBy: "\n\n")
    #expect(
      (parts[0] + "\n").replacingOccurrences("  [(]threads: [0-9., ]+[)]", "")
        .replacingOccurrences(" +[0-9]+[.][0-9]{2} ms", "0.00 ms") == """
          0.00 ms  settings
          0.00 ms  scan
          0.00 ms  load
          0.00 ms  assemble
          0.00 ms  templates
          0.00 ms  data
          0.00 ms  plan
          0.00 ms  check
          0.00 ms  compare
          0.00 ms  render
          0.00 ms  write
          0.00 ms  remember

          """)
    let pages = parts[1].split(separator: "\n").map { String($0) }
    #expect(pages.first == "        ms  page")
    #expect(
      Set(pages.dropFirst().compactMap { $0.split(separator: " ").last })
        .isSuperset(of: ["/", "/a/", "/404.html", "/robots.txt"]))
    let lines = parts[2].split(separator: "\n").map { String($0) }
    #expect(lines.first == "   renders  total ms    own ms  template")
    #expect(
      lines.dropFirst().map { $0.replacingOccurrences("[0-9]+[.][0-9]{2}", "0.00") }.sorted() == [
        "         1      0.00      0.00  Templates/404.html",
        "         1      0.00      0.00  Templates/part.html",
        "         1      0.00      0.00  Templates/plain/detail.html",
        "         1      0.00      0.00  Templates/plain/list.html",
        "         1      0.00      0.00  Templates/robots.txt",
        "         1      0.00      0.00  built-in headers.txt",
      ])
  }

  @Test func spacesAroundTagsOfTheSitesOwnTemplates() throws {
    let place = try site()
    try place.put(
      "title: T\ntemplates: {trim_blocks: true, lstrip_blocks: true}\n", at: "site.yaml")
    try place.put("a\n  {% if true %}\nb\n  {% endif %}\nc\n", at: "Templates/404.html")
    try place.put("  {% if true %}\nb{% endif %}\n", at: "Templates/robots.txt")
    #expect(try place.run("build", "--now", Self.now).status == 0)
    #expect(try place.text("Output/404.html") == "a\nb\nc\n")
    #expect(try place.text("Output/robots.txt") == "b")
  }

  @Test func cleanRemovesOnlyWhatBuildsWrote() throws {
    let place = try site()
    #expect(try place.run("build", "--now", Self.now).status == 0)
    try place.put("mine", at: "Output/mine.txt")
    try place.put("mine", at: "Output/a/mine.txt")
    #expect(try place.run("clean") == .done("Removed 7 files.\n"))
    #expect(place.files("Output") == ["a/mine.txt", "mine.txt"])
    #expect(place.files(".sitegen") == [])
    #expect(try place.run("clean") == .done("Removed 0 files.\n"))
    #expect(
      try place.run("clean", "nowhere")
        == Outcome(
          status: 1, output: "Removed 0 files.\n",
          errors:
            "nowhere/Content: error: there is no folder 'Content' here\n  'sitegen init' makes a new site\n"
        ))
  }
}

extension String {
  fileprivate func replacingOccurrences(_ pattern: String, _ text: String) -> String {
    replacingOccurrences(of: pattern, with: text, options: .regularExpression)
  }
}

import Testing

@Suite struct InitTests {
  private static let files = [
    ".gitignore", "Content/_index.md", "Content/about.md", "Content/posts/_index.md",
    "Content/posts/hello.md", "site.yaml",
  ]

  @Test func aNewSiteBuildsAndBuildsAgain() throws {
    let place = try Workplace()
    #expect(
      try place.run("init", "my site", "--now", "2026-11-30")
        == .done("A new site is ready. 'sitegen build my site' builds it into Output/.\n"))
    #expect(place.files("my site") == Self.files)
    #expect(
      try place.run("build", "my site", "--strict", "--now", "2026-11-30")
        == .done("Built 8 pages in 0.00 s (17 written, 0 unchanged).\n"))
    #expect(
      try place.run("build", "my site", "--strict", "--now", "2026-11-30")
        == .done("Built 8 pages in 0.00 s (0 written, 17 unchanged).\n"))
    #expect(
      place.files("my site/Output").filter {
        !$0.hasPrefix("assets/") && !$0.hasPrefix("search/")
      } == [
        "404.html", "_headers", "about/index.html", "archive/2026/index.html", "archive/index.html",
        "index.html", "posts/hello/index.html",
        "posts/index.html", "robots.txt", "tags/first/index.html", "tags/index.html",
      ])
    #expect(place.files("my site/Output").contains("search/en/index.bin"))
  }

  @Test(arguments: [
    "no-space", "blurry", "flat-dark", "grid", "plain", "grouped", "inset-grouped", "sidebar",
  ])
  func everyStyleBuilds(_ style: String) throws {
    let place = try Workplace()
    #expect(
      try place.run("init", "--style", style, "--now", "2026-11-30")
        == .done("A new site is ready. 'sitegen build' builds it into Output/.\n"))
    #expect(
      try place.run("build", "--strict", "--now", "2026-11-30")
        == .done("Built 8 pages in 0.00 s (17 written, 0 unchanged).\n"))
    #expect(try place.text("site.yaml").hasSuffix("style: \(style)\n"))
  }

  @Test(arguments: ["site.yaml", "site.yml", "site.toml", "site.json", "Content/x.md"])
  func leavesASiteAlone(_ file: String) throws {
    let place = try Workplace()
    try place.put("mine", at: "s/\(file)")
    let found = file.hasPrefix("Content") ? "Content" : file
    #expect(
      try place.run("init", "s")
        == Outcome(
          status: 1, output: "",
          errors:
            "sitegen: there is a site already: 's/\(found)'\n  choose an empty folder\n"))
    #expect(place.files("s") == [file])
    #expect(try place.text("s/\(file)") == "mine")
  }

  @Test func keepsFilesThatAreThere() throws {
    let place = try Workplace()
    try place.put("mine\n", at: ".gitignore")
    #expect(try place.run("init").status == 0)
    #expect(try place.text(".gitignore") == "mine\n")
    #expect(place.files() == Self.files)
  }

  @Test func theFirstPostIsOfToday() throws {
    let place = try Workplace()
    #expect(try place.run("init", "--now", "2026-11-30T23:30:00-01:00").status == 0)
    #expect(
      try place.text("Content/posts/hello.md").hasPrefix(
        "---\ntitle: Hello\ndate: 2026-12-01\ntags: [first]\n"))
  }
}

@Suite struct NewTests {
  private func site() throws -> Workplace {
    let place = try Workplace()
    try place.put("", at: "Content/_index.md")
    return place
  }

  private static let posts: [(String, String, String)] = [
    ("posts/my-first_post.md", "Content/posts/my-first_post.md", "My first post"),
    ("posts/my-first_post", "Content/posts/my-first_post.md", "My first post"),
    ("Content/a.markdown", "Content/a.markdown", "A"),
    ("./posts//x.md", "Content/posts/x.md", "X"),
    ("posts/trip/index.md", "Content/posts/trip/index.md", "Trip"),
    ("posts/2026-11-30-dated-one.md", "Content/posts/2026-11-30-dated-one.md", "Dated one"),
    ("größe.md", "Content/größe.md", "Größe"),
    ("v1.2.md", "Content/v1.2.md", "V1.2"),
  ]

  @Test(arguments: posts)
  func startsADraft(_ path: String, _ file: String, _ title: String) throws {
    let place = try site()
    #expect(try place.run("new", path, "--now", "2026-11-30") == .done("\(file)\n"))
    #expect(
      try place.text(file) == """
        ---
        title: "\(title)"
        date: 2026-11-30
        draft: true
        ---


        """)
  }

  @Test(arguments: [
    ("A \"quoted\" \\ title", "A \\\"quoted\\\" \\\\ title"), ("a: b # c", "a: b # c"),
    ("line\nfeed\ttab", "line\\nfeed\\ttab"), ("\u{1}\u{85}", "\\u0001\\u0085"), ("'", "'"),
    ("日本 🎉", "日本 🎉"), ("{{ x }}", "{{ x }}"),
  ])
  func titlesAreQuoted(_ title: String, _ written: String) throws {
    let place = try site()
    #expect(
      try place.run("new", "a.md", "--title", title, "--now", "2026-11-30")
        == .done("Content/a.md\n"))
    #expect(
      try place.text("Content/a.md")
        == "---\ntitle: \"\(written)\"\ndate: 2026-11-30\ndraft: true\n---\n\n")
    #expect(
      try place.run("build", "--drafts", "--strict", "--now", "2026-11-30").status == 0)
  }

  @Test func todayIsInTheSitesZone() throws {
    let place = try site()
    try place.put("timezone: Asia/Tokyo\n", at: "site.yaml")
    #expect(try place.run("new", "a.md", "--now", "2026-11-30T20:00:00Z").status == 0)
    #expect(
      try place.text("Content/a.md")
        == "---\ntitle: \"A\"\ndate: 2026-12-01\ndraft: true\n---\n\n")
  }

  @Test func leavesAPostAlone() throws {
    let place = try site()
    try place.put("mine", at: "Content/a.md")
    #expect(
      try place.run("new", "a.md")
        == Outcome(
          status: 1, output: "",
          errors: "sitegen: 'Content/a.md' is there already\n  choose another name\n"))
    #expect(try place.text("Content/a.md") == "mine")
  }

  @Test func needsASite() throws {
    #expect(
      try Workplace().run("new", "a.md")
        == Outcome(
          status: 1, output: "",
          errors:
            "sitegen: there is no folder 'Content' here\n  'sitegen init' makes a new site\n"))
  }

  @Test(arguments: [
    "../a.md", "..", "posts/../../a.md", "/etc/a.md", ".", "posts/", "a\nb.md",
  ])
  func refusesPathsElsewhere(_ path: String) throws {
    let place = try site()
    #expect(
      try place.run("new", path)
        == .usage("sitegen: '\(path)' is not a path below Content/\n  sitegen new posts/hello.md\n")
    )
    #expect(place.files() == ["Content/_index.md"])
  }

  @Test(arguments: [
    ".hidden.md", "posts/.hidden.md", ".posts/a.md", "_drafts/a.md", "posts/_a.md", "a/_index/b",
  ])
  func refusesPathsThatAreNotPublished(_ path: String) throws {
    let place = try site()
    #expect(
      try place.run("new", path)
        == .usage(
          "sitegen: '\(path)' would not be published\n  no name in it may begin with '_' or '.'\n"))
    #expect(place.files() == ["Content/_index.md"])
  }

  @Test func startsASection() throws {
    let place = try site()
    #expect(
      try place.run("new", "trips/_index.md", "--now", "2026-11-30")
        == .done("Content/trips/_index.md\n"))
    // A section that is a draft would leave out every post in it.
    #expect(try place.text("Content/trips/_index.md") == "---\ntitle: \"Trips\"\n---\n\n")
    #expect(
      try place.run("new", "trips/index.md")
        == .usage(
          "sitegen: 'Content/trips' is a section and cannot be a post too\n  sitegen new trips/hello.md\n"
        ))
  }
}

import Testing

/// `init`, `new`, `build` and `clean`, one after the other as a user runs them.
@Suite struct SiteCommandsTests {
  @Test(arguments: ["no-space", "blurry", "flat-dark", "grid", "plain"])
  func aNewSiteBuildsAsItIs(style: String) throws {
    let program = Program()
    let made = try program.run("init", "site", "--style", style, "--now", "2026-11-30")
    #expect(
      made
        == Program.Result(
          status: 0,
          output: "A new site is ready. 'sitegen build site' builds it into Output/.\n", errors: "")
    )
    let built = try program.run("build", "site", "--strict", "--now", "2026-11-30")
    #expect(built.errors == "")
    #expect(built.output.withoutTime == "Built 6 pages in … s (9 written, 0 unchanged).\n")
    #expect(built.status == 0)
    let again = try program.run("build", "site", "--now", "2026-11-30")
    #expect(again.output.withoutTime == "Built 6 pages in … s (0 written, 9 unchanged).\n")
    #expect(program.read("site/Output/posts/hello/index.html")?.contains("<h1") == true)
    let cleaned = try program.run("clean", "site")
    #expect(cleaned == Program.Result(status: 0, output: "Removed 9 files.\n", errors: ""))
    #expect(!program.exists("site/Output/index.html"))
  }

  @Test func aSecondInitIsRefused() throws {
    let program = Program()
    _ = try program.run("init")
    let before = program.read("site.yaml")
    #expect(
      try program.run("init", "--style", "grid")
        == Program.Result(
          status: 1, output: "",
          errors:
            "sitegen: there is a site already: './site.yaml'\n  choose an empty folder\n"))
    #expect(program.read("site.yaml") == before)
  }

  @Test func aNewPostIsADraftOfToday() throws {
    let program = Program()
    _ = try program.run("init")
    #expect(
      try program.run("new", "posts/2026-11-30-my-first_post", "--now", "2026-11-30T23:30:00Z")
        == Program.Result(
          status: 0, output: "Content/posts/2026-11-30-my-first_post.md\n", errors: ""))
    #expect(
      program.read("Content/posts/2026-11-30-my-first_post.md")
        == "---\ntitle: \"My first post\"\ndate: 2026-11-30\ndraft: true\n---\n\n")
    _ = try program.run(
      "new", "Content/posts/trip/index.md", "--title", "A \"trip\": \\ 50 %\n#1", "--now",
      "2026-12-01")
    #expect(
      program.read("Content/posts/trip/index.md")
        == "---\ntitle: \"A \\\"trip\\\": \\\\ 50 %\\n#1\"\ndate: 2026-12-01\ndraft: true\n---\n\n")
    let built = try program.run("build", "--now", "2026-11-30")
    #expect(built.errors == "")
    #expect(built.output.hasPrefix("Left out 2 posts: 2 drafts.\nBuilt 6 pages in "))
    let drafts = try program.run("build", "--drafts", "--future", "--now", "2026-11-30")
    #expect(drafts.output.hasPrefix("Built 8 pages in "))
  }

  @Test func aPostIsNeverWrittenOver() throws {
    let program = Program()
    _ = try program.run("init")
    let before = program.read("Content/posts/hello.md")
    #expect(
      try program.run("new", "posts/hello.md")
        == Program.Result(
          status: 1, output: "",
          errors: "sitegen: 'Content/posts/hello.md' is there already\n  choose another name\n"))
    #expect(program.read("Content/posts/hello.md") == before)
  }

  @Test func aSiteWithErrorsIsStatus1() throws {
    let program = Program()
    _ = try program.run("init", "--now", "2026-11-30")
    try program.write("Content/posts/a.md", "---\ntitle: A\nfoo: 1\ndate: yestreday\n---\n")
    #expect(
      try program.run("build", "--now", "2026-11-30")
        == Program.Result(
          status: 1,
          output: "Nothing was built: 1 error. The last good output is as it was.\n",
          errors: """
            Content/posts/a.md:4:7: error: 'date' is not a date: 'yestreday'
              4 | date: yestreday
                |       ^~~~~~~~~ write it as 2026-11-30 or 2026-11-30T09:00:00+02:00

            """))
    let json = try program.run("build", "--format", "json", "--now", "2026-11-30")
    #expect(
      json.errors
        == #"{"severity":"error","id":"front-matter.date","file":"Content/posts/a.md","line":4,"column":7,"end_line":4,"end_column":16,"message":"'date' is not a date: 'yestreday'","hint":"write it as 2026-11-30 or 2026-11-30T09:00:00+02:00"}"#
        + "\n")
    #expect(
      json.output.hasPrefix(
        #"{"pages":0,"images":0,"written":0,"unchanged":0,"removed":0,"left_out":[],"errors":1,"warnings":0,"seconds":"#
      ))
    #expect(json.status == 1)
    let elsewhere = try program.run("build", "nowhere")
    #expect(elsewhere.status == 1)
    #expect(
      elsewhere.errors
        == "nowhere/Content: error: there is no folder 'Content' here\n  'sitegen init' makes a new site\n"
    )
  }

  @Test func aBuildTellsAsMuchAsItIsAsked() throws {
    let program = Program()
    _ = try program.run("init", "--style", "plain", "--now", "2026-11-30")
    #expect(
      try program.run("build", "--quiet", "--now", "2026-11-30")
        == Program.Result(status: 0, output: "", errors: ""))
    try program.write("Content/about.md", "# New\n")
    let explained = try program.run("build", "--explain", "--now", "2026-11-30")
    #expect(
      explained.output.withoutTime
        == "changed   about/index.html\nBuilt 6 pages in … s (1 written, 8 unchanged).\n")
    let verbose = try program.run("build", "--verbose", "--now", "2026-11-30")
    #expect(verbose.output.split(separator: "\n").count == 10)
    #expect(verbose.output.contains("unchanged about/index.html\n"))
    let profile = try program.run("build", "--profile", "--quiet", "--now", "2026-11-30")
    #expect(
      profile.errors.split(separator: "\n").map { $0.split(separator: " ").last ?? "" } == [
        "settings", "scan", "load", "assemble", "templates", "plan", "check", "render", "write",
      ])
  }
}

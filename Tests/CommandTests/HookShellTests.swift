import Foundation
import RawClient
import Testing

/// The commands of a site, run by the shell.
@Suite struct HookShellTests {
  private func site(_ hooks: String) throws -> Workplace {
    let place = try Workplace()
    try place.put("title: T\nhooks: \(hooks)\n", at: "site.yaml")
    try place.put("---\ntitle: A\n---\n", at: "Content/a.md")
    for name in [
      "plain/list.html", "plain/detail.html", "page.html", "404.html", "robots.txt", "terms.html",
    ] {
      try place.put("<body>{{ page.title if page is defined }}</body>\n", at: "Templates/\(name)")
    }
    return place
  }

  private func withoutTime(_ text: String) -> String {
    text.replacingOccurrences(
      of: "[0-9]+[.][0-9]{2} s", with: "0.00 s", options: .regularExpression)
  }

  @Test func theyAreToldAndTheirOutputIsPassedOn() throws {
    let place = try site(
      "{ before_build: \"echo '# $1' \\\"$SITEGEN_BASE_URL\\\"; cat\", after_build: \"ls \\\"$SITEGEN_OUTPUT\\\"/a >&2; pwd\" }"
    )
    let environment = ["XDG_STATE_HOME": place("state")]
    let first = try place.run(
      "build", "--allow-hooks", "--base-url", "https://a.example", environment: environment)
    #expect(first.status == 0)
    #expect(first.output == "Built 2 pages in 0.00 s (8 written, 0 unchanged).\n")
    #expect(
      withoutTime(first.errors) == """
        Running 'echo '# $1' "$SITEGEN_BASE_URL"; cat' …
        # $1 https://a.example
        'echo '# $1' "$SITEGEN_BASE_URL"; cat' took 0.00 s.
        Running 'ls "$SITEGEN_OUTPUT"/a >&2; pwd' …
        index.html
        \(place.path)
        'ls "$SITEGEN_OUTPUT"/a >&2; pwd' took 0.00 s.

        """)
    let second = try place.run("build", "--quiet", environment: environment)
    #expect(second.errors == "# $1 \nindex.html\n\(place.path)\n")
  }

  @Test func noneRunsUnasked() throws {
    let place = try site("{ before_build: touch ran }")
    let question = """
      site.yaml:2:24: error: this site wants to run commands that you have not allowed
        2 | hooks: { before_build: touch ran }
          |                        ^~~~~~~~~ read them, then run 'sitegen build --allow-hooks' once

      """
    let refused = try place.run("build")
    #expect(refused.status == 1)
    #expect(refused.errors == question)
    #expect(try place.run("check").status == 0)
    #expect(try place.run("explain", "/a/").status == 0)
    #expect(!place.files().contains("ran"))
    #expect(try place.run("check", "--allow-hooks").status == 64)
  }

  @Test func theQuestionNamesTheFolder() throws {
    let outer = try Workplace()
    for file in ["site.yaml", "Content/a.md"] {
      try outer.put(
        file == "site.yaml" ? "hooks: { after_build: ls }\n" : "", at: "my $ite/\(file)")
    }
    #expect(
      try outer.run("build", "my $ite").errors.contains(
        "run 'sitegen build \"my \\$ite\" --allow-hooks' once"))
  }

  @Test func aFailureIsTheLastLine() throws {
    let place = try site("{ after_build: exit 3 }")
    let outcome = try place.run("build", "--allow-hooks", "--quiet")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors == """
        site.yaml:2:23: error: the command ended with status 3
          2 | hooks: { after_build: exit 3 }
            |                       ^~~~~~ the site itself is built

        """)
    #expect(
      try place.run("build", "--allow-hooks").output
        == "Built 2 pages in 0.00 s (0 written, 7 unchanged), and 1 error came after that.\n")
  }

  @Test func whatACommandWritesStartsNoOtherBuild() throws {
    let place = try site(
      "{ before_build: \"echo '<body>made</body>' >Templates/page.html; echo x >>log\" }")
    let server = try RunningServer(place, "--allow-hooks")
    #expect(try server.get("/a/").text.hasPrefix("<body>made"))
    try place.put("---\ntitle: B\n---\n", at: "unsaved")
    try #require(rename(place("unsaved"), place("Content/b.md")) == 0)
    try server.expect("Content/b.md: 1 page, 1 other file in 0.00 s.")
    // One that followed by itself would stand between the two.
    try place.put("---\ntitle: C\n---\n", at: "unsaved")
    try #require(rename(place("unsaved"), place("Content/c.md")) == 0)
    try server.expect("Content/c.md: 1 page, 1 other file in 0.00 s.")
    #expect(try place.text("log") == "x\nx\nx\n")
  }

  /// What a command made is content, so it is built once more; when it makes it again, that is built without the command.
  @Test func whatACommandAfterTheBuildChangesStartsTwoBuilds() throws {
    let place = try site("{ after_build: \"echo x >>log; cp log Content/log.txt\" }")
    let server = try RunningServer(place, "--allow-hooks")
    try server.expect(
      "What commands of 'after_build' change again and again is built without them: Content/log.txt."
    )
    for _ in 0..<2 { try server.expect("Content/log.txt: 1 other file in 0.00 s.") }
    for name in ["b", "c"] {
      try place.put("---\ntitle: B\n---\n", at: "unsaved")
      try #require(rename(place("unsaved"), place("Content/\(name).md")) == 0)
      try server.expect("Content/\(name).md: 1 page, 1 other file in 0.00 s.")
      for _ in 0..<2 { try server.expect("Content/log.txt: 1 other file in 0.00 s.") }
    }
    #expect(try place.text("log") == String(repeating: "x\n", count: 6))
    #expect(try server.get("/log.txt").text == String(repeating: "x\n", count: 6))
  }

  @Test func aCommandThatMakesAnotherFileEachTimeEndsToo() throws {
    let place = try site("{ after_build: \"echo x >>log; touch Content/$(wc -l <log).txt\" }")
    let server = try RunningServer(place, "--allow-hooks")
    try server.expect("Content/1.txt: 1 other file in 0.00 s.")
    try server.expect(
      "What commands of 'after_build' change again and again is built without them: Content/3.txt.")
    try server.expect("Content/2.txt: 1 other file in 0.00 s.")
    try server.expect("Content/3.txt: 1 other file in 0.00 s.")
    try place.put("---\ntitle: B\n---\n", at: "unsaved")
    try #require(rename(place("unsaved"), place("Content/b.md")) == 0)
    try server.expect("Content/b.md: 1 page, 1 other file in 0.00 s.")
  }

  /// The same file saved again and again while a slow command runs looks like what the command itself writes.
  @Test func aSaveDuringACommandIsNeverLost() throws {
    let place = try site(
      "{ after_build: \"test ! -e next || { mv next Content/b.md; test ! -e more || mv more next; }\" }"
    )
    for (name, title) in [("next", "B1"), ("more", "B2")] {
      try place.put("---\ntitle: \(title)\n---\n", at: name)
    }
    let server = try RunningServer(place, "--allow-hooks")
    try server.expect(
      "What commands of 'after_build' change again and again is built without them: Content/b.md.")
    try server.expect("Content/b.md: 1 page, 1 other file in 0.00 s.")
    try server.expect("Content/b.md: 1 page in 0.00 s.")
    #expect(try server.get("/b/").text.hasPrefix("<body>B2"))
  }

  /// Whoever ends a build ends what it is waiting for, and is told by what it was ended.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT], ["", "trap '' INT TERM HUP QUIT; "])
  func aCommandEndsWithTheBuild(signal: Int32, ignoring: String) throws {
    let place = try site(
      "{ before_build: \"\(ignoring)exec 9>alive; (sleep 60; echo late >&9) & echo >&9; wait; touch ran\" }"
    )
    try #require(mkfifo(place("alive"), 0o600) == 0)
    let process = Process()
    process.executableURL = try Workplace.program
    process.arguments = ["build", "--allow-hooks"]
    process.currentDirectoryURL = URL(fileURLWithPath: place.path)
    process.environment = Workplace.sanitizing
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
    // It can be opened once the command runs, and ends once the last of its processes has.
    let alive = try #require(FileHandle(forReadingAtPath: place("alive")))
    #expect(try alive.read(upToCount: 1) == Data("\n".utf8))
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == signal)
    #expect(try alive.readToEnd() ?? Data() == Data())
    #expect(!place.files().contains("ran"))
  }

  @Test func theSummaryStandsAloneOnStandardOutput() throws {
    let place = try site("{ before_build: \"echo one; echo two >&2\", after_build: echo three }")
    let outcome = try place.run("build", "--allow-hooks", "--format", "json")
    #expect(outcome.errors == "one\ntwo\nthree\n")
    #expect(
      outcome.output == """
        {"pages":2,"images":0,"written":7,"unchanged":0,"removed":0,"left_out":[],"errors":0,"warnings":0,"seconds":0.00}

        """)
  }

  @Test func servingAsksAgainForOtherCommands() throws {
    let place = try site("{ before_build: \"true\" }")
    let server = try RunningServer(place, "--allow-hooks")
    try place.put("title: T\nhooks: { before_build: touch ran }\n", at: "unsaved")
    try #require(rename(place("unsaved"), place("site.yaml")) == 0)
    try server.expect("site.yaml: 1 error in 0.00 s. The last good pages stay.")
    #expect(server.errors.contains("that you have not allowed"))
    #expect(!place.files().contains("ran"))
  }
}

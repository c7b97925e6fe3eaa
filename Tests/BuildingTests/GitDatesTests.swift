import Building
import Foundation
import Processes
import Synchronization
import Testing

/// `updated: git`.
@Suite struct GitDatesTests {
  /// A git that says what it is told to, and counts how often it is asked.
  final class FakeGit: Sendable {
    private let state: Mutex<(answer: [UInt8], asked: Int, taken: Int)>

    init(_ answer: String = "") {
      state = Mutex((Array(answer.utf8), 0, 0))
    }

    var asked: Int { state.withLock { $0.asked } }
    var taken: Int { state.withLock { $0.taken } }

    func say(_ answer: String) { state.withLock { $0.answer = Array(answer.utf8) } }

    var run: GitRunner {
      { [self] arguments, folder, take throws(ChildError) in
        #expect(arguments.contains("log"))
        #expect(folder.hasSuffix("Content"))
        let answer = state.withLock { state in
          state.asked += 1
          return state.answer
        }
        // In small pieces, as from a pipe.
        for start in stride(from: 0, to: answer.count, by: 7) {
          let piece = Array(answer[start..<min(answer.count, start + 7)])
          state.withLock { $0.taken += piece.count }
          if !piece.withUnsafeBytes({ take($0) }) { return ChildOutcome(ending: nil) }
        }
        return ChildOutcome(ending: .status(0))
      }
    }
  }

  private static let one = String(repeating: "1", count: 40)
  private static let two = String(repeating: "2", count: 40)
  /// What git calls the bytes `hello\n`.
  private static let hello = "ce013625030ba8dba906f756967f9e9ca394464a"

  private func site(_ files: [String: String] = ["Content/a.md": "hello\n"]) -> TestSite {
    let site = TestSite(files)
    site.write("site.yaml", "style: plain\ntimezone: +01:00\nupdated: git\n")
    site.write("Templates/page.html", "{{ page.updated }}")
    site.write(".git/HEAD", "ref: refs/heads/main\n")
    site.write(".git/refs/heads/main", Self.one + "\n")
    return site
  }

  private static func commit(_ instant: Int, _ name: String, _ files: [(String, String)]) -> String
  {
    "C\(instant) \(name)\0\n"
      + files.map { ":100644 100644 \(String(repeating: "0", count: 40)) \($1) M\0\($0)\0" }
      .joined()
  }

  private func build(_ site: TestSite, _ git: FakeGit) -> BuildReport {
    site.build {
      $0.clock = 1_900_000_000
      $0.explains = true
      $0.git = git.run
    }
  }

  @Test func theLastCommitIsTheDate() {
    let site = site()
    site.write("Content/b.md", "---\nupdated: 2026-05-05\n---\n")
    let git = FakeGit(
      Self.commit(1_500_000_000, Self.one, [("other.txt", Self.two), ("a.md", Self.hello)])
        + Self.commit(1_400_000_000, Self.two, [("a.md", Self.two)]))
    #expect(site.text(of: build(site, git)) == "")
    #expect(site.pages()["a/index.html"] == "2017-07-14 03:40:00+01:00")
    #expect(site.pages()["b/index.html"] == "2026-05-05 00:00:00+01:00")
  }

  @Test func gitIsAskedOnceAndNotFurtherThanNeeded() {
    let site = site()
    let git = FakeGit(
      Self.commit(1_500_000_000, Self.one, [("a.md", Self.hello)])
        + String(repeating: Self.commit(1, Self.two, [("b.md", Self.two)]), count: 1000))
    _ = build(site, git)
    #expect(git.asked == 1)
    #expect(git.taken < 200)
    _ = build(site, git)
    site.write("Templates/page.html", "{{ page.updated }}!")
    _ = build(site, git)
    #expect(git.asked == 1)
    #expect(site.pages()["a/index.html"] == "2017-07-14 03:40:00+01:00!")
  }

  @Test func aNewCommitIsNoticed() {
    let site = site(["Content/a.md": "hello\n", "Content/b.md": "other\n"])
    let git = FakeGit(Self.commit(1_500_000_000, Self.one, [("a.md", Self.hello)]))
    _ = build(site, git)
    #expect(build(site, git).steps.map(\.name) == ["settings", "scan", "look"])
    site.write(".git/refs/heads/main", Self.two + "\n")
    git.say(Self.commit(1_600_000_000, Self.two, [("a.md", Self.hello)]))
    let report = build(site, git)
    #expect(git.asked == 2)
    #expect(
      report.reasons.filter { $0.reason != nil }.map(\.url) == ["/a/"])
    #expect(site.pages()["a/index.html"] == "2020-09-13 13:26:40+01:00")
    #expect(build(site, git).steps.map(\.name) == ["settings", "scan", "look"])
  }

  @Test func aFileThatWasChangedSinceHasNoDate() {
    let site = site()
    let git = FakeGit(Self.commit(1_500_000_000, Self.one, [("a.md", Self.hello)]))
    site.write("Content/a.md", "changed\n")
    _ = build(site, git)
    #expect(site.pages()["a/index.html"] == "None")
    site.write("Content/a.md", "hello\n")
    _ = build(site, git)
    #expect(site.pages()["a/index.html"] == "2017-07-14 03:40:00+01:00")
    site.write("Content/a.md", "changed again\n")
    _ = build(site, git)
    #expect(site.pages()["a/index.html"] == "None")
    #expect(git.asked == 1)
    // Then it is committed as it lies there.
    site.write(".git/refs/heads/main", Self.two + "\n")
    git.say(
      Self.commit(
        1_600_000_000, Self.two, [("a.md", "be3e87ff47b9c4b90b8b8ea28cf1a8a9ab5e6ff1")]))
    _ = build(site, git)
    #expect(site.pages()["a/index.html"] == "None")
  }

  @Test func aFileThatGitDoesNotKnowIsAskedForOnce() {
    let site = site()
    let git = FakeGit(Self.commit(1_500_000_000, Self.one, [("a.md", Self.hello)]))
    _ = build(site, git)
    site.write("Content/new.md", "text\n")
    _ = build(site, git)
    _ = build(site, git)
    #expect(git.asked == 2)
    #expect(site.pages()["new/index.html"] == "None")
  }

  @Test func namesOfAnyKind() {
    let site = site(["Content/posts/ü C1 b.md": "hello\n"])
    let git = FakeGit(Self.commit(1_500_000_000, Self.one, [("posts/ü C1 b.md", Self.hello)]))
    site.write("Templates/plain/detail.html", "{{ page.updated }}")
    _ = build(site, git)
    #expect(site.pages()["posts/ü-c1-b/index.html"] == "2017-07-14 03:40:00+01:00")
  }

  @Test func branchesInOneFile() {
    let site = site()
    site.remove(".git/refs/heads/main")
    site.write(
      ".git/packed-refs", "# pack-refs\n\(Self.two) refs/heads/xmain\n\(Self.one) refs/heads/main\n"
    )
    let git = FakeGit(Self.commit(1_500_000_000, Self.one, [("a.md", Self.hello)]))
    _ = build(site, git)
    #expect(build(site, git).steps.map(\.name) == ["settings", "scan", "look"])
    site.write(".git/packed-refs", "\(Self.two) refs/heads/main\n")
    _ = build(site, git)
    #expect(git.asked == 2)
  }

  @Test func anotherWorkTree() {
    let site = site()
    site.remove(".git")
    site.write(".git", "gitdir: \(site.folder)/main/.git/worktrees/w\n")
    site.write("main/.git/worktrees/w/HEAD", "ref: refs/heads/w\n")
    site.write("main/.git/worktrees/w/commondir", "../..\n")
    site.write("main/.git/refs/heads/w", Self.one)
    let git = FakeGit(Self.commit(1_500_000_000, Self.one, [("a.md", Self.hello)]))
    #expect(site.text(of: build(site, git)) == "")
    #expect(build(site, git).steps.map(\.name) == ["settings", "scan", "look"])
    site.write("main/.git/refs/heads/w", Self.two)
    _ = build(site, git)
    #expect(git.asked == 2)
  }

  @Test func aBranchWithoutCommits() {
    let site = site()
    site.remove(".git/refs/heads/main")
    site.write(".git/objects/info/x", "")
    let git = FakeGit()
    #expect(site.text(of: build(site, git)) == "")
    #expect(git.asked == 0)
    #expect(site.pages()["a/index.html"] == "None")
  }

  @Test func aRepositoryThatKeepsItsBranchesElsewhere() {
    let site = site()
    site.write(".git/HEAD", "ref: refs/heads/.invalid\n")
    let git = FakeGit(Self.commit(1_500_000_000, Self.one, [("a.md", Self.hello)]))
    _ = build(site, git)
    _ = build(site, git)
    #expect(git.asked == 2)
    #expect(site.pages()["a/index.html"] == "2017-07-14 03:40:00+01:00")
  }

  @Test func aShallowCloneKnowsOnlyWhatCameAfterIt() {
    let site = site(["Content/a.md": "hello\n", "Content/b.md": "hello\n"])
    site.write(".git/shallow", Self.two + "\n")
    let git = FakeGit(
      Self.commit(1_500_000_000, Self.one, [("a.md", Self.hello)])
        + Self.commit(1_400_000_000, Self.two, [("b.md", Self.hello), ("a.md", Self.hello)]))
    #expect(
      site.text(of: build(site, git)) == """
        site.yaml:3:10: warning: the git repository is a shallow clone, so files that were changed before it have no date
          3 | updated: git
            |          ^~~ run 'git fetch --unshallow', or have the whole history cloned ('fetch-depth: 0')

        """)
    #expect(site.pages()["a/index.html"] == "2017-07-14 03:40:00+01:00")
    #expect(site.pages()["b/index.html"] == "None")
  }

  @Test func whatKeepsGitFromTelling() {
    let site = site()
    func message(_ run: @escaping GitRunner) -> String {
      site.messages { $0.git = run }
    }
    #expect(
      message { _, _, _ throws(ChildError) in throw ChildError(program: "git", code: ENOENT) }
        == """
        site.yaml:3:10: warning: there is no program 'git', so no page has a date of it
          3 | updated: git
            |          ^~~ install git

        """)
    #expect(
      message { _, _, _ in
        ChildOutcome(ending: .status(128), complaint: "fatal: dubious ownership\nmore\n")
      } == """
        site.yaml:3:10: warning: git told no dates: fatal: dubious ownership
          3 | updated: git
            |          ^~~ mend what 'git status' says in the site's folder, or take this line out

        """)
    #expect(
      message { _, _, _ throws(ChildError) in throw ChildError(program: "git", code: EACCES) }
        == """
        site.yaml:3:10: warning: git cannot be started, so no page has a date of it: Permission denied
          3 | updated: git
            |          ^~~ see to it that 'git --version' runs, or take this line out

        """)
    #expect(site.pages()["a/index.html"] == "None")
  }

  /// Git itself says what is wrong with each of these, with the words of its version.
  @Test(arguments: [
    ["HEAD": "ref: refs/heads/main\n"], ["HEAD": ""],
    ["HEAD": "x\n", "objects/x": "", "refs/x": ""],
    ["": "gitdir: /none/such\n"], ["HEAD": "ref: refs/heads/main\n", "objects": ""],
  ])
  func brokenRepositories(files: [String: String]) {
    let site = site()
    site.remove(".git")
    for (name, text) in files { site.write(name.isEmpty ? ".git" : ".git/" + name, text) }
    let report = site.build()
    #expect(report.succeeded)
    let lines = site.text(of: report).split(separator: "\n")
    #expect(lines.count == 3, "\(lines)")
    #expect(
      lines.first?.hasPrefix("site.yaml:3:10: warning: git told no dates: fatal: ") == true,
      "\(lines)")
    #expect(
      lines.last?.hasSuffix(
        "^~~ mend what 'git status' says in the site's folder, or take this line out") == true)
    #expect(site.pages()["a/index.html"] == "None")
  }

  @Test func aSiteInNoRepository() {
    let site = site()
    site.remove(".git")
    #expect(
      site.messages() == """
        site.yaml:3:10: warning: the site lies in no git repository, so no page has a date of it
          3 | updated: git
            |          ^~~ run 'git init' and commit the site, or take this line out

        """)
  }

  @Test func noOtherWordThanGit() {
    let site = TestSite(["Content/a.md": ""])
    site.write("site.yaml", "style: plain\nupdated: gti\n")
    #expect(
      site.messages() == """
        site.yaml:2:10: error: 'updated' must be 'git', not 'gti'
          2 | updated: gti
            |          ^~~ did you mean 'git'?

        """)
  }

  /// With git itself.
  @Test func aRealRepository() throws {
    let site = TestSite(["blog/Content/a.md": "hello\n", "blog/Content/ü b.md": "b\n"])
    site.write("blog/site.yaml", "style: plain\nupdated: git\n")
    for (name, text) in TestSite.templates { site.write("blog/Templates/" + name, text) }
    site.write("blog/Templates/page.html", "{{ page.updated }}")
    func git(_ arguments: String...) throws {
      var command = ChildCommand("git", ["-c", "user.name=A", "-c", "user.email=a@b"] + arguments)
      command.folder = site.folder
      command.environment = [
        "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
        "GIT_AUTHOR_DATE": "2020-01-0\(number)T00:00:00Z", "GIT_DIR": nil,
      ]
      let outcome = try ChildProcess.read(command) { _ in true }
      try #require(outcome.ending == .status(0), "\(outcome.complaint)")
      number += 1
    }
    var number = 1
    try git("init", "--quiet")
    func shown() -> [String?] {
      let report = site.build {
        $0.folder = site.folder + "/blog"
        $0.clock = 1_900_000_000
      }
      #expect(site.text(of: report) == "")
      let pages = site.pages("blog/Output")
      return [pages["a/index.html"], pages["ü-b/index.html"]]
    }
    #expect(shown() == ["None", "None"])
    try git("add", ".")
    try git("commit", "--quiet", "-m", "one")
    #expect(shown() == ["2020-01-03 00:00:00+00:00", "2020-01-03 00:00:00+00:00"])
    site.write("blog/Content/ü b.md", "changed\n")
    #expect(shown() == ["2020-01-03 00:00:00+00:00", "None"])
    try git("commit", "--quiet", "--all", "-m", "two")
    #expect(shown() == ["2020-01-03 00:00:00+00:00", "2020-01-04 00:00:00+00:00"])
    try git("mv", "blog/Content/ü b.md", "blog/Content/c.md")
    try git("commit", "--quiet", "-m", "three")
    #expect(shown() == ["2020-01-03 00:00:00+00:00", nil])
    #expect(site.pages("blog/Output")["c/index.html"] == "2020-01-06 00:00:00+00:00")
  }
}

import Building
import Foundation
import Processes
import Synchronization
import Testing

/// The commands of a site around its builds, without a shell.
@Suite struct HookTests {
  /// Takes down what it is to run.
  final class Recorder: Sendable {
    let commands = Mutex<[HookCommand]>([])
    /// How each command ends, if not well.
    let endings: [String: ChildProcess.Ending]
    let acting: @Sendable (HookCommand) -> Void

    init(
      _ endings: [String: ChildProcess.Ending] = [:],
      acting: @escaping @Sendable (HookCommand) -> Void = { _ in }
    ) {
      self.endings = endings
      self.acting = acting
    }

    var texts: [String] { commands.withLock { $0.map { "\($0.stage.rawValue): \($0.text)" } } }

    var run: HookRunner {
      { [self] command in
        commands.withLock { $0.append(command) }
        acting(command)
        return .ended(endings[command.text] ?? .status(0))
      }
    }
  }

  private static let settings =
    "style: plain\nhooks:\n  before_build: one\n  after_build: [two, \"three # x\"]\n"

  private func site() -> TestSite {
    let site = TestSite(["Content/_index.md": "", "Content/a.md": "text"])
    site.write("site.yaml", Self.settings)
    return site
  }

  private func build(
    _ site: TestSite, _ recorder: Recorder, _ change: (inout BuildOptions) -> Void = { _ in }
  ) -> String {
    site.messages { options in
      options.runHook = recorder.run
      options.allowedHooks = AllowedHooks(stateFolder: site.folder + "/state", home: nil)
      change(&options)
    }
  }

  private static let question = """
    site.yaml:3:17: error: this site wants to run commands that you have not allowed
      3 |   before_build: one
        |                 ^~~ read them, then run 'sitegen build SITE --allow-hooks' once
    site.yaml:4:17: note: and this one
      4 |   after_build: [two, "three # x"]
        |                 ^~~
    site.yaml:4:22: note: and this one
      4 |   after_build: [two, "three # x"]
        |                      ^~~~~~~~~~~

    """

  private func withoutFolder(_ text: String, _ site: TestSite) -> String {
    text.replacingOccurrences(of: site.folder, with: "SITE")
  }

  @Test func theyRunAroundTheBuildInTheirOrder() {
    let site = site()
    let recorder = Recorder { command in
      let isBuilt = FileManager.default.fileExists(atPath: command.folder + "/Output/a/index.html")
      #expect(isBuilt == (command.stage == .after))
    }
    #expect(build(site, recorder) { $0.allowsHooks = true } == "")
    #expect(
      recorder.texts == ["before_build: one", "after_build: two", "after_build: three # x"])
    let first = recorder.commands.withLock { $0[0] }
    #expect(URL(fileURLWithPath: first.folder).resolvingSymlinksInPath().path == first.folder)
    #expect(first.environment["SITEGEN_OUTPUT"]?.hasSuffix("/Output") == true)
    #expect(first.environment["SITEGEN_FOLDER"] == first.folder)
    #expect(first.environment["SITEGEN_BASE_URL"] == "")
    #expect(first.environment.count == 3)
  }

  @Test func whatTheyWriteBeforeIsPartOfTheBuild() {
    let site = site()
    let folder = site.folder
    let recorder = Recorder { command in
      guard command.stage == .before else { return }
      _ = FileManager.default.createFile(
        atPath: folder + "/Content/made.md", contents: Data("made".utf8))
    }
    #expect(build(site, recorder) { $0.allowsHooks = true } == "")
    #expect(site.pages()["made/index.html"] != nil)
  }

  @Test func noneRunsThatWasNotAllowed() {
    let site = site()
    let recorder = Recorder()
    #expect(withoutFolder(build(site, recorder), site) == Self.question)
    #expect(recorder.texts == [])
    #expect(site.output() == [:])
  }

  @Test func whatWasAllowedOnceIsRemembered() {
    let site = site()
    _ = build(site, Recorder()) { $0.allowsHooks = true }
    let recorder = Recorder()
    #expect(build(site, recorder) == "")
    #expect(recorder.texts.count == 3)
    #expect(site.read("state/sitegen/allowed-hooks")?.split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    "style: plain\nhooks:\n  before_build: on\n  after_build: [etwo, \"three # x\"]\n",
    "style: plain\nhooks:\n  before_build: [one, two]\n  after_build: [\"three # x\"]\n",
    "style: plain\nhooks:\n  before_build: one\n  after_build: [two, \"three # x\", four]\n",
  ])
  func otherCommandsAreAskedForAgain(_ settings: String) {
    let site = site()
    _ = build(site, Recorder()) { $0.allowsHooks = true }
    site.write("site.yaml", settings)
    let recorder = Recorder()
    #expect(build(site, recorder).contains("that you have not allowed"))
    #expect(recorder.texts == [])
    _ = build(site, recorder) { $0.allowsHooks = true }
    #expect(build(site, recorder) == "")
    // The ones of before are not allowed any more.
    site.write("site.yaml", Self.settings)
    #expect(build(site, Recorder()).contains("that you have not allowed"))
  }

  @Test func otherSettingsAreNotAskedFor() {
    let site = site()
    _ = build(site, Recorder()) { $0.allowsHooks = true }
    site.write("site.yaml", "title: Other\n" + Self.settings)
    #expect(build(site, Recorder()) == "")
  }

  @Test func anotherSiteWithTheSameCommandsIsAskedFor() {
    let (site, other) = (site(), site())
    let allowed = AllowedHooks(stateFolder: site.folder + "/state", home: nil)
    _ = build(site, Recorder()) {
      $0.allowsHooks = true
      $0.allowedHooks = allowed
    }
    #expect(
      build(other, Recorder()) { $0.allowedHooks = allowed }.contains("that you have not allowed"))
    #expect(build(site, Recorder()) { $0.allowedHooks = allowed } == "")
  }

  @Test func whereNothingCanBeRememberedTheyAreAllowedForTheRun() {
    let site = site()
    let allowed = AllowedHooks(stateFolder: "relative", home: nil)
    #expect(
      build(site, Recorder()) {
        $0.allowsHooks = true
        $0.allowedHooks = allowed
      } == "")
    #expect(build(site, Recorder()) { $0.allowedHooks = allowed } == "")
    #expect(
      build(site, Recorder()) { $0.allowedHooks = AllowedHooks(stateFolder: nil, home: nil) }
        .contains("that you have not allowed"))
  }

  @Test func homeIsTheOtherPlaceToRemember() {
    let site = site()
    _ = build(site, Recorder()) {
      $0.allowsHooks = true
      $0.allowedHooks = AllowedHooks(stateFolder: nil, home: site.folder + "/home")
    }
    #expect(site.read("home/.local/state/sitegen/allowed-hooks") != nil)
  }

  @Test func aCommandThatFailsBeforeStopsTheBuild() {
    let site = site()
    let recorder = Recorder(["one": .status(2)])
    #expect(
      build(site, recorder) { $0.allowsHooks = true } == """
        site.yaml:3:17: error: the command ended with status 2
          3 |   before_build: one
            |                 ^~~ nothing was built; what it printed stands above

        """)
    #expect(recorder.texts == ["before_build: one"])
    #expect(site.output() == [:])
  }

  @Test func aCommandThatFailsAfterLeavesTheSite() {
    let site = site()
    let recorder = Recorder(["two": .signal(9)])
    #expect(
      build(site, recorder) { $0.allowsHooks = true } == """
        site.yaml:4:17: error: the command was ended by signal 9
          4 |   after_build: [two, "three # x"]
            |                 ^~~ the site itself is built

        """)
    #expect(recorder.texts == ["before_build: one", "after_build: two"])
    #expect(site.pages()["a/index.html"] != nil)
  }

  @Test func nothingRunsAfterABuildThatFailed() {
    let site = site()
    site.write("Content/b.md", "---\ndate: never\n---\n")
    let recorder = Recorder()
    _ = build(site, recorder) { $0.allowsHooks = true }
    #expect(recorder.texts == ["before_build: one"])
    site.write("Content/b.md", "---\nauthro: me\n---\n")
    _ = build(site, recorder) {
      $0.allowsHooks = true
      $0.isStrict = true
    }
    #expect(recorder.texts == ["before_build: one", "before_build: one"])
  }

  @Test func theyRunWhenNothingChangedToo() {
    let site = site()
    let recorder = Recorder()
    for _ in 0..<2 {
      _ = build(site, recorder) {
        $0.allowsHooks = true
        $0.clock = 1_900_000_000
      }
    }
    #expect(recorder.texts.count == 6)
  }

  @Test func whatOnlyLooksRunsNone() {
    let site = site()
    let recorder = Recorder()
    _ = build(site, recorder) {
      $0.allowsHooks = true
      $0.onlyChecks = true
    }
    _ = build(site, recorder) {
      $0.allowsHooks = true
      $0.verifies = true
    }
    #expect(recorder.texts == [])
  }

  @Test func wrongSettings() {
    let site = site()
    site.write("site.yaml", "style: plain\nhooks: { before_build: { a: b }, befor_build: x }\n")
    let recorder = Recorder()
    #expect(
      build(site, recorder) { $0.allowsHooks = true } == """
        site.yaml:2:24: error: 'hooks.before_build' must be a list of texts, not a mapping
          2 | hooks: { before_build: { a: b }, befor_build: x }
            |                        ^~~~~~~~ write it as make css, or as false for none
        site.yaml:2:34: warning: unknown key 'hooks.befor_build'
          2 | hooks: { before_build: { a: b }, befor_build: x }
            |                                  ^~~~~~~~~~~ did you mean 'before_build'?

        """)
    #expect(recorder.texts == [])
  }
}

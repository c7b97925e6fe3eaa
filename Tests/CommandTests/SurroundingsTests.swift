import Foundation
import Testing

/// What a build must not depend on, and what happens when the system is in its way.
@Suite struct SurroundingsTests {
  @Test func neitherZoneNorLanguageNorThreadsOfTheMachineMatter() throws {
    let place = try Workplace()
    #expect(try place.run("init", "--now", "2026-11-30").status == 0)
    try place.put(
      "---\ntitle: Été\ndate: 2026-11-29\ntags: [ä, a, I, ı]\n---\nText\n",
      at: "Content/posts/b.md")
    let surroundings: [[String: String]] = [
      [:], ["TZ": "Asia/Tokyo"], ["TZ": "America/Los_Angeles", "LC_ALL": "tr_TR.UTF-8"],
      ["LANG": "de_DE.UTF-8", "HOME": "/nonexistent"],
    ]
    var outputs: [[String: String]] = []
    for (index, environment) in surroundings.enumerated() {
      let outcome = try place.run(
        ["build", "--output", "out\(index)", "--now", "2026-11-30", "--jobs", "\(index * 3 + 1)"],
        environment: environment)
      #expect(outcome == .done("Built 13 pages in 0.00 s (22 written, 0 unchanged).\n"))
      outputs.append(
        Dictionary(
          uniqueKeysWithValues: try place.files("out\(index)").map {
            ($0, try place.text("out\(index)/\($0)"))
          }))
    }
    #expect(outputs.dropFirst().allSatisfy { $0 == outputs[0] })
  }

  @Test func aBuildThatCannotWriteSaysThatItStopped() throws {
    let place = try Workplace()
    #expect(try place.run("init", "--now", "2026-11-30").status == 0)
    try place.put("mine", at: "Output/about/index.html/mine.txt")
    #expect(
      try place.run("build", "--now", "2026-11-30")
        == Outcome(
          status: 1,
          output:
            "The build stopped while writing: 1 error. Each file is whole, but some are of the last build.\n",
          errors:
            "Output/about/index.html: error: cannot write 'Output/about/index.html': a folder stands there; remove it if an earlier build left it\n"
        ))
    #expect(try place.text("Output/about/index.html/mine.txt") == "mine")
  }

  @Test func fullStandardOutput() throws {
    let place = try Workplace()
    #expect(
      try place.run("styles", output: "/dev/full")
        == Outcome(
          status: 1, output: "",
          errors: "sitegen: cannot write 'standard output': no space left on device\n"))
  }

  @Test func nothingIsPrintedInColorToAFile() throws {
    let place = try Workplace()
    for command in ["build", "new a.md", "help", "styles", "frobnicate"] {
      let outcome = try place.run(
        command.split(separator: " ").map(String.init), environment: ["TERM": "xterm-256color"])
      #expect(!outcome.output.contains("\u{1B}") && !outcome.errors.contains("\u{1B}"))
    }
  }
}

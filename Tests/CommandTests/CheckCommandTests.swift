import Foundation
import Testing

@Suite struct CheckCommandTests {
  private func site() throws -> Workplace {
    let place = try Workplace()
    try place.put("title: T\n", at: "site.yaml")
    try place.put("---\ndate: 2026-01-01\n---\n", at: "Content/a.md")
    return place
  }

  private static let now = "2026-11-30"

  @Test func aSiteInOrder() throws {
    let place = try site()
    try place.put("---\ndraft: true\n---\n", at: "Content/b.md")
    #expect(
      try place.run("check", "--now", Self.now)
        == .done("Left out 1 post: 1 draft.\nChecked 2 pages in 0.00 s (nothing is wrong).\n"))
    #expect(try place.run("check", "--now", Self.now, "--quiet") == .done(""))
    #expect(place.files() == ["Content/a.md", "Content/b.md", "site.yaml"])
  }

  @Test func warningsFailItOnlyWhenAsked() throws {
    let place = try site()
    try place.put("x", at: "Templates/old.html")
    let said =
      "Templates/old.html: warning: nothing uses this template\n  name it in front matter or in another template, or take it out\n"
    #expect(
      try place.run("check", "--now", Self.now)
        == Outcome(
          status: 0, output: "Checked 2 pages in 0.00 s (1 warning).\n", errors: said))
    #expect(
      try place.run("check", "--now", Self.now, "--strict")
        == Outcome(
          status: 1, output: "Checked 2 pages in 0.00 s (1 error).\n",
          errors: said.replacingOccurrences(of: "warning", with: "error")))
    #expect(
      try place.run("build", "--now", Self.now, "--strict")
        == .done("Built 2 pages in 0.00 s (7 written, 0 unchanged).\n"))
  }

  @Test func errorsFailIt() throws {
    let place = try site()
    try place.put("{{ page.titel }}", at: "Templates/plain/detail.html")
    #expect(
      try place.run("check", "--now", Self.now)
        == Outcome(
          status: 1, output: "Checked 2 pages in 0.00 s (1 error).\n",
          errors: """
            Templates/plain/detail.html:1:9: error: 'page' has no field 'titel'
              1 | {{ page.titel }}
                |         ^~~~~ did you mean 'title'?

            """))
  }

  @Test func asJSON() throws {
    let place = try site()
    try place.put("x", at: "Templates/old.html")
    let outcome = try place.run("check", "--now", Self.now, "--format", "json")
    #expect(
      outcome.output
        == "{\"pages\":2,\"images\":0,\"written\":0,\"unchanged\":0,\"removed\":0,\"left_out\":[],\"errors\":0,\"warnings\":1,\"seconds\":0.00}\n"
    )
    #expect(outcome.errors.hasPrefix("{\""))
  }
}

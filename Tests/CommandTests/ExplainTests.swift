import Foundation
import Testing

/// `sitegen explain`, and what the options of `build` that look into a build print.
@Suite struct ExplainTests {
  private static let now = "2026-11-30T12:00:00Z"

  private func site() throws -> Workplace {
    let place = try Workplace()
    try place.put("title: T\n", at: "site.yaml")
    try place.put("---\ntitle: Posts\n---\n", at: "Content/posts/_index.md")
    try place.put("---\ntitle: A\n---\nText\n", at: "Content/posts/a.md")
    try place.put("---\ntitle: B\ndraft: true\n---\n", at: "Content/posts/b.md")
    try place.put("---\ntitle: C\ndate: 2030-01-01\n---\n", at: "Content/posts/c.md")
    try place.put("---\ntitle: D\nexpires: 2020-01-01\n---\n", at: "Content/posts/d.md")
    try place.put(
      "{{ page.title }} {{ page.content }} {{ site.title }}", at: "Templates/plain/detail.html")
    try place.put(
      "{% for p in list.posts %}{{ p.title }}{% endfor %}", at: "Templates/plain/list.html")
    for name in ["page.html", "404.html", "robots.txt", "terms.html"] {
      try place.put("{{ kind }}\n", at: "Templates/\(name)")
    }
    return place
  }

  @Test func whatAPageRead() throws {
    let place = try site()
    #expect(try place.run("build", "--quiet", "--now", Self.now).status == 0)
    #expect(
      try place.run("explain", "/posts/a/", "--now", Self.now)
        == .done(
          """
          /posts/a/ is Output/posts/a/index.html, from Content/posts/a.md by plain/detail.html.
          It was made last because nothing was known of an earlier build.
          It read:
            Content/posts/a.md: title, content
            the site: title

          """))
    try place.put("---\ntitle: AA\n---\nText\n", at: "Content/posts/a.md")
    #expect(try place.run("build", "--quiet", "--now", Self.now).status == 0)
    let explained = """
      /posts/ is Output/posts/index.html, from Content/posts/_index.md by plain/list.html.
      It was made last because Content/posts/a.md: title changed.
      It read:
        Content/posts/a.md: title
        the list /posts/: posts

      """
    // By its address in any form, or by its file.
    for target in ["/posts/", "/posts", "posts/", "/posts/index.html", "Content/posts/_index.md"] {
      #expect(try place.run("explain", target, "--now", Self.now) == .done(explained), "\(target)")
    }
  }

  @Test func whyAPostIsNotPublished() throws {
    let place = try site()
    let reasons = [
      (
        "/posts/b/",
        "Content/posts/b.md is a draft, or in a section that is one. 'sitegen build --drafts' publishes it."
      ),
      (
        "/posts/c/",
        "Content/posts/c.md is dated 2030-01-01T00:00:00Z, which is in the future. 'sitegen build --future' publishes it."
      ),
      ("/posts/d/", "Content/posts/d.md has expired. 'sitegen build --expired' publishes it."),
    ]
    for (url, reason) in reasons {
      #expect(
        try place.run("explain", url, "--now", Self.now)
          == .done("\(url) is not published: \(reason)\n"))
    }
    #expect(
      try place.run("explain", "/posts/b/", "--drafts", "--now", Self.now).output
        .hasPrefix("/posts/b/ is Output/posts/b/index.html, from Content/posts/b.md"))
  }

  @Test func nothingToExplain() throws {
    let place = try site()
    #expect(
      try place.run("explain", "/post/a/", "--now", Self.now)
        == Outcome(
          status: 1, output: "",
          errors:
            "/post/a/: error: nothing is published at '/post/a/'\n  did you mean '/posts/a/'?\n"))
    #expect(try place.run("explain").status == 64)
  }

  @Test func verifying() throws {
    let place = try site()
    #expect(try place.run("build", "--quiet", "--now", Self.now).status == 0)
    let outcome = try place.run("build", "--verify", "--now", Self.now)
    #expect(outcome.status == 0)
    #expect(
      outcome.output.hasPrefix("Verified 3 pages in ")
        && outcome.output.hasSuffix(" (8 files spared, all as they would come out).\n"))
  }

  @Test func trace() throws {
    let place = try site()
    #expect(
      try place.run("build", "--quiet", "--now", Self.now, "--trace", "deep/build.json").status == 0
    )
    let text = try place.text("deep/build.json")
    let trace = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let events = try #require(trace["traceEvents"] as? [[String: Any]])
    let names = Set(events.compactMap { $0["name"] as? String })
    #expect(names.isSuperset(of: ["load", "render", "write", "posts/a.md", "/posts/a/"]))
    #expect(text.contains("\"worker 1\""))
    for event in events where event["ph"] as? String == "X" {
      #expect((event["dur"] as? Double ?? -1) >= 0)
      #expect((event["ts"] as? Double ?? -1) >= 0)
    }
  }

  @Test(arguments: ["0/3", "4/3", "1", "1/0", "a/b", "-1/3", "1/3/3", ""])
  func sharesThatAreNone(_ share: String) throws {
    let outcome = try Workplace().run("build", "--shard=\(share)")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("--shard"))
  }
}

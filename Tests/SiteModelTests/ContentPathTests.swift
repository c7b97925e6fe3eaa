import SiteModel
import Testing

@Suite struct ContentPathTests {
  @Test(arguments: [
    ("about.md", ContentPath.Kind.page, [], "about"),
    ("posts/hello.md", .page, ["posts"], "hello"),
    ("posts/hello.markdown", .page, ["posts"], "hello"),
    ("posts/Hello.MD", .page, ["posts"], "Hello"),
    ("a/b/c.d.md", .page, ["a", "b"], "c.d"),
    ("posts/trip/index.md", .bundle, ["posts"], "trip"),
    ("trip/index.markdown", .bundle, [], "trip"),
    ("index.md", .page, [], "index"),
    ("_index.md", .section, [], ""),
    ("posts/_index.md", .section, ["posts"], ""),
    ("a/b/_index.markdown", .section, ["a", "b"], ""),
    ("größe/日本.md", .page, ["größe"], "日本"),
    ("_posts/2020-01-02-x.md", .page, [], "2020-01-02-x"),
    ("news/_posts/x.md", .page, ["news"], "x"),
    ("news/_posts/x/index.md", .bundle, ["news"], "x"),
  ])
  func ofMarkdown(_ path: String, _ kind: ContentPath.Kind, _ folders: [String], _ name: String)
    throws
  {
    let place = try #require(ContentPath(path))
    #expect(place.path == path)
    #expect(place.kind == kind)
    #expect(place.folders == folders)
    #expect(place.name == name)
  }

  @Test(arguments: [
    "", "a", "a.txt", ".md", "a/.md", ".markdown", "md", "a.md/b.png", "a.md~", "a.mdx", "é.png",
  ])
  func ofOtherFiles(_ path: String) {
    #expect(ContentPath(path) == nil)
  }

  /// What is known of the file before spares work and changes nothing.
  @Test func besideAnotherFile() {
    let paths = [
      "a.md", "b.md", "index.md", "_index.md", "x.MD", "x.markdown", "x.txt", ".md", "posts/a.md",
      "posts/b.md", "posts/index.md", "posts/_index.md", "posts/a/b.md", "posts/a/index.md",
      "post/a.md", "postss/a.md", "_posts/a.md", "_posts/b.md", "news/_posts/c.md", "",
      "posts/caf\u{E9}.md", "posts/cafe\u{301}.md", "pos\u{74}\u{301}s/a.md", "a.de.md", "de/a.md",
    ]
    for languages in [[], ["en", "de"]] {
      for other in paths {
        for path in paths {
          #expect(
            ContentPath.of(
              path, beside: ContentPath(other, languages: languages), languages: languages)
              == ContentPath(path, languages: languages), "\(path) beside \(other)")
        }
      }
    }
  }

  @Test func jekyllsFolder() throws {
    #expect(try #require(ContentPath("news/_posts/x.md")).jekyllFolder == "news/_posts")
    #expect(try #require(ContentPath("_posts/a/x.md")).jekyllFolder == "_posts")
    #expect(try #require(ContentPath("news/x.md")).jekyllFolder == nil)
  }

  @Test func theFolderItLiesIn() throws {
    #expect(try #require(ContentPath("posts/trip/index.md")).folderPath == "posts/trip")
    #expect(try #require(ContentPath("x.md")).folderPath == "")
  }
}

@Suite struct ContentReferenceTests {
  @Test(arguments: [
    ("b.md", "posts/a.md", "posts/b.md"),
    ("./b.md", "posts/a.md", "posts/b.md"),
    ("../about.md", "posts/a.md", "about.md"),
    ("../../x.md", "a/b/c.md", "x.md"),
    ("trip/index.md", "posts/a.md", "posts/trip/index.md"),
    ("@/about.md", "posts/a.md", "about.md"),
    ("@/a/../b.md", "posts/a.md", "b.md"),
    ("a//b.md", "x.md", "a/b.md"),
    ("..", "posts/a.md", ""),
    ("../x.md", "a.md", nil),
    ("../../x.md", "posts/a.md", nil),
    ("@/../x.md", "posts/a.md", nil),
  ])
  func fromAFile(_ written: String, _ file: String, _ path: String?) {
    #expect(ContentReference.resolve(written, fromFile: file) == path)
  }

  @Test func fromAFolder() {
    #expect(ContentReference.resolve("a.png", from: "") == "a.png")
    #expect(ContentReference.resolve("../a.png", from: "posts/trip") == "posts/a.png")
    #expect(ContentReference.resolve("../../../a.png", from: "posts/trip") == nil)
  }
}

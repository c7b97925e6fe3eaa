import SiteModel
import Testing

@Suite struct SlugTests {
  @Test(arguments: [
    ("Hello, World!", "hello-world"),
    ("  Größe & Gewicht 1.0 ", "größe-gewicht-1.0"),
    ("ÉTÉ", "été"),
    ("日本語 テスト", "日本語-テスト"),
    ("안녕하세요", "안녕하세요"),
    ("हिन्दी", "हिन्दी"),
    ("می‌خواهم", "می‌خواهم"),
    ("🎉 Party 🎉", "🎉-party-🎉"),
    ("C++", "c++"),
    ("C#", "c"),
    ("a/b\\c", "a-b-c"),
    ("Don't panic", "dont-panic"),
    ("Don’t panic", "dont-panic"),
    ("a -- b", "a-b"),
    ("snake_case~x", "snake_case~x"),
    ("v1.2.", "v1.2"),
    (".hidden", "hidden"),
    ("..", nil),
    (".", nil),
    ("...", nil),
    ("-", nil),
    ("", nil),
    ("   ", nil),
    ("?!#%", nil),
    ("a\u{0}b\nc", "a-b-c"),
    ("100%", "100"),
    ("x²", "x²"),
    ("a\u{202E}b", "a-b"),
    ("\u{301}a", "a"),
    ("a \u{301}b", "a-b"),
    ("\u{200D}", nil),
    ("\u{200C}a\u{200D}", "a"),
  ])
  func ofATitle(_ title: String, _ slug: String?) {
    #expect(scalars(Slug.make(title)) == scalars(slug))
  }

  @Test func isInNormalFormC() {
    #expect(scalars(Slug.make("Gro\u{308}ße")) == scalars("größe"))
    #expect(scalars(Slug.make("\u{1112}\u{1161}\u{11AB}")) == scalars("\u{D55C}"))
    #expect(Slug.make("Gro\u{308}ße") == "größe")
  }

  @Test func anAuthorsOwnKeepsItsCase() {
    #expect(Slug.make("My Post", keepsCase: true) == "My-Post")
    #expect(Slug.make("My Post") == "my-post")
  }

  @Test func termsKeepTheHash() {
    #expect(Slug.make("c#", keepsHash: true) == "c#")
    #expect(Slug.make("#", keepsHash: true) == "#")
    #expect(Slug.make("f#.", keepsHash: true) == "f#")
  }

  @Test(arguments: ["a", "a-b_c~d+e9", "2026-11-30-x", "_a", "9"])
  func isItsOwnSlug(_ slug: String) {
    #expect(Slug.make(slug) == slug)
    #expect(Slug.make(slug, keepsCase: true, keepsHash: true) == slug)
  }

  @Test(arguments: [
    ("a--b", "a-b"), ("-a", "a"), ("a-", "a"), ("a.b", "a.b"), ("A", "a"), ("a.", "a"),
  ])
  func isMadeOne(_ text: String, _ slug: String) {
    #expect(Slug.make(text) == slug)
  }

  /// A name in a folder has at most 255 bytes, and a page of a list needs a few behind the slug.
  @Test func isShortEnoughForAFileName() {
    let plain = Slug.make(String(repeating: "a", count: 1000))
    #expect(plain == String(repeating: "a", count: Slug.longest))
    let wide = Slug.make(String(repeating: "語", count: 1000))
    #expect(wide == String(repeating: "語", count: Slug.longest / 3))
    #expect(Slug.make(String(repeating: "a-", count: 1000))?.hasSuffix("-") == false)
  }
}

/// `String` takes two spellings of a character for the same; addresses must not.
func scalars(_ text: String?) -> [Unicode.Scalar]? { text.map { Array($0.unicodeScalars) } }

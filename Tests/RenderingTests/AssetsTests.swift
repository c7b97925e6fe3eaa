import Dates
import Diagnostics
import FrontMatter
import Markdown
import Rendering
import SiteModel
import Testing

/// The stylesheet and the script that every page refers to.
@Suite struct AssetsTests {
  private static let templates = [
    "base.css": "/* base */\nbody {\n  margin: 0;\n}\n",
    "rows/style.css": ".rows { gap: 1px }\n",
    "plain/style.css": ".plain { color: red }\n",
    "grid/style.css": ".grid { content: \"a  /* b */\" }\n",
    "highlight.css": ".k { color: blue }\n",
    "site.js": "go()\n",
  ]

  private func assets(
    _ change: (inout Settings) -> Void = { _ in }, post: String? = nil,
    more: [String: String] = [:], builtIn: Set<String> = []
  ) -> Assets {
    var settings = Settings()
    settings.palette = Palette(own: [(name: "mine", color: CardColor(rgb: 0x102030))])
    change(&settings)
    let now = DateTime(CivilTime(secondsSinceEpoch: 0), offset: 0)
    let files = post.flatMap { Self.file($0, settings) }.map { [$0] } ?? []
    let (site, _) = Site.assemble(files, settings: settings, publication: Publication(), now: now) {
      _ in .init(path: "", text: "")
    }
    let texts = Self.templates.merging(more) { $1 }
    return Assets.make(
      site, isBuiltIn: { builtIn.contains($0) },
      template: { texts[$0].map { Array($0.utf8) } })
  }

  /// The file `a.md` as a build loads it.
  private static func file(_ text: String, _ settings: Settings) -> LoadedFile? {
    let source = SourceText(path: "Content/a.md", text: text)
    let (document, _) = Document.parse(source)
    let (post, _) = PostFields.read(
      document.fields, in: source, settings: settings, fileName: "a.md")
    let (markdown, _) = Markdown.render(
      source, body: document.body, options: settings.markdown, hooks: ContentHooks())
    return ContentPath("a.md").map {
      LoadedFile(place: $0, fields: .post(post), markdown: markdown, settings: settings)
    }
  }

  private func css(_ assets: Assets) -> String {
    String(decoding: assets.stylesheet.bytes, as: UTF8.self)
  }

  @Test func theStylesheetHoldsTheStylesInUseAndTheirColours() {
    #expect(
      css(assets())
        == """
        body{margin: 0;}
        .rows{gap: 1px}
        .plain{color: red}
        .c-102030{--card:#102030;--on-card:#fff}

        """)
  }

  @Test func textInQuotesIsLeftAsItIs() {
    #expect(css(assets { $0.style = .grid }).contains(".grid{content: \"a  /* b */\"}\n"))
  }

  /// A comment or a quote that never ends must neither hang nor trap.
  @Test(arguments: ["a{}/*", "a{}/", "a{content:\"x", "a{content:'\\", "/**", ""])
  func whatNeverEnds(text: String) {
    #expect(css(assets(more: ["base.css": text])).hasSuffix("--on-card:#fff}\n"))
  }

  @Test(arguments: [
    ("A *word*.", ""), ("# A\n\n## B", ".anchor{}"), ("```swift\nlet a\n```", ".content{}.k{}"),
    ("$x$", ".content{}math{}"), ("> [!NOTE]\n> a", ".content{}"),
  ])
  func whatContentNeedsComesBehindTheStylesAndTheSitesOwnLast(markdown: String, parts: String) {
    let text = css(
      assets(
        post: markdown,
        more: [
          "content.css": ".content{}", "highlight.css": ".k{}", "math.css": "math{}",
          "custom.css": "/* mine */ p { }",
        ]))
    let lines = text.filter { $0 != "\n" }
    #expect(lines.contains(".plain{color: red}\(parts.replacing(".anchor", with: ".content"))."))
    #expect(lines.hasSuffix("/* mine */ p { }"))
  }

  @Test func theThemeStandsBehindTheStyles() {
    let text = css(
      assets {
        $0.theme.accent = CardColor(rgb: 0x2F6FDB)
        $0.theme.font = ["Georgia", "serif"]
        $0.theme.headingFont = ["Source Sans 3"]
        $0.theme.codeFont = ["Iosevka"]
        $0.theme.radius = 4
        $0.theme.cardHeight = .percent(50)
        $0.theme.colorScheme = .dark
      })
    #expect(
      text.contains(
        """
        .plain{color: red}
        :root{--accent:#2f6fdb;--accent-text:light-dark(#2a6ad5,#5694fd);--font:"Georgia",serif;\
        --heading-font:"Source Sans 3",sans-serif;--mono:"Iosevka",monospace;--radius:4px;\
        --card-height:50svh;color-scheme:dark}

        """))
  }

  @Test func theNamesFollowTheBytes() throws {
    let first = assets()
    let second = assets(more: ["base.css": "a{}", "site.js": "stop()"])
    #expect(first.stylesheet.url != second.stylesheet.url)
    #expect(first.stylesheet.url == assets().stylesheet.url)
    let script = try #require(first.script)
    #expect(script.url.text.hasPrefix("/assets/site."))
    #expect(script.url.text.hasSuffix(".js"))
    #expect(script.url != second.script?.url)
  }

  private static let commented = """
    // What it does.
    go(() => {
      // https://a.example
      open("//a.example", `a // b
      // c

      d`, e); // f

    \treturn "/* g */";
    });
    """

  @Test func theProgramsOwnScriptHasNoComments() throws {
    let made = assets(more: ["site.js": Self.commented], builtIn: ["site.js"])
    let script = try #require(made.script)
    #expect(
      String(decoding: script.bytes, as: UTF8.self) == """
        go(() => {
        open("//a.example", `a // b
          // c

          d`, e); // f
        return "/* g */";
        });

        """)
  }

  @Test func theScriptOfAnAuthorStaysAsItIs() throws {
    let script = try #require(assets(more: ["site.js": Self.commented]).script)
    #expect(String(decoding: script.bytes, as: UTF8.self) == Self.commented)
  }

  /// Of the built-in scripts nothing goes but indentation and comments, and no line ends within a literal.
  @Test(arguments: ["site.js", "search.js"])
  func theBuiltInScriptsStayTheSameButForComments(name: String) throws {
    let source = String(decoding: try #require(TemplateStore.builtIn(name)).bytes, as: UTF8.self)
    let lines = source.split(separator: "\n")
    #expect(lines.allSatisfy { line in line.count { $0 == "`" } % 2 == 0 })
    let script = try #require(assets(more: ["site.js": source], builtIn: ["site.js"]).script)
    let expected = lines.map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix("//") }
    let text = expected.joined(separator: "\n") + "\n"
    #expect(String(decoding: script.bytes, as: UTF8.self) == text)
    #expect(script.bytes.count < source.utf8.count)
  }

  @Test func anEmptyScriptIsNone() {
    #expect(assets(more: ["site.js": ""]).script == nil)
    #expect(assets(more: ["site.js": ""]).all.count == 1)
  }
}

@Suite struct IntegrityTests {
  /// FIPS 180-4's examples, and lengths around a block's end.
  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
    ),
    (String(repeating: "a", count: 55), "n0OQ+NMMLdkuyfCVtl4rmumwqSWlJY4kHJ8ekQ9zQxg="),
    (String(repeating: "a", count: 64), "/+BU/nrgy23GXDr5th1SCfQ5hR20PQulmXM33xVGaOs="),
  ])
  func sha256(text: String, digest: String) {
    #expect(Integrity.of(Array(text.utf8)) == "sha256-" + digest)
  }
}

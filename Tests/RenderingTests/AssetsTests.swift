import Dates
import Diagnostics
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
    _ change: (inout Settings) -> Void = { _ in }, parts: [String] = [],
    more: [String: String] = [:]
  ) -> Assets {
    var settings = Settings()
    settings.palette = Palette(own: [(name: "mine", color: CardColor(rgb: 0x102030))])
    change(&settings)
    let now = DateTime(CivilTime(secondsSinceEpoch: 0), offset: 0)
    let (site, _) = Site.assemble([], settings: settings, publication: Publication(), now: now) {
      _ in .init(path: "", text: "")
    }
    let texts = Self.templates.merging(more) { $1 }
    return Assets.make(site, parts: parts) { name in texts[name].map { Array($0.utf8) } }
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

  @Test func partsComeBehindTheStylesAndTheSitesOwnLast() {
    let text = css(assets(parts: ["highlight.css"], more: ["custom.css": "/* mine */ p { }"]))
    #expect(
      text.hasSuffix(
        ".plain{color: red}\n.k{color: blue}\n.c-102030{--card:#102030;--on-card:#fff}\n/* mine */ p { }"
      ))
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

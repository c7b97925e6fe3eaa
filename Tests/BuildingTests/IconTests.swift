import Building
import Files
import Foundation
import Imaging
import Testing

/// Icons that are made of a site's logo.
@Suite struct IconTests {
  private static let logo =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 4 4\"><path d=\"M0 0h4v4H0z\" fill=\"#c83214\"/></svg>\n"

  private func site(_ settings: String, _ files: [String: String] = [:]) -> TestSite {
    TestSite(
      [
        "site.yaml": "title: T\nstyle: plain\nlogo: /logo.svg\n" + settings,
        "Content/logo.svg": Self.logo,
        "Content/posts/_index.md": "",
        "Content/posts/a.md": "---\ntitle: A\ndate: 2026-01-02\n---\n",
      ].merging(files) { $1 }, templates: false)
  }

  /// The files of the output that stand for the site, each with what it holds; fingerprints are left out of names.
  private func icons(_ site: TestSite) -> [String: String] {
    var icons: [String: String] = [:]
    guard let listing = try? FolderListing.of(site.folder + "/Output") else { return [:] }
    for entry in listing.entries where entry.kind == .file {
      guard let bytes = try? File.read(site.folder + "/Output/" + entry.path) else { continue }
      let name = entry.path.replacing(#/\.[0-9a-f]{16}\./#, with: ".*.")
      if name.hasSuffix(".ico") {
        icons[name] = "ICO of \(bytes.count > 4 ? bytes[4] : 0)"
      } else if name.hasSuffix(".png") {
        icons[name] = RasterHeader.size(of: bytes)?.description ?? "no PNG"
      } else if name.hasPrefix("assets/icon.") {
        icons[name] = String(decoding: bytes, as: UTF8.self)
      }
    }
    return icons
  }

  /// The lines of a page that name icons, with fingerprints left out.
  private func links(_ site: TestSite, _ page: String = "index.html") -> [String] {
    (site.read("Output/" + page) ?? "").split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("<link rel=\"icon\"") || $0.hasPrefix("<link rel=\"apple-") }
      .map { $0.replacing(#/\.[0-9a-f]{16}\./#, with: ".*.") }
  }

  private func manifest(_ site: TestSite) throws -> [[String: String]] {
    let text = try #require(site.read("Output/manifest.webmanifest"))
    let manifest = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    return try #require(manifest["icons"] as? [[String: String]]).map { icon in
      icon.mapValues { $0.replacing(#/\.[0-9a-f]{16}\./#, with: ".*.") }
    }
  }

  @Test func oneLogoBecomesAllOfThem() throws {
    let site = site("base_url: https://a.example/b\nicons: true\nmanifest: true\n")
    #expect(site.messages() == "")
    #expect(
      icons(site) == [
        "favicon.ico": "ICO of 3", "apple-touch-icon.png": "180x180",
        "assets/icon.*.svg": Self.logo, "assets/icon-192.*.png": "192x192",
        "assets/icon-512.*.png": "512x512", "assets/icon-maskable-512.*.png": "512x512",
      ])
    let expected = [
      "<link rel=\"icon\" href=\"/b/favicon.ico\" type=\"image/x-icon\" sizes=\"48x48\">",
      "<link rel=\"icon\" href=\"/b/assets/icon.*.svg\" type=\"image/svg+xml\" sizes=\"any\">",
      "<link rel=\"apple-touch-icon\" href=\"/b/apple-touch-icon.png\" type=\"image/png\" sizes=\"180x180\">",
    ]
    for page in ["index.html", "posts/a/index.html", "404.html"] {
      #expect(links(site, page) == expected)
    }
    #expect(
      try manifest(site) == [
        [
          "src": "/b/assets/icon-192.*.png", "type": "image/png", "sizes": "192x192",
          "purpose": "any",
        ],
        [
          "src": "/b/assets/icon-512.*.png", "type": "image/png", "sizes": "512x512",
          "purpose": "any",
        ],
        [
          "src": "/b/assets/icon-maskable-512.*.png", "type": "image/png", "sizes": "512x512",
          "purpose": "maskable",
        ],
      ])
    // What pages and the manifest name is there.
    let text =
      (site.read("Output/index.html") ?? "") + (site.read("Output/manifest.webmanifest") ?? "")
    var count = 0
    for match in text.matches(of: #/"/b/(assets/icon[^"]*)"/#) {
      #expect(site.read("Output/\(match.1)") != nil)
      count += 1
    }
    #expect(count == 4)
    // Four of them may be kept for ever.
    let headers = try #require(site.read("Output/_headers"))
    #expect(
      headers.matches(
        of: #/\n/b/assets/icon[^\n]*\n  Cache-Control: public, max-age=31536000, immutable/#
      )
      .count == 4)
    #expect(!headers.contains("favicon") && !headers.contains("apple"))
    #expect(
      site.read("Output/feed.xml")?.contains("<icon>https://a.example/b/assets/icon.") == true)
  }

  /// What only a manifest names is made for one alone; a logo that is no SVG is linked in no other form.
  @Test func withoutAManifestTheIconsOfPagesAreEnough() throws {
    let site = site("icons: true\n")
    #expect(site.messages() == "")
    #expect(
      icons(site).keys.sorted() == ["apple-touch-icon.png", "assets/icon.*.svg", "favicon.ico"])
    let png = try File.read(site.folder + "/Output/apple-touch-icon.png")
    site.write("Content/logo.png", bytes: png)
    site.write("site.yaml", "title: T\nstyle: plain\nicons: /logo.png\n")
    #expect(site.messages() == "")
    #expect(icons(site).keys.sorted() == ["apple-touch-icon.png", "favicon.ico", "logo.png"])
    #expect(
      links(site) == [
        "<link rel=\"icon\" href=\"/favicon.ico\" type=\"image/x-icon\" sizes=\"48x48\">",
        "<link rel=\"apple-touch-icon\" href=\"/apple-touch-icon.png\" type=\"image/png\" sizes=\"180x180\">",
      ])
  }

  @Test func withoutTheWishNoneIsMade() {
    let site = site("manifest: true\nicons: false\n")
    site.build { $0.images = ImageLibrary(name: "libnone.so.1") }
    #expect(site.messages { $0.images = ImageLibrary(name: "libnone.so.1") } == "")
    #expect(icons(site) == [:] && links(site) == [])
  }

  /// `icon` is for tabs, whatever the others are made of.
  @Test func theSettingIconIsLinkedInThePlaceOfTheLogo() throws {
    let site = site(
      "icon: /tab.svg\nicons: { from: /logo.svg }\nmanifest: true\n", ["Content/tab.svg": "x"])
    #expect(site.messages() == "")
    #expect(
      icons(site).keys.sorted() == [
        "apple-touch-icon.png", "assets/icon-192.*.png", "assets/icon-512.*.png",
        "assets/icon-maskable-512.*.png", "favicon.ico",
      ])
    #expect(
      links(site)[1] == "<link rel=\"icon\" href=\"/tab.svg\" type=\"image/svg+xml\" sizes=\"any\">"
    )
    #expect(links(site).count == 3)
    #expect(
      try manifest(site).map { $0["src"] } == [
        "/tab.svg", "/assets/icon-192.*.png", "/assets/icon-512.*.png",
        "/assets/icon-maskable-512.*.png",
      ])
    // One that is linked already is linked once.
    site.write("Content/favicon.ico", "own")
    site.write(
      "site.yaml", "title: T\nstyle: plain\nlogo: /logo.svg\nicon: /favicon.ico\nicons: true\n")
    #expect(site.messages() == "")
    #expect(
      links(site) == [
        "<link rel=\"icon\" href=\"/favicon.ico\" type=\"image/x-icon\">",
        "<link rel=\"apple-touch-icon\" href=\"/apple-touch-icon.png\" type=\"image/png\" sizes=\"180x180\">",
      ])
  }

  /// Each by its name at the top of `Content/`.
  @Test(arguments: [
    ("favicon.ico", "favicon.ico"), ("icon.svg", "assets/icon.*.svg"),
    ("apple-touch-icon.png", "apple-touch-icon.png"), ("icon-192.png", "assets/icon-192.*.png"),
    ("icon-512.png", "assets/icon-512.*.png"),
    ("icon-maskable-512.png", "assets/icon-maskable-512.*.png"),
  ])
  func aFileOfTheAuthorsOwnIsLinkedInstead(_ name: String, _ made: String) throws {
    let site = site("icons: true\nmanifest: true\n", ["Content/" + name: "own"])
    #expect(site.messages() == "")
    #expect(site.read("Output/" + name) == "own")
    let found = icons(site)
    #expect((found[made] != nil) == (made == name))
    #expect(found.count == (name == "icon.svg" ? 5 : 6))
    let named =
      links(site).joined() + (try manifest(site).compactMap { $0["src"] }).joined(separator: "\n")
    #expect(named.contains("/" + name) && (made == name || !named.contains(made)))
    #expect(links(site).count == 3)
    #expect(try manifest(site).count == 3)
  }

  @Test func theGroundIsThatOfPagesOrTheOneAskedFor() throws {
    let site = site("icons: true\n")
    func touch(_ settings: String) throws -> [UInt8] {
      site.write("site.yaml", "title: T\nstyle: plain\nlogo: /logo.svg\n" + settings)
      #expect(site.messages() == "")
      return try File.read(site.folder + "/Output/apple-touch-icon.png")
    }
    let plain = try touch("icons: true\n")
    #expect(try touch("icons: { background: \"#fff\" }\n") == plain)
    let dark = try touch("icons: true\ntheme: { color_scheme: dark }\n")
    #expect(try touch("icons: { background: \"#121214\" }\n") == dark)
    #expect(dark != plain)
    #expect(
      try touch("icons: { background: sea }\npalette: { sea: \"#123456\" }\n")
        == touch("icons: { background: \"#123456\" }\n"))
  }

  @Test func pagesFromADiskLinkThemFromWhereTheyAre() {
    let site = site("icons: true\nrelative_urls: true\n")
    #expect(site.messages() == "")
    #expect(links(site, "posts/a/index.html")[0].contains("href=\"../../favicon.ico\""))
    #expect(links(site, "posts/a/index.html")[1].contains("href=\"../../assets/icon.*.svg\""))
  }
}

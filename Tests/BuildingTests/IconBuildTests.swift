import Building
import Files
import Imaging
import Testing

/// When icons are made again, and what keeps them from being made.
@Suite struct IconBuildTests {
  private static func logo(_ color: String = "#c83214") -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 4'><path d='M0 0h4v4H0z' fill='\(color)'/></svg>"
  }

  private static let settings = "title: T\nstyle: plain\nlogo: /logo.svg\nicons: true\n"

  private func site(_ settings: String = settings, _ files: [String: String] = [:]) -> TestSite {
    TestSite(
      [
        "site.yaml": settings, "Content/logo.svg": Self.logo(), "Content/posts/_index.md": "",
        "Content/posts/a.md": "---\ntitle: A\ndate: 2026-01-02\n---\n",
      ].merging(files) { $1 }, templates: false)
  }

  /// The files that a build wrote or removed, with fingerprints left out.
  private func changed(_ report: BuildReport) -> [String] {
    #expect(report.diagnostics.isEmpty)
    return report.changes.filter { $0.change != .unchanged }
      .map { "\($0.path.replacing(#/\.[0-9a-f]{16}\./#, with: ".*.")) \($0.change)" }.sorted()
  }

  /// No library: a build that makes an icon with it fails.
  private let withoutLibrary = { (options: inout BuildOptions) in
    options.images = ImageLibrary(name: "libnone.so.1")
  }

  @Test func aBuildWithNothingNewNeedsNoLibrary() {
    let site = site(Self.settings + "manifest: true\n")
    #expect(site.build().images == 7)
    let again = site.build(withoutLibrary)
    #expect(again.written == 0 && again.images == 7 && again.diagnostics.isEmpty)
    // What has nothing to do with the logo does not make them either.
    site.write("Content/posts/a.md", "---\ntitle: B\ndate: 2026-01-02\n---\n")
    #expect(site.build(withoutLibrary).diagnostics.isEmpty)
    site.write(
      "site.yaml", Self.settings + "manifest: true\ndescription: D\nbase_url: https://a.example\n")
    #expect(site.build(withoutLibrary).diagnostics.isEmpty)
    site.write("Content/logo.svg", Self.logo())
    #expect(changed(site.build(withoutLibrary)) == [])
  }

  /// A PNG has no address of its own in pages, so nothing but the icons changes.
  @Test func anotherLogoChangesTheIconsAndNothingElse() throws {
    let site = site()
    site.build()
    let first = try File.read(site.folder + "/Output/apple-touch-icon.png")
    site.write("Content/mark.png", bytes: first)
    site.write("site.yaml", "title: T\nstyle: plain\nicons: /mark.png\n")
    site.build()
    site.write("Content/logo.svg", Self.logo("#00f"))
    site.write("site.yaml", Self.settings)
    site.build()
    let second = try File.read(site.folder + "/Output/apple-touch-icon.png")
    #expect(first != second)
    site.write("site.yaml", "title: T\nstyle: plain\nicons: /mark.png\n")
    site.build()
    site.write("Content/mark.png", bytes: second)
    #expect(
      changed(site.build()) == [
        "apple-touch-icon.png changed", "favicon.ico changed", "mark.png changed",
      ])
  }

  /// An SVG is linked under a fingerprint, which is in every page.
  @Test func anotherSVGHasAnotherAddress() {
    let site = site(Self.settings + "manifest: true\n")
    site.build()
    site.write("Content/logo.svg", Self.logo("#00f"))
    #expect(
      changed(site.build()) == [
        "404.html changed", "_headers changed", "apple-touch-icon.png changed",
        "assets/icon-192.*.png new", "assets/icon-192.*.png removed", "assets/icon-512.*.png new",
        "assets/icon-512.*.png removed", "assets/icon-maskable-512.*.png new",
        "assets/icon-maskable-512.*.png removed", "assets/icon.*.svg new",
        "assets/icon.*.svg removed", "favicon.ico changed", "index.html changed",
        "logo.svg changed", "manifest.webmanifest changed", "posts/a/index.html changed",
        "posts/index.html changed",
      ])
  }

  @Test func anotherGroundChangesTheOpaqueOnes() {
    let site = site(Self.settings + "manifest: true\n")
    site.build()
    site.write(
      "site.yaml",
      Self.settings.replacing("true", with: "{background: \"#000\"}") + "manifest: true\n")
    let report = site.build { $0.explains = true }
    #expect(
      changed(report) == [
        "_headers changed", "apple-touch-icon.png changed", "assets/icon-maskable-512.*.png new",
        "assets/icon-maskable-512.*.png removed", "manifest.webmanifest changed",
      ])
    #expect(
      report.reasons.first { $0.0 == "/apple-touch-icon.png" }?.1
        == "because what it is made of changed")
  }

  @Test func anIconThatWasChangedIsMadeAgain() throws {
    let site = site()
    site.build()
    let bytes = try File.read(site.folder + "/Output/favicon.ico")
    site.write("Output/favicon.ico", "harmed")
    #expect(changed(site.build()) == ["favicon.ico changed"])
    #expect(try File.read(site.folder + "/Output/favicon.ico") == bytes)
  }

  @Test func everyWayOfBuildingGivesTheSameBytes() {
    let site = site(Self.settings + "manifest: true\n")
    #expect(site.build { $0.jobs = 4 }.succeeded)
    let output = site.output()
    #expect(site.build { $0.ignoresCache = true }.written == 0)
    #expect(site.build { $0.verifies = true }.diagnostics.isEmpty)
    #expect(site.build { $0.onlyChecks = true }.diagnostics.isEmpty)
    for number in 1...3 {
      #expect(
        site.build {
          $0.output = site.folder + "/Shards"
          $0.shard = Shard(number: number, count: 3)
        }.succeeded)
    }
    #expect(site.output("Shards") == output)
    #expect(site.output() == output)
  }

  // MARK: Messages

  @Test func withoutTheLibraryItSaysWhatToInstall() {
    let site = site()
    #expect(
      site.messages(withoutLibrary) == """
        site.yaml:3:7: error: icons are made by libvips, and libnone.so.1 cannot be loaded
          3 | logo: /logo.svg
            |       ^~~~~~~~~ install it: apt-get install libvips42

        """)
    #expect(site.read("Output/index.html") == nil)
  }

  private static let big: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    + [0, 0, 0x40, 0, 0, 0, 0x40, 0, 8, 6, 0, 0, 0]

  @Test(arguments: [
    (
      Array("no picture".utf8), "'Content/mark' is no picture that icons can be made of",
      "icons are made of an SVG, a PNG, a JPEG or a WebP", ""
    ),
    (
      Array("".utf8), "'Content/mark' is no picture that icons can be made of",
      "icons are made of an SVG, a PNG, a JPEG or a WebP", ""
    ),
    (
      Array(big[..<20]), "'Content/mark' is damaged: it does not say how large it is",
      "save the picture again, or name another one", ""
    ),
    (
      big, "'Content/mark' is too large to make icons of: it has 16384 by 16384 pixels",
      "512 by 512 pixels are enough", ""
    ),
    (
      Array("<svg width='1e9' height='3'/>".utf8), "'Content/mark' is too large to make icons of",
      "give it a smaller width and height; what it shows is drawn in any size",
      """
      Content/mark:1:1: note: its size is here
        1 | <svg width='1e9' height='3'/>
          | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~

      """
    ),
    (
      Array("<?xml version='1.0'?>\n<svg></svg>".utf8),
      "'Content/mark' does not say how large it is",
      "give its first element a viewBox: <svg viewBox=\"0 0 512 512\" …>",
      """
      Content/mark:2:1: note: its first element is this
        2 | <svg></svg>
          | ^~~~~

      """
    ),
    (
      Array("<svg viewBox='0 0 1 1'>\n<image href='data:,x'/></svg>".utf8),
      "'Content/mark' holds a picture that is neither a PNG nor a JPEG",
      "put pictures into it as data:image/png;base64,… or data:image/jpeg;base64,…",
      """
      Content/mark:2:14: note: the picture is here
        2 | <image href='data:,x'/></svg>
          |              ^~~~~~~

      """
    ),
    (
      Array(
        "<svg viewBox='0 0 1 1'>\n<image href='data:;base64,iVBORw0KGgoAAAANSUhEUgAAQAAAAEAA'/></svg>"
          .utf8),
      "'Content/mark' holds pictures that are too large to make icons of",
      "512 by 512 pixels are enough",
      """
      Content/mark:2:14: note: the picture is here
        2 | <image href='data:;base64,iVBORw0KGgoAAAANSUhEUgAAQAAAAEAA'/></svg>
          |              ^~~~~~~~~~~~~~~~~~~~~~~~

      """
    ),
    (
      Array("<svg viewBox='0 0 1 1'>\n<image href='../../a.png'/></svg>".utf8),
      "'Content/mark' needs another file, and icons are made of one alone",
      "put pictures into it as data: URLs, and styles as they are",
      """
      Content/mark:2:14: note: it refers to the other file here
        2 | <image href='../../a.png'/></svg>
          |              ^~~~~~~~~~~

      """
    ),
    (
      Array(
        "<svg viewBox='0 0 1 1'><g id='a'>\(String(repeating: "<g/>", count: 300))</g>\(String(repeating: "<use href='#a'/>", count: 300))</svg>"
          .utf8),
      "'Content/mark' draws its parts again and again, too often to make icons of it",
      "name a picture with less 'use' in it, or a PNG of this one", ""
    ),
    (
      Array("<!DOCTYPE svg [\n<!ENTITY a '<g/>'>]>\n<svg viewBox='0 0 1 1'>&a;</svg>".utf8),
      "'Content/mark' keeps a part of itself in an entity",
      "write the part where it is to be drawn",
      """
      Content/mark:2:1: note: the entity is here
        2 | <!ENTITY a '<g/>'>]>
          | ^~~~~~~~~~~

      """
    ),
  ])
  func aLogoThatIsNoneIsToldAtItsSetting(
    _ bytes: [UInt8], _ summary: String, _ hint: String, _ note: String
  ) {
    let site = site("title: T\nstyle: plain\nicons: { from: mark }\n")
    site.write("Content/mark", bytes: bytes)
    #expect(
      site.messages() == """
        site.yaml:3:16: error: \(summary)
          3 | icons: { from: mark }
            |                ^~~~ \(hint)

        """.replacing("\n\n", with: "\n") + note)
    #expect(site.read("Output/index.html") == nil)
  }

  @Test func whatCannotBeDrawnIsToldOnceWithTheLibrarysWords() {
    let site = site()
    site.write("Content/logo.svg", "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'><a>")
    let messages = site.messages()
    #expect(
      messages.hasPrefix(
        "site.yaml:3:7: error: 'Content/logo.svg' cannot be drawn: "))
    #expect(
      messages.hasSuffix(
        "\n  3 | logo: /logo.svg\n    |       ^~~~~~~~~ save the picture again, or name another one\n"
      ))
    #expect(messages.split(separator: "\n").count == 3)
  }

  @Test(arguments: [
    (
      "icons: /none.svg", 8, "there is no 'Content/none.svg' to make icons of",
      "write the path below Content/: /logo.svg for the file Content/logo.svg", "^~~~~~~~~"
    ),
    (
      "icons: https://a.example/b.svg", 8,
      "icons are made of a file of the site, not of 'https://a.example/b.svg'",
      "write the path below Content/: /logo.svg for the file Content/logo.svg",
      "^~~~~~~~~~~~~~~~~~~~~~~"
    ),
    (
      "icons: true", 8, "'icons' names no picture, and there is no 'logo'",
      "write 'icons' as /logo.svg for the file Content/logo.svg", "^~~~"
    ),
    (
      "icons: \"\"", 8, "'icons' names no picture",
      "write 'icons' as /logo.svg for the file Content/logo.svg", "^~"
    ),
    (
      "icons: { from: / }", 16, "'icons' names no picture",
      "write 'icons' as /logo.svg for the file Content/logo.svg", "^"
    ),
    (
      "icons: [a]", 8, "'icons' cannot be a list",
      "write true, false, /logo.svg, or { from: /logo.svg, background: \"#ffffff\" }", "^~~"
    ),
    (
      "icons: 5", 8, "'icons' cannot be '5'",
      "write true, false, /logo.svg, or { from: /logo.svg, background: \"#ffffff\" }", "^"
    ),
    (
      "icons: { from: /logo.svg, background: pnk }", 39,
      "'icons.background' is not a colour: 'pnk'", "did you mean 'pink'?", "^~~"
    ),
    (
      "icons: { from: /logo.svg, background: 12 }", 39,
      "'icons.background' is not a colour: '12'",
      "write a CSS hex colour in quotes such as \"#ecbcb4\", or a name of the palette", "^~"
    ),
  ])
  func settingsThatAreWrongAreTold(
    _ line: String, _ column: Int, _ summary: String, _ hint: String, _ mark: String
  ) {
    let site = site("style: plain\n\(line)\n")
    #expect(
      site.messages() == """
        site.yaml:2:\(column): error: \(summary)
          2 | \(line)
            | \(String(repeating: " ", count: column - 1))\(mark) \(hint)

        """)
  }

  @Test func aSmallPictureIsMadeLargerWithAWarning() throws {
    let site = site()
    site.build()
    // Of 32 by 32 pixels, out of the icon for tabs.
    let icon = try File.read(site.folder + "/Output/favicon.ico")
    let place = Int(icon[6 + 16 + 12]) | Int(icon[6 + 16 + 13]) << 8
    site.write("Content/small.png", bytes: Array(icon[place...]))
    site.write("site.yaml", "title: T\nstyle: plain\nicons: /small.png\n")
    let expected = """
      site.yaml:3:8: warning: 'Content/small.png' has 32 by 32 pixels, and icons of 180 are made of it
        3 | icons: /small.png
          |        ^~~~~~~~~~ name an SVG, or a picture of 180 by 180 pixels or more

      """
    #expect(site.messages() == expected)
    // It is said again, and nothing is made again for that.
    #expect(site.messages(withoutLibrary) == expected)
    site.write("site.yaml", "title: T\nstyle: plain\nicons: /small.png\nmanifest: true\n")
    #expect(site.messages().contains("and icons of 512 are made of it"))
  }
}

import Building
import Foundation
import Testing

/// What is written for hosts and browsers beside the pages.
@Suite struct HostingTests {
  private func site(_ settings: String, _ files: [String: String] = [:]) -> TestSite {
    let all = [
      "site.yaml": "title: \"A \\\"B\\\"\"\nstyle: plain\n" + settings,
      "Content/posts/_index.md": "",
      "Content/posts/a.md":
        "---\ntitle: A\ndate: 2026-01-02\n---\n[b](b.md) ![p](/p.png) <a href=\"#x\">x</a>\n",
      "Content/posts/b.md":
        "---\ntitle: B\ndate: 2026-01-01\naliases: [/old/, \"/o*d/:x y\"]\n---\n",
    ].merging(files) { $1 }
    return TestSite(all, templates: false)
  }

  private func built(_ settings: String, _ files: [String: String] = [:]) -> TestSite {
    let site = site(settings, files)
    #expect(site.messages() == "")
    return site
  }

  @Test func headers() throws {
    let site = built("")
    let headers = try #require(site.read("Output/_headers"))
    let lines = headers.split(separator: "\n").map(String.init)
    #expect(lines[0] == "/*")
    #expect(
      lines[1].hasPrefix(
        "  Content-Security-Policy: default-src 'self'; img-src 'self' data: https:;"))
    #expect(!lines[1].contains("unsafe"))
    #expect(
      Array(lines[2...3]) == [
        "  X-Content-Type-Options: nosniff", "  Referrer-Policy: strict-origin-when-cross-origin",
      ])
    #expect(lines.count == 8)
    // What has its fingerprint in its name never changes.
    for place in [4, 6] {
      #expect(site.read("Output" + lines[place]) != nil)
      #expect(lines[place + 1] == "  Cache-Control: public, max-age=31536000, immutable")
    }
    #expect(built("headers: false\n").read("Output/_headers") == nil)
    let below = built("base_url: https://a.example/b\ncsp: \"default-src 'none'\"\n")
    #expect(
      below.read("Output/_headers")?.hasPrefix(
        "/b/*\n  Content-Security-Policy: default-src 'none'\n") == true)
    #expect(
      built("csp: false\n").read("Output/_headers")?.hasPrefix("/*\n  X-Content-Type-Options")
        == true)
  }

  @Test func redirects() {
    #expect(
      built("").read("Output/_redirects") == "/old/ /posts/b/ 301\n/o%2Ad/%3Ax%20y/ /posts/b/ 301\n"
    )
    let below = built("base_url: https://a.example/b\n")
    #expect(below.read("Output/_redirects")?.hasPrefix("/b/old/ /b/posts/b/ 301\n") == true)
    let without = built("", ["Content/posts/b.md": ""])
    #expect(without.read("Output/_redirects") == nil)
  }

  @Test func theManifestAndTheIcon() throws {
    let site = site(
      "base_url: https://a.example/b\nicon: /icon.png\nmanifest: true\ntheme: {accent: \"#102030\"}\nlanguage: he\n"
    )
    site.write(
      "Content/icon.png",
      bytes: [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0,
        2, 0, 0, 0, 1, 0, 8,
      ])
    #expect(site.messages() == "")
    let text = try #require(site.read("Output/manifest.webmanifest"))
    let manifest = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(manifest["name"] as? String == "A \"B\"")
    #expect(manifest["lang"] as? String == "he")
    #expect(manifest["dir"] as? String == "rtl")
    #expect(manifest["theme_color"] as? String == "#102030")
    #expect(manifest["start_url"] as? String == "./")
    #expect(
      manifest["icons"] as? [[String: String]] == [
        ["src": "/b/icon.png", "type": "image/png", "sizes": "512x256", "purpose": "any"]
      ])
    let page = try #require(site.read("Output/index.html"))
    #expect(
      page.contains(
        "<link rel=\"icon\" href=\"/b/icon.png\" type=\"image/png\" sizes=\"512x256\">\n<link rel=\"manifest\" href=\"/b/manifest.webmanifest\">\n"
      ))
    // Another picture of the same name.
    site.write("Content/icon.png", "no picture")
    #expect(site.messages() == "")
    #expect(
      site.read("Output/index.html")?.contains("href=\"/b/icon.png\" type=\"image/png\">") == true)
    #expect(site.read("Output/manifest.webmanifest")?.contains("sizes") == false)
  }

  @Test func anIconThatIsNotThere() {
    #expect(
      site("icon: /icon.svg\n").messages() == """
        site.yaml:3:7: warning: there is no 'Content/icon.svg' to show as the icon
          3 | icon: /icon.svg
            |       ^~~~~~~~~ write the path below Content/: /logo.svg for the file Content/logo.svg

        """)
    #expect(site("icon: \"\"\n").messages() == "")
  }

  @Test func aLogoThatIsNotThere() {
    #expect(
      site("logo: logos/nope.svg\n").messages() == """
        site.yaml:3:7: warning: there is no 'Content/logos/nope.svg' to show as the logo
          3 | logo: logos/nope.svg
            |       ^~~~~~~~~~~~~~ write the path below Content/: /logo.svg for the file Content/logo.svg

        """)
    #expect(site("logo: /l.svg\n", ["Content/l.svg": ""]).messages() == "")
    for address in [
      "https://a.example/l.svg", "//a.example/l.svg", "\"data:image/svg+xml,x\"", "/a%20b.svg",
      "/l.svg?v=2", "\"\"",
    ] {
      #expect(site("logo: \(address)\n").messages() == "")
    }
  }

  @Test func pagesFromADisk() throws {
    let site = built(
      "base_url: https://a.example/b\nrelative_urls: true\nicon: /p.png\n",
      ["Content/p.png": "", "Content/posts/_index.md": "---\nsize: 1\n---\n"])
    let page = try #require(site.read("Output/posts/a/index.html"))
    #expect(
      page.contains(
        "<p><a href=\"../b/index.html\">b</a> <img src=\"../../p.png\" alt=\"p\" /> <a href=\"#x\">x</a></p>"
      ))
    #expect(page.contains("<link rel=\"canonical\" href=\"https://a.example/b/posts/a/\">"))
    #expect(page.contains("<link rel=\"icon\" href=\"../../p.png\""))
    #expect(page.contains("<link rel=\"stylesheet\" href=\"../../assets/site."))
    #expect(page.contains("data-home=\"../../index.html\""))
    #expect(!page.contains("integrity"))
    #expect(
      built("").read("Output/index.html")?.components(separatedBy: " integrity=\"sha").count == 3)
    #expect(
      site.read("Output/posts/page/2/index.html")?.contains("href=\"../../b/index.html\"") == true)
    #expect(
      site.read("Output/old/index.html")?.contains("content=\"0; url=../posts/b/index.html\"")
        == true)
    // It is shown at any address.
    #expect(site.read("Output/404.html")?.contains("href=\"/b/\"") == true)
    #expect(
      site.read("Output/feed.xml")?.contains("href=\"https://a.example/b/posts/b/\"") == true
        || site.read("Output/feed.xml")?.contains("https://a.example/b/posts/b/&#34;") == true)
    let (hrefs, missing) = deadLinks(in: site)
    #expect(hrefs > 40)
    #expect(missing == [])
  }

  @Test(arguments: ["never", "file"])
  func pagesFromADiskThatAreFiles(slashes: String) throws {
    let site = built(
      "base_url: https://a.example/b\nrelative_urls: true\ntrailing_slash: \(slashes)\n",
      ["Content/p.png": ""])
    let page = try #require(site.read("Output/posts/a.html"))
    #expect(page.contains("<p><a href=\"b.html\">b</a> <img src=\"../p.png\" alt=\"p\" />"))
    #expect(
      page.contains("<link rel=\"canonical\" href=\"https://a.example/b/posts/a.html\">"))
    #expect(site.read("Output/old.html")?.contains("content=\"0; url=posts/b.html\"") == true)
    let (hrefs, missing) = deadLinks(in: site)
    #expect(hrefs > 20)
    #expect(missing == [])
  }

  /// Every relative address in the pages leads to a file.
  private func deadLinks(in site: TestSite) -> (count: Int, missing: [String]) {
    var count = 0
    var missing: [String] = []
    for (path, text) in site.output() where path.hasSuffix(".html") && path != "404.html" {
      for match in text.matches(of: #/(?:href|src)="([^"#?:]+)[#?"]/#) {
        count += 1
        let target = site.folder + "/Output/" + path + "/../" + match.1
        let standard = URL(fileURLWithPath: target).standardizedFileURL.path
        var isFolder: ObjCBool = false
        if !FileManager.default.fileExists(atPath: standard, isDirectory: &isFolder)
          || isFolder.boolValue
        {
          missing.append("\(path): \(match.1)")
        }
      }
    }
    return (count, missing)
  }

  @Test func addressesThatDifferInCaseOnly() {
    let site = TestSite([
      "Content/a.md": "---\nslug: Hello\n---\n", "Content/hello.md": "",
      "Content/b.md": "---\nurl: /STRASSE/\n---\n", "Content/c.md": "---\nurl: /strasse/\n---\n",
      "Content/Pic.bin": "1", "Content/other.md": "---\nslug: Other\n---\n",
    ])
    #expect(
      site.messages() == """
        Content/c.md:2:6: warning: '/strasse/' and '/STRASSE/' differ only in large and small letters
          2 | url: /strasse/
            |      ^~~~~~~~~ on the disks of macOS and Windows they are one file; rename one of them
        Content/b.md:2:6: note: the other is this
          2 | url: /STRASSE/
            |      ^~~~~~~~~
        Content/hello.md: warning: '/hello/' and '/Hello/' differ only in large and small letters
          on the disks of macOS and Windows they are one file; rename one of them
        Content/a.md:2:7: note: the other is this
          2 | slug: Hello
            |       ^~~~~

        """)
  }
}

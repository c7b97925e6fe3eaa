import Building
import Dates
import Files
import Foundation
import Testing

/// The example site with the built-in templates: what holds for every page of every style.
@Suite struct ExampleSiteTests {
  private static let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// A copy of the example site, built once for all tests: its pages and its other files by path.
  private static let built: (messages: String, pages: [String: String], files: Set<String>) = {
    let site = TestSite(templates: false)
    site.remove("site.yaml")
    for name in ["Content", "site.yaml"] {
      try? FileManager.default.copyItem(
        atPath: project + "/" + name, toPath: site.folder + "/" + name)
    }
    let report = site.build { $0.now = WrittenDate("2026-11-30") }
    let output = site.output()
    return (
      site.text(of: report), output.filter { $0.key.hasSuffix(".html") }, Set(output.keys)
    )
  }()

  /// The values of an attribute in a page, character references of addresses undone.
  private func values(of attribute: String, in page: String) -> [String] {
    page.components(separatedBy: " \(attribute)=\"").dropFirst().map { rest in
      String(rest.prefix { $0 != "\"" }).replacingOccurrences(of: "&amp;", with: "&")
    }
  }

  /// The page or file that an address within the site means, and the fragment behind it.
  private func target(_ address: String) -> (path: String, fragment: String?)? {
    guard address.hasPrefix("/"), !address.hasPrefix("//") else { return nil }
    let parts = address.split(separator: "#", maxSplits: 1).map {
      String($0).removingPercentEncoding ?? String($0)
    }
    var path = String((parts.first ?? "/").dropFirst())
    if path.isEmpty || path.hasSuffix("/") { path += "index.html" }
    if path.hasPrefix("assets/site.") {
      path = path.hasSuffix(".js") ? "assets/site.js" : "assets/site.css"
    }
    return (path, parts.count > 1 ? parts[1] : nil)
  }

  @Test func itBuildsWithoutAWord() {
    #expect(Self.built.messages == "")
    #expect(Self.built.pages.count > 80)
  }

  @Test func everyPageHasOneMainHeadingAndNothingInline() {
    for (path, page) in Self.built.pages {
      #expect(page.components(separatedBy: "<h1").count == 2, "\(path)")
      // Data for search engines is no script.
      let scripts = page.components(separatedBy: "<script").dropFirst().filter {
        !$0.hasPrefix(" type=\"application/ld+json\">{")
      }
      #expect(scripts.allSatisfy { $0.hasPrefix(" src=\"/assets/site.") }, "\(path)")
      #expect(scripts.count == (page.contains("http-equiv=\"refresh\"") ? 0 : 1), "\(path)")
      #expect(!page.contains("<style"), "\(path)")
      #expect(!page.contains(" style=\""), "\(path)")
      // What Python prints for a value that is not there.
      #expect(!page.contains(">None<"), "\(path)")
      let ids = values(of: "id", in: page)
      #expect(ids.count == Set(ids).count, "\(path)")
    }
  }

  @Test func everyAddressWithinTheSiteLeadsSomewhere() {
    for (path, page) in Self.built.pages {
      for address in values(of: "href", in: page) + values(of: "src", in: page) {
        guard let target = target(address) else { continue }
        #expect(Self.built.files.contains(target.path), "\(address) in \(path)")
        if let fragment = target.fragment, let page = Self.built.pages[target.path] {
          #expect(values(of: "id", in: page).contains(fragment), "\(address) in \(path)")
        }
      }
    }
  }

  @Test(arguments: [
    "no-space", "blurry", "flat-dark", "grid", "plain", "grouped", "inset-grouped", "sidebar",
  ])
  func theHomeLeadsToAListEachCardToAPageAndEachPageBack(style: String) throws {
    let pages = Self.built.pages
    let home = try #require(pages["index.html"])
    #expect(values(of: "href", in: home).contains("/\(style)/"))
    var posts = 0
    for number in 1... {
      let path = number == 1 ? "\(style)/index.html" : "\(style)/page/\(number)/index.html"
      guard let list = pages[path] else { break }
      let listAddress = "/" + path.replacingOccurrences(of: "index.html", with: "")
      for card in list.components(separatedBy: "<article class=\"card").dropFirst() {
        let id = try #require(values(of: "id", in: card).first)
        let address = try #require(values(of: "href", in: card).first)
        let path = try #require(target(address)?.path)
        let detail = try #require(pages[path])
        #expect(values(of: "href", in: detail).contains("\(listAddress)#\(id)"), "\(address)")
        posts += 1
      }
    }
    #expect(posts >= 9)
  }
}

import Building
import Files
import Foundation
import Testing

/// The site that the guide shows in “A whole site”, from the guide's own text.
@Suite struct GuideSiteTests {
  private static let guide =
    Path.parent(of: Path.parent(of: Path.parent(of: #filePath))) + "/Content/guide/a-whole-site.md"

  /// The files that stand in the page's blocks of code, by their titles.
  private static func files() throws -> [String: String] {
    let text = String(decoding: try File.read(guide), as: UTF8.self)
    var files: [String: String] = [:]
    var open: (path: String, lines: [Substring])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let block = open {
        if line == "```" {
          files[block.path] = block.lines.joined(separator: "\n") + "\n"
          open = nil
        } else {
          open?.lines.append(line)
        }
      } else if line.hasPrefix("```"), let start = line.range(of: "title=\"") {
        open = (String(line[start.upperBound...].dropLast()), [])
      }
    }
    return files
  }

  @Test func becomesTheSiteThatItSays() throws {
    let files = try Self.files()
    #expect(files.count == 14)
    let site = TestSite(files, templates: false)
    #expect(site.messages() == "")
    let output = site.output()
    #expect(
      Set(output.keys.filter { $0.hasSuffix(".html") }) == [
        "404.html", "index.html", "articles/index.html", "articles/page/2/index.html",
        "articles/2024/first-loop/index.html", "articles/2025/while/index.html",
        "articles/2026/recursion/index.html", "tags/index.html", "tags/swift/index.html",
        "tags/swift/page/2/index.html", "tags/c/index.html", "projects/index.html",
        "projects/knot/index.html", "projects/loop-de-loop/index.html", "about/index.html",
        "contact/index.html",
      ])
    let home = try #require(output["index.html"])
    #expect(home.contains("<a href=\"/articles/2026/recursion/\">Recursion</a>"))
    #expect(home.contains("<p>See recursion.</p>"))
    let projects = try #require(output["projects/index.html"])
    #expect(
      projects.contains(
        "<li><a href=\"https://code.example/knot\">Knot</a> 40 ★</li><li><a href=\"https://code.example/loop-de-loop\">Loop de loop</a> 12 ★</li>"
      ))
    let articles = try #require(output["articles/index.html"])
    #expect(articles.contains("While") && !articles.contains("The first loop"))
    #expect(output["contact/index.html"]?.contains("<h1>Contact</h1>") == true)
    #expect(output["feed.xml"]?.contains("<title>Recursion</title>") == true)
    let sheet = try FolderListing.of(site.folder + "/Output/assets").entries.map(\.path)
    #expect(sheet.contains { $0.hasPrefix("site.") && $0.hasSuffix(".css") && $0.utf8.count == 25 })
  }

  @Test func itsSetUpIsShort() throws {
    let setUp = try Self.files().filter { $0.key == "site.yaml" || $0.key.hasSuffix("_index.md") }
    #expect(setUp.values.reduce(0) { $0 + $1.split(separator: "\n").count } <= 25)
  }
}

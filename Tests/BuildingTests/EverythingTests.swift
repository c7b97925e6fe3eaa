import Building
import Dates
import Files
import Foundation
import Imaging
import Testing

/// A site with one of everything in three languages, `Tests/Sites/everything`, whose whole output is written down in
/// `Tests/Sites/everything.txt`.
///
/// `SITEGEN_RECORD=1 swift test --filter EverythingTests` writes that file anew, and fails, since somebody has to read it.
@Suite struct EverythingTests {
  private static let sites = Path.parent(of: Path.parent(of: #filePath)) + "/Sites"

  /// What lies in the site, by path.
  private static func files() throws -> [String: String] {
    var files: [String: String] = [:]
    let folder = sites + "/everything"
    for entry in try FolderListing.of(folder).entries where entry.kind == .file {
      files[entry.path] = String(decoding: try File.read(folder + "/" + entry.path), as: UTF8.self)
    }
    return files
  }

  /// The output as one text, each file under its path; of files that are not text, and of names with a fingerprint, the
  /// part that does not depend on bytes.
  private static func text(of site: TestSite) -> String {
    var text = ""
    for (path, content) in site.output().sorted(by: { $0.key < $1.key }) {
      let shown = path.replacing(#/\.[0-9a-f]{6,16}\./#, with: ".*.")
      text += "=== \(shown)\n"
      if [".png", ".ico"].contains(where: path.hasSuffix) {
        // The bytes of pictures are the library's.
        let bytes = (try? File.read(site.folder + "/Output/" + path)) ?? []
        text += "\(RasterHeader.size(of: bytes)?.description ?? "\(bytes.prefix(6))")\n"
      } else if !path.hasSuffix(".bin") {
        text += content.replacing(#/\.[0-9a-f]{16}\./#, with: ".*.")
          .replacing(#/sha384-[A-Za-z0-9+/=]+/#, with: "sha384-*")
        if !text.hasSuffix("\n") { text += "\n" }
      }
    }
    return text
  }

  @Test func theWholeTreeIsAsItIsWrittenDown() throws {
    let site = TestSite(try Self.files(), templates: false)
    let report = site.build()
    #expect(report.succeeded)
    #expect(
      site.text(of: report).hasPrefix(
        "Content/posts/one.md:4:8: warning: 'Swift' and 'swift' are one term of 'tags'\n"))
    #expect(report.diagnostics.count == 1)
    let text = Self.text(of: site)
    let record = Self.sites + "/everything.txt"
    if ProcessInfo.processInfo.environment["SITEGEN_RECORD"] == "1" {
      try text.write(toFile: record, atomically: true, encoding: .utf8)
      Issue.record(
        "\(record) was written anew: read what changed, then run the tests without SITEGEN_RECORD")
      return
    }
    let expected = String(decoding: try File.read(record), as: UTF8.self)
    let (lines, wanted) = (text.split(separator: "\n"), expected.split(separator: "\n"))
    for difference in lines.difference(from: wanted).prefix(20) {
      switch difference {
      case .insert(_, let line, _): Issue.record("there is: \(line)")
      case .remove(_, let line, _): Issue.record("there is no longer: \(line)")
      }
    }
  }

  /// Nothing depends on the order in which a folder lists its files, or on what a build left behind.
  @Test func filesInAnotherOrderGiveTheSameBytes() throws {
    let files = try Self.files().sorted { $0.key < $1.key }
    let first = TestSite(templates: false)
    for (path, text) in files { first.write(path, text) }
    let second = TestSite(templates: false)
    for (path, text) in files.reversed() { second.write(path, text) }
    #expect(first.build().succeeded)
    #expect(second.build { $0.jobs = 1 }.succeeded)
    let output = first.output()
    #expect(second.output() == output)
    #expect(first.build { $0.ignoresCache = true }.written == 0)
    #expect(first.output() == output)
  }
}

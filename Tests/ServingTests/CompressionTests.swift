import Glibc
import RawClient
import TestFolder
import Testing

/// Text goes compressed to those who read that.
@Suite struct CompressionTests {
  private static let text = (0..<400).map { "line \($0 % 7)\n" }.joined()

  /// Undone by the system's own program.
  private func unzipped(_ bytes: [UInt8]) throws -> String {
    let folder = try TemporaryFolder()
    try folder.put(bytes, at: Array("x.gz".utf8))
    let pipe = try #require(popen("gzip -dc '\(folder("x.gz"))'", "r"))
    defer { pclose(pipe) }
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&buffer, 1, buffer.count, pipe), count > 0 {
      result += buffer[..<count]
    }
    return String(decoding: result, as: UTF8.self)
  }

  @Test func compressesText() throws {
    let site = try PreviewedSite(["a.txt": Self.text])
    for _ in 1...2 {
      let response = try site.ask("/a.txt", "Accept-Encoding: br, gzip")
      #expect(response.status == 200)
      #expect(response["Content-Encoding"] == "gzip")
      #expect(response["Vary"] == "Accept-Encoding")
      #expect(response.body.count < Self.text.utf8.count / 5)
      #expect(try unzipped(response.body) == Self.text)
    }
    site.files.put(Self.text + "more", at: "a.txt")
    let response = try site.ask("/a.txt", "Accept-Encoding: gzip")
    #expect(try unzipped(response.body) == Self.text + "more")
  }

  @Test func sendsPlainTextToOthers() throws {
    let site = try PreviewedSite(["a.txt": Self.text])
    for line in ["X: y", "Accept-Encoding: br", "Accept-Encoding: gzip;q=0, *"] {
      let response = try site.ask("/a.txt", line)
      #expect(response["Content-Encoding"] == nil)
      #expect(response["Vary"] == "Accept-Encoding")
      #expect(response.text == Self.text)
    }
  }

  @Test func compressesNothingShortOrCompressed() throws {
    let site = try PreviewedSite(["a.txt": "short", "a.png": Self.text])
    for path in ["/a.txt", "/a.png"] {
      let response = try site.ask(path, "Accept-Encoding: gzip")
      #expect(response["Content-Encoding"] == nil)
      #expect(response["Vary"] == nil)
    }
    var state: UInt64 = 1
    site.files["noise.txt"] = (0..<2000).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1
      return UInt8(truncatingIfNeeded: state >> 56)
    }
    for _ in 1...2 {
      let response = try site.ask("/noise.txt", "Accept-Encoding: gzip")
      #expect(response["Content-Encoding"] == nil)
      #expect(response.body.count == 2000)
    }
  }

  @Test func namesCompressedAndPlainBytesDifferently() throws {
    let site = try PreviewedSite(["a.txt": Self.text])
    let plain = try #require(try site.ask("/a.txt")["ETag"])
    let compressed = try #require(try site.ask("/a.txt", "Accept-Encoding: gzip")["ETag"])
    #expect(plain != compressed)
    #expect(
      try site.ask("/a.txt", "Accept-Encoding: gzip", "If-None-Match: \(compressed)").status == 304)
    #expect(
      try site.ask("/a.txt", "Accept-Encoding: gzip", "If-None-Match: \(plain)").status == 200)
    // A range is one of the plain bytes.
    let part = try site.ask("/a.txt", "Accept-Encoding: gzip", "Range: bytes=0-5")
    #expect(part.status == 206)
    #expect(part.text == "line 0")
    #expect(part["ETag"] == plain)
  }

  /// What is kept of one path's page must not be given for another's.
  @Test func missingPagesKeepTheirOwnPaths() throws {
    let site = try PreviewedSite()
    for letter in ["a", "b", "a"] {
      let path = "/" + String(repeating: letter, count: 500)
      let response = try site.ask(path, "Accept-Encoding: gzip")
      #expect(response.status == 404)
      #expect(response["Content-Encoding"] == nil)
      #expect(response.text.contains("<code>\(path)</code>"))
    }
  }
}

import Diagnostics
import HTTP
import Testing

@testable import Serving

/// Nothing that is sent, or written in a file for the host, stops the program.
@Suite struct RandomInputTests {
  /// Texts made of pieces that mean something, the same in every run.
  private struct Texts {
    private var state: UInt64
    private let pieces: [[UInt8]]

    init(seed: UInt64, _ pieces: [String]) {
      state = seed
      self.pieces = pieces.map { Array($0.utf8) } + [[0xFF], [0], [0xC3], [0xE2, 0x82]]
    }

    private mutating func number(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }

    mutating func next() -> [UInt8] {
      (0..<number(below: 12)).flatMap { _ in pieces[number(below: pieces.count)] }
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func targetsStayInside(_ seed: UInt64) {
    var texts = Texts(
      seed: seed,
      [
        "/", "..", ".", "%2e", "%2F", "%", "%00", "a", "?", "#", "&", "=", "http://", "\\", "é",
        "*", ":",
      ])
    for _ in 1...500 {
      guard let target = RequestTarget(texts.next()) else { continue }
      #expect(target.path.hasPrefix("/"))
      let parts = target.path.split(separator: "/")
      #expect(!parts.contains("..") && !parts.contains("."))
      #expect(target.path.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F })
      _ = target.parameter("a")
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func rulesAreReadAndFollowed(_ seed: UInt64) throws {
    var texts = Texts(
      seed: seed,
      [
        "/", "*", ":a", ":splat", " ", "\n", "\r", "301", "!", "#", "X: y", "  ", "\t",
        "https://b/",
        "=", ":", "/x", "200", "-",
      ])
    for _ in 1...300 {
      let source = SourceText(path: "_redirects", bytes: texts.next() + texts.next())
      let redirects = RedirectRules(source)
      let headers = HeaderRules(source)
      for diagnostic in redirects.diagnostics + headers.diagnostics {
        #expect(!DiagnosticText().format(diagnostic).isEmpty)
      }
      for path in ["/", "/x", "/x/y//z/", "//evil.example/"] {
        if let target = redirects.answer(to: path, forced: false)?.target {
          #expect(target.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
          #expect(!target.hasPrefix("//") || source.text(0..<source.bytes.count).contains("//"))
        }
        for line in headers.headers(for: path).lines {
          #expect(!line.value.utf8.contains { $0 == 0x0D || $0 == 0x0A })
        }
      }
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func headersAreRead(_ seed: UInt64) {
    var texts = Texts(
      seed: seed,
      [
        "bytes=", "-", "0", "99999999999999999999", ",", "\"", "W/", "*", "gzip", ";q=", "0.0", " ",
        "Sun", "06", "Nov", "1994", "08:49:37", "GMT", "localhost", "[::1]", ":8080", "'self'",
        "default-src", "script-src",
      ])
    let hosts = AllowedHosts(listeningAt: "0.0.0.0")
    for _ in 1...300 {
      let text = String(decoding: texts.next(), as: UTF8.self)
      if case .one(let range) = ByteRange.wish(text), let bytes = range.bytes(of: 1000) {
        #expect(!bytes.isEmpty && bytes.lowerBound >= 0 && bytes.upperBound <= 1000)
      }
      _ = EntityTag("0").isNamed(in: text)
      _ = HTTPDate.seconds(text)
      _ = AcceptedEncodings.allowGzip(text)
      _ = hosts.contains(text)
      let policy = ContentSecurityPolicy.allowingReloads(text)
      #expect(ContentSecurityPolicy.allowingReloads(policy) == policy)
    }
  }
}

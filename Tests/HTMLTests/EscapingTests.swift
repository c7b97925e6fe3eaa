import HTML
import Testing

@Suite struct EscapingTests {
  private static let references: [UInt8: String] = [
    UInt8(ascii: "&"): "&amp;", UInt8(ascii: "<"): "&lt;", UInt8(ascii: ">"): "&gt;",
    UInt8(ascii: "\""): "&#34;", UInt8(ascii: "'"): "&#39;",
  ]

  /// What the fast way is held to.
  private func naive(_ bytes: [UInt8], asCommonMark: Bool) -> [UInt8] {
    bytes.flatMap { byte -> [UInt8] in
      if asCommonMark, byte == UInt8(ascii: "'") { return [byte] }
      if asCommonMark, byte == UInt8(ascii: "\"") { return Array("&quot;".utf8) }
      return Self.references[byte].map { Array($0.utf8) } ?? [byte]
    }
  }

  private func check(_ bytes: [UInt8]) {
    var html = ByteBuffer(capacity: 1)
    html.append(UInt8(ascii: "#"))
    html.append(escaping: bytes)
    #expect(html.bytes(from: 1) == naive(bytes, asCommonMark: false))
    var commonMark = ByteBuffer(capacity: 1)
    bytes.withUnsafeBytes { commonMark.append(escapingAsCommonMark: $0) }
    #expect(commonMark.bytes() == naive(bytes, asCommonMark: true))
  }

  @Test func writesReferences() {
    var html = ByteBuffer()
    html.append(escaping: "<a href=\"x\">Tom & 'Jerry'</a>")
    #expect(html.string() == "&lt;a href=&#34;x&#34;&gt;Tom &amp; &#39;Jerry&#39;&lt;/a&gt;")
  }

  @Test(arguments: 0...100)
  func findsEachSpecialAtEachOffset(length: Int) {
    let clean = [UInt8](repeating: UInt8(ascii: "x"), count: length)
    check(clean)
    for special in Self.references.keys.sorted() {
      check([UInt8](repeating: special, count: length))
      for offset in 0..<length {
        var bytes = clean
        bytes[offset] = special
        check(bytes)
      }
    }
  }

  @Test(arguments: 0..<200)
  func equalsTheNaiveWayOnGeneratedTexts(seed: Int) {
    let pieces = [
      "&", "<", ">", "\"", "'", "é", "日本", "🎈", "a", "plain text ", "\0", "\n", "&amp;",
    ]
    var state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    var text = ""
    for _ in 0..<(seed % 60) {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      text += pieces[Int(state >> 33) % pieces.count]
    }
    check(Array(text.utf8))
  }

  @Test func keepsBytesThatAreNotUTF8() {
    check((0...255).map { UInt8($0) } + [0xC3, 0xFF, 0x80])
  }
}

import Diagnostics
import Testing

@Suite struct SourceTextTests {
  @Test func knowsEveryPosition() {
    let source = SourceText(path: "a", text: "aé\r\n\n\rb")
    let expected = [(1, 1), (1, 2), (1, 3), (1, 3), (1, 4), (2, 1), (3, 1), (4, 1), (4, 2)]
    for (offset, place) in expected.enumerated() {
      let position = source.position(at: offset)
      #expect(position == SourcePosition(line: place.0, column: place.1), "offset \(offset)")
    }
    #expect(source.position(at: -5) == SourcePosition(line: 1, column: 1))
    #expect(source.position(at: 500) == SourcePosition(line: 4, column: 2))
  }

  @Test func knowsTheLineOfEveryOffset() {
    let source = SourceText(path: "a", text: "ab\r\n\nc\rd")
    let lines = [0..<2, 0..<2, 0..<2, 0..<2, 4..<4, 5..<6, 5..<6, 7..<8, 7..<8]
    for (offset, line) in lines.enumerated() {
      #expect(source.lineRange(at: offset) == line, "offset \(offset)")
    }
  }

  @Test(
    arguments: [
      ([], nil), ([0x61, 0xC3, 0xA9], nil), ([0x61, 0xC3], 1), ([0x80], 0), ([0xC0, 0xAF], 0),
      ([0xE0, 0x9F, 0xBF], 0), ([0xED, 0xA0, 0x80], 0), ([0xEF, 0xBF, 0xBF], nil),
      ([0x61, 0xF0, 0x8F, 0xBF, 0xBF], 1), ([0xF4, 0x8F, 0xBF, 0xBF], nil),
      ([0xF4, 0x90, 0x80, 0x80], 0), ([0xF5, 0x80, 0x80, 0x80], 0), ([0xE2, 0x82, 0x41], 0),
    ] as [([UInt8], Int?)])
  func findsTheFirstByteThatIsNotUTF8(bytes: [UInt8], offset: Int?) {
    #expect(SourceText(path: "a", bytes: bytes).firstInvalidUTF8() == offset)
  }
}

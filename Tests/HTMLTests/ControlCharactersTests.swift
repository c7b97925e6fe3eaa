import HTML
import Testing

@Suite struct ControlCharactersTests {
  private func cleaned(_ bytes: [UInt8], from start: Int = 0) -> [UInt8] {
    var buffer = ByteBuffer()
    buffer.append(bytes)
    buffer.dropControlCharacters(from: start)
    return buffer.bytes()
  }

  /// At every offset, so that both the wide look and the narrow one meet each of them.
  @Test(arguments: 0..<40)
  func eachIsTakenOutWhereverItStands(offset: Int) {
    let before = [UInt8](repeating: UInt8(ascii: "a"), count: offset)
    let after = Array("\t\r\n\u{FFFD}\u{E9}ﬁ z".utf8)
    for byte in UInt8(0)..<0x20 where ![0x09, 0x0A, 0x0D].contains(byte) {
      #expect(cleaned(before + [byte] + after) == before + after)
    }
    for scalar in ["\u{FFFE}", "\u{FFFF}"] {
      #expect(cleaned(before + Array(scalar.utf8) + after) == before + after)
    }
    #expect(cleaned(before + after) == before + after)
  }

  @Test func whatStoodThereBeforeIsLeftAlone() {
    #expect(cleaned([1, 2, 3, 0x61], from: 2) == [1, 2, 0x61])
  }

  @Test func aCutSequenceAtTheEndStays() {
    #expect(cleaned([0xEF, 0xBF]) == [0xEF, 0xBF])
  }
}

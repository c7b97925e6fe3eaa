import HTML
import Testing

@Suite struct ByteBufferTests {
  @Test func growsOverEveryLength() {
    for length in 0...100 {
      var buffer = ByteBuffer(capacity: 0)
      var expected: [UInt8] = []
      for index in 0..<length {
        let piece = [UInt8](repeating: UInt8(index), count: index % 7)
        buffer.append(piece)
        buffer.append(UInt8(index))
        expected += piece + [UInt8(index)]
      }
      #expect(buffer.count == expected.count)
      #expect(buffer.bytes() == expected)
    }
  }

  @Test func takesEveryKindOfText() {
    var buffer = ByteBuffer()
    buffer.append("a" as StaticString)
    buffer.append(String("日本"))
    buffer.append("xyz".dropFirst())
    buffer.append([1, 2, 3, 4][1...2])
    buffer.append(decimal: Int.min)
    #expect(buffer.string() == "a日本yz\u{2}\u{3}-9223372036854775808")
  }

  @Test func forgetsWhatIsCutOff() {
    var buffer = ByteBuffer()
    buffer.append("one two" as StaticString)
    buffer.truncate(to: 3)
    buffer.append("!" as StaticString)
    #expect(buffer.string() == "one!")
    #expect(buffer.string(from: 3) == "!")
    buffer.truncate(to: 0)
    #expect(buffer.bytes().isEmpty)
    buffer.append([] as [UInt8])
    #expect(buffer.count == 0)
  }
}

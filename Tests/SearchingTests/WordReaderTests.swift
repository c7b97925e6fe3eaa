import Foundation
import Testing

@testable import Searching

@Suite struct WordReaderTests {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    let text: String
    let words: [String]
    var testDescription: String { text }
  }

  /// The script's own test reads these too.
  static let cases: [Case] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Cases/words.json")
    return (try? JSONDecoder().decode([Case].self, from: Data(contentsOf: file))) ?? []
  }()

  @Test(arguments: cases) func readsWords(_ one: Case) {
    #expect(words(of: one.text).map { Array($0.utf8) } == one.words.map { Array($0.utf8) })
  }

  @Test func hasCases() { #expect(Self.cases.count == 29) }

  @Test func goesOnFromPieceToPiece() {
    var reader = WordReader()
    var found = Words()
    for piece in ["un", "der", " stand", "東", "京"] {
      Array(piece.utf8).withUnsafeBytes { reader.read($0, into: &found) }
    }
    reader.end(&found)
    #expect(found.all == ["under", "stand", "東京", "京"])
  }

  @Test func staysWholeWhatIsNoUTF8() {
    var reader = WordReader()
    var found = Words()
    for bytes: [UInt8] in [[0x61, 0xFF, 0x62], [0x20, 0xE6, 0x9D], [0xF0], [0xC3], [0x80, 0x63]] {
      bytes.withUnsafeBytes { reader.read($0, into: &found) }
    }
    reader.end(&found)
    #expect(found.all == ["a", "b", "c"])
  }

  @Test func takesAnyScalar() {
    var reader = WordReader()
    var found = Words()
    for scalar in stride(from: UInt32(1), to: 0x11_0000, by: 7) where Unicode.Scalar(scalar) != nil
    {
      reader.add(scalar, &found)
    }
    reader.end(&found)
    #expect(found.all.count > 10_000)
    #expect(found.all.allSatisfy { (1...WordReader.longest + 3).contains($0.utf8.count) })
  }
}

import Testing

@testable import Markdown

@Suite struct EmojiTests {
  private func emoji(_ name: String) -> String? {
    var name = name
    return name.withUTF8 {
      Emoji.named(UnsafeRawBufferPointer($0)).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  @Test(arguments: [
    ("+1", "👍"), ("tada", "🎉"), ("zzz", "💤"), ("1234", "🔢"), ("airplane", "✈️"),
    ("bouncing_ball_man", "⛹️‍♂️"), ("basketball_man", "⛹️‍♂️"), ("scotland", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"),
  ])
  func `knows GitHub's names and their aliases`(name: String, picture: String) {
    #expect(emoji(name) == picture)
  }

  @Test(arguments: ["", "tad", "tadaa", "TADA", "🎉", "+1 👍", String(repeating: "a", count: 300)])
  func `knows nothing else`(name: String) {
    #expect(emoji(name) == nil)
  }

  @Test func `finds every name of the list`() {
    let words = emojiNames.description.split { $0 == " " || $0 == "\n" }
    #expect(words.count == 2 * 1913)
    for pair in stride(from: 0, to: words.count, by: 2) {
      #expect(emoji(String(words[pair])) == String(words[pair + 1]))
    }
    #expect(Emoji.longestName == 40)
  }
}

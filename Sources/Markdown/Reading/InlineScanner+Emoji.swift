/// Which bytes the names of emoji have.
enum EmojiName {
  static func mayBegin(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

extension InlineScanner {
  /// Reads `:name:` and returns where to go on, nil when the colon begins no emoji's name.
  mutating func emoji(_ text: UnsafeRawBufferPointer, _ index: Int) -> Int? {
    guard constructs.contains(.emoji) else { return nil }
    var end = index &+ 1
    let limit = min(text.count, end &+ Emoji.longestName)
    while end < limit, EmojiName.mayBegin(text[end]) { end &+= 1 }
    guard end > index &+ 1, end < text.count, text[end] == UInt8(ascii: ":"),
      Emoji.named(UnsafeRawBufferPointer(rebasing: text[index &+ 1..<end])) != nil
    else { return nil }
    add(.emoji, text, index..<end &+ 1, left: .punctuation, right: .punctuation)
    return end &+ 1
  }
}

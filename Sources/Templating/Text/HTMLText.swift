/// The text in HTML.
enum HTMLText {
  /// HTML without its tags and comments, runs of spaces as one, references as characters (MarkupSafe's `striptags`).
  static func stripped(_ html: String) -> String {
    let bytes = Array(html.utf8)
    var kept: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        kept.append(bytes[index])
        index += 1
        continue
      }
      let isComment = bytes[index...].starts(with: "<!--".utf8)
      let closing = Array((isComment ? "-->" : ">").utf8)
      guard
        let end = TextSearch.first(closing, in: bytes, from: index + (isComment ? 4 : 0))
      else {
        // No tag after this one is closed either, so the rest is text.
        kept += bytes[index...]
        break
      }
      index = end + closing.count
    }
    let words = TextOperations.split(String(decoding: kept, as: UTF8.self), nil, limit: -1)
    return CharacterReferences.decode(words.joined(separator: " "))
  }
}

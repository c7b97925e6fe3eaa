/// The first tag in `html` that closes nothing, or else one that is left open; nil when all pairs match.
///
/// The HTML is what the renderer writes: attributes in double quotes, no comments.
func unbalancedTag(in html: [UInt8]) -> String? {
  let void = ["br", "hr", "img", "input", "wbr"]
  var open: [String] = []
  var index = 0
  while let start = html[index...].firstIndex(of: UInt8(ascii: "<")) {
    var end = start + 1
    var isQuoted = false
    while end < html.count, isQuoted || html[end] != UInt8(ascii: ">") {
      if html[end] == UInt8(ascii: "\"") { isQuoted.toggle() }
      end += 1
    }
    guard end < html.count else { return String(decoding: html[start...], as: UTF8.self) }
    let tag = html[(start + 1)..<end]
    let isClosing = tag.first == UInt8(ascii: "/")
    let name = String(
      decoding: tag.dropFirst(isClosing ? 1 : 0).prefix {
        $0 != 0x20 && $0 != 0x0A && $0 != UInt8(ascii: "/")
      }, as: UTF8.self)
    if isClosing {
      guard open.popLast() == name else { return name }
    } else if !void.contains(name), tag.last != UInt8(ascii: "/") {
      open.append(name)
    }
    index = end + 1
  }
  return open.last
}

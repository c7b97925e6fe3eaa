extension Lexer {
  /// The end of a regular expression between slashes whose text begins at `start`, the closing slash included; nil
  /// when the line ends before it. A slash in brackets does not close it.
  ///
  /// - Complexity: O(*n*) for all calls together: where a line held no closing slash once, it is not looked for again.
  mutating func endOfRegex(from start: Int) -> Int? {
    guard start >= noRegexBefore else { return nil }
    var index = start
    var isInClass = false
    while index < end, self[index] != UInt8(ascii: "\n") {
      switch self[index] {
      case UInt8(ascii: "\\"): if self[index &+ 1] != UInt8(ascii: "\n") { index &+= 1 }
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass: return index &+ 1
      default: break
      }
      index &+= 1
    }
    noRegexBefore = index
    return nil
  }
}

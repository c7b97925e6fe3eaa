extension Lexer {
  /// How far a regular expression is looked for: a bound, so that a line of slashes costs no more than its length.
  static let longestRegex = 1000

  /// The end of a regular expression between slashes whose text begins at `start`, the closing slash included; nil
  /// when the line or the bound ends before it. A slash in brackets does not close it.
  func endOfRegex(from start: Int) -> Int? {
    var index = start
    var isInClass = false
    let limit = min(end, start &+ Self.longestRegex)
    while index < limit {
      switch self[index] {
      case UInt8(ascii: "\n"): return nil
      case UInt8(ascii: "\\"): index &+= 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass: return index &+ 1
      default: break
      }
      index &+= 1
    }
    return nil
  }
}

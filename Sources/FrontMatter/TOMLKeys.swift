/// Measures dotted keys before toml++ sees them: it makes a table inside a table of every name, and
/// takes stack for each when it frees them.
enum TOMLKeys {
  /// The byte range of the first key of more than `Limits.dottedNames` names.
  ///
  /// Strings and comments are stepped over as toml++ does; where a text is not TOML the two may differ,
  /// and toml++ stops there.
  static func firstTooLong(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    var dots = 0
    var start = range.lowerBound
    var index = range.lowerBound
    while index < range.upperBound {
      switch bytes[index] {
      case UInt8(ascii: "."):
        dots += 1
        if dots >= Limits.dottedNames { return start..<index }
        index += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "="), UInt8(ascii: ","), UInt8(ascii: "["),
        UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"):
        dots = 0
        index += 1
        start = index
      case UInt8(ascii: "#"):
        while index < range.upperBound, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        index = stringEnd(bytes, from: index, end: range.upperBound)
      default: index += 1
      }
    }
    return nil
  }

  /// Behind the string that starts here; one of a single line ends with it at the latest.
  private static func stringEnd(_ bytes: [UInt8], from start: Int, end: Int) -> Int {
    let quote = bytes[start]
    let hasEscapes = quote == UInt8(ascii: "\"")
    let isLong = start + 2 < end && bytes[start + 1] == quote && bytes[start + 2] == quote
    var index = start + (isLong ? 3 : 1)
    while index < end {
      if hasEscapes, bytes[index] == UInt8(ascii: "\\") {
        index += 2
      } else if bytes[index] == quote {
        guard isLong else { return index + 1 }
        var count = 1
        while count < 5, index + count < end, bytes[index + count] == quote { count += 1 }
        index += count
        if count >= 3 { return index }
      } else if !isLong, bytes[index] == UInt8(ascii: "\n") {
        return index
      } else {
        index += 1
      }
    }
    return end
  }
}

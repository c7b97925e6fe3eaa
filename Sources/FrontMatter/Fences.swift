/// Finds the lines around front matter.
struct Fences {
  /// The opening line's mark.
  let opening: Range<Int>
  /// What stands between the fences.
  let content: Range<Int>
  /// The first byte behind the closing fence's line ending.
  let bodyStart: Int

  /// What the first line of a file opens.
  enum Opening {
    case none
    case json
    /// `---` or `+++`, and where the line behind it begins.
    case fence(Format, Range<Int>, contentStart: Int)
  }

  /// Looks at the first line, from `start` on; a fence is three marks in the first column and
  /// nothing but blanks behind them.
  static func opening(of bytes: [UInt8], at start: Int) -> Opening {
    guard start < bytes.count else { return .none }
    switch bytes[start] {
    case UInt8(ascii: "{"):
      // Templates, shortcodes and attributes start with a brace and one of these.
      let next = start + 1 < bytes.count ? bytes[start + 1] : 0
      let isMarkup = [
        UInt8(ascii: "{"), UInt8(ascii: "%"), UInt8(ascii: "#"), UInt8(ascii: "."),
        UInt8(ascii: ":"),
      ].contains(next)
      return isMarkup ? .none : .json
    case UInt8(ascii: "-"), UInt8(ascii: "+"):
      guard let next = lineEnd(bytes, at: start, mark: bytes[start]) else { return .none }
      return .fence(
        bytes[start] == UInt8(ascii: "-") ? .yaml : .toml, start..<start + 3, contentStart: next)
    default: return .none
    }
  }

  /// The first closing line at or behind `start`: the same mark, or `...` for YAML.
  static func closing(_ bytes: [UInt8], from start: Int, format: Format, opening: Range<Int>)
    -> Fences?
  {
    let mark = format == .yaml ? UInt8(ascii: "-") : UInt8(ascii: "+")
    var line = start
    while line < bytes.count {
      let byte = bytes[line]
      if byte == mark || (format == .yaml && byte == UInt8(ascii: ".")),
        let next = lineEnd(bytes, at: line, mark: byte)
      {
        return Fences(opening: opening, content: start..<line, bodyStart: next)
      }
      line = lineEnding(bytes, from: line)
      line = afterLineEnding(bytes, at: line)
    }
    return nil
  }

  /// Where the line ends that `start` lies in.
  private static func lineEnding(_ bytes: [UInt8], from start: Int) -> Int {
    bytes.withUnsafeBytes { bytes in
      var place = start
      while bytes.count - place >= 8 {
        let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        if Content.holds(word, 0x0A) || Content.holds(word, 0x0D) { break }
        place += 8
      }
      while place < bytes.count, bytes[place] != 0x0A, bytes[place] != 0x0D { place += 1 }
      return place
    }
  }

  /// Where the next line begins, if this one is three marks and blanks.
  private static func lineEnd(_ bytes: [UInt8], at start: Int, mark: UInt8) -> Int? {
    guard start + 3 <= bytes.count, bytes[start] == mark, bytes[start + 1] == mark,
      bytes[start + 2] == mark
    else { return nil }
    return blankLineEnd(bytes, at: start + 3)
  }

  /// Where the next line begins, if nothing but blanks stands on this one from `start` on.
  static func blankLineEnd(_ bytes: [UInt8], at start: Int) -> Int? {
    var index = start
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    guard index == bytes.count || bytes[index] == 0x0A || bytes[index] == 0x0D else { return nil }
    return afterLineEnding(bytes, at: index)
  }

  private static func afterLineEnding(_ bytes: [UInt8], at index: Int) -> Int {
    guard index < bytes.count else { return index }
    return bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      ? index + 2 : index + 1
  }
}

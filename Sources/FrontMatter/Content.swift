import Diagnostics

/// What all three formats have in common: one look at the bytes, then the format's own parser.
enum Content {
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Where a file's text begins: behind a byte order mark.
  static func start(of source: SourceText) -> Int {
    source.bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
  }

  /// An error at the first byte that is not UTF-8.
  static func encodingProblem(in source: SourceText) -> Diagnostic? {
    let isValid = (try? UTF8Span(validating: source.bytes.span)) != nil
    guard !isValid, let offset = source.firstInvalidUTF8() else { return nil }
    return Wording.notUTF8(at: offset, in: source)
  }

  /// The value of the text in the bytes of `range`.
  static func parse(_ source: SourceText, _ range: Range<Int>, format: Format)
    -> (Node, [Diagnostic])
  {
    if format == .json {
      var parser = JSONParser(source, range)
      return (parser.parseAll(), parser.diagnostics)
    }
    let look = look(at: source.bytes, range)
    if let offset = look.controlCharacter {
      let problem = Wording.controlCharacter(source.bytes[offset], at: offset, in: source)
      return (Node(.mapping(Mapping()), range: range), [problem])
    }
    if format == .yaml, let node = PlainYAML.parse(source, range) { return (node, []) }
    return format == .yaml
      ? YAMLTree.parse(source, range, isASCII: look.isASCII)
      : TOMLTree.parse(source, range, isASCII: look.isASCII)
  }

  private static func look(at bytes: [UInt8], _ range: Range<Int>)
    -> (isASCII: Bool, controlCharacter: Int?)
  {
    bytes.withUnsafeBytes { bytes in
      var isASCII = true
      var index = range.lowerBound
      while index < range.upperBound {
        let end = min(index + 8, range.upperBound)
        if end - index == 8, isPlain(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) {
          index = end
          continue
        }
        for place in index..<end {
          let byte = bytes[place]
          if byte >= 0x80 {
            isASCII = false
          } else if byte < 0x20 || byte == 0x7F, byte != 0x0A, byte != 0x0D, byte != 0x09 {
            return (isASCII, place)
          }
        }
        index = end
      }
      return (isASCII, nil)
    }
  }

  /// Whether eight bytes are all from 0x20 to 0x7E: then no byte's highest bit is set, nor will it be when 1 is added or
  /// 0x20 taken away.
  @inline(__always)
  static func isPlain(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    return (word | (word &+ ones) | (word &- (ones &* 0x20))) & (ones &* 0x80) == 0
  }

  /// Whether one of eight bytes is a certain one: then the lowest such is 0 once that is taken out of all, and nothing is
  /// borrowed below it.
  @inline(__always)
  static func holds(_ word: UInt64, _ byte: UInt8) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let rest = word ^ (ones &* UInt64(byte))
    return (rest &- ones) & ~rest & (ones &* 0x80) != 0
  }
}

/// Where the lines of a Markdown body begin, counted as libcmark counts them: from 1, ended by
/// `\n`, `\r\n` or `\r`. Offsets count from the top of the file.
struct Lines {
  private var starts: [Int]
  private let end: Int

  init(_ bytes: [UInt8], body: Range<Int>) {
    starts = [body.lowerBound]
    end = body.upperBound
    var index = body.lowerBound
    while index < end {
      let byte = bytes[index]
      index += 1
      if byte == 0x0D, index < end, bytes[index] == 0x0A { index += 1 }
      if byte == 0x0A || byte == 0x0D { starts.append(index) }
    }
  }

  /// The bytes of the lines with their ends; numbers beyond the text mean its ends.
  func bytes(of lines: ClosedRange<Int>) -> Range<Int> {
    let lower = start(of: lines.lowerBound)
    return lower..<max(lower, start(of: lines.upperBound &+ 1))
  }

  /// The bytes of one line without its end.
  func trimmedBytes(of line: Int) -> Range<Int> {
    let range = bytes(of: line...line)
    return range
      .lowerBound..<max(range.lowerBound, range.upperBound &- (line < starts.count ? 1 : 0))
  }

  private func start(of line: Int) -> Int {
    if line < 1 { return starts[0] }
    return line <= starts.count ? starts[line &- 1] : end
  }
}

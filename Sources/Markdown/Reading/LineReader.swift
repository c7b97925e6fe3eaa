/// A place within one line, in bytes and in columns, as the rules of blocks move it.
///
/// Tabs reach to the next column that four divides (CommonMark 0.30, 2.2).
struct LineReader {
  private let text: UnsafeRawBufferPointer
  /// Where the line's content ends: its line end stands here, or the text's end.
  let end: Int
  private(set) var offset: Int
  private(set) var column = 0
  /// Whether `offset` stands on a tab of which some columns are taken.
  private(set) var isInsideTab = false
  private(set) var firstNonspace: Int
  private var firstNonspaceColumn = 0

  init(_ text: UnsafeRawBufferPointer, _ line: Range<Int>) {
    self.text = text
    offset = line.lowerBound
    end = line.upperBound
    firstNonspace = offset
    findNonspace()
  }

  /// Columns of white space from here to the first other byte.
  var indent: Int { firstNonspaceColumn &- column }
  var isBlank: Bool { firstNonspace >= end }

  /// The byte at an offset, a line feed where the line is over.
  @inline(__always)
  subscript(_ index: Int) -> UInt8 { index < end ? text[index] : 0x0A }

  /// The first byte that is no white space, a line feed where there is none.
  @inline(__always)
  var first: UInt8 { self[firstNonspace] }

  private mutating func findNonspace() {
    // White space is looked through once, however many containers take a part of it.
    if offset < firstNonspace { return }
    var index = offset
    var column = column
    while index < end {
      let byte = text[index]
      if byte == 0x20 {
        column &+= 1
      } else if byte == 0x09 {
        column &+= 4 &- column & 3
      } else {
        break
      }
      index &+= 1
    }
    firstNonspace = index
    firstNonspaceColumn = column
  }

  /// Goes on by `count` columns, at most to the line's end; a tab may be taken in part.
  mutating func advance(columns count: Int) {
    var count = count
    while count > 0, offset < end {
      let width = text[offset] == 0x09 ? 4 &- column & 3 : 1
      let taken = min(width, count)
      column &+= taken
      count &-= taken
      isInsideTab = taken < width
      if !isInsideTab { offset &+= 1 }
    }
    findNonspace()
  }

  /// Goes on to an offset at or after the first byte that is no white space.
  mutating func advance(to target: Int) {
    while offset < min(target, end) {
      column &+= text[offset] == 0x09 ? 4 &- column & 3 : 1
      offset &+= 1
    }
    isInsideTab = false
    findNonspace()
  }

  /// Takes one column of white space where there is some.
  mutating func skipOptionalSpace() {
    if self[offset] == 0x20 || self[offset] == 0x09 { advance(columns: 1) }
  }
}

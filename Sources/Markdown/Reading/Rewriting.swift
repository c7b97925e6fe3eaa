import HTML

/// Changes to a document before libcmark reads it, and the document they make.
///
/// Edits may come in any order and must not overlap. They only ever add lines: a line of the source stays
/// at least one line, so that places in libcmark's tree can be traced back.
struct Rewriting {
  private struct Edit {
    private let place: Range32
    private let written: Range32
    private let lineNumber: Int32
    let order: Int32
    private let added: Int32

    /// - Parameter line: the line of the source on which `range` begins, from 1.
    init(range: Range<Int>, line: Int, text: Range<Int>, order: Int, addedLines: Int) {
      place = Range32(range)
      written = Range32(text)
      lineNumber = Int32(truncatingIfNeeded: line)
      self.order = Int32(truncatingIfNeeded: order)
      added = Int32(truncatingIfNeeded: addedLines)
    }

    var range: Range<Int> { place.range }
    var line: Int { Int(lineNumber) }
    var text: Range<Int> { written.range }
    var addedLines: Int { Int(added) }
  }

  /// What stands on a line of the document that libcmark reads and is no Markdown of the user's.
  private struct PlannedMark {
    let offset: Int
    let order: Int
    let lineInEdit: Int
    let mark: LineMark.Kind

    var place: (Int, Int, Int) { (offset, order, lineInEdit) }
  }

  private var edits: [Edit] = []
  /// Whether each edit begins where the one before does or behind it, as most do.
  private var isInOrder = true
  private var texts: [UInt8] = []
  private var marks: [PlannedMark] = []
  /// The same of marks.
  private var areMarksInOrder = true

  var isEmpty: Bool { edits.isEmpty }

  /// Makes room for so many edits, as far as can be told before.
  mutating func reserve(_ count: Int) {
    edits.reserveCapacity(count)
    texts.reserveCapacity(count &* 8)
  }

  /// Puts `text` in the place of `range`; what the lines of `text` are is told by `mark` afterwards.
  mutating func replace(_ range: Range<Int>, onLine line: Int, with text: some Collection<UInt8>) {
    let start = texts.count
    texts.append(contentsOf: text)
    let lines = texts[start...].reduce(into: 0) { $0 &+= $1 == 0x0A ? 1 : 0 }
    add(range, line, text: start..<texts.count, addedLines: lines)
  }

  /// The same with a text that is known to have so many line ends.
  mutating func replace(
    _ range: Range<Int>, onLine line: Int, with text: [UInt8], addedLines: Int
  ) {
    let start = texts.count
    texts.append(contentsOf: text)
    add(range, line, text: start..<texts.count, addedLines: addedLines)
  }

  /// Puts the name of an atom, the bytes `written` of `names`, in the place of `range`.
  mutating func replace(
    _ range: Range<Int>, onLine line: Int, withName written: Range<Int>, of names: [UInt8]
  ) {
    let start = texts.count
    names.withUnsafeBytes {
      texts.append(contentsOf: UnsafeRawBufferPointer(rebasing: $0[written]))
    }
    add(range, line, text: start..<texts.count, addedLines: 0)
  }

  private mutating func add(
    _ range: Range<Int>, _ line: Int, text: Range<Int>, addedLines: Int
  ) {
    if let last = edits.last, last.range.lowerBound > range.lowerBound { isInOrder = false }
    edits.append(
      Edit(range: range, line: line, text: text, order: edits.count, addedLines: addedLines))
  }

  /// Whether one of the last edits, those of the lines that were read last, is on a line and behind an offset.
  func hasEdit(onLine line: Int, behind offset: Int) -> Bool {
    for edit in edits.reversed() {
      if edit.line < line { return false }
      if edit.line == line, edit.range.lowerBound > offset { return true }
    }
    return false
  }

  /// Says what stands on a line of the last edit, 0 for its first; or on a line without any edit.
  mutating func mark(_ kind: LineMark.Kind, atLineOfEdit line: Int) {
    guard let edit = edits.last else { return }
    let mark = PlannedMark(
      offset: edit.range.lowerBound, order: Int(edit.order), lineInEdit: line, mark: kind)
    if let last = marks.last, mark.place < last.place { areMarksInOrder = false }
    marks.append(mark)
  }

  /// The document with all edits made, and the names of runs of plain words in their place where no edit is.
  func apply(to source: UnsafeRawBufferPointer, _ plainRuns: [Range32] = []) -> RewrittenText {
    let edits =
      isInOrder
      ? edits
      : edits.sorted { ($0.range.lowerBound, $0.order) < ($1.range.lowerBound, $1.order) }
    let marks = areMarksInOrder ? marks : marks.sorted { $0.place < $1.place }
    var bytes = ByteBuffer(capacity: source.count &+ texts.count)
    var writer = PlainRunWriter(plainRuns)
    var shifts: [RewrittenText.Shift] = []
    var lineMarks: [LineMark] = []
    var added = 0
    var nextMark = 0
    for edit in edits {
      writer.copy(source, to: edit.range.lowerBound, into: &bytes)
      texts.withUnsafeBytes { bytes.append(UnsafeRawBufferPointer(rebasing: $0[edit.text])) }
      writer.skip(to: edit.range.upperBound)
      while nextMark < marks.count, marks[nextMark].offset == edit.range.lowerBound,
        marks[nextMark].order == Int(edit.order)
      {
        let line = edit.line &+ added &+ marks[nextMark].lineInEdit
        lineMarks.append(LineMark(line: line, kind: marks[nextMark].mark))
        nextMark &+= 1
      }
      if edit.addedLines > 0 {
        // Every line of the edit but the last stands for the one on which it begins.
        for line in 1...edit.addedLines {
          shifts.append(.init(line: edit.line &+ added &+ line, added: added &+ line))
        }
        added &+= edit.addedLines
      }
    }
    writer.copy(source, to: source.count, into: &bytes)
    return RewrittenText(bytes: bytes.bytes(), shifts: shifts, marks: lineMarks)
  }
}

/// What a line of a rewritten document is, when it is no Markdown of the user's.
struct LineMark {
  enum Kind {
    /// A heading that is the cell of a table.
    case cell(TableCell)
    /// A quotation that is the definition of a footnote: which one, and how many quotations begin
    /// before it on the same line.
    case note(index: Int, quotationsBefore: Int)
    /// A list item that is a definition.
    case definition
    /// A comment that keeps apart what stands above and below it.
    case separator
  }

  let line: Int
  let kind: Kind
}

/// A document as libcmark reads it.
struct RewrittenText {
  /// From `line` on, the line of the source is `added` less.
  struct Shift {
    let line: Int
    let added: Int
  }

  let bytes: [UInt8]
  let shifts: [Shift]
  /// By ascending line.
  let marks: [LineMark]
}

/// From lines of the document that libcmark read to lines of the source, both from 1.
struct LineMap {
  private let shifts: [RewrittenText.Shift]

  init(_ shifts: [RewrittenText.Shift] = []) { self.shifts = shifts }

  func source(_ line: Int) -> Int {
    guard let first = shifts.first, line >= first.line else { return line }
    var low = 0
    var high = shifts.count
    while low &+ 1 < high {
      let middle = (low &+ high) / 2
      if shifts[middle].line <= line { low = middle } else { high = middle }
    }
    return line &- shifts[low].added
  }
}

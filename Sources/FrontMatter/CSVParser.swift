import Diagnostics

/// Comma-separated values (RFC 4180): the first row names the columns, each further row is a mapping of texts.
///
/// Lines may end in any of the three ways, and a blank line is no row. Fields are texts as they stand, spaces and all: a
/// column of numbers may hold postal codes as well.
struct CSVParser {
  private struct Field {
    let text: String
    let range: Range<Int>
  }

  private static let quote = UInt8(ascii: "\"")
  private static let comma = UInt8(ascii: ",")

  private let source: SourceText
  private let bytes: [UInt8]
  private let end: Int
  private var index: Int
  private(set) var diagnostics: [Diagnostic] = []

  init(_ source: SourceText, _ range: Range<Int>) {
    self.source = source
    bytes = source.bytes
    index = range.lowerBound
    end = range.upperBound
  }

  /// A list of mappings.
  ///
  /// - Complexity: O(size of the file).
  mutating func parseAll() -> Node {
    let start = index
    guard let header = nextRow(), mayBeHeader(header) else {
      return Node(.list([]), range: start..<end)
    }
    var rows: [Node] = []
    while let row = nextRow() {
      if row.count != header.count {
        report(CSVWording.wrongCount(row.map(\.range), columns: header.map(\.text), in: source))
        continue
      }
      let entries = zip(header, row).map { name, field in
        Mapping.Entry(
          key: name.text, keyRange: name.range, value: Node(.text(field.text), range: field.range))
      }
      let range = (row.first?.range.lowerBound ?? index)..<(row.last?.range.upperBound ?? index)
      rows.append(Node(.mapping(Mapping(entries)), range: range))
    }
    return Node(.list(rows), range: start..<end)
  }

  private mutating func mayBeHeader(_ header: [Field]) -> Bool {
    let before = diagnostics.count
    var first: [String: Range<Int>] = [:]
    for field in header {
      if field.text.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
        report(CSVWording.emptyName(field.range, in: source))
      } else if let earlier = first[field.text] {
        report(Wording.duplicate(field.text, field.range, earlier: earlier, in: source))
      } else {
        first[field.text] = field.range
      }
    }
    if header.count == 1, let name = header.first {
      for (byte, what) in [(UInt8(ascii: ";"), "semicolons"), (0x09, "tabs")]
      where bytes[name.range].contains(byte) {
        report(CSVWording.otherSeparator(what, name.range, in: source))
        break
      }
    }
    return diagnostics.count == before
  }

  // MARK: Rows

  /// The fields of the next row that is not blank, nil at the end.
  private mutating func nextRow() -> [Field]? {
    while index < end, isLineEnd(bytes[index]) { index += 1 }
    guard index < end else { return nil }
    var fields = [nextField()]
    while index < end, bytes[index] == Self.comma {
      index += 1
      fields.append(nextField())
    }
    return fields
  }

  /// Reads up to the comma or the line end behind the field.
  private mutating func nextField() -> Field {
    let start = index
    guard index < end, bytes[index] == Self.quote else {
      while index < end, bytes[index] != Self.comma, !isLineEnd(bytes[index]) {
        if bytes[index] == Self.quote {
          report(CSVWording.quoteInside(index..<index + 1, in: source))
          skipField()
          break
        }
        index += 1
      }
      return Field(
        text: String(decoding: bytes[start..<index], as: UTF8.self), range: start..<index)
    }
    var text: [UInt8] = []
    index += 1
    while true {
      let run = index
      while index < end, bytes[index] != Self.quote { index += 1 }
      text += bytes[run..<index]
      guard index < end else {
        report(CSVWording.notClosed(start..<start + 1, in: source))
        break
      }
      index += 1
      guard index < end, bytes[index] == Self.quote else { break }
      text.append(Self.quote)
      index += 1
    }
    let range = start..<index
    if index < end, bytes[index] != Self.comma, !isLineEnd(bytes[index]) {
      let behind = index
      skipField()
      report(CSVWording.textBehindQuote(behind..<index, in: source))
    }
    return Field(text: String(decoding: text, as: UTF8.self), range: range)
  }

  private mutating func skipField() {
    while index < end, bytes[index] != Self.comma, !isLineEnd(bytes[index]) { index += 1 }
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private mutating func report(_ diagnostic: Diagnostic) {
    if diagnostics.count < Limits.problems { diagnostics.append(diagnostic) }
  }
}

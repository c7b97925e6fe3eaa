package import Dates

/// One value of front matter or a data file, and the bytes of the file it was written with.
///
/// A value that came through a YAML alias has the range of the place where it is anchored.
package struct Node: Sendable {
  package let value: NodeValue
  /// Byte range in the real file; a quoted text's range includes its quotes.
  package let range: Range<Int>
  /// What stands in the file for a scalar that is not a text, so that `title: 1984` is a title too.
  private let written: String

  package init(_ value: NodeValue, range: Range<Int>, written: String = "") {
    self.value = value
    self.range = range
    self.written = written
  }

  /// The text of a scalar: a text's own, as written (`0x10`, `yes`, `2026-11-30`) for any other,
  /// and nil for null, lists and mappings.
  package var text: String? {
    switch value {
    case .text(let text): text
    case .boolean, .integer, .number, .date: written
    case .null, .list, .mapping: nil
    }
  }

  package var isNull: Bool {
    if case .null = value { true } else { false }
  }

  package var mapping: Mapping? {
    if case .mapping(let mapping) = value { mapping } else { nil }
  }

  package var list: [Node]? {
    if case .list(let nodes) = value { nodes } else { nil }
  }
}

/// What a value is, the same whichever format it was written in.
package enum NodeValue: Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case date(WrittenDate)
  case list([Node])
  case mapping(Mapping)
}

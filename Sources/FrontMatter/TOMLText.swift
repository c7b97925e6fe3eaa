import CTOML

/// A TOML text as toml++ reads it: one list of values, each table and array right before its own.
///
/// The one owner of a `ctoml_document`; what it holds is copied out of C.
struct TOMLText: ~Copyable {
  /// A line and a column, both from 1; a column is one Unicode scalar.
  typealias Place = (line: Int, column: Int)

  /// One value with the places around it.
  struct Value {
    enum Content {
      case table(count: Int)
      case array(count: Int)
      case text(String)
      case integer(Int)
      case number(Double)
      case boolean(Bool)
      case date(Moment)
      case time
    }

    let content: Content
    let start: Place
    let end: Place
    let key: String
    let keyStart: Place
    let keyEnd: Place
  }

  /// The parts of a date as written; `offset` is seconds east of UTC.
  struct Moment {
    let year, month, day, hour, minute, second: Int
    let offset: Int?
    let hasTime: Bool
  }

  private let document: OpaquePointer?

  /// Parses the bytes of `range`, which must be UTF-8.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    document = bytes.withUnsafeBytes { buffer in
      let text = UnsafeRawBufferPointer(rebasing: buffer[range])
      return ctoml_parse(text.baseAddress?.assumingMemoryBound(to: CChar.self), text.count)
    }
  }

  deinit { ctoml_free(document) }

  /// What toml++ could not read and where, in its own words.
  var problem: (text: String, place: Place)? {
    guard let document else { return ("out of memory", (1, 1)) }
    var place = ctoml_place()
    guard let text = ctoml_error(document, &place) else { return nil }
    return (String(cString: text), Self.place(place))
  }

  /// The values, the root table first; none after a problem.
  var count: Int {
    var count = 0
    if let document { _ = ctoml_values(document, &count) }
    return count
  }

  /// The value at an index below `count`.
  func value(at index: Int) -> Value? {
    var count = 0
    guard let document, let values = ctoml_values(document, &count), index < count else {
      return nil
    }
    let value = values[index]
    return Value(
      content: Self.content(value), start: Self.place(value.start), end: Self.place(value.end),
      key: Self.text(value.key, value.key_length), keyStart: Self.place(value.key_start),
      keyEnd: Self.place(value.key_end))
  }

  private static func content(_ value: ctoml_value) -> Value.Content {
    switch value.kind {
    case CTOML_TABLE: .table(count: value.count)
    case CTOML_ARRAY: .array(count: value.count)
    case CTOML_STRING: .text(text(value.text, value.length))
    case CTOML_INTEGER: .integer(Int(value.integer))
    case CTOML_FLOAT: .number(value.number)
    case CTOML_BOOLEAN: .boolean(value.integer != 0)
    case CTOML_DATE, CTOML_DATE_TIME:
      .date(moment(value.date, hasTime: value.kind == CTOML_DATE_TIME))
    default: .time
    }
  }

  private static func moment(_ date: ctoml_date, hasTime: Bool) -> Moment {
    Moment(
      year: Int(date.year), month: Int(date.month), day: Int(date.day), hour: Int(date.hour),
      minute: Int(date.minute), second: Int(date.second),
      offset: date.has_offset == 0 ? nil : Int(date.offset_minutes) * 60, hasTime: hasTime)
  }

  private static func place(_ place: ctoml_place) -> Place {
    (Int(place.line), Int(place.column))
  }

  private static func text(_ start: UnsafePointer<CChar>?, _ length: Int) -> String {
    let bytes = UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : length)
    return String(decoding: bytes, as: UTF8.self)
  }
}

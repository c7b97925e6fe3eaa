extension WrittenDate {
  /// Far longer than the longest form, so that no endless fraction is read to its end.
  private static let longestForm = 64

  /// A date in one of the forms authors write (RFC 3339, and what YAML and TOML allow beside it).
  ///
  /// `2026-11-30`, or with a time after `T` or one space: `09:00`, `09:00:30`, `09:00:30.25`; then, if
  /// wished, and after one space if wished, `Z`, `UTC`, `+02:00`, `+0200` or `+02`. Nil for anything
  /// else, and for days and times that no calendar has.
  package init?(_ bytes: some Collection<UInt8>) {
    guard bytes.count <= Self.longestForm,
      let date = DateScanner.reading(bytes, { Self.date(&$0) })
    else { return nil }
    self = date
  }

  private static func date(_ scanner: inout DateScanner) -> WrittenDate? {
    guard let date = scanner.date() else { return nil }
    guard !scanner.isAtEnd else {
      return CivilTime(year: date.year, month: date.month, day: date.day).map {
        WrittenDate(civil: $0, offset: nil, hasTime: false)
      }
    }
    guard
      scanner.take(UInt8(ascii: "T"), or: UInt8(ascii: "t")) || scanner.take(UInt8(ascii: " ")),
      let time = scanner.time(),
      let civil = CivilTime(
        year: date.year, month: date.month, day: date.day, hour: time.hour, minute: time.minute,
        second: time.second)
    else { return nil }
    var offset: Int?
    if !scanner.isAtEnd {
      _ = scanner.take(UInt8(ascii: " "))
      guard let written = scanner.offset(), scanner.isAtEnd else { return nil }
      offset = written
    }
    return WrittenDate(civil: civil, offset: offset, hasTime: true)
  }

  /// The same of a text.
  package init?(_ text: String) {
    guard text.utf8.count <= Self.longestForm,
      let date = DateScanner.reading(text.utf8, { Self.date(&$0) })
    else { return nil }
    self = date
  }

  /// The same of bytes that lie one behind the other.
  package init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count <= Self.longestForm else { return nil }
    var scanner = DateScanner(bytes)
    guard let date = Self.date(&scanner) else { return nil }
    self = date
  }

  /// The date that opens a file's or folder's name and what follows it: `2026-11-30-hello` gives `hello`.
  ///
  /// One `-`, `_` or space parts the two; the rest of `2026-11-30` alone is empty. Nil when no date
  /// opens the name, or one runs on into something else (`2026-11-305`).
  package static func opening(_ name: String) -> (date: WrittenDate, rest: String)? {
    // Most names begin with a letter.
    guard let first = name.utf8.first, first &- UInt8(ascii: "0") < 10 else { return nil }
    return DateScanner.reading(name.utf8) { scanner in
      guard let date = scanner.date(),
        let civil = CivilTime(year: date.year, month: date.month, day: date.day),
        scanner.isAtEnd || scanner.take(UInt8(ascii: "-"), or: UInt8(ascii: "_"))
          || scanner.take(UInt8(ascii: " "))
      else { return nil }
      let written = WrittenDate(civil: civil, offset: nil, hasTime: false)
      return (written, String(decoding: scanner.rest, as: UTF8.self))
    }
  }
}

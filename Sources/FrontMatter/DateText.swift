import Dates

/// Dates as authors write them, and what is wrong with one that is nearly a date.
enum DateText {
  /// The date that a whole text is, in one of the forms of `WrittenDate`.
  static func date(_ text: String) -> WrittenDate? { WrittenDate(text) }

  /// For a text in the shape of a date, the day or time in it that does not exist (`day '2026-02-30'`)
  /// and what would.
  static func flaw(_ text: String) -> (summary: String, hint: String)? {
    guard looksLikeDate(text), let year = number(text, 0, 4), let month = number(text, 5, 2),
      let day = number(text, 8, 2), byte(text, 7) == UInt8(ascii: "-"),
      [nil, UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: " ")].contains(byte(text, 10))
    else { return nil }
    if CivilTime(year: year, month: month, day: day) == nil {
      let date = String(decoding: text.utf8.prefix(10), as: UTF8.self)
      let isMonth = (1...12).contains(month) && year > 0
      return (
        "day '\(date)'",
        isMonth
          ? "\(date.prefix(7)) has \(CivilTime.daysInMonth(month, of: year)) days"
          : year > 0 ? "months go from 01 to 12" : "years go from 0001 to 9999"
      )
    }
    guard let hour = number(text, 11, 2), byte(text, 13) == UInt8(ascii: ":"),
      let minute = number(text, 14, 2)
    else { return nil }
    let second = byte(text, 16) == UInt8(ascii: ":") ? number(text, 17, 2) ?? 0 : 0
    guard hour > 23 || minute > 59 || second > 59 else { return nil }
    let end = byte(text, 16) == UInt8(ascii: ":") ? 19 : 16
    let time = String(decoding: text.utf8.prefix(end).dropFirst(11), as: UTF8.self)
    return ("time '\(time)'", "times go from 00:00:00 to 23:59:59")
  }

  /// A cheap look before the real one.
  private static func looksLikeDate(_ text: String) -> Bool {
    text.utf8.count >= 10 && byte(text, 4) == UInt8(ascii: "-") && number(text, 0, 4) != nil
  }

  private static func byte(_ text: String, _ offset: Int) -> UInt8? {
    let bytes = text.utf8
    return offset < bytes.count ? bytes[bytes.index(bytes.startIndex, offsetBy: offset)] : nil
  }

  private static func number(_ text: String, _ offset: Int, _ count: Int) -> Int? {
    var number = 0
    for place in offset..<offset + count {
      guard let digit = byte(text, place).map({ $0 &- UInt8(ascii: "0") }), digit <= 9 else {
        return nil
      }
      number = number * 10 + Int(digit)
    }
    return number
  }
}

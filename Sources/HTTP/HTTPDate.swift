import Dates

/// Dates of header lines (RFC 9110 §5.6.7).
package enum HTTPDate {
  /// `Sun, 06 Nov 1994 08:49:37 GMT` of seconds since 1970-01-01T00:00:00Z.
  package static func text(_ seconds: Int) -> String {
    let time = CivilTime(secondsSinceEpoch: seconds)
    let names = DateNames.english
    let (weekday, month) = (names.shortWeekdays[time.weekday], names.shortMonths[time.month - 1])
    return "\(weekday), \(two(time.day)) \(month) \(four(time.year)) "
      + "\(two(time.hour)):\(two(time.minute)):\(two(time.second)) GMT"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static func four(_ number: Int) -> String {
    if 1000...9999 ~= number { return "\(number)" }
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  /// Seconds since 1970-01-01T00:00:00Z of a date in one of the three forms, nil for anything else.
  package static func seconds(_ text: String) -> Int? {
    // Sun, 06 Nov 1994 08:49:37 GMT · Sunday, 06-Nov-94 08:49:37 GMT · Sun Nov  6 08:49:37 1994
    let words = text.utf8.split { $0 == 0x20 || $0 == 0x2D || $0 == 0x2C }
      .map { Array($0) }
    guard words.count == 5 || words.count == 6 else { return nil }
    let isAsctime = words.count == 5
    if !isAsctime, words[5] != Array("GMT".utf8) { return nil }
    let order =
      isAsctime ? (day: 2, month: 1, year: 4, time: 3) : (day: 1, month: 2, year: 3, time: 4)
    let clock = words[order.time].split(separator: UInt8(ascii: ":")).map { number($0[...]) }
    guard let day = number(words[order.day][...]), let month = month(words[order.month]),
      let year = year(words[order.year]), clock.count == 3,
      let hour = clock[0], let minute = clock[1], let second = clock[2],
      let time = CivilTime(
        // A leap second is taken for the one before it.
        year: year, month: month, day: day, hour: hour, minute: minute, second: min(second, 59))
    else { return nil }
    return time.secondsSinceEpoch
  }

  private static func month(_ name: [UInt8]) -> Int? {
    DateNames.english.shortMonths.firstIndex { $0.utf8.elementsEqual(name) }.map { $0 + 1 }
  }

  /// Of two digits, those from 70 are of the last century.
  private static func year(_ digits: [UInt8]) -> Int? {
    guard let year = number(digits[...]) else { return nil }
    switch digits.count {
    case 2: return year < 70 ? 2000 + year : 1900 + year
    case 4: return year
    default: return nil
    }
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...4).contains(digits.count), digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else {
      return nil
    }
    return digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }
}

/// Writes single directives of a date pattern.
struct DateWriter {
  /// How a number is filled up to its width.
  enum Filling { case usual, none, space, zero }

  var room: DateBytes
  private let date: DateTime
  private let time: CivilTime
  private let names: DateNames

  /// - Parameter room: where the date is written as far as it goes in there, and in the array that each piece is given else.
  init(_ date: DateTime, _ names: DateNames, room: DateBytes) {
    self.date = date
    self.names = names
    self.room = room
    time = date.civil
  }

  /// Writes the directives that nearly all patterns are made of, as they are filled up by themselves; false for others.
  @inline(__always)
  mutating func writeUsual(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "Y"): room.append(year: time.year)
    case UInt8(ascii: "m"): room.append(twoDigits: time.month)
    case UInt8(ascii: "d"): room.append(twoDigits: time.day)
    case UInt8(ascii: "H"): room.append(twoDigits: time.hour)
    case UInt8(ascii: "M"): room.append(twoDigits: time.minute)
    case UInt8(ascii: "S"): room.append(twoDigits: time.second)
    default: return false
    }
    return true
  }

  /// Writes what the directive's letter stands for; false when it is not known.
  mutating func write(
    _ letter: UInt8, _ filling: Filling, hasColon: Bool, into output: inout [UInt8]
  ) -> Bool {
    switch letter {
    case UInt8(ascii: "Y"): number(time.year, 4, filling)
    case UInt8(ascii: "C"): number(CivilTime.floorDivide(time.year, 100), 2, filling)
    case UInt8(ascii: "y"): number(CivilTime.floorModulo(time.year, 100), 2, filling)
    case UInt8(ascii: "m"): number(time.month, 2, filling)
    case UInt8(ascii: "d"): number(time.day, 2, filling)
    case UInt8(ascii: "e"): number(time.day, 2, filling == .usual ? .space : filling)
    case UInt8(ascii: "j"): number(time.dayOfYear, 3, filling)
    case UInt8(ascii: "H"): number(time.hour, 2, filling)
    case UInt8(ascii: "k"): number(time.hour, 2, filling == .usual ? .space : filling)
    case UInt8(ascii: "I"): number(hourOfHalf, 2, filling)
    case UInt8(ascii: "l"): number(hourOfHalf, 2, filling == .usual ? .space : filling)
    case UInt8(ascii: "M"): number(time.minute, 2, filling)
    case UInt8(ascii: "S"): number(time.second, 2, filling)
    case UInt8(ascii: "s"): number(date.instant, 1, filling)
    case UInt8(ascii: "G"): number(time.isoWeek.year, 4, filling)
    case UInt8(ascii: "g"): number(CivilTime.floorModulo(time.isoWeek.year, 100), 2, filling)
    case UInt8(ascii: "V"): number(time.isoWeek.week, 2, filling)
    case UInt8(ascii: "U"): number(time.week(startingOn: 0), 2, filling)
    case UInt8(ascii: "W"): number(time.week(startingOn: 1), 2, filling)
    case UInt8(ascii: "u"): number(time.weekday == 0 ? 7 : time.weekday, 1, filling)
    case UInt8(ascii: "w"): number(time.weekday, 1, filling)
    case UInt8(ascii: "b"), UInt8(ascii: "h"): text(names.shortMonths[time.month - 1], &output)
    case UInt8(ascii: "B"): text(names.months[time.month - 1], &output)
    case UInt8(ascii: "a"): text(names.shortWeekdays[time.weekday], &output)
    case UInt8(ascii: "A"): text(names.weekdays[time.weekday], &output)
    case UInt8(ascii: "p"): text(half, &output)
    case UInt8(ascii: "P"): text(half.lowercased(), &output)
    case UInt8(ascii: "z"):
      room.append(offsetMinutes: date.offset / 60, separator: hasColon ? UInt8(ascii: ":") : nil)
    case UInt8(ascii: "n"): room.append(0x0A)
    case UInt8(ascii: "t"): room.append(0x09)
    case UInt8(ascii: "%"): room.append(letter)
    default: return writeTogether(letter, into: &output)
    }
    return true
  }

  /// Directives that stand for several others, as the C locale has them.
  private mutating func writeTogether(_ letter: UInt8, into output: inout [UInt8]) -> Bool {
    let pattern: StaticString
    switch letter {
    case UInt8(ascii: "F"): pattern = "Y-m-d"
    case UInt8(ascii: "T"), UInt8(ascii: "X"): pattern = "H:M:S"
    case UInt8(ascii: "D"), UInt8(ascii: "x"): pattern = "m/d/y"
    case UInt8(ascii: "R"): pattern = "H:M"
    case UInt8(ascii: "r"): pattern = "I:M:S p"
    case UInt8(ascii: "c"): pattern = "a b e H:M:S Y"
    default: return false
    }
    for byte in UnsafeBufferPointer(start: pattern.utf8Start, count: pattern.utf8CodeUnitCount) {
      let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      room.makeRoom(movingTo: &output)
      if !isLetter || !write(byte, .usual, hasColon: false, into: &output) { room.append(byte) }
    }
    return true
  }

  static func capitalize(_ output: inout [UInt8], from start: Int) {
    let written = String(decoding: output[start...], as: UTF8.self).uppercased()
    output.replaceSubrange(start..., with: written.utf8)
  }

  private var hourOfHalf: Int { time.hour % 12 == 0 ? 12 : time.hour % 12 }

  private var half: String { time.hour < 12 ? names.beforeNoon : names.afterNoon }

  private mutating func text(_ text: String, _ output: inout [UInt8]) {
    guard text.utf8.count <= DateBytes.longestPiece else {
      room.move(to: &output)
      return output.append(contentsOf: text.utf8)
    }
    for byte in text.utf8 { room.append(byte) }
  }

  private mutating func number(_ number: Int, _ width: Int, _ filling: Filling) {
    switch filling {
    case .usual, .zero: room.append(number, width: width)
    case .space: room.append(number, width: width, filler: UInt8(ascii: " "))
    case .none: room.append(number, width: 1)
    }
  }
}

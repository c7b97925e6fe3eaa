/// When clocks change every year, as POSIX writes it: `CET-1CEST,M3.5.0,M10.5.0/3`.
///
/// The form is that of IEEE Std 1003.1 §8.3 with the hours up to 167 of RFC 8536 §3.3.1.
struct YearlyRule: Sendable {
  /// Seconds east of UTC without and with daylight saving time; the same in a zone that has none.
  let standard: Int
  let daylight: Int
  /// When daylight saving time begins and ends, each by the clock that shows just before; nil for never.
  private let change: (start: YearlyDay, end: YearlyDay)?

  /// Nil when the text is not such a rule from end to end.
  init?(posix text: ArraySlice<UInt8>) {
    var scanner = RuleScanner(text)
    guard scanner.name(), let west = scanner.clock(hours: 24) else { return nil }
    standard = -west
    guard !scanner.isAtEnd else {
      daylight = -west
      change = nil
      return
    }
    guard scanner.name() else { return nil }
    if scanner.isAt(UInt8(ascii: ",")) {
      daylight = standard + 3600
    } else {
      guard let west = scanner.clock(hours: 24) else { return nil }
      daylight = -west
    }
    guard scanner.take(UInt8(ascii: ",")), let start = scanner.day(),
      scanner.take(UInt8(ascii: ",")), let end = scanner.day(), scanner.isAtEnd
    else { return nil }
    change = (start, end)
  }

  /// Seconds east of UTC at an instant.
  func offset(at instant: Int) -> Int {
    guard let change else { return standard }
    let year = CivilTime(secondsSinceEpoch: instant &+ standard).year
    // A change may be written so late or early that it falls into the next or last year.
    var latest: (instant: Int, offset: Int)?
    for year in (year - 1)...(year + 1) {
      let end = change.end.seconds(in: year) &- daylight
      let start = change.start.seconds(in: year) &- standard
      if end <= instant, latest.map({ end > $0.instant }) ?? true { latest = (end, standard) }
      // Summer that ends as the next begins never ends, so the start wins a tie.
      if start <= instant, latest.map({ start >= $0.instant }) ?? true {
        latest = (start, daylight)
      }
    }
    return latest?.offset ?? standard
  }
}

/// A time of a day that comes once every year.
struct YearlyDay: Sendable {
  enum Day: Sendable {
    /// The `week`th such weekday of a month, 5 for the last (`M3.5.0`).
    case weekday(Int, week: Int, month: Int)
    /// Day 1 to 365, February 29 never counted (`J60`).
    case ordinary(Int)
    /// Day 0 to 365, February 29 counted (`59`).
    case counted(Int)
  }

  let day: Day
  /// Seconds after midnight; may be negative or past the day's end.
  let time: Int

  /// Seconds from 1970-01-01T00:00:00 to that time of `year`, all by the same clock.
  func seconds(in year: Int) -> Int {
    days(in: year) &* 86_400 &+ time
  }

  private func days(in year: Int) -> Int {
    let newYear = CivilTime.daysSinceEpoch(year: year, month: 1, day: 1)
    switch day {
    case .counted(let number): return newYear + number
    case .ordinary(let number):
      return newYear + number - (CivilTime.isLeap(year) && number >= 60 ? 0 : 1)
    case .weekday(let weekday, let week, let month):
      let first = CivilTime.daysSinceEpoch(year: year, month: month, day: 1)
      let toWeekday = CivilTime.floorModulo(
        weekday - CivilTime.weekday(daysSinceEpoch: first), 7)
      let offset = toWeekday + (week - 1) * 7
      return first + (offset < CivilTime.daysInMonth(month, of: year) ? offset : offset - 7)
    }
  }
}

/// Reads the pieces of a POSIX rule.
private struct RuleScanner {
  private var rest: ArraySlice<UInt8>

  init(_ text: ArraySlice<UInt8>) {
    rest = text
  }

  var isAtEnd: Bool { rest.isEmpty }

  func isAt(_ byte: UInt8) -> Bool { rest.first == byte }

  mutating func take(_ byte: UInt8) -> Bool {
    guard isAt(byte) else { return false }
    rest.removeFirst()
    return true
  }

  /// `CET` or `<+0330>`; only that it is there matters.
  mutating func name() -> Bool {
    if take(UInt8(ascii: "<")) {
      guard let end = rest.firstIndex(of: UInt8(ascii: ">")), end > rest.startIndex else {
        return false
      }
      rest = rest[(end + 1)...]
      return true
    }
    let letters = rest.prefix {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20)
    }
    rest = rest.dropFirst(letters.count)
    return letters.count >= 3
  }

  /// A decimal number of one to three digits in `range`.
  mutating func number(_ range: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard (1...3).contains(digits.count) else { return nil }
    rest = rest.dropFirst(digits.count)
    let value = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return range.contains(value) ? value : nil
  }

  /// `[+-]h[h][:mm[:ss]]` in seconds.
  mutating func clock(hours limit: Int) -> Int? {
    let isNegative = take(UInt8(ascii: "-"))
    if !isNegative { _ = take(UInt8(ascii: "+")) }
    guard let hours = number(0...limit) else { return nil }
    var seconds = hours * 3600
    if take(UInt8(ascii: ":")) {
      guard let minutes = number(0...59) else { return nil }
      seconds += minutes * 60
      if take(UInt8(ascii: ":")) {
        guard let rest = number(0...59) else { return nil }
        seconds += rest
      }
    }
    return isNegative ? -seconds : seconds
  }

  /// `M3.5.0`, `J60` or `59`, and `/time` when the change is not at 02:00.
  mutating func day() -> YearlyDay? {
    let day: YearlyDay.Day
    if take(UInt8(ascii: "M")) {
      guard let month = number(1...12), take(UInt8(ascii: ".")), let week = number(1...5),
        take(UInt8(ascii: ".")), let weekday = number(0...6)
      else { return nil }
      day = .weekday(weekday, week: week, month: month)
    } else if take(UInt8(ascii: "J")) {
      guard let number = number(1...365) else { return nil }
      day = .ordinary(number)
    } else {
      guard let number = number(0...365) else { return nil }
      day = .counted(number)
    }
    guard take(UInt8(ascii: "/")) else { return YearlyDay(day: day, time: 7200) }
    guard let time = clock(hours: 167) else { return nil }
    return YearlyDay(day: day, time: time)
  }
}

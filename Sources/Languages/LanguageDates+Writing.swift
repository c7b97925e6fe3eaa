extension LanguageDates {
  /// Appends a date as a pattern has it, in UTF-8.
  package func write(_ date: CalendarDate, _ pattern: DatePattern, into output: inout [UInt8]) {
    for part in pattern.parts {
      switch part {
      case .text(let text): output.append(contentsOf: text)
      // Before its first year, an era is counted backwards.
      case .field(UInt8(ascii: "y"), let width) where date.year <= 0 && pattern.hasEra:
        year(1 - date.year, width, &output)
      case .field(let letter, let width): write(date, letter, width, &output)
      }
    }
  }

  private func write(
    _ date: CalendarDate, _ letter: UInt8, _ letters: Int, _ output: inout [UInt8]
  ) {
    let width = DateWords.Width(letters: letters)
    func number(_ number: Int) { digits.append(number, width: letters, to: &output) }
    func text(_ text: String) { output.append(contentsOf: text.utf8) }
    switch letter {
    case UInt8(ascii: "G"): text(words.era(isAfter: date.year > 0, width))
    case UInt8(ascii: "y"): year(date.year, letters, &output)
    case UInt8(ascii: "Y"): year(week.weekOfYear(date).year, letters, &output)
    case UInt8(ascii: "Q"), UInt8(ascii: "q"):
      let quarter = (date.month + 2) / 3
      if letters < 3 { return number(quarter) }
      text(words.quarter(quarter, width, isAlone: letter == UInt8(ascii: "q")))
    case UInt8(ascii: "M"), UInt8(ascii: "L"):
      if letters < 3 { return number(date.month) }
      text(words.month(date.month, width, isAlone: letter == UInt8(ascii: "L")))
    case UInt8(ascii: "w"): number(week.weekOfYear(date).week)
    case UInt8(ascii: "W"): number(week.weekOfMonth(date))
    case UInt8(ascii: "d"): number(date.day)
    case UInt8(ascii: "E"), UInt8(ascii: "c"):
      text(words.day(date.weekday, width, isAlone: letter == UInt8(ascii: "c")))
    case UInt8(ascii: "a"): text(words.half(date, width))
    case UInt8(ascii: "B"): text(words.partOfDay(date, width))
    case UInt8(ascii: "h"): number(date.hour % 12 == 0 ? 12 : date.hour % 12)
    case UInt8(ascii: "H"): number(date.hour)
    case UInt8(ascii: "K"): number(date.hour % 12)
    case UInt8(ascii: "k"): number(date.hour == 0 ? 24 : date.hour)
    case UInt8(ascii: "m"): number(date.minute)
    case UInt8(ascii: "s"): number(date.second)
    case UInt8(ascii: "z"), UInt8(ascii: "v"): offset(date.offset, isLong: letters > 3, &output)
    default: break
    }
  }

  /// Two letters ask for the last two digits.
  private func year(_ year: Int, _ letters: Int, _ output: inout [UInt8]) {
    digits.append(letters == 2 ? abs(year % 100) : year, width: letters, to: &output)
  }

  /// `GMT+2` or `GMT+02:00`: what a zone without a name is called (UTS #35 part 4, §7.1).
  private func offset(_ minutes: Int, isLong: Bool, _ output: inout [UInt8]) {
    let parts = offsetPattern.utf8.split(
      separator: UInt8(ascii: "%"), maxSplits: 1, omittingEmptySubsequences: false)
    output.append(contentsOf: parts[0])
    let size = abs(minutes)
    if size > 0 {
      output.append(UInt8(ascii: minutes < 0 ? "-" : "+"))
      digits.append(size / 60, width: isLong ? 2 : 1, to: &output)
      if isLong || size % 60 > 0 {
        output.append(UInt8(ascii: ":"))
        digits.append(size % 60, width: 2, to: &output)
      }
    }
    if parts.count > 1 { output.append(contentsOf: parts[1].dropFirst()) }
  }
}

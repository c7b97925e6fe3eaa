/// Reads the pieces of a written date from the front of a few bytes.
struct DateScanner {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// Steps over one of `bytes`; nothing happens when another byte comes next.
  mutating func take(_ bytes: UInt8...) -> Bool {
    guard let next = rest.first, bytes.contains(next) else { return false }
    rest.removeFirst()
    return true
  }

  /// A number of exactly `digits` decimal digits.
  mutating func number(digits: Int) -> Int? {
    guard rest.count >= digits else { return nil }
    var value = 0
    for byte in rest.prefix(digits) {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    rest = rest.dropFirst(digits)
    return value
  }

  /// `2026-11-30`
  mutating func date() -> (year: Int, month: Int, day: Int)? {
    guard let year = number(digits: 4), take(UInt8(ascii: "-")), let month = number(digits: 2),
      take(UInt8(ascii: "-")), let day = number(digits: 2)
    else { return nil }
    return (year, month, day)
  }

  /// `09:00`, `09:00:30` or `09:00:30.25`; parts of a second are read and dropped.
  mutating func time() -> (hour: Int, minute: Int, second: Int)? {
    guard let hour = number(digits: 2), take(UInt8(ascii: ":")), let minute = number(digits: 2)
    else { return nil }
    guard take(UInt8(ascii: ":")) else { return (hour, minute, 0) }
    guard let second = number(digits: 2) else { return nil }
    if take(UInt8(ascii: ".")) {
      guard number(digits: 1) != nil else { return nil }
      while number(digits: 1) != nil {}
    }
    return (hour, minute, second)
  }

  /// `Z`, `UTC`, `+02:00`, `+0200` or `+02` as seconds east of UTC, less than a day either way.
  mutating func offset() -> Int? {
    if take(UInt8(ascii: "Z"), UInt8(ascii: "z")) { return 0 }
    if rest.starts(with: "UTC".utf8) {
      rest = rest.dropFirst(3)
      return 0
    }
    let isWest = rest.first == UInt8(ascii: "-")
    guard take(UInt8(ascii: "+"), UInt8(ascii: "-")), let hours = number(digits: 2), hours < 24
    else { return nil }
    var minutes = 0
    if take(UInt8(ascii: ":")) || !isAtEnd {
      guard let written = number(digits: 2), written < 60 else { return nil }
      minutes = written
    }
    let seconds = hours * 3600 + minutes * 60
    return isWest ? -seconds : seconds
  }
}

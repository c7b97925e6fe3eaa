/// An instant together with the offset from UTC that it is shown in.
///
/// Two values are equal and ordered by their instant alone.
package struct DateTime: Sendable, Hashable, Comparable {
  /// Seconds since 1970-01-01T00:00:00Z.
  package let instant: Int
  /// Seconds east of UTC.
  package let offset: Int

  package init(instant: Int, offset: Int = 0) {
    self.instant = instant
    self.offset = offset
  }

  /// The instant at which a clock `offset` seconds east of UTC shows `civil`.
  package init(_ civil: CivilTime, offset: Int) {
    self.init(instant: civil.secondsSinceEpoch &- offset, offset: offset)
  }

  /// The calendar's view of the instant at its own offset.
  package var civil: CivilTime { CivilTime(secondsSinceEpoch: instant &+ offset) }

  package static func == (left: Self, right: Self) -> Bool { left.instant == right.instant }
  package static func < (left: Self, right: Self) -> Bool { left.instant < right.instant }
  package func hash(into hasher: inout Hasher) { hasher.combine(instant) }

  /// `2026-11-30T09:00:00+02:00`, `Z` for an offset of zero (RFC 3339 §5.6).
  ///
  /// That form knows whole minutes of offset only, so an offset such as the +00:53:28 of a city's old
  /// local mean time is cut to minutes and the clock time moves with it: the instant stays the same.
  package var rfc3339: String {
    let minutes = offset / 60
    let time = CivilTime(secondsSinceEpoch: instant &+ minutes * 60)
    return DateBytes.text { text in
      text.append(year: time.year)
      text.append(UInt8(ascii: "-"))
      text.append(twoDigits: time.month)
      text.append(UInt8(ascii: "-"))
      text.append(twoDigits: time.day)
      text.append(UInt8(ascii: "T"))
      text.append(twoDigits: time.hour)
      text.append(UInt8(ascii: ":"))
      text.append(twoDigits: time.minute)
      text.append(UInt8(ascii: ":"))
      text.append(twoDigits: time.second)
      if minutes == 0 {
        text.append(UInt8(ascii: "Z"))
      } else {
        text.append(offsetMinutes: minutes, separator: UInt8(ascii: ":"))
      }
    }
  }
}

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

  package init(_ civil: CivilTime, offset: Int) {
    self.init(instant: civil.secondsSinceEpoch - offset, offset: offset)
  }

  /// The calendar's view of the instant at its own offset.
  package var civil: CivilTime { CivilTime(secondsSinceEpoch: instant + offset) }

  package static func == (left: Self, right: Self) -> Bool { left.instant == right.instant }
  package static func < (left: Self, right: Self) -> Bool { left.instant < right.instant }
  package func hash(into hasher: inout Hasher) { hasher.combine(instant) }

  /// `2026-11-30T09:00:00+02:00`, `Z` for an offset of zero (RFC 3339 §5.6).
  package var rfc3339: String {
    let time = civil
    var text = "\(padded(time.year, 4))-\(padded(time.month))-\(padded(time.day))"
    text += "T\(padded(time.hour)):\(padded(time.minute)):\(padded(time.second))"
    guard offset != 0 else { return text + "Z" }
    let minutes = abs(offset) / 60
    return text + "\(offset < 0 ? "-" : "+")\(padded(minutes / 60)):\(padded(minutes % 60))"
  }

  private func padded(_ number: Int, _ width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

/// A date as an author wrote it: its zone, and whether a time of day stands beside it, may be missing.
package struct WrittenDate: Sendable, Hashable {
  package let civil: CivilTime
  private let secondsEast: Int32?
  package let hasTime: Bool

  package init(civil: CivilTime, offset: Int?, hasTime: Bool) {
    self.civil = civil
    secondsEast = offset.map { Int32(clamping: $0) }
    self.hasTime = hasTime
  }

  /// Seconds east of UTC, less than a day either way; nil when the author named none.
  package var offset: Int? { secondsEast.map { Int($0) } }

  /// The instant that was meant: at the author's own offset, else by the clocks of `zone`.
  package func resolved(in zone: TimeZone) -> DateTime {
    if let offset { DateTime(civil, offset: offset) } else { zone.dateTime(civil) }
  }
}

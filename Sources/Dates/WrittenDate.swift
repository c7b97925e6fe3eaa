/// A date as an author wrote it: its zone, and whether a time of day stands beside it, may be missing.
package struct WrittenDate: Sendable, Hashable {
  package let civil: CivilTime
  /// Seconds east of UTC, nil when the author named none.
  package let offset: Int?
  package let hasTime: Bool

  package init(civil: CivilTime, offset: Int?, hasTime: Bool) {
    self.civil = civil
    self.offset = offset
    self.hasTime = hasTime
  }

  /// The instant that was meant: at the author's own offset, else by the clocks of `zone`.
  package func resolved(in zone: TimeZone) -> DateTime {
    if let offset { DateTime(civil, offset: offset) } else { zone.dateTime(civil) }
  }
}

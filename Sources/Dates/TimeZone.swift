/// The offsets from UTC that the clocks of a place have shown, show, and will show.
///
/// A zone is made of bytes that somebody else read, so that no result depends on the machine's own zone.
package struct TimeZone: Sendable {
  /// Universal time.
  package static let utc = TimeZone(name: "UTC", offset: 0)

  /// The name it was asked for by: `Europe/Berlin`, `+02:00`, `UTC`.
  package let name: String
  private let history: OffsetHistory
  /// Every offset the zone ever has, each once, from the most eastern on.
  private let offsets: [Int]

  /// The zone whose TZif file (RFC 8536) has these bytes; nil when they are not a sound one.
  package init?(name: String, tzif bytes: [UInt8]) {
    guard let history = OffsetHistory(tzif: bytes) else { return nil }
    self.name = name
    self.history = history
    offsets = history.offsets
  }

  /// A zone that never changes: `UTC`, `Z`, `+02:00`, `+0200` or `+02`; nil for any other text.
  package init?(fixed text: String) {
    let written = DateScanner.reading(Array(text.utf8.prefix(16))) { scanner in
      scanner.offset().flatMap { scanner.isAtEnd ? $0 : nil }
    }
    guard let offset = written else { return nil }
    let name = DateBytes.text {
      $0.append(offsetMinutes: offset / 60, separator: UInt8(ascii: ":"))
    }
    self.init(name: offset == 0 ? "UTC" : name, offset: offset)
  }

  private init(name: String, offset: Int) {
    self.name = name
    history = OffsetHistory(fixed: offset)
    offsets = [offset]
  }

  /// Seconds east of UTC that clocks show at an instant (seconds since 1970-01-01T00:00:00Z).
  package func offset(at instant: Int) -> Int { history.offset(at: instant) }

  /// The instant with the offset that clocks show then.
  package func dateTime(at instant: Int) -> DateTime {
    DateTime(instant: instant, offset: offset(at: instant))
  }

  /// The instant at which clocks show `civil`.
  ///
  /// Of a time that clocks show twice the first is meant; one that they skip moves forward by what was
  /// skipped, as in RFC 5545 §3.3.5.
  package func dateTime(_ civil: CivilTime) -> DateTime {
    let local = civil.secondsSinceEpoch
    // The most eastern offset is the earliest instant.
    for offset in offsets where self.offset(at: local &- offset) == offset {
      return DateTime(instant: local &- offset, offset: offset)
    }
    for after in offsets {
      let before = offset(at: local &- after)
      if before < after, offset(at: local &- before) == after {
        return DateTime(instant: local &- before, offset: after)
      }
    }
    return dateTime(at: local &- offset(at: local))
  }
}

package import Dates
import SiteModel

/// The date that the site's own zone is in.
package enum SiteClock {
  /// `2026-11-30` of `now`, or of the clock's seconds since 1970, in the zone of the settings in `folder`.
  package static func today(folder: String, now: WrittenDate?, clock: Int) -> String {
    let zone = SettingsFile.load(SiteFolder(path: folder), zones: SettingsFile.zones).0.zone
    let date = zone.dateTime(at: now?.resolved(in: zone).instant ?? clock)
    return String(date.rfc3339.prefix(10))
  }
}

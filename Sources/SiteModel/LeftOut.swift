package import Dates

/// A post that is not published, and why.
package struct LeftOut: Sendable {
  /// Why a post is not published; a future date comes as written and as an instant.
  package enum Reason: Sendable {
    case draft
    case future(WrittenDate, DateTime)
    case expired(WrittenDate)
  }

  /// The file below `Content/`.
  package let path: String
  /// Why it is left out.
  package let reason: Reason
}

extension Sequence<LeftOut> {
  /// `Left out 3 posts: 2 drafts, 1 dated 2027-01-05T09:00+01:00 (in 36 days).`, nil when nothing was.
  package func report(now: DateTime) -> String? {
    var drafts = 0
    var expired = 0
    var future: [(date: WrittenDate, instant: DateTime)] = []
    for post in self {
      switch post.reason {
      case .draft: drafts += 1
      case .expired: expired += 1
      case .future(let date, let instant): future.append((date, instant))
      }
    }
    var parts: [String] = []
    if drafts > 0 { parts.append("\(drafts) \(drafts == 1 ? "draft" : "drafts")") }
    if let first = future.min(by: { $0.instant < $1.instant }) {
      let when = "\(first.date.shown) (\(wait(until: first.instant, from: now)))"
      parts.append(
        future.count == 1
          ? "1 dated \(when)" : "\(future.count) dated in the future, the first \(when)")
    }
    if expired > 0 { parts.append("\(expired) expired") }
    let count = drafts + future.count + expired
    guard count > 0 else { return nil }
    return "Left out \(count) \(count == 1 ? "post" : "posts"): \(parts.joined(separator: ", "))."
  }

  private func wait(until date: DateTime, from now: DateTime) -> String {
    let seconds = Swift.max(0, date.instant - now.instant)
    func amount(_ number: Int, _ unit: String) -> String {
      "in \(number) \(unit)\(number == 1 ? "" : "s")"
    }
    if seconds >= 86_400 { return amount(seconds / 86_400, "day") }
    if seconds >= 3600 { return amount(seconds / 3600, "hour") }
    return amount(Swift.max(1, seconds / 60), "minute")
  }
}

extension WrittenDate {
  /// As the front matter's shortest form: `2027-01-05`, `2027-01-05T09:00+01:00`.
  var shown: String {
    let text = DateTime(civil, offset: offset ?? 0).rfc3339
    guard hasTime else { return String(text.prefix(10)) }
    let time = String(text.prefix(16))
    guard let offset else { return time }
    return time + (offset == 0 ? "Z" : String(text.suffix(6)))
  }
}

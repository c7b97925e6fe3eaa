import Synchronization

/// How a language writes dates: by one of four lengths, or with the fields that a skeleton names.
package final class LanguageDates: Sendable {
  package let words: DateWords
  let digits: DigitStyle
  let week: WeekRule
  /// `GMT%s`.
  let offsetPattern: String
  /// By the names of lengths: `long`, `short_time`, `medium_datetime`.
  private let named: [String: DatePattern]
  private let known: [(skeleton: DateSkeleton, pattern: DatePattern)]
  /// A date and a time beside each other, by the length of the date.
  private let joints: [String: String]
  /// The letter of the language's own hour, for the skeleton letter `j`.
  private let hour: UInt8
  /// What skeletons were found to mean. No more than these are kept, since a template may make up any number.
  private let found = Mutex<[String: DatePattern]>([:])
  private static let mostFound = 256

  private static let lengths = ["short", "medium", "long", "full"]

  /// The names of all lengths.
  package static let lengthNames =
    lengths + lengths.map { $0 + "_time" } + lengths.map { $0 + "_datetime" }

  init(_ record: LanguageRecord) {
    words = DateWords(record)
    digits = DigitStyle(zero: record.texts["zero"] ?? "0")
    week = WeekRule(record.texts["week"] ?? "")
    offsetPattern = record.texts["gmt"] ?? "GMT%s"
    var named: [String: DatePattern] = [:]
    var joints: [String: String] = [:]
    for length in Self.lengths {
      let date = DatePattern(record.texts["date-\(length)"] ?? "y-MM-dd")
      let time = DatePattern(record.texts["time-\(length)"] ?? "HH:mm")
      joints[length] = record.texts["both-\(length)"] ?? "{1} {0}"
      named[length] = date
      named[length + "_time"] = time
      named[length + "_datetime"] = DatePattern(
        joints[length] ?? "{1} {0}", time: time, date: date)
    }
    self.named = named
    self.joints = joints
    let shortTime = named["short_time"].map { DateSkeleton($0) }
    let hour = UInt8(ascii: (shortTime?[.hour12] ?? 0) > 0 ? "h" : "H")
    self.hour = hour
    var known: [(skeleton: DateSkeleton, pattern: DatePattern)] = []
    // In the order of their names, so that of two that are as near the same one is always taken.
    for (key, text) in record.texts.sorted(by: { $0.key < $1.key }) where key.hasPrefix("s ") {
      guard let skeleton = DateSkeleton(String(key.dropFirst(2)), hour: hour) else { continue }
      known.append((skeleton, DatePattern(text)))
    }
    let listed = Set(known.map(\.skeleton))
    for length in Self.lengths {
      for pattern in [named[length], named[length + "_time"]] {
        guard let pattern else { continue }
        let skeleton = DateSkeleton(pattern)
        if !listed.contains(skeleton) { known.append((skeleton, pattern)) }
      }
    }
    self.known = known
  }

  /// The pattern of a length or a skeleton, nil when the name is neither.
  package func pattern(_ name: String) -> DatePattern? {
    if let pattern = named[name] { return pattern }
    if let pattern = found.withLock({ $0[name] }) { return pattern }
    guard let skeleton = DateSkeleton(name, hour: hour), let pattern = pattern(for: skeleton) else {
      return nil
    }
    found.withLock { found in
      if found.count < Self.mostFound { found[name] = pattern }
    }
    return pattern
  }

  private func pattern(for skeleton: DateSkeleton) -> DatePattern? {
    if let pattern = nearest(to: skeleton) { return pattern }
    guard let date = skeleton.part(isDate: true), let time = skeleton.part(isDate: false),
      let datePattern = nearest(to: date), let timePattern = nearest(to: time)
    else { return nil }
    let length =
      switch skeleton[.month] {
      case 4: skeleton[.weekday] > 0 ? "full" : "long"
      case 3: "medium"
      default: "short"
      }
    return DatePattern(joints[length] ?? "{1} {0}", time: timePattern, date: datePattern)
  }

  /// The known skeleton with the same fields whose widths are nearest, made as wide as asked for.
  private func nearest(to skeleton: DateSkeleton) -> DatePattern? {
    var best: (distance: Int, index: Int)?
    for index in known.indices {
      guard let distance = skeleton.distance(to: known[index].skeleton) else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (distance, index) }
    }
    guard let best else { return nil }
    let match = known[best.index]
    return match.pattern.adjusted(from: match.skeleton, to: skeleton)
  }
}

import Dates
import Languages

/// The page of all years that posts of one language were written in.
package struct ArchivePage: Sendable {
  /// A year, the newest first.
  package struct Year: Sendable {
    package let year: Int
    /// Newest first: indices of `Site.pages`.
    package internal(set) var posts: [Int]
    package internal(set) var months: [Month]
    /// The list of its posts, an index of `Site.lists`.
    package internal(set) var list: Int
  }

  /// A month of a year, the newest first.
  package struct Month: Sendable {
    /// 1 to 12.
    package let month: Int
    package internal(set) var posts: [Int]
    /// The list of its posts, nil when only years have one.
    package internal(set) var list: Int?
  }

  package let url: URLPath
  package let years: [Year]
}

/// Sorts posts by the years and months of their dates.
struct ArchivePeriods {
  var years: [ArchivePage.Year] = []

  /// - Parameter posts: newest first; those without a date are left out.
  init(_ posts: [Int], of site: Site) {
    var places: [Int: Int] = [:]
    for page in posts {
      guard let date = site.pages[page].file.facts.date?.civil else { continue }
      let place = places[date.year] ?? years.count
      if place == years.count {
        places[date.year] = place
        years.append(ArchivePage.Year(year: date.year, posts: [], months: [], list: 0))
      }
      years[place].posts.append(page)
      if let month = years[place].months.firstIndex(where: { $0.month == date.month }) {
        years[place].months[month].posts.append(page)
      } else {
        years[place].months.append(ArchivePage.Month(month: date.month, posts: [page], list: nil))
      }
    }
    // Dates of different zones may stand in another order than their years do.
    years.sort { $0.year > $1.year }
    for place in years.indices { years[place].months.sort { $0.month > $1.month } }
  }

  /// `March 2026`, `2026`, as the language writes it.
  static func title(_ year: Int, _ month: Int?, _ dates: LanguageDates) -> String {
    guard let pattern = dates.pattern(month == nil ? "y" : "yMMMM") else {
      return year.padded(to: 4)
    }
    let date = CalendarDate(
      year: year, month: month ?? 1, day: 1, dayOfYear: 1, weekday: 0, hour: 0, minute: 0,
      second: 0, offset: 0)
    var bytes: [UInt8] = []
    dates.write(date, pattern, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

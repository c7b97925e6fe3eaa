/// The words of a language for months, weekdays and halves of the day.
///
/// A class, so that it is handed on at the cost of one reference.
package final class DateNames: Sendable {
  /// January first.
  package let months: [String]
  package let shortMonths: [String]
  /// Sunday first.
  package let weekdays: [String]
  package let shortWeekdays: [String]
  package let beforeNoon: String
  package let afterNoon: String

  package static let english = DateNames(
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ],
    weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    beforeNoon: "AM", afterNoon: "PM")

  /// - Parameters: twelve names of months, January first, and seven of weekdays, Sunday first; fewer give none.
  package init?(
    months: [String], shortMonths: [String], weekdays: [String], shortWeekdays: [String],
    beforeNoon: String, afterNoon: String
  ) {
    guard months.count == 12, shortMonths.count == 12, weekdays.count == 7, shortWeekdays.count == 7
    else { return nil }
    self.months = months
    self.shortMonths = shortMonths
    self.weekdays = weekdays
    self.shortWeekdays = shortWeekdays
    self.beforeNoon = beforeNoon
    self.afterNoon = afterNoon
  }

  /// English shortens every name to its first three letters.
  private init(months: [String], weekdays: [String], beforeNoon: String, afterNoon: String) {
    self.months = months
    self.weekdays = weekdays
    shortMonths = months.map { String($0.prefix(3)) }
    shortWeekdays = weekdays.map { String($0.prefix(3)) }
    self.beforeNoon = beforeNoon
    self.afterNoon = afterNoon
  }
}

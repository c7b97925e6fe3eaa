extension CivilTime {
  /// The week of ISO 8601 (§3.1.1.23: it begins on Monday; week 1 holds the year's first Thursday), and the year that it counts to.
  package var isoWeek: (year: Int, week: Int) {
    let fromMonday = CivilTime.floorModulo(weekday + 6, 7)
    // A week belongs to the year of its Thursday.
    let thursday = daysSinceEpoch - fromMonday + 3
    let year = CivilTime(secondsSinceEpoch: thursday &* 86_400).year
    let newYear = CivilTime.daysSinceEpoch(year: year, month: 1, day: 1)
    return (year, (thursday - newYear) / 7 + 1)
  }

  /// Weeks of the year begun so far, each beginning on `first` (0 for Sunday, 1 for Monday); 0 before the first one.
  package func week(startingOn first: Int) -> Int {
    (dayOfYear + 6 - CivilTime.floorModulo(weekday - first, 7)) / 7
  }
}

import Languages

/// Jinja2's filters and the site's own, by their names.
enum BuiltInFilters {
  static let all: [String: Routine] = [
    text, markup, layout, numbers, lists, selections, ordering, dates(in: .english),
  ]
  .reduce(into: [:]) { all, some in all.merge(some) { $1 } }
}

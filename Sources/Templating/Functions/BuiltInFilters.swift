/// Jinja2's filters and the site's own, by their names.
enum BuiltInFilters {
  static let all: [String: Routine] =
    text
}

import Dates
package import Diagnostics
package import FrontMatter
import HTML
import Markdown
package import SiteModel
import Templating

/// Filters of lists as expressions of the template language: `rating >= 4 and 'Swift' in tags`.
///
/// An expression knows a post's fields by their bare names. A post without a field that an expression compares is not in
/// the list.
package struct ListFilters: PostFilters {
  package init() {}

  private static let opening = "{% if ("
  private static let closing = ") %}1{% endif %}"

  package func matches(
    _ expression: Located<String>, in source: SourceText?, _ posts: [LoadedFile], settings: Settings
  ) -> ([Bool], [Diagnostic]) {
    var names = Set(FilterField.allCases.map(\.rawValue)).union(settings.taxonomies.map(\.name))
    for post in posts { for entry in post.page.extra { names.insert(entry.key) } }
    let text = SourceText(path: "", text: Self.opening + expression.value + Self.closing)
    let environment = Environment(globalNames: names.sorted()) { _ in text }
    let (template, problems) = environment.load("filter")
    guard let template else {
      return ([], problems.prefix(1).map { place($0, expression, source ?? settings.source) })
    }
    let used = names.filter { expression.value.contains($0) }
    var matches: [Bool] = []
    matches.reserveCapacity(posts.count)
    for post in posts {
      let fields = FilterField.values(of: post, settings)
      var globals = environment.globals()
      for name in used { globals[name] = fields[name] ?? Value.none }
      var buffer = ByteBuffer(capacity: 16)
      let problems = template.render(globals, into: &buffer)
      let lacksField = used.contains { name in
        if case .none? = fields[name] { true } else { fields[name] == nil }
      }
      if let problem = problems.first, !lacksField {
        var problem = place(problem, expression, source ?? settings.source)
        problem.notes.append(
          Diagnostic.Note("for this post", at: .file("Content/" + post.place.path)))
        return ([], [problem])
      }
      matches.append(problems.isEmpty && buffer.count > 0)
    }
    return (matches, [])
  }

  /// The same finding at the expression's own place.
  private func place(
    _ problem: Diagnostic, _ expression: Located<String>, _ source: SourceText?
  ) -> Diagnostic {
    guard let source else { return problem }
    var range = expression.range
    var summary = problem.summary
    // Where the file has the expression as it is, the very place is known.
    if case .range(_, let inner) = problem.location,
      let start = source.bytes[range].firstRange(of: Array(expression.value.utf8))?.lowerBound
    {
      let length = expression.value.utf8.count
      // What is behind it was not written by anybody.
      if inner.lowerBound >= Self.opening.utf8.count + length {
        summary = "the expression ends too early"
      }
      let from = min(max(0, inner.lowerBound - Self.opening.utf8.count), length)
      let to = min(max(from, inner.upperBound - Self.opening.utf8.count), length)
      range = start + from..<start + to
    }
    return .error(
      "list.filter", summary, in: source, range, hint: problem.hint)
  }
}

/// What filters of lists know of a post, beside its terms and its own fields.
private enum FilterField: String, CaseIterable {
  case title, description, date, updated, year, author, authors, series, section, path, slug, url
  case language, draft, weight, image, rating, ratings, progress, subtitle, location, group, extra
  case wordCount = "word_count"

  static func values(of post: LoadedFile, _ settings: Settings) -> [String: Value] {
    var values: [String: Value] = [:]
    let extra = post.page.extra.map { ($0.key, DataValue.make($0.value, zone: settings.zone)) }
    for (name, value) in extra { values[name] = value }
    for (place, taxonomy) in settings.taxonomies.enumerated() {
      let terms = place < post.page.terms.count ? post.page.terms[place] : []
      values[taxonomy.name] = .list(terms.map { .string($0) })
    }
    for field in allCases { values[field.rawValue] = field.value(of: post, settings, extra) }
    return values
  }

  private func value(
    of post: LoadedFile, _ settings: Settings, _ extra: [(String, Value)]
  ) -> Value {
    switch self {
    case .title: .string(post.facts.title)
    case .description: .text(post.page.description)
    case .date: post.facts.date.map { .date($0) } ?? .none
    case .updated: post.facts.updated.map { .date($0) } ?? .none
    case .year: post.facts.date.map { .int($0.civil.year) } ?? .none
    case .author: .text(post.page.authors.first ?? settings.author)
    case .authors: .list(post.page.authors.map { .string($0) })
    case .series: .text(post.page.series)
    case .section: .string(post.place.folders.joined(separator: "/"))
    case .path: .string(post.place.path)
    case .slug: .string(post.facts.slug)
    case .url: .string(post.facts.url.text)
    case .language: .string(settings.languages[post.place.language].tag)
    case .draft: .bool(post.page.isDraft)
    case .weight: post.page.weight.map { .int($0) } ?? .none
    case .image: .text(post.page.card.image)
    case .rating: post.page.card.rating.map { .int($0) } ?? .none
    case .ratings: post.page.card.ratings.map { .int($0) } ?? .none
    case .progress: post.page.card.progress.map { .double($0) } ?? .none
    case .subtitle: .text(post.page.card.subtitle)
    case .location: .text(post.page.card.location)
    case .group: .text(post.page.card.group)
    case .wordCount: .int(post.markdown.wordCount)
    case .extra: .map(OrderedMap(extra))
    }
  }
}

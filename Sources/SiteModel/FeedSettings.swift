import Diagnostics
import FrontMatter
package import Records

/// A form in which a list can be followed; the raw values are the names that authors write.
package enum FeedFormat: String, Sendable, CaseIterable {
  /// RFC 4287.
  case atom
  /// RSS 2.0.
  case rss
  /// JSON Feed 1.1.
  case json

  /// Its file beside the list's own page.
  package var fileName: String {
    switch self {
    case .atom: "feed.xml"
    case .rss: "rss.xml"
    case .json: "feed.json"
    }
  }

  /// For the `type` of a link.
  package var mediaType: String {
    switch self {
    case .atom: "application/atom+xml"
    case .rss: "application/rss+xml"
    case .json: "application/feed+json"
    }
  }
}

/// What `feeds:` in `site.yaml` says: who has feeds, and what is in them.
package struct FeedSettings: Sendable {
  /// How much of a post a feed holds.
  package enum Text: String, Sendable, CaseIterable {
    case full, summary
  }

  /// Those of the whole site.
  package var site: [FeedFormat] = [.atom]
  /// Those of every section that says nothing else.
  package var sections: [FeedFormat] = []
  /// Those of every term, unless its taxonomy says something else.
  package var terms: [FeedFormat] = []
  /// Posts in a feed.
  package var size = 20
  /// How much of each.
  package var text = Text.full

  package init() {}

  /// Reads `feeds:`: all of it, the formats of the site's own, or `false`.
  static func read(_ reader: inout FieldReader) -> FeedSettings {
    var feeds = FeedSettings()
    guard reader.mapping["feeds"]?.value.mapping != nil else {
      if let formats = reader.feedFormats("feeds") { feeds.site = formats ?? feeds.site }
      return feeds
    }
    reader.mapping("feeds") { inner in
      if let formats = inner.feedFormats("site") { feeds.site = formats ?? feeds.site }
      if let formats = inner.feedFormats("sections") { feeds.sections = formats ?? feeds.site }
      if let formats = inner.feedFormats("terms") { feeds.terms = formats ?? feeds.site }
      if let size = inner.integer("size", in: 1...10_000) { feeds.size = size }
      if let text = inner.choice("text", as: Text.self) { feeds.text = text }
      inner.reportUnknown(known: ["site", "sections", "terms", "size", "text"])
    }
    return feeds
  }

  /// Adds what decides which feeds there are and what is in them.
  package func add(to print: inout Fingerprinter) {
    for formats in [site, sections, terms] {
      print.combine(formats.map(\.rawValue).joined(separator: " "))
    }
    print.combine(size)
    print.combine(text.rawValue)
  }
}

extension FieldReader {
  /// Formats of feeds, each once: one, several, none for `false`, and within the optional nil for `true`, which asks for
  /// those that others have.
  mutating func feedFormats(_ key: String) -> [FeedFormat]?? {
    guard let node = node(key) else { return nil }
    if case .boolean = node.value { return .some(boolean(key) == true ? nil : []) }
    var formats: [FeedFormat] = []
    for name in texts(key) ?? [] {
      if let format = FeedFormat(rawValue: name.value) {
        if !formats.contains(format) { formats.append(format) }
      } else {
        report(FeedProblem.format(name, in: source))
      }
    }
    return .some(formats)
  }
}

/// The wording of what is wrong in `feeds:`.
private enum FeedProblem {
  static func format(_ name: Located<String>, in source: SourceText) -> Diagnostic {
    let names = FeedFormat.allCases.map(\.rawValue)
    let nearest = nearestName(to: name.value, among: names)
    return .error(
      "settings.feeds", "there is no feed '\(name.value)'", in: source, name.range,
      hint: nearest.map { "did you mean '\($0)'?" } ?? "write some of atom, rss and json")
  }
}

import FrontMatter

/// What folders give to all that is in them: the `cascade` and `permalinks` of each `_index.md` and of those around it.
package struct FolderRules: Sendable {
  /// What one folder gives.
  package final class Rules: Sendable {
    /// Fields of posts that do not have them themselves.
    let cascade: PostFields?
    /// The pattern of addresses.
    let permalink: Permalink?

    init(cascade: PostFields?, permalink: Permalink?) {
      self.cascade = cascade
      self.permalink = permalink
    }
  }

  /// By language, then by folder.
  private var rules: [[String: Rules]]
  private let isEmpty: Bool

  /// - Parameter sections: every `_index.md` of the site.
  package init(_ sections: [LoadedFile], settings: Settings) {
    rules = settings.languages.map { _ in [:] }
    let sections = sections.sorted { $0.place.folders.count < $1.place.folders.count }
    isEmpty =
      settings.permalinks.isEmpty
      && !sections.contains { $0.section?.cascade != nil || $0.section?.permalink != nil }
    if isEmpty { return }
    for language in rules.indices {
      var own: [[String]: (cascade: PostFields?, permalink: Permalink?)] = [:]
      // What a language does not say itself is as in the first one.
      for wanted in language == 0 ? [0] : [0, language] {
        for file in sections where file.place.language == wanted {
          let first = own[file.place.folders]
          own[file.place.folders] = (
            file.section?.cascade ?? first?.cascade, file.section?.permalink ?? first?.permalink
          )
        }
      }
      let patterns = Dictionary(
        settings.permalinks.map { ($0.folder.value.pathParts, $0.pattern) }
      ) { $1 }
      for folders in Set(own.keys).union(patterns.keys).sorted(by: { $0.count < $1.count }) {
        let around = folders.isEmpty ? nil : nearest(Array(folders.dropLast()), language)
        var cascade = around?.cascade
        if let fields = own[folders]?.cascade {
          cascade = cascade.map { fields.inheriting($0) } ?? fields
        }
        let permalink = own[folders]?.permalink ?? patterns[folders] ?? around?.permalink
        rules[language][folders.joined(separator: "/")] = Rules(
          cascade: cascade, permalink: permalink)
      }
    }
  }

  /// What the folder of a file gives it, nil when that is nothing.
  package func rules(for place: ContentPath) -> Rules? {
    if isEmpty { return nil }
    // An `_index.md` is in the folder around its own.
    let folders = place.kind == .section ? Array(place.folders.dropLast()) : place.folders
    if place.kind == .section, place.folders.isEmpty { return nil }
    return nearest(folders, place.language)
  }

  private func nearest(_ folders: [String], _ language: Int) -> Rules? {
    guard language < rules.count else { return nil }
    var folders = folders
    while true {
      if let found = rules[language][folders.joined(separator: "/")] { return found }
      if folders.popLast() == nil { return nil }
    }
  }
}

extension PostFields {
  /// With what another has where this one says nothing; a title and addresses are never passed on.
  func inheriting(_ other: PostFields) -> PostFields {
    var fields = self
    fields.date = date ?? other.date
    fields.updated = updated ?? other.updated
    fields.expires = expires ?? other.expires
    fields.draft = draft ?? other.draft
    fields.description = description ?? other.description
    fields.summary = summary ?? other.summary
    if authors.isEmpty { fields.authors = other.authors }
    for place in fields.terms.indices where fields.terms[place].isEmpty {
      if place < other.terms.count { fields.terms[place] = other.terms[place] }
    }
    if fields.terms.isEmpty { fields.terms = other.terms }
    fields.style = style ?? other.style
    fields.toc = toc ?? other.toc
    fields.search = search ?? other.search
    fields.weight = weight ?? other.weight
    fields.template = template ?? other.template
    fields.series = series ?? other.series
    if menus.isEmpty { fields.menus = other.menus }
    fields.card = card.inheriting(other.card)
    let names = Set(extra.map(\.key))
    fields.extra += other.extra.filter { !names.contains($0.key) }
    return fields
  }

  /// The keys that a `cascade` cannot hold, since they would be wrong for more than one page.
  static let notCascaded = ["title", "slug", "url", "aliases", "language", "translation_key"]
}

extension CardFields {
  fileprivate func inheriting(_ other: CardFields) -> CardFields {
    var card = self
    card.image = image ?? other.image
    card.imageAlt = imageAlt ?? other.imageAlt
    card.color = color ?? other.color
    card.progress = progress ?? other.progress
    card.rating = rating ?? other.rating
    card.ratings = ratings ?? other.ratings
    card.badge = badge ?? other.badge
    card.subtitle = subtitle ?? other.subtitle
    card.location = location ?? other.location
    card.phone = phone ?? other.phone
    card.group = group ?? other.group
    return card
  }
}

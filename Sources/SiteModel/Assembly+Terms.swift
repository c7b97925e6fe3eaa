import Diagnostics
import FrontMatter

extension Assembly {
  /// Terms of every taxonomy in every language, from the posts in the order of the home list.
  ///
  /// Terms are the same when they differ only in case or normal form; two that give the same slug
  /// otherwise (`C` and `C?`) are told apart by a number.
  ///
  /// - Parameter order: all pages, newest first.
  mutating func addTerms(inOrder order: [Int]) {
    let hasSeries = site.pages.contains { $0.file.page.series != nil }
    let series = hasSeries ? [Taxonomy.Settings(name: "series", isSeries: true)] : []
    let written = WrittenTerms(site.pages, taxonomies: site.settings.taxonomies.count)
    for language in site.homes.indices {
      let pages =
        site.homes.count == 1 ? order : order.filter { site.language(ofPage: $0) == language }
      for (place, settings) in (site.settings.taxonomies + series).enumerated() {
        addTaxonomy(settings, at: place, written, language, pages)
      }
    }
  }

  private mutating func addTaxonomy(
    _ settings: Taxonomy.Settings, at place: Int, _ written: WrittenTerms, _ language: Int,
    _ order: [Int]
  ) {
    var found = TermNames(written)
    for page in order {
      if settings.isSeries {
        if let name = site.pages[page].file.page.series { found.add(name, of: page) }
      } else {
        for text in written.terms(of: page, in: place) { found.add(text: text, of: page) }
      }
    }
    for twin in found.twins { tell(of: twin, settings.name) }
    let names = found.names
    let byName = names.indices.sorted { names[$0].key < names[$1].key }
    // `page/2/` below the taxonomy is not a term's, so a term `page` needs another slug.
    let slugs = Slug.unique(
      byName.map { Slug.make(names[$0].key, keepsHash: true) ?? "term" }, except: ["page"])
    let folder = Slug.make(settings.name) ?? settings.name
    let url = URLPath(folder: site.settings.folders(of: language) + [folder])
    var terms = zip(byName, slugs).map { index, slug in
      Taxonomy.Term(
        name: names[index].name, slug: slug, url: url.appending(slug),
        pages: settings.isSeries ? inSeries(names[index].pages) : names[index].pages)
    }
    for index in terms.indices {
      terms[index].file = termFiles[language][settings.name + "/" + terms[index].slug]
    }
    tellUnused(settings.name, terms, language)
    var sorted = [Int](repeating: 0, count: names.count)
    for (term, index) in byName.enumerated() { sorted[index] = term }
    for member in found.members {
      site.pages[member.page].terms.append(
        Page.Term(taxonomy: site.taxonomies.count, term: sorted[member.name]))
    }
    let file = termFiles[language][settings.name]
    let title =
      site.settings.languages[language].taxonomyTitles[settings.name] ?? settings.ownTitle
      ?? (["tags", "categories", "series"].contains(settings.name)
        ? site.settings.text(settings.name, in: language) : nil)
    for file in [file] + terms.map(\.file) {
      guard let file else { continue }
      let term = terms.first { $0.file === file }
      site.addresses[file.place.path] = .some(term?.url ?? url)
      site.termFiles.append(file)
    }
    site.taxonomies.append(
      Taxonomy(
        settings: settings, language: language,
        title: file?.page.title ?? title ?? settings.title, file: file, url: url, terms: terms))
  }

  /// The parts of a series from the first to the last: by `weight`, else by date.
  private func inSeries(_ pages: [Int]) -> [Int] {
    let oldestFirst = PostOrder(key: .date, isReversed: true).sorted(pages, of: site)
    return PostOrder.byWeight(oldestFirst, of: site)
  }

  /// Warns of a term that is written in two ways, once each.
  private mutating func tell(of twin: TermNames.Twin, _ taxonomy: String) {
    let (path, other) = (site.pages[twin.page].path, site.pages[twin.firstPage].path)
    let text = source(path)
    diagnostics.append(
      SiteProblem.twinTerms(
        twin.written, twin.name, taxonomy,
        at: TermPlace.range(of: twin.written, in: text, taxonomy), in: text,
        other: source(other).path))
  }

  /// Tells of the `_index.md` of a term that no post has.
  private mutating func tellUnused(
    _ taxonomy: String, _ terms: [Taxonomy.Term], _ language: Int
  ) {
    let slugs = Set(terms.map(\.slug))
    for (folder, file) in termFiles[language].sorted(by: { $0.key < $1.key }) {
      let parts = folder.pathParts
      guard parts.count == 2, parts[0] == taxonomy, !slugs.contains(parts[1]) else { continue }
      diagnostics.append(
        SiteProblem.unusedTerm(
          parts[1], taxonomy, source(file.place.path).path,
          nearest: nearestName(to: parts[1], among: slugs.sorted())))
    }
  }
}

/// The terms that posts name, each once whatever its case and normal form.
private struct TermNames {
  /// A term that a post writes otherwise than the post that named it first.
  struct Twin {
    let written: String
    let name: String
    let page: Int
    let firstPage: Int
  }

  private(set) var names: [(key: String, name: String, pages: [Int])] = []
  private(set) var members: [(page: Int, name: Int)] = []
  private(set) var twins: [Twin] = []
  private var found: [String: Int] = [:]
  /// The same by what posts write, most of which is written the same many times.
  private var written: [String: Int] = [:]
  /// The texts that posts write, and the name of each as far as it was met.
  private let texts: [String]
  private var known: [Int?]

  init(_ written: WrittenTerms) {
    texts = written.texts
    known = Array(repeating: nil, count: texts.count)
  }

  /// - Parameter text: a place among the texts.
  mutating func add(text: Int, of page: Int) {
    if let name = known[text] {
      note(name, of: page)
    } else {
      known[text] = add(texts[text], of: page)
    }
  }

  /// - Returns: the place of its name, nil when there is nothing to read in it.
  @discardableResult
  mutating func add(_ text: String, of page: Int) -> Int? {
    if let index = written[text] {
      note(index, of: page)
      return index
    }
    guard !text.isBlank else { return nil }
    let name = text.trimmed.normalizedToNFC
    let key = name.lowercased()
    let index = found[key] ?? names.count
    written[text] = index
    if index == names.count {
      found[key] = index
      names.append((key, name, []))
    } else if names[index].name != name {
      twins.append(
        Twin(
          written: text, name: names[index].name, page: page,
          firstPage: names[index].pages.first ?? page))
    }
    note(index, of: page)
    return index
  }

  private mutating func note(_ index: Int, of page: Int) {
    guard names[index].pages.last != page else { return }
    names[index].pages.append(page)
    members.append((page, index))
  }
}

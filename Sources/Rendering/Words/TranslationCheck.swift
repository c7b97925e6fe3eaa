package import Diagnostics
import Languages
import SiteModel

/// A page, or a section's own file, that some languages have no version of.
private struct Gap {
  let path: String
  /// The section that it is in, an index of `Site.sections`.
  let section: Int
  /// Those languages, indices of `Settings.languages`.
  let languages: [Int]
}

extension SiteRenderer {
  /// What a site in several languages lacks in some of them, and a site in one that has no built-in texts, as
  /// warnings: pages, sections and texts.
  ///
  /// - Parameter namesAll: has a line for each page, however many there are.
  package func missingTranslations(namesAll: Bool) -> [Diagnostic] {
    let gaps = pageGaps() + sectionGaps()
    return (namesAll ? gaps.map(told) : inShort(gaps)) + missingTexts()
  }

  /// More pages of a section than that are told in one line.
  private static let most = 3

  private func pageGaps() -> [Gap] {
    let site = context.site
    guard site.homes.count > 1 else { return [] }
    return site.pages.indices.compactMap { page in
      let others = (site.translations[page] ?? []).map { site.language(ofPage: $0) }
      return gap(
        site.language(ofPage: page), others, site.pages[page].path, in: site.pages[page].section)
    }
  }

  private func sectionGaps() -> [Gap] {
    let site = context.site
    guard site.homes.count > 1 else { return [] }
    return site.sections.indices.compactMap { index in
      let section = site.sections[index]
      guard let path = section.path, site.addresses[path] != .some(nil),
        section.file?.place.language == section.language
      else {
        return nil
      }
      let others = site.homes.indices.filter { language in
        guard let place = site.sectionPlaces[language][section.folder] else { return false }
        return site.sections[place].file?.place.language == language
      }
      return gap(section.language, others, path, in: index)
    }
  }

  /// The first of the translations that there are speaks for all.
  private func gap(_ language: Int, _ others: [Int], _ path: String, in section: Int) -> Gap? {
    guard others.allSatisfy({ $0 >= language }) else { return nil }
    var isThere = [Bool](repeating: false, count: context.site.settings.languages.count)
    isThere[language] = true
    for other in others { isThere[other] = true }
    let missing = isThere.indices.filter { !isThere[$0] }
    return missing.isEmpty ? nil : Gap(path: path, section: section, languages: missing)
  }

  private func told(_ gap: Gap) -> Diagnostic {
    WordsMessages.notTranslated(shownPath(gap.path), tags(gap.languages))
  }

  private func tags(_ languages: [Int]) -> [String] {
    languages.map { context.site.settings.languages[$0].tag }
  }

  /// A line for each page of sections that lack few, else one for each language or for languages that lack the same.
  private func inShort(_ gaps: [Gap]) -> [Diagnostic] {
    var bySection: [Int: [Gap]] = [:]
    for gap in gaps { bySection[gap.section, default: []].append(gap) }
    var told: Set<Int> = []
    return gaps.flatMap { gap -> [Diagnostic] in
      let all = bySection[gap.section] ?? []
      if all.count <= Self.most { return [self.told(gap)] }
      return told.insert(gap.section).inserted ? inShort(all, of: gap.section) : []
    }
  }

  private func inShort(_ gaps: [Gap], of section: Int) -> [Diagnostic] {
    var byLanguage: [Int: [Int]] = [:]
    for (place, gap) in gaps.enumerated() {
      for language in gap.languages { byLanguage[language, default: []].append(place) }
    }
    var groups: [(pages: [Int], languages: [Int])] = []
    var places: [[Int]: Int] = [:]
    for (language, pages) in byLanguage.sorted(by: { $0.key < $1.key }) {
      if let place = places[pages] {
        groups[place].languages.append(language)
      } else {
        places[pages] = groups.count
        groups.append((pages, [language]))
      }
    }
    let folder = context.site.sections[section].folder
    return groups.map { pages, languages in
      if pages.count == 1 {
        return WordsMessages.notTranslated(shownPath(gaps[pages[0]].path), tags(languages))
      }
      return WordsMessages.notTranslated(
        pages.prefix(Self.most).map { shownPath(gaps[$0].path) }, count: pages.count,
        in: shownPath(folder), tags(languages))
    }
  }

  private func missingTexts() -> [Diagnostic] {
    let settings = context.site.settings
    let own = settings.strings(in: 0).phrases.keys
    return settings.languages.indices.compactMap { language in
      let builtIn = settings.languages[language].language.words
      let known = settings.strings(in: language).phrases
      let wanted = Set(Language.english.words.keys).union(own)
      let missing = wanted.filter { builtIn[$0] == nil && known[$0] == nil }
      guard !missing.isEmpty else { return nil }
      return WordsMessages.missingTexts(
        missing.sorted(), settings.languages[language].tag, isOnly: settings.languages.count == 1,
        at: settings.source?.path ?? "site.yaml")
    }
  }
}

package import Diagnostics
import Languages
import SiteModel

extension SiteRenderer {
  /// What a site in several languages lacks in some of them, and a site in one that has no built-in texts, as
  /// warnings: pages, sections and texts.
  package func missingTranslations() -> [Diagnostic] {
    missingPages() + missingSections() + missingTexts()
  }

  private func missingPages() -> [Diagnostic] {
    let site = context.site
    guard site.homes.count > 1 else { return [] }
    return site.pages.indices.compactMap { page in
      let others = (site.translations[page] ?? []).map { site.language(ofPage: $0) }
      return missing(site.language(ofPage: page), others, site.pages[page].path)
    }
  }

  private func missingSections() -> [Diagnostic] {
    let site = context.site
    guard site.homes.count > 1 else { return [] }
    return site.sections.compactMap { section in
      guard let path = section.path, site.addresses[path] != .some(nil),
        section.file?.place.language == section.language
      else {
        return nil
      }
      let others = site.homes.indices.filter { language in
        guard let place = site.sectionPlaces[language][section.folder] else { return false }
        return site.sections[place].file?.place.language == language
      }
      return missing(section.language, others, path)
    }
  }

  /// The first of the translations that there are speaks for all.
  private func missing(_ language: Int, _ others: [Int], _ path: String) -> Diagnostic? {
    let languages = context.site.settings.languages
    guard others.allSatisfy({ $0 >= language }) else { return nil }
    let tags = languages.indices.filter { $0 != language && !others.contains($0) }
      .map { languages[$0].tag }
    return tags.isEmpty ? nil : WordsMessages.notTranslated(shownPath(path), tags)
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

package import FrontMatter
package import Languages
import Records

/// The texts that `site.yaml` gives under `strings`, in place of the built-in ones or beside them.
package struct SiteStrings: Sendable {
  /// By their keys.
  package private(set) var phrases: [String: Phrase] = [:]

  package init() {}

  /// What `strings` says, for pages in a language.
  package static func read(_ reader: inout FieldReader, language: Language) -> SiteStrings {
    var strings = SiteStrings()
    let entries = reader.mapping["strings"]?.value.mapping?.entries ?? []
    reader.mapping("strings") { inner in
      for entry in entries {
        let phrase: Phrase?
        if entry.value.mapping != nil {
          phrase = readForms(of: entry, &inner, language)
        } else {
          phrase = inner.text(entry.key).map { Phrase($0) }
        }
        guard let phrase else { continue }
        strings.phrases[entry.key] = phrase
        checkPlaces(of: phrase, entry, &inner)
      }
    }
    return strings
  }

  private static func readForms(
    of entry: Mapping.Entry, _ reader: inout FieldReader, _ language: Language
  ) -> Phrase? {
    var forms: [PluralCategory: String] = [:]
    reader.mapping(entry.key) { inner in
      for category in PluralCategory.allCases {
        if let text = inner.text(category.rawValue) { forms[category] = text }
      }
      inner.reportUnknown(known: PluralCategory.allCases.map(\.rawValue))
    }
    let missing = language.plurals.neededCategories.filter { forms[$0] == nil }
    if !missing.isEmpty {
      reader.report(
        SettingsProblem.missingForms(
          of: entry.key, missing.map(\.rawValue), language: language.tag, in: reader.source,
          entry.keyRange))
    }
    return forms.isEmpty ? nil : Phrase(forms: forms)
  }

  /// A text that takes the place of a built-in one is given what that is given.
  private static func checkPlaces(
    of phrase: Phrase, _ entry: Mapping.Entry, _ reader: inout FieldReader
  ) {
    guard let known = Language.english.words[entry.key]?.placeholders else { return }
    for name in phrase.placeholders where !known.contains(name) {
      reader.report(
        SettingsProblem.unknownPlace(
          name, of: entry.key, known: known, in: reader.source, entry.value.range))
    }
  }

  /// These texts, and those of others for what is not among them.
  package func over(_ others: SiteStrings) -> SiteStrings {
    var strings = others
    strings.phrases.merge(phrases) { $1 }
    return strings
  }

  /// Adds what pages show of the texts.
  func add(to print: inout Fingerprinter) {
    print.combine(phrases.count)
    for (key, phrase) in phrases.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
    {
      print.combine(key)
      for category in PluralCategory.allCases { print.combine(phrase.forms[category] ?? "") }
    }
  }
}

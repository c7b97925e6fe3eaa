import Languages
import SiteModel

/// The texts of one language of a site by their keys: its own, then the built-in ones.
final class SiteWords: Sendable {
  let language: Language
  private let texts: [String: Text]

  /// A text ready to be filled in.
  struct Text: Sendable {
    let forms: [PluralCategory: [Phrase.Part]]
    /// The names of the places that have to be filled.
    let places: [String]
    /// The text itself where there is nothing to fill in and nothing to choose.
    let fixed: String?

    init(_ phrase: Phrase) {
      forms = phrase.forms.mapValues { Phrase.parts(of: $0) }
      places = phrase.placeholders
      let isFixed = places.isEmpty && phrase.forms.count == 1
      fixed = isFixed ? phrase.text(.other) : nil
      self.phrase = phrase
    }

    private let phrase: Phrase

    /// Whether a number decides which form it takes.
    var needsCount: Bool { forms.count > 1 }

    func parts(_ category: PluralCategory) -> [Phrase.Part] {
      forms[category] ?? Phrase.parts(of: phrase.text(category))
    }
  }

  /// The texts of each language of a site.
  static func all(_ settings: Settings) -> [SiteWords] {
    settings.languages.indices.map { language in
      SiteWords(
        settings.languages[language].language, own: settings.strings(in: language),
        others: settings.strings(in: 0))
    }
  }

  /// - Parameters:
  ///   - own: what the site says in this language.
  ///   - others: what it says in its first language, for what is not said in this one.
  init(_ language: Language, own: SiteStrings, others: SiteStrings) {
    self.language = language
    var phrases = Language.english.words
    phrases.merge(others.phrases) { $1 }
    phrases.merge(language.words) { $1 }
    phrases.merge(own.phrases) { $1 }
    texts = phrases.mapValues { Text($0) }
  }

  subscript(_ key: String) -> Text? { texts[key] }

  var keys: [String] { texts.keys.sorted() }

  /// A text without anything to fill in.
  func text(_ key: String) -> String { texts[key]?.fixed ?? key }
}

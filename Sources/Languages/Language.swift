/// What is known of a language by its tag: how it is written, counted, dated and called.
///
/// The facts are those of the Unicode Common Locale Data Repository (CLDR). A class, so that it is handed on
/// at the cost of one reference.
package final class Language: Sendable {
  /// As it was asked for: `pt-BR`.
  package let tag: String
  /// The name that the language has for itself (`Deutsch`), the tag where that is not known.
  package let name: String
  /// Whether CLDR's names of languages, as far as they are kept here, have it.
  package let isKnown: Bool
  package let isWrittenFromRight: Bool
  /// Whether its dates are English ones.
  package let isEnglish: Bool
  package let plurals: PluralRules
  package let dates: LanguageDates
  /// The texts of the built-in templates in this language, empty where there are none.
  package let words: [String: Phrase]

  package static let english = Language(tag: "en")

  /// Whether a text is the tag of a language that CLDR's names have: by itself, or with the place where it is spoken.
  package static func isTagOfKnown(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ $0.utf8.allSatisfy(isLetter) }) else {
      return false
    }
    if LanguageRecord.has(text.lowercased()) { return true }
    return parts.count == 2 && parts[1].utf8.count == 2
      && LanguageRecord.has(parts[0].lowercased())
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// A language that nothing is known of is treated as English.
  package init(tag: String) {
    let subtags = LanguageTag(tag)
    let found = LanguageRecord.find(subtags)
    let record = found ?? LanguageRecord("en")
    self.tag = tag
    isKnown = found != nil
    isEnglish = found == nil || subtags.subtags.first == "en"
    name = found?.texts["name"] ?? tag
    isWrittenFromRight = subtags.isWrittenFromRight ?? (record.texts["direction"] == "rtl")
    plurals = PluralRules(record.texts["plural"] ?? "")
    dates = LanguageDates(record)
    words = BuiltInWords.all(for: subtags)
  }
}

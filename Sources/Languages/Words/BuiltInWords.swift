/// The texts of the built-in templates, in the languages that have them.
///
/// Each language is a text of lines: a key, a space, and what it says. Where numbers ask for several forms,
/// a line for each, with the name of the form behind the key: `posts.one`.
enum BuiltInWords {
  private static let texts: [String: StaticString] = [
    "ar": arabic, "de": german, "en": english, "es": spanish, "fr": french, "he": hebrew,
    "it": italian, "ja": japanese, "ko": korean, "nl": dutch, "pl": polish, "pt": portuguese,
    "ru": russian, "sv": swedish, "uk": ukrainian, "zh": chinese, "zh-hant": traditionalChinese,
    // Places that write as another one does.
    "zh-hk": traditionalChinese, "zh-mo": traditionalChinese, "zh-tw": traditionalChinese,
    "iw": hebrew,
  ]

  /// The texts for a tag by their keys, empty for languages without.
  static func all(for tag: LanguageTag) -> [String: Phrase] {
    for candidate in tag.candidates {
      if let text = texts[candidate] { return parse(text) }
    }
    return [:]
  }

  private static func parse(_ text: StaticString) -> [String: Phrase] {
    var forms: [String: [PluralCategory: String]] = [:]
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    for line in bytes.split(separator: 0x0A) {
      let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 1)
      guard parts.count == 2 else { continue }
      let names = parts[0].split(separator: UInt8(ascii: "."))
        .map { String(decoding: $0, as: UTF8.self) }
      let category = names.count > 1 ? PluralCategory(rawValue: names[1]) : .other
      forms[names[0], default: [:]][category ?? .other] = String(decoding: parts[1], as: UTF8.self)
    }
    return forms.mapValues { Phrase(forms: $0) }
  }
}

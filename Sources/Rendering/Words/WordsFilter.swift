import HTML
import Languages
import Templating

/// The filter `t`: a text of the page's language by its key.
enum WordsFilter {
  static func make(_ words: SiteWords) -> NativeFunction {
    NativeFunction(
      [.required("key"), .optional("count")],
      withKeywords: { arguments, keywords throws(CallError) in
        let (key, text) = try Self.text(arguments[0], words)
        if let fixed = text.fixed { return .string(fixed) }
        var values = keywords
        var category = PluralCategory.other
        switch arguments[1] {
        case .none:
          if text.needsCount { throw WordsMessages.missing("count", for: key) }
        case .int(let count):
          category = words.language.plurals.category(of: PluralOperands(count))
          values.append(("count", arguments[1]))
        case .double(let count):
          category = words.language.plurals.category(of: PluralOperands(count))
          values.append(("count", arguments[1]))
        default: throw WordsMessages.noNumber()
        }
        return try fill(text.parts(category), values, key)
      }
    ).constant.checked { call in
      guard let key = call.text(0) else { return nil }
      guard let text = words[key] else {
        return (WordsMessages.unknown(key, among: words.keys), 0)
      }
      var given = call.keywords
      if call.given[1] { given.append("count") }
      let needed = text.places + (text.needsCount ? ["count"] : [])
      return needed.first { !given.contains($0) }.map { (WordsMessages.missing($0, for: key), 0) }
    }
  }

  /// The filter `forms`: a map of all forms of a text by their names, for scripts, which learn the number only later. The
  /// form `other` is always there.
  static func forms(_ words: SiteWords) -> NativeFunction {
    NativeFunction(
      [.required("key")],
      withKeywords: { arguments, keywords throws(CallError) in
        let (key, text) = try Self.text(arguments[0], words)
        var forms: [(String, Value)] = []
        for category in PluralCategory.allCases
        where category == .other || text.forms[category] != nil {
          forms.append(
            (category.rawValue, try fill(text.parts(category), keywords, key, "forms")))
        }
        return .map(OrderedMap(forms))
      }
    ).constant.checked { call in
      guard let key = call.text(0) else { return nil }
      guard let text = words[key] else {
        return (WordsMessages.unknown(key, among: words.keys), 0)
      }
      return text.places.first { !call.keywords.contains($0) }
        .map { (WordsMessages.missing($0, for: key, "forms"), 0) }
    }
  }

  /// The text that an argument names, with its key.
  private static func text(
    _ argument: Value, _ words: SiteWords
  ) throws(CallError) -> (key: String, text: SiteWords.Text) {
    let key: String
    switch argument {
    case .string(let text), .markup(let text): key = text
    default: throw WordsMessages.noKey()
    }
    guard let text = words[key] else { throw WordsMessages.unknown(key, among: words.keys) }
    return (key, text)
  }

  /// The words with values in their places: markup when one of these is, else text.
  private static func fill(
    _ parts: [Phrase.Part], _ values: [(name: String, value: Value)], _ key: String,
    _ filter: String = "t"
  ) throws(CallError) -> Value {
    let isMarkup = values.contains { $0.value.isMarkup }
    var buffer = ByteBuffer(capacity: 64)
    for part in parts {
      switch part {
      case .words(let words):
        if isMarkup { buffer.append(escaping: words) } else { buffer.append(words) }
      case .place(let name):
        guard let value = values.first(where: { $0.name == name })?.value else {
          throw WordsMessages.missing(name, for: key, filter)
        }
        let text = try value.printed()
        if isMarkup, !value.isMarkup {
          buffer.append(escaping: text)
        } else {
          buffer.append(text)
        }
      }
    }
    return isMarkup ? .markup(buffer.string()) : .string(buffer.string())
  }
}

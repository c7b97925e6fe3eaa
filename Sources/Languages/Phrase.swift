/// A text of a language, in one form or in those that numbers ask for, with places such as `{count}`.
package struct Phrase: Sendable {
  /// A text that is the same beside every number has the form `other` alone.
  package let forms: [PluralCategory: String]

  package init(_ text: String) { forms = [.other: text] }

  /// - Parameter forms: at least one.
  package init(forms: [PluralCategory: String]) { self.forms = forms }

  /// The text beside a number of a category; where that form is not there, the one that is most like it.
  package func text(_ category: PluralCategory) -> String {
    if let text = forms[category] ?? forms[.other] { return text }
    return PluralCategory.allCases.reversed().lazy.compactMap { forms[$0] }.first ?? ""
  }

  /// The names of the places of all forms, each once, in their order.
  package var placeholders: [String] {
    var names: [String] = []
    for category in PluralCategory.allCases {
      guard let text = forms[category] else { continue }
      for part in Self.parts(of: text) {
        if case .place(let name) = part, !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  /// A piece of a text: words, or a place by its name.
  package enum Part: Equatable, Sendable {
    case words(String)
    case place(String)
  }

  /// Takes a text apart at its places; braces around anything but a name stay what they are.
  package static func parts(of text: String) -> [Part] {
    let bytes = Array(text.utf8)
    var parts: [Part] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "{"),
        let end = bytes[(index + 1)...].firstIndex(where: { !Self.isOfName($0) }),
        end > index + 1, bytes[end] == UInt8(ascii: "}")
      else {
        index += 1
        continue
      }
      if start < index {
        parts.append(.words(String(decoding: bytes[start..<index], as: UTF8.self)))
      }
      parts.append(.place(String(decoding: bytes[(index + 1)..<end], as: UTF8.self)))
      index = end + 1
      start = index
    }
    if start < bytes.count {
      parts.append(.words(String(decoding: bytes[start...], as: UTF8.self)))
    }
    return parts
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

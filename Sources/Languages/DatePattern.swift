/// How a date is written, with letters for its fields: `d. MMMM y` (UTS #35 part 4, §8).
package struct DatePattern: Sendable {
  enum Part: Sendable {
    case text([UInt8])
    /// A letter and how often it stands.
    case field(letter: UInt8, width: Int)
  }

  let parts: [Part]

  /// Text stands in single quotes where it has letters; two quotes are one.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    var parts: [Part] = []
    var words: [UInt8] = []
    var isQuoted = false
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "'") {
        if index + 1 < bytes.count, bytes[index + 1] == byte {
          words.append(byte)
          index += 1
        } else {
          isQuoted.toggle()
        }
        index += 1
      } else if isQuoted || !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) {
        words.append(byte)
        index += 1
      } else {
        if !words.isEmpty { parts.append(.text(words)) }
        words = []
        var end = index
        while end < bytes.count, bytes[end] == byte { end += 1 }
        parts.append(.field(letter: byte, width: end - index))
        index = end
      }
    }
    if !words.isEmpty { parts.append(.text(words)) }
    self.parts = parts
  }

  /// Whether the years that it shows are those of an era.
  var hasEra: Bool {
    parts.contains { part in
      if case .field(UInt8(ascii: "G"), _) = part { true } else { false }
    }
  }

  private init(parts: [Part]) { self.parts = parts }

  /// A date and a time put together by a pattern such as `{1}, {0}`.
  init(_ text: String, time: DatePattern, date: DatePattern) {
    var parts: [Part] = []
    for piece in Phrase.parts(of: text) {
      switch piece {
      case .words(let words): parts += DatePattern(words).parts
      case .place("0"): parts += time.parts
      case .place: parts += date.parts
      }
    }
    self.parts = parts
  }

  /// The same with fields as wide as asked for, where that does not make a name of a number or the other way
  /// round; those of a time stay as the language has them (UTS #35 part 4, §2.6.2.2).
  func adjusted(from known: DateSkeleton, to asked: DateSkeleton) -> DatePattern {
    DatePattern(
      parts: parts.map { part in
        guard case .field(let letter, let width) = part,
          let field = DateSkeleton.Field(letter: letter)
        else { return part }
        switch field {
        case .hour12, .hour24, .minute, .second: return part
        default: break
        }
        let wanted = asked[field]
        guard wanted > 0, wanted != known[field],
          DateSkeleton.isNumber(field, width) == DateSkeleton.isNumber(field, wanted)
        else { return part }
        return .field(letter: letter, width: wanted)
      })
  }
}

/// A BCP 47 tag (RFC 5646) such as `pt-BR`, in small letters.
struct LanguageTag {
  /// `pt`, then `br`; an underscore counts as a hyphen.
  let subtags: [String]

  init(_ text: String) {
    subtags = text.lowercased().utf8
      .split(maxSplits: 8) { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The tags that may stand for this one, the nearest first: `zh-hant-hk`, `zh-hant`, `zh-hk`, `zh`.
  var candidates: [String] {
    var tags: [String] = []
    for count in stride(from: subtags.count, to: 1, by: -1) {
      tags.append(subtags[..<count].joined(separator: "-"))
      // A place tells more than a script that it has anyway: `en-latn-gb` is written as in Britain.
      if count == 2, script != nil, subtags.count > 2 {
        tags.append(subtags[0] + "-" + subtags[2])
      }
    }
    if let language = subtags.first { tags.append(language) }
    return tags
  }

  /// `hant` of `zh-hant`, nil when the tag names no script.
  var script: String? {
    guard subtags.count > 1, subtags[1].utf8.count == 4,
      subtags[1].utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) })
    else { return nil }
    return subtags[1]
  }

  /// Whether the script that the tag names is written from the right, nil when it names none.
  var isWrittenFromRight: Bool? {
    script.map { ["adlm", "arab", "hebr", "mand", "nkoo", "rohg", "syrc", "thaa"].contains($0) }
  }
}

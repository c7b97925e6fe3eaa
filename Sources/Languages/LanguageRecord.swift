internal import CLanguageData

/// What the embedded data says of one language: texts by their keys.
///
/// The data are lines: `@de en` begins a language and names the one that it is like in all that does not
/// follow, then a line for each text, its key and a tab before it. An empty text takes one away.
struct LanguageRecord {
  let tag: String
  private(set) var texts: [String: String] = [:]

  /// The record of the nearest of a tag's `candidates` that there is.
  static func find(_ tag: LanguageTag) -> LanguageRecord? {
    for candidate in tag.candidates where places[candidate] != nil {
      return LanguageRecord(candidate)
    }
    return nil
  }

  init(_ tag: String) {
    self.tag = tag
    add(tag, depth: 0)
  }

  /// Whether there is a record of exactly this tag, in small letters.
  static func has(_ tag: String) -> Bool { places[tag] != nil }

  /// The names after the last tab of a key: `Januar|Februar`.
  func names(_ key: String) -> [String] {
    texts[key].map { $0.utf8.split(separator: UInt8(ascii: "|")).map { String(Substring($0)) } }
      ?? []
  }

  /// The tags that there is a record of.
  static var tags: [String] { places.keys.sorted() }

  private mutating func add(_ tag: String, depth: Int) {
    guard depth < 4, let place = Self.places[tag] else { return }
    if !place.base.isEmpty { add(place.base, depth: depth + 1) }
    Self.withLines(place.lines) { line in
      guard let tab = line.firstIndex(of: 0x09) else { return }
      let key = String(decoding: line[..<tab], as: UTF8.self)
      let text = String(decoding: line[(tab + 1)...], as: UTF8.self)
      texts[key] = text.isEmpty ? nil : text
    }
  }

  private struct Place {
    let base: String
    /// Bytes of the data.
    var lines: Range<Int>
  }

  /// Where each language's lines are.
  private static let places: [String: Place] = {
    var places: [String: Place] = [:]
    var open: (tag: String, place: Place)?
    withLines(0..<Int(sitegen_languages_size())) { line in
      guard line.first == UInt8(ascii: "@") else {
        if let start = open?.place.lines.lowerBound { open?.place.lines = start..<line.endIndex }
        return
      }
      if let open { places[open.tag] = open.place }
      let words = line.dropFirst().split(separator: UInt8(ascii: " "))
        .map { String(decoding: $0, as: UTF8.self) }
      let base = words.count > 1 ? words[1] : ""
      open = (words[0], Place(base: base, lines: line.endIndex + 1..<line.endIndex + 1))
    }
    if let open { places[open.tag] = open.place }
    return places
  }()

  private static func withLines(
    _ range: Range<Int>, _ body: (Slice<UnsafeBufferPointer<UInt8>>) -> Void
  ) {
    let all = UnsafeBufferPointer(
      start: sitegen_languages_bytes(), count: Int(sitegen_languages_size()))
    var start = range.lowerBound
    while start < range.upperBound {
      let end = all[start..<range.upperBound].firstIndex(of: 0x0A) ?? range.upperBound
      body(all[start..<end])
      start = end + 1
    }
  }
}

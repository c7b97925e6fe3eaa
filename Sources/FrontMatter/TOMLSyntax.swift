import Diagnostics

/// Says what toml++ found in the words of someone who writes posts, at the place to mend.
struct TOMLSyntax {
  private let problem: String
  private let source: SourceText
  private let range: Range<Int>
  private let place: Int
  /// What the lines above the place hold.
  private let above: Node

  init(
    _ problem: String, _ source: SourceText, _ range: Range<Int>, place: Int, above: Node
  ) {
    self.problem = Self.withoutPrefix(problem)
    self.source = source
    self.range = range
    self.place = place
    self.above = above
  }

  var diagnostic: Diagnostic {
    let redefinition = "cannot redefine existing "
    if problem.hasPrefix(redefinition) { return duplicate }
    for unit in ["year", "month", "day", "hour", "minute", "second"]
    where problem.hasPrefix("expected \(unit) ") {
      return TOMLWording.badDate(source.text(value), value, in: source)
    }
    for (beginning, wording) in TOMLWording.bySyntaxProblem where problem.hasPrefix(beginning) {
      let range = wording.range == .value ? value : wording.range == .rest ? rest : character
      return TOMLWording.error(
        wording.summary, range, source, hint: wording.hint(source.text(range)))
    }
    if problem.hasPrefix("exceeded maximum nested value depth") {
      return Wording.tooDeep(character, in: source)
    }
    if problem.hasSuffix("is not representable in 64 bits") {
      return TOMLWording.error("the number is larger than 64 bits hold", value, source)
    }
    return TOMLWording.error("this is not TOML: \(problem)", character, source)
  }

  /// `Error while parsing key-value pair: …` without its beginning.
  private static func withoutPrefix(_ text: String) -> String {
    guard text.hasPrefix("Error while parsing "), let colon = text.firstIndex(of: ":") else {
      return text
    }
    return String(text[colon...].dropFirst(2))
  }

  // MARK: Keys

  /// A key or table that is there already. toml++ garbles its name, so that it is read from the file.
  private var duplicate: Diagnostic {
    let isHeader = range.contains(place) && source.bytes[place] == UInt8(ascii: "[")
    let range = isHeader ? header : keyBeforePlace
    var earlier: Mapping.Entry?
    var mapping = isHeader ? above.mapping : lastTable(above)?.mapping
    let names = names(in: range)
    for name in names {
      earlier = mapping?[name]
      mapping = earlier?.value.mapping
    }
    return Wording.duplicate(
      names.joined(separator: "."), range, earlier: earlier?.keyRange, in: source)
  }

  /// The key between the brackets that start at the place.
  private var header: Range<Int> {
    var start = place
    while start < line.upperBound, source.bytes[start] == UInt8(ascii: "[") { start += 1 }
    var end = start
    while end < line.upperBound, source.bytes[end] != UInt8(ascii: "]") { end += 1 }
    return start..<end
  }

  /// The key, dotted or not, in front of the value that starts at the place.
  private var keyBeforePlace: Range<Int> {
    let line = line
    var start = skipBlanksBack(min(place, line.upperBound))
    if start > line.lowerBound, source.bytes[start - 1] == UInt8(ascii: "=") { start -= 1 }
    start = skipBlanksBack(start)
    let end = start
    while start > line.lowerBound {
      let quote = source.bytes[start - 1]
      if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
        start -= 1
        while start > line.lowerBound, source.bytes[start - 1] != quote { start -= 1 }
        start = max(line.lowerBound, start - 1)
      } else {
        while start > line.lowerBound, isBareKey(source.bytes[start - 1]) { start -= 1 }
      }
      let dot = skipBlanksBack(start)
      guard dot > line.lowerBound, source.bytes[dot - 1] == UInt8(ascii: ".") else { break }
      start = skipBlanksBack(dot - 1)
    }
    return start..<end
  }

  private func skipBlanksBack(_ end: Int) -> Int {
    var end = end
    while end > line.lowerBound, isBlank(source.bytes[end - 1]) { end -= 1 }
    return end
  }

  /// The names of a key without their quotes.
  private func names(in range: Range<Int>) -> [String] {
    source.bytes[range].split(separator: UInt8(ascii: ".")).map { name in
      let isAround: (UInt8) -> Bool = {
        $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") || self.isBlank($0)
      }
      let inside = name.drop(while: isAround).reversed().drop(while: isAround).reversed()
      return String(decoding: Array(inside), as: UTF8.self)
    }
  }

  private func isBareKey(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  /// The table whose header stands last, the root when there is none: new keys go there.
  private func lastTable(_ root: Node) -> Node? {
    var last = root
    for entry in root.mapping?.entries ?? [] {
      for node in entry.value.list ?? [entry.value]
      where node.mapping != nil && source.bytes[node.range.lowerBound] == UInt8(ascii: "[") {
        guard let table = lastTable(node) else { continue }
        if last.range == root.range || table.range.lowerBound > last.range.lowerBound {
          last = table
        }
      }
    }
    return last
  }

  // MARK: Places

  private var line: Range<Int> { source.lineRange(at: place).clamped(to: range) }

  /// The character at the place, nothing at the end of a line.
  private var character: Range<Int> {
    guard line.contains(place) else { return place..<place }
    var end = place + 1
    while end < line.upperBound, source.bytes[end] & 0xC0 == 0x80 { end += 1 }
    return place..<end
  }

  /// From the place to the end of its line.
  private var rest: Range<Int> {
    let start = min(place, line.upperBound)
    var end = line.upperBound
    while end > start, isBlank(source.bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  /// The value around the place: behind the last `=` before it, up to the end of the line.
  private var value: Range<Int> {
    var start = min(place, line.upperBound)
    while start > line.lowerBound, source.bytes[start - 1] != UInt8(ascii: "=") { start -= 1 }
    while start < line.upperBound, isBlank(source.bytes[start]) { start += 1 }
    var end = start
    while end < line.upperBound, source.bytes[end] != UInt8(ascii: "#") { end += 1 }
    while end > start, isBlank(source.bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

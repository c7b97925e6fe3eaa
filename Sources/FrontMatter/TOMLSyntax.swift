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

  /// A key or table that is there already; toml++ names it at the end of its message.
  private var duplicate: Diagnostic {
    let names = problem.split(separator: "'", omittingEmptySubsequences: false)
    let name = names.count >= 3 ? names[1...].dropLast().joined(separator: "'") : ""
    let isHeader = range.contains(place) && source.bytes[place] == UInt8(ascii: "[")
    let path = name.split(separator: ".").map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    let table = isHeader ? above.mapping : lastTable(above)?.mapping
    var earlier: Mapping.Entry?
    var mapping = table
    for part in path {
      earlier = mapping?[part]
      mapping = earlier?.value.mapping
    }
    return Wording.duplicate(
      name, isHeader ? rest : key(name), earlier: earlier?.keyRange, in: source)
  }

  /// The key in front of the value at the place, which is nothing but `name`.
  private func key(_ name: String) -> Range<Int> {
    var end = min(place, range.upperBound)
    while end > range.lowerBound, isBlank(source.bytes[end - 1]) { end -= 1 }
    if end > range.lowerBound, source.bytes[end - 1] == UInt8(ascii: "=") { end -= 1 }
    while end > range.lowerBound, isBlank(source.bytes[end - 1]) { end -= 1 }
    let start = end - name.utf8.count
    guard start >= range.lowerBound, source.bytes[start..<end].elementsEqual(name.utf8) else {
      return character
    }
    return start..<end
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

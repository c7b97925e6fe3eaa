import Diagnostics
import HTML

/// Links within a page, `[here](#place)`, that lead to no element of it.
///
/// The HTML that was written is looked through for ids, so those of headings, attributes, footnotes and raw HTML
/// count alike. What a template makes of an element counts as having the id that the element has.
struct Anchors {
  /// More of them in one document would say nothing new.
  private static let mostProblems = 100
  /// To look for a name that is near costs time, so only the first get it, and not in a page of very many.
  private static let mostSuggestions = 5
  private static let mostNames = 2000

  private let ids: Set<ByteKey>
  private var suggestions = 0
  private var problems = 0

  /// - Parameter given: ids that stand elsewhere, as they are told.
  init(in html: UnsafeRawBufferPointer, and given: [[UInt8]] = []) {
    ids = Self.ids(in: html).union(given.map { Self.written($0) })
  }

  /// Whether nothing has to be said about a link's address, which begins with `#`.
  func holds(_ address: [UInt8]) -> Bool {
    let name = Array(address.dropFirst())
    // The first two lead to the page's top in every browser (WHATWG HTML, 7.4.6.3).
    if name.isEmpty || name.map(lowercased).elementsEqual("top".utf8) { return true }
    return ids.contains(Self.written(name)) || ids.contains(Self.written(decoded(name)))
  }

  /// What is said about a link whose address leads nowhere; nil after very many.
  mutating func problem(
    _ address: [UInt8], in source: SourceText, _ range: Range<Int>
  ) -> Diagnostic? {
    problems += 1
    guard problems <= Self.mostProblems else { return nil }
    let name = String(decoding: decoded(Array(address.dropFirst())), as: UTF8.self)
    var nearest: String?
    if suggestions < Self.mostSuggestions, ids.count <= Self.mostNames {
      suggestions += 1
      let names = ids.map { String(decoding: $0.bytes, as: UTF8.self) }.sorted()
      nearest = nearestName(to: name, among: names)
    }
    return MarkdownMessages.noAnchor(name, nearest: nearest, in: source, range)
  }

  private func decoded(_ name: [UInt8]) -> [UInt8] { name.withUnsafeBytes { percentDecoded($0) } }

  /// A name as it stands in the value of an attribute.
  private static func written(_ name: [UInt8]) -> ByteKey {
    var buffer = ByteBuffer(capacity: name.count &+ 16)
    buffer.append(escaping: name)
    return ByteKey(buffer.bytes())
  }

  /// The values of all attributes `id` and `name` of tags, as they are written.
  private static func ids(in html: UnsafeRawBufferPointer) -> Set<ByteKey> {
    var ids: Set<ByteKey> = []
    var index = 0
    var isInTag = false
    var word = index..<index
    while index < html.count {
      let byte = html[index]
      index &+= 1
      switch byte {
      case UInt8(ascii: "<"):
        isInTag = true
        word = index..<index
      case UInt8(ascii: ">"): isInTag = false
      case UInt8(ascii: "=") where isInTag:
        let value = value(html, from: index)
        if isName(html[word]) { ids.insert(ByteKey(Array(html[value]))) }
        index = value.upperBound
        word = index..<index
      case _ where isSpace(byte):
        // Space before the `=` ends no name.
        if index < html.count, !isSpace(html[index]), html[index] != UInt8(ascii: "=") {
          word = index..<index
        }
      default: word = word.lowerBound..<index
      }
    }
    return ids
  }

  /// The value of an attribute, from behind its `=`.
  private static func value(_ html: UnsafeRawBufferPointer, from start: Int) -> Range<Int> {
    var start = start
    while start < html.count, isSpace(html[start]) { start &+= 1 }
    guard start < html.count else { return start..<start }
    let quote = html[start]
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    if isQuoted { start &+= 1 }
    // One that is never closed ends with the next tag at the latest.
    let end = html[start...].firstIndex {
      $0 == UInt8(ascii: "<") || (isQuoted ? $0 == quote : isSpace($0) || $0 == UInt8(ascii: ">"))
    }
    return start..<(end ?? html.count)
  }

  private static func isName(_ word: Slice<UnsafeRawBufferPointer>) -> Bool {
    guard word.count <= 4 else { return false }
    let word = word.map(lowercased)
    return ("id" as StaticString).matches(word) || ("name" as StaticString).matches(word)
  }
}

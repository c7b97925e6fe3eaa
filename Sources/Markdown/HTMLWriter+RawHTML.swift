import Glibc
import HTML

extension HTMLWriter {
  /// Writes raw HTML, the tags that GitHub's dialect forbids as text (GFM, "Disallowed Raw HTML").
  ///
  /// - Parameter onlyFirst: whether it is one tag or comment, inside which nothing else is looked for.
  mutating func writeRaw(_ html: UnsafeRawBufferPointer, onlyFirst: Bool = false) {
    if !hasRawHTML, givesIDs(html) { hasRawHTML = true }
    guard options.constructs.contains(.tagFilter) else { return out.append(html) }
    var written = 0
    for index in 0..<(onlyFirst ? min(1, html.count) : html.count)
    where html[index] == UInt8(ascii: "<") {
      guard isForbiddenTag(html, at: index) else { continue }
      out.append(UnsafeRawBufferPointer(rebasing: html[written..<index]))
      out.append("&lt;" as StaticString)
      written = index &+ 1
    }
    out.append(UnsafeRawBufferPointer(rebasing: html[written...]))
  }
}

/// Whether a tag begins at the `<` that changes how a browser reads what follows it.
private func isForbiddenTag(_ html: UnsafeRawBufferPointer, at start: Int) -> Bool {
  var index = start &+ 1
  if index < html.count, html[index] == UInt8(ascii: "/") { index &+= 1 }
  let nameStart = index
  while index < html.count, isLetter(html[index]), index &- nameStart < 10 { index &+= 1 }
  guard index < html.count else { return false }
  let after = html[index]
  let endsSelf =
    after == UInt8(ascii: "/") && index &+ 1 < html.count && html[index &+ 1] == UInt8(ascii: ">")
  guard isSpace(after) || after == UInt8(ascii: ">") || endsSelf else { return false }
  let name = html[nameStart..<index].map(lowercased)
  return forbiddenTags.contains { name.elementsEqual($0.utf8) }
}

private let forbiddenTags = [
  "title", "textarea", "style", "xmp", "iframe", "noembed", "noframes", "script", "plaintext",
]

/// Whether an attribute gives an element an id.
private func givesIDs(_ html: UnsafeRawBufferPointer) -> Bool {
  guard let start = html.baseAddress else { return false }
  var index = 0
  while let found = memchr(start + index, Int32(UInt8(ascii: "=")), html.count &- index) {
    index = UnsafeRawPointer(found) - start
    let before = html[..<index].suffix(4)
    if before.elementsEqual("name".utf8) || before.suffix(2).elementsEqual("id".utf8) {
      return true
    }
    index &+= 1
  }
  return false
}

import Glibc

/// Finds bare mail addresses in a text without markup (GFM, "Extended email autolink", and cmark-gfm's `mailto:` and `xmpp:`).
///
/// - Complexity: O(*n*) for a text of *n* bytes.
struct MailAddresses {
  struct Found {
    let range: Range<Int>
    /// Whether `mailto:` is to stand before it.
    let needsScheme: Bool
  }

  private let text: UnsafeRawBufferPointer
  /// No address begins before this place.
  private var start = 0

  init(_ text: UnsafeRawBufferPointer) { self.text = text }

  mutating func next() -> Found? {
    while let at = nextSign() {
      let name = self.name(before: at)
      guard name.start < at else {
        start = at &+ 1
        continue
      }
      let host = self.host(after: at, allowsPath: name.isXMPP)
      if host.end < text.count, text[host.end] == UInt8(ascii: "@") {
        start = at &+ 1
        continue
      }
      guard host.dots > 0, let last = host.last, isLetter(last) || last == UInt8(ascii: ".") else {
        start = host.end
        continue
      }
      let end = BareLink.trimmed(text, at..<host.end)
      start = max(end, at &+ 1)
      if end > at { return Found(range: name.start..<end, needsScheme: name.needsScheme) }
    }
    return nil
  }

  private func nextSign() -> Int? {
    guard start < text.count, let base = text.baseAddress,
      let found = memchr(base + start, Int32(UInt8(ascii: "@")), text.count &- start)
    else { return nil }
    return UnsafeRawPointer(found) - base
  }

  private func name(before at: Int) -> (start: Int, needsScheme: Bool, isXMPP: Bool) {
    var index = at
    var needsScheme = true
    var isXMPP = false
    while index > start {
      let byte = text[index &- 1]
      if isLetter(byte) || isDigit(byte) || ".+-_".utf8.contains(byte) {
        index &-= 1
      } else if byte == UInt8(ascii: ":"), scheme("mailto", endsAt: index &- 1) {
        needsScheme = false
        index &-= 1
      } else if byte == UInt8(ascii: ":"), scheme("xmpp", endsAt: index &- 1) {
        needsScheme = false
        isXMPP = true
        index &-= 1
      } else {
        break
      }
    }
    return (index, needsScheme, isXMPP)
  }

  /// Whether the word before `end` is the scheme and nothing more.
  private func scheme(_ name: StaticString, endsAt end: Int) -> Bool {
    let begin = end &- name.utf8CodeUnitCount
    guard begin >= start,
      name.withUTF8Buffer({ text[begin..<end].elementsEqual($0) })
    else { return false }
    return begin == start || !(isLetter(text[begin &- 1]) || isDigit(text[begin &- 1]))
  }

  private func host(after at: Int, allowsPath: Bool) -> (end: Int, dots: Int, last: UInt8?) {
    var index = at &+ 1
    var dots = 0
    while index < text.count {
      let byte = text[index]
      let isDot =
        byte == UInt8(ascii: ".") && index &+ 1 < text.count
        && (isLetter(text[index &+ 1]) || isDigit(text[index &+ 1]))
      if isDot { dots &+= 1 }
      guard
        isDot || isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-")
          || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "/") && allowsPath
      else { break }
      index &+= 1
    }
    return (index, dots, index > at &+ 1 ? text[index &- 1] : nil)
  }
}

import Diagnostics
import Glibc

/// Looks for what other generators would have replaced and Markdown shows as it is: `{% tag %}`,
/// `{{ expression }}`, `{{< shortcode >}}`.
///
/// Code is full of braces that mean themselves, so only paragraphs and headings are searched, code
/// spans left out. Each name is reported once, and at most five a document.
struct ForeignSyntax {
  enum Kind: String {
    case liquid = "Liquid"
    case shortcode = "a shortcode"
  }

  /// Whether a body has anything worth the second walk.
  static func mayOccur(in bytes: UnsafeRawBufferPointer) -> Bool {
    guard let start = bytes.baseAddress else { return false }
    var index = 0
    while let found = memchr(start + index, Int32(UInt8(ascii: "{")), bytes.count &- index) {
      index = UnsafeRawPointer(found) - start &+ 1
      guard index < bytes.count else { return false }
      if bytes[index] == UInt8(ascii: "{") || bytes[index] == UInt8(ascii: "%") { return true }
    }
    return false
  }

  static func warnings(
    in tree: borrowing CMarkTree, _ source: SourceText, lines: Lines, map: LineMap,
    knowsShortcodes: Bool = false
  ) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var reported: Set<String> = []
    tree.root.walk { node, kind, entering in
      guard entering, found.count < mostWarnings, kind == .paragraph || kind == .heading
      else { return }
      let first = map.source(node.startLine)
      let block = lines.bytes(of: first...max(first, map.source(node.endLine)))
      var prose = ProseBytes(source.bytes, block)
      var closers = TagClosers()
      while found.count < mostWarnings, let index = prose.next() {
        guard let close = closers.next(in: source.bytes, after: index, before: block.upperBound),
          let tag = Tag(in: source.bytes, at: index, closedAt: close)
        else { continue }
        prose.skip(to: tag.range.upperBound)
        if knowsShortcodes, tag.isShortcode { continue }
        guard reported.insert(tag.name).inserted else { continue }
        found.append(
          MarkdownMessages.foreignSyntax(
            tag.shown(in: source), tag.kind, in: source, tag.range))
      }
    }
    return found
  }
}

extension ForeignSyntax {
  /// One tag within a line.
  private struct Tag {
    let range: Range<Int>
    let kind: Kind
    /// Whether it has the form `{{<` of a shortcode here.
    let isShortcode: Bool
    /// What its kind and its first word are, to tell it from others.
    let name: String

    init?(in bytes: [UInt8], at start: Int, closedAt close: Int) {
      range = start..<close + 2
      let content = bytes[start + 2..<close]
      let word = content.drop { !Self.isWord($0) }.prefix(while: Self.isWord)
      guard !word.isEmpty else { return nil }
      // Hugo's begin with `{{<` or `{{%`, Zola's are calls.
      let isHugos =
        bytes[start + 1] == UInt8(ascii: "{")
        && [UInt8(ascii: "<"), UInt8(ascii: "%")].contains(content.first)
      isShortcode = isHugos && content.first == UInt8(ascii: "<")
      let isCall = bytes[word.endIndex] == UInt8(ascii: "(")
      kind = isHugos || isCall ? .shortcode : .liquid
      name = "\(bytes[start + 1]) \(kind) \(String(decoding: word, as: UTF8.self))"
    }

    /// The tag as written; a long one is cut.
    func shown(in source: SourceText) -> String {
      let longest = 40
      guard range.count > longest else { return source.text(range) }
      var cut = range.lowerBound + longest
      while source.bytes[cut] & 0xC0 == 0x80 { cut -= 1 }
      return source.text(range.lowerBound..<cut) + "…"
    }

    private static func isWord(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
        UInt8(ascii: "."), 0x80...0xFF:
        true
      default: false
      }
    }
  }
}

/// Finds the `%}` or `}}` of tags that begin one after the other.
///
/// A line with many beginnings and no end is searched only once.
private struct TagClosers {
  private var fruitless: [UInt8: Range<Int>] = [:]

  /// The offset of what closes the tag that begins at `start`, on the same line, or nil.
  mutating func next(in bytes: [UInt8], after start: Int, before end: Int) -> Int? {
    guard start + 3 < end, bytes[start] == UInt8(ascii: "{") else { return nil }
    let close: UInt8
    switch bytes[start + 1] {
    case UInt8(ascii: "%"): close = UInt8(ascii: "%")
    case UInt8(ascii: "{"): close = UInt8(ascii: "}")
    default: return nil
    }
    if let searched = fruitless[close], searched.contains(start) { return nil }
    var index = start + 2
    while index + 1 < end, bytes[index] != 0x0A {
      if bytes[index] == close, bytes[index + 1] == UInt8(ascii: "}") { return index }
      index += 1
    }
    fruitless[close] = start..<index
    return nil
  }
}

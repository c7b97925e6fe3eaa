import CCMark
import Diagnostics

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
    guard bytes.count > 1 else { return false }
    for index in 0..<bytes.count &- 1 where bytes[index] == UInt8(ascii: "{") {
      let next = bytes[index &+ 1]
      if next == UInt8(ascii: "{") || next == UInt8(ascii: "%") { return true }
    }
    return false
  }

  static func warnings(
    in tree: borrowing CMarkTree, _ source: SourceText, lines: Lines
  ) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var reported: Set<String> = []
    tree.walk { node, entering in
      guard entering, found.count < mostWarnings,
        node.type == CMARK_NODE_PARAGRAPH || node.type == CMARK_NODE_HEADING
      else { return }
      let first = node.startLine
      let block = lines.bytes(of: first...max(first, node.endLine))
      var prose = ProseBytes(source.bytes, block)
      while found.count < mostWarnings, let index = prose.next() {
        guard let tag = Tag(in: source.bytes, at: index, before: block.upperBound) else { continue }
        prose.skip(to: tag.range.upperBound)
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
    /// What its kind and its first word are, to tell it from others.
    let name: String

    init?(in bytes: [UInt8], at start: Int, before end: Int) {
      guard start + 3 < end, bytes[start] == UInt8(ascii: "{") else { return nil }
      let close: UInt8
      switch bytes[start + 1] {
      case UInt8(ascii: "%"): close = UInt8(ascii: "%")
      case UInt8(ascii: "{"): close = UInt8(ascii: "}")
      default: return nil
      }
      var index = start + 2
      while index + 1 < end, bytes[index] != 0x0A,
        !(bytes[index] == close && bytes[index + 1] == UInt8(ascii: "}"))
      {
        index += 1
      }
      guard index + 1 < end, bytes[index] != 0x0A else { return nil }
      range = start..<index + 2
      let content = bytes[start + 2..<index]
      // Hugo's begin with `{{<` or `{{%`, Zola's are calls.
      let isShortcode =
        close == UInt8(ascii: "}")
        && [UInt8(ascii: "<"), UInt8(ascii: "%")].contains(content.first)
        || content.contains(UInt8(ascii: "("))
      kind = isShortcode ? .shortcode : .liquid
      let word = content.drop { !Self.isWord($0) }.prefix(while: Self.isWord)
      guard !word.isEmpty else { return nil }
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

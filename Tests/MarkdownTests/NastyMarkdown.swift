/// Documents made of Markdown's marks in unlucky order; the same seed gives the same document.
struct NastyMarkdown {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64, Steele et al. 2014.
  private mutating func random(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ value >> 31) % UInt64(limit))
  }

  private static let lineStarts = [
    "", "", "", "", "", "# ", "## ", "###### ", "> ", "> > ", ">", "- ", "* ", "+ ", "1. ", "7) ",
    "123456789. ", "  ", "    ", "\t", "   - ", "      ", "```", "``` swift x", "~~~", "---", "***",
    "===", "- - - ", "<div>", "<!-- ", "-->", "<?php ", "<![CDATA[", "]]>", "<script>", "</script>",
    "[^a]: ", "[^b]:", "|-|-|", ":-|", "a|b", "|-|", "- [ ] ",
    "[a]: b.md \"t\"", "[ß]: <c d.md> 'é\"'", "[x]: javascript:x", "[é]:\n  f&amp;g", "\u{FEFF}",
  ]
  private static let pieces = [
    "word", "ä", "日本", "🙂", " ", " ", "  ", "\t", "*", "**", "***", "_", "__", "`", "``", "[", "]",
    "![", "](", ")", "[a]", "[ß]", "[é][]", "[t](u)", "[t](<a b.md> \"ti'tle\")", "[t](u '\"')",
    "![i *m* `g`](p.png (x))", "[q](?a=b&c='d')", "(", "<", ">", "<b>", "</b>", "<b a=\"1\"\nc>",
    "<!-- c -->", "<http://e.x/?a=ä&b>", "<m@e.x>", "&", "&amp;", "&auml;", "&#0;", "&#x1F642;",
    "&bogus;", "\\", "\\*", "\\\\", "\\&", "\"", "'", "--", "---", "...", "!", "~", "|", "{%", "{{",
    "~", "~~", "[^a]", "![^b]", "www.a.b", "http://a.b/c", "a@b.c", "[ ] ", "[x] ", "|a|b|",
    "| :-: |",
    "[]()", "[](\"\")", "[a](b \"\")", "\u{A0}", "\0", "\r", "  \n", "\\\n",
  ]

  mutating func document() -> [UInt8] {
    var text: [UInt8] = []
    for _ in 0..<random(below: 14) {
      for _ in 0..<1 + random(below: 3) { append(Self.lineStarts, to: &text) }
      for _ in 0..<random(below: 10) { append(Self.pieces, to: &text) }
      // Bytes that are no UTF-8, now and then.
      if random(below: 40) == 0 { text.append(UInt8(0x80 + random(below: 128))) }
      text.append(contentsOf: ["\n", "\n", "\n", "\n\n", "\r\n", "\r", ""][random(below: 7)].utf8)
    }
    return text
  }

  private mutating func append(_ choices: [String], to text: inout [UInt8]) {
    text.append(contentsOf: choices[random(below: choices.count)].utf8)
  }
}

/// The seven kinds of raw HTML that stand as blocks (CommonMark 0.30, 4.6), by their number there.
enum HTMLBlockKind: Int {
  case verbatim = 1
  case comment, instruction, declaration, cdata, block, tag

  /// Nil when the line, from its first byte that is no white space, begins none.
  ///
  /// - Parameter canBeAnyTag: whether any complete tag alone on its line begins one; not inside a paragraph.
  init?(_ text: UnsafeRawBufferPointer, _ line: Range<Int>, canBeAnyTag: Bool) {
    let bytes = text[line]
    if bytes.starts(with: "<!--".utf8) {
      self = .comment
    } else if bytes.starts(with: "<?".utf8) {
      self = .instruction
    } else if bytes.starts(with: "<![CDATA[".utf8) {
      self = .cdata
    } else if bytes.starts(with: "<!".utf8), let letter = bytes.dropFirst(2).first,
      (UInt8(ascii: "A")...UInt8(ascii: "Z")) ~= letter
    {
      self = .declaration
    } else if let kind = Self.named(bytes.dropFirst()) {
      self = kind
    } else if canBeAnyTag, Self.isLoneTag(text, line) {
      self = .tag
    } else {
      return nil
    }
  }

  var endsAtBlankLine: Bool { self == .block || self == .tag }

  /// Whether the block ends with this line.
  func ends(_ text: UnsafeRawBufferPointer, _ line: Range<Int>) -> Bool {
    switch self {
    case .verbatim:
      contains(text, line, "</script>") || contains(text, line, "</pre>")
        || contains(text, line, "</style>") || contains(text, line, "</textarea>")
    case .comment: contains(text, line, "-->")
    case .instruction: contains(text, line, "?>")
    case .declaration: contains(text, line, ">")
    case .cdata: contains(text, line, "]]>")
    case .block, .tag: false
    }
  }

  private func contains(
    _ text: UnsafeRawBufferPointer, _ line: Range<Int>, _ mark: StaticString
  ) -> Bool {
    mark.withUTF8Buffer { mark in
      guard let first = mark.first, line.count >= mark.count else { return false }
      for index in line.lowerBound...(line.upperBound &- mark.count) where text[index] == first {
        if text[index..<index &+ mark.count].elementsEqual(mark, by: { lowercased($0) == $1 }) {
          return true
        }
      }
      return false
    }
  }

  private static func named(_ bytes: Slice<UnsafeRawBufferPointer>) -> Self? {
    let closes = bytes.first == UInt8(ascii: "/")
    let rest = closes ? bytes.dropFirst() : bytes
    let name = rest.prefix(16).prefix { isLetter($0) || isDigit($0) }
    guard !name.isEmpty else { return nil }
    let after = rest[name.endIndex...]
    let written = String(decoding: name.map(lowercased), as: UTF8.self)
    let endsName = after.first.map { isSpace($0) || $0 == UInt8(ascii: ">") } ?? true
    if !closes, endsName, ["script", "pre", "style", "textarea"].contains(written) {
      return .verbatim
    }
    return (endsName || after.starts(with: "/>".utf8)) && blockNames.contains(written)
      ? .block : nil
  }

  private static func isLoneTag(_ text: UnsafeRawBufferPointer, _ line: Range<Int>) -> Bool {
    let bytes = UnsafeRawBufferPointer(rebasing: text[..<line.upperBound])
    guard let end = HTMLTag.end(in: bytes, at: line.lowerBound) else { return false }
    return text[end..<line.upperBound].allSatisfy { isSpaceOrTab($0) || $0 == 0x0C }
  }
}

private let blockNames: Set<String> = [
  "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center",
  "col", "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption",
  "figure", "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head",
  "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu", "menuitem", "nav",
  "noframes", "ol", "optgroup", "option", "p", "param", "section", "source", "summary", "table",
  "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
]

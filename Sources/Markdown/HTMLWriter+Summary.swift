import HTML

/// `<!--more-->`, which ends the summary; only between blocks of the document itself, so that no tag is cut.
extension HTMLWriter {
  func isMore(_ html: UnsafeRawBufferPointer) -> Bool {
    guard options.constructs.contains(.more), html.count < 32,
      html.starts(with: "<!--".utf8)
    else { return false }
    let word = html.dropFirst(4).drop(while: isSpace).prefix { !isSpace($0) && $0 != 0x2D }
    let rest = html[word.endIndex...].drop(while: isSpace)
    return word.elementsEqual("more".utf8) && rest.starts(with: "-->".utf8)
      && rest.dropFirst(3).allSatisfy(isSpace)
  }

  /// Ends the summary here unless it has ended before.
  mutating func setSummaryEnd(_ block: CMarkNode) {
    if summaryEnd == nil, block.parent.parent.raw == nil { summaryEnd = out.count }
  }

  /// Ends it behind a paragraph that holds the mark.
  mutating func endSummary(_ paragraph: CMarkNode) {
    guard endsSummary else { return }
    endsSummary = false
    setSummaryEnd(paragraph)
  }

  /// The text of what stands before the mark, else of the first paragraph, shortened.
  func summary() -> String {
    guard let end = summaryEnd else { return text.summary() }
    return out.withBytes { html in
      let start = min(titleHeading?.upperBound ?? 0, end)
      return textOfHTML(UnsafeRawBufferPointer(rebasing: html[start..<end]))
    }
  }
}

import HTML

/// The footnote that is being written.
struct OpenNote {
  /// Footnotes begun so far.
  var begun = 0
  /// The last one that has its links back.
  var linkedBack = 0
}

extension HTMLWriter {
  /// The number of the footnote that a quotation of libcmark's tree is.
  func note(_ node: CMarkNode) -> Int? {
    guard let beyond, node.tag > 0, node.type == .blockQuote,
      case .note(let index, _) = beyond.reading.marks[node.tag &- 1].kind
    else { return nil }
    return beyond.footnotes.number(of: index)
  }

  mutating func writeNote(_ number: Int, _ entering: Bool) {
    guard let label = label(of: number) else { return }
    if entering {
      if openNote.begun == 0 {
        out.append(
          options.writesAsGitHub
            ? "<section class=\"footnotes\" data-footnotes>\n<ol>\n"
            : "<div class=\"footnotes\" role=\"doc-endnotes\">\n<ol>\n" as StaticString)
      }
      openNote.begun = number
      out.append("<li id=\"fn-" as StaticString)
      label.withUnsafeBytes { out.append(escapingAddress: $0) }
      out.append("\">\n" as StaticString)
    } else {
      if openNote.linkedBack < number {
        linkBack(number)
        out.append(0x0A)
      }
      out.append("</li>\n" as StaticString)
    }
  }

  /// Writes the links back at the end of a footnote's last paragraph.
  mutating func writeBackReferences(_ number: Int) {
    guard openNote.linkedBack < number else { return }
    out.append(0x20)
    linkBack(number)
  }

  mutating func endNotes() {
    guard openNote.begun > 0 else { return }
    out.append(
      options.writesAsGitHub ? "</ol>\n</section>\n" : "</ol>\n</div>\n" as StaticString)
  }

  mutating func writeNoteReference(_ number: Int, _ occurrence: Int, label: [UInt8]) {
    out.append("<sup class=\"footnote-ref\"><a href=\"#fn-" as StaticString)
    label.withUnsafeBytes { out.append(escapingAddress: $0) }
    out.append("\" id=\"fnref-" as StaticString)
    label.withUnsafeBytes { out.append(escapingAddress: $0) }
    if occurrence > 1 {
      out.append(UInt8(ascii: "-"))
      out.append(decimal: occurrence)
    }
    out.append("\" data-footnote-ref>" as StaticString)
    out.append(decimal: number)
    out.append("</a></sup>" as StaticString)
  }

  private func label(of number: Int) -> [UInt8]? {
    guard let notes = beyond?.footnotes.notes, notes.indices.contains(number &- 1) else {
      return nil
    }
    return notes[number &- 1].label
  }

  private mutating func linkBack(_ number: Int) {
    guard let note = beyond?.footnotes.notes[number &- 1] else { return }
    openNote.linkedBack = number
    for occurrence in 1...max(1, note.references) {
      let suffix = occurrence > 1 ? "-\(occurrence)" : ""
      if occurrence > 1 { out.append(0x20) }
      out.append("<a href=\"#fnref-" as StaticString)
      note.label.withUnsafeBytes { out.append(escapingAddress: $0) }
      out.append(suffix)
      out.append(
        "\" class=\"footnote-backref\" data-footnote-backref data-footnote-backref-idx=\""
          as StaticString)
      out.append("\(number)\(suffix)\" aria-label=\"")
      out.append(escaping: options.words.backToReference.before)
      out.append("\(number)\(suffix)")
      out.append(escaping: options.words.backToReference.after)
      out.append("\">↩")
      if occurrence > 1 {
        out.append("<sup class=\"footnote-ref\">\(occurrence)</sup>")
      }
      out.append("</a>" as StaticString)
    }
  }
}

/// The five kinds of alerts (GitHub's documentation, "Basic writing and formatting syntax").
enum AlertKind: String, CaseIterable {
  case note, tip, important, warning, caution

  /// What stands over an alert without a title of its own.
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

/// Turns quotations that begin with `[!NOTE]` into alerts, once the tree has been walked.
///
/// What follows the mark on its line is the alert's own title, as in Obsidian's callouts.
enum Alerts {
  /// The kind of alert that a quotation is, nil when it is none.
  static func kind(of quotation: CMarkNode) -> AlertKind? {
    guard let paragraph = quotation.firstChild, paragraph.type == .paragraph, paragraph.tag == 0,
      let text = paragraph.firstChild, text.type == .text
    else { return nil }
    let literal = text.literal
    guard literal.count > 3, literal[0] == UInt8(ascii: "["), literal[1] == UInt8(ascii: "!"),
      let end = literal.firstIndex(of: UInt8(ascii: "]")),
      end &+ 1 < literal.count ? isSpace(literal[end &+ 1]) : !text.hasEscapes
    else { return nil }
    let word = String(decoding: literal[2..<end], as: UTF8.self).lowercased()
    // A quotation of nothing but the mark says nothing.
    guard text.next != nil || quotation.firstChild?.next != nil || end &+ 1 < literal.count else {
      return nil
    }
    return AlertKind(rawValue: word)
  }

  /// Takes the mark out of a quotation and makes the rest of its line the title.
  static func mark(_ quotation: CMarkNode, _ kind: AlertKind, _ notes: inout NodeNotes) {
    guard let paragraph = quotation.firstChild, let text = paragraph.firstChild,
      let end = text.literal.firstIndex(of: UInt8(ascii: "]"))
    else { return }
    notes.change(quotation) { $0.role = .alert(kind) }
    var start = end &+ 1
    while start < text.literal.count, isSpace(text.literal[start]) { start &+= 1 }
    if start < text.literal.count {
      text.dropText(to: start)
    } else {
      text.unlink()
    }
    let title = CMarkNode.newParagraph()
    while let inline = paragraph.firstChild {
      inline.unlink()
      if inline.type == .softBreak || inline.type == .lineBreak { break }
      title.append(inline)
    }
    paragraph.insertBefore(title)
    notes.change(title) { $0.role = .alertTitle }
    if paragraph.firstChild == nil {
      let attributes = notes.find(paragraph)?.attributes ?? Attributes()
      notes.change(title) { $0.attributes = attributes }
      paragraph.unlink()
    }
  }
}

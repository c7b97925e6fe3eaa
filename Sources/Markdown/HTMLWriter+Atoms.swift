import Glibc
import HTML

/// What a document holds beyond CommonMark, settled.
///
/// A class, since the writer takes it in hand for every text.
final class Beyond {
  let reading: Reading
  let meanings: [AtomMeaning]
  let footnotes: Footnotes

  init(reading: Reading, meanings: [AtomMeaning], footnotes: Footnotes) {
    self.reading = reading
    self.meanings = meanings
    self.footnotes = footnotes
  }
}

extension HTMLWriter {
  /// Writes a text of libcmark's tree: its atoms as what they are, its mail addresses as links.
  mutating func writeTextWithAtoms(_ literal: UnsafeRawBufferPointer, insideLink: Bool) {
    guard let beyond, hasAtoms(literal) else { return writePlain(literal, insideLink: insideLink) }
    var pieces = AtomPieces(literal)
    while let piece = pieces.next() {
      switch piece {
      case .text(let bytes): writePlain(bytes, insideLink: insideLink)
      case .atom(let number):
        guard number < beyond.meanings.count else { continue }
        let written = beyond.reading.atoms.texts[beyond.reading.atoms.atoms[number].text]
        written.withUnsafeBytes { write(beyond.meanings[number], $0, beyond.footnotes) }
      }
    }
  }

  private mutating func write(
    _ meaning: AtomMeaning, _ written: UnsafeRawBufferPointer, _ footnotes: Footnotes
  ) {
    switch meaning {
    case .nothing: break
    case .literal:
      text.add(written)
      out.append(escapingAsCommonMark: written)
    case .link(let scheme):
      writeBareLink(scheme, written)
    case .note(let number, let occurrence):
      writeNoteReference(number, occurrence, label: footnotes.notes[number &- 1].label)
    case .beginsDeletion: out.append("<del>" as StaticString)
    case .endsDeletion: out.append("</del>" as StaticString)
    }
  }

  private mutating func writeBareLink(_ scheme: StaticString, _ written: UnsafeRawBufferPointer) {
    out.append("<a href=\"" as StaticString)
    out.append(scheme)
    out.append(escapingAddress: written)
    out.append("\">" as StaticString)
    text.add(written)
    out.append(escapingAsCommonMark: written)
    out.append("</a>" as StaticString)
  }

  private mutating func writePlain(_ plain: UnsafeRawBufferPointer, insideLink: Bool) {
    if !insideLink, options.constructs.contains(.autolinks),
      plain.baseAddress.map({
        memchr($0, Int32(UInt8(ascii: "@")), plain.count) != nil
      }) ?? false
    {
      return writeWithMail(plain)
    }
    text.add(plain)
    out.append(escapingAsCommonMark: plain)
  }

  private mutating func writeWithMail(_ plain: UnsafeRawBufferPointer) {
    var finder = MailAddresses(plain)
    var written = 0
    while let mail = finder.next() {
      let before = UnsafeRawBufferPointer(rebasing: plain[written..<mail.range.lowerBound])
      text.add(before)
      out.append(escapingAsCommonMark: before)
      let address = UnsafeRawBufferPointer(rebasing: plain[mail.range])
      writeBareLink(mail.needsScheme ? "mailto:" : "", address)
      written = mail.range.upperBound
    }
    let rest = UnsafeRawBufferPointer(rebasing: plain[written...])
    text.add(rest)
    out.append(escapingAsCommonMark: rest)
  }

  /// Writes the text of an image's description, where only what is text counts.
  mutating func writeDescriptionText(_ literal: UnsafeRawBufferPointer) {
    guard let beyond, hasAtoms(literal) else {
      return out.append(escapingAsCommonMark: literal)
    }
    var pieces = AtomPieces(literal)
    while let piece = pieces.next() {
      switch piece {
      case .text(let bytes): out.append(escapingAsCommonMark: bytes)
      case .atom(let number):
        guard number < beyond.meanings.count else { continue }
        switch beyond.meanings[number] {
        case .literal, .link:
          let written = beyond.reading.atoms.texts[beyond.reading.atoms.atoms[number].text]
          written.withUnsafeBytes { out.append(escapingAsCommonMark: $0) }
        case .nothing, .note, .beginsDeletion, .endsDeletion: break
        }
      }
    }
  }

  private func hasAtoms(_ literal: UnsafeRawBufferPointer) -> Bool {
    literal.baseAddress.map { memchr($0, Int32(Atom.start), literal.count) != nil } ?? false
  }

  /// Writes the box of a task list item.
  mutating func writeTask(_ tag: Int) {
    switch tag {
    case TreePass.openTask:
      out.append("<input type=\"checkbox\" disabled=\"\" /> " as StaticString)
    case TreePass.doneTask:
      out.append("<input type=\"checkbox\" checked=\"\" disabled=\"\" /> " as StaticString)
    default: break
    }
  }
}

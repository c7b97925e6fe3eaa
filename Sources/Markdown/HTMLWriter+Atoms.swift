import Glibc
import HTML

/// What a document holds beyond CommonMark, settled.
///
/// A class, since the writer takes it in hand for every text.
final class Beyond {
  let reading: Reading
  let meanings: [AtomMeaning]
  let footnotes: Footnotes
  let notes: NodeNotes
  /// By the numbers of tables in `Reading.tables`.
  let tableAttributes: [Int: Attributes]
  /// What attributes give, so that no heading's own is the same.
  let ids: ExplicitIDs
  let shortcodeProblems: [Shortcodes.Problem]

  init(
    reading: Reading, meanings: [AtomMeaning], footnotes: Footnotes, notes: NodeNotes,
    tableAttributes: [Int: Attributes], ids: ExplicitIDs,
    shortcodeProblems: [Shortcodes.Problem]
  ) {
    self.reading = reading
    self.meanings = meanings
    self.footnotes = footnotes
    self.notes = notes
    self.tableAttributes = tableAttributes
    self.ids = ids
    self.shortcodeProblems = shortcodeProblems
  }
}

extension HTMLWriter {
  /// Writes a text of libcmark's tree: its atoms as what they are, its mail addresses as links.
  mutating func writeTextWithAtoms(_ literal: UnsafeRawBufferPointer, insideLink: Bool) {
    guard hasNames else { return writePlain(literal, insideLink: insideLink) }
    var pieces = AtomPieces(literal, plain)
    while let piece = pieces.next() {
      switch piece {
      case .text(let bytes): writePlain(bytes, insideLink: insideLink)
      case .plain(let words):
        text.add(words)
        out.append(words)
      case .atom(let number): writeAtom(number)
      }
    }
  }

  private mutating func writeAtom(_ number: Int) {
    guard let beyond, number < beyond.meanings.count else { return }
    let atoms = beyond.reading.atoms
    atoms.texts.withUnsafeBytes { texts in
      let written = UnsafeRawBufferPointer(rebasing: texts[atoms.atoms[number].text])
      write(beyond.meanings[number], number, written, beyond)
    }
  }

  private mutating func write(
    _ meaning: AtomMeaning, _ atom: Int, _ written: UnsafeRawBufferPointer, _ beyond: Beyond
  ) {
    switch meaning {
    case .nothing: break
    case .literal:
      text.add(written)
      out.append(escapingAsCommonMark: written)
    case .link(let scheme):
      writeBareLink(scheme, written, at: beyond.reading.atoms.atoms[atom].place)
    case .note(let number, let occurrence):
      writeNoteReference(number, occurrence, label: beyond.footnotes.notes[number &- 1].label)
    case .beginsDeletion:
      openPairs &+= 1
      out.append("<del>" as StaticString)
    case .endsDeletion:
      openPairs &-= 1
      out.append("</del>" as StaticString)
    case .emoji: writeEmoji(written)
    case .math(let display, let content):
      writeMath(written, content, display: display, atom: atom)
    case .beginsSpan(let index, let hasID):
      openPairs &+= 1
      out.append("<span" as StaticString)
      beyond.reading.attributes[index].write(to: &out, skippingID: !hasID)
      out.append(UInt8(ascii: ">"))
    case .endsSpan:
      openPairs &-= 1
      out.append("</span>" as StaticString)
    case .shortcode(let index, let role): writeShortcode(index, role, atom: atom, beyond)
    case .shownShortcode: writeShownShortcode(written)
    }
  }

  private mutating func writeBareLink(
    _ scheme: StaticString, _ written: UnsafeRawBufferPointer, at place: Range<Int>? = nil
  ) {
    if isHooked(.link) { return writeHookedLink(scheme, written, at: place) }
    out.append("<a href=\"" as StaticString)
    out.append(scheme)
    out.append(escapingAddress: written)
    out.append(UInt8(ascii: "\""))
    if scheme.utf8CodeUnitCount > 0, options.externalRel != nil || options.externalTarget != nil {
      writeExternal(Array(scheme.description.utf8) + written)
    } else {
      writeExternal(written)
    }
    out.append(UInt8(ascii: ">"))
    text.add(written)
    out.append(escapingAsCommonMark: written)
    out.append("</a>" as StaticString)
  }

  private mutating func writePlain(_ plain: UnsafeRawBufferPointer, insideLink: Bool) {
    if hasMail, !insideLink,
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
    guard hasNames, Atom.mayOccur(in: literal) else {
      return out.append(escapingAsCommonMark: literal)
    }
    var pieces = AtomPieces(literal, plain)
    while let piece = pieces.next() {
      switch piece {
      case .text(let bytes): out.append(escapingAsCommonMark: bytes)
      case .plain(let words): out.append(words)
      case .atom(let number):
        guard let beyond, number < beyond.meanings.count else { continue }
        let written = beyond.reading.atoms.shown(number)
        switch beyond.meanings[number] {
        case .literal, .link, .math:
          written.withUnsafeBytes { out.append(escapingAsCommonMark: $0) }
        case .emoji:
          written.dropFirst().dropLast().withUnsafeBytes {
            if let emoji = Emoji.named($0) { out.append(emoji) }
          }
        case .nothing, .note, .beginsDeletion, .endsDeletion, .beginsSpan, .endsSpan, .shortcode,
          .shownShortcode:
          break
        }
      }
    }
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

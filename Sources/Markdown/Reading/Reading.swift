import Glibc

/// How a document is read that may use more than CommonMark.
///
/// libcmark parses, and `HTMLWriter` writes its tree in one walk; what libcmark does not know is put in around them:
///
/// 1. `Reading` looks whether the bytes hold the mark of any construct that is switched on. If not, nothing else
///    happens: the document costs what it costs without constructs.
/// 2. `BlockScanner` follows the blocks and `InlineScanner` the inlines of the source. What they find they write anew in
///    words that libcmark understands (`Rewriting`): a block as another block with a `LineMark` on its line,
///    an inline as an `Atom`, a name that libcmark takes for text. So libcmark still decides everything about
///    CommonMark, sees each definition and each cell where it belongs, and parses once.
/// 3. A pass (`TreePass`) walks the tree before it is written. It tags the nodes that line marks speak of, and settles
///    what needs the whole document: which footnote an atom means, what tildes belong together.
/// 4. `HTMLWriter` writes tagged nodes and atoms as what they are, asking `MarkdownHooks` first.
///
/// To add a construct: a switch in `MarkdownConstructs`; its mark in `Reading.isNeeded`; a file of its own that finds it
/// (a new case of `Atom.Kind` for an inline, of `LineMark.Kind` for a block, or a tag given by a pass when libcmark's
/// tree says enough); and a file `HTMLWriter+….swift`. Nothing may recurse, nor look at a byte more than a fixed
/// number of times. Places: `LineMap` leads from libcmark's lines to the source's, edits never remove a line.
struct Reading {
  /// What libcmark is to read instead of the source, nil for the source itself.
  private(set) var rewritten: [UInt8]?
  private(set) var lines = LineMap()
  private(set) var marks: [LineMark] = []
  private(set) var atoms = AtomTable()
  private(set) var tables: [TableShape] = []
  private(set) var notes: [NoteDefinition] = []
  private(set) var attributes: [Attributes] = []
  private(set) var shortcodes: [ShortcodeReading] = []
  /// Numbers of `notes` in the order in which they ended.
  private(set) var closedNotes: [Int] = []

  /// Whether a pass over the tree has anything to do.
  var needsPass: Bool { !marks.isEmpty || !atoms.isEmpty || mayHaveAlerts }
  private let mayHaveAlerts: Bool

  init(
    _ body: UnsafeRawBufferPointer, constructs: MarkdownConstructs,
    hooks: (any MarkdownHooks)? = nil
  ) {
    mayHaveAlerts = constructs.contains(.alerts) && holds(body, "[!")
    guard Self.isNeeded(for: body, constructs) else { return }
    if contains(body, Atom.start) || contains(body, Atom.end) {
      let clean = body.map { $0 == Atom.start || $0 == Atom.end ? Atom.replacement : $0 }
      clean.withUnsafeBytes { read($0, constructs, hooks) }
      if rewritten == nil { rewritten = clean }
    } else {
      read(body, constructs, hooks)
    }
  }

  private mutating func read(
    _ text: UnsafeRawBufferPointer, _ constructs: MarkdownConstructs, _ hooks: (any MarkdownHooks)?
  ) {
    var scanner = BlockScanner(text, constructs: constructs, hooks: hooks)
    scanner.scan()
    guard !scanner.rewriting.isEmpty else { return }
    let result = scanner.rewriting.apply(to: text)
    rewritten = result.bytes
    lines = LineMap(result.shifts)
    marks = result.marks
    atoms = scanner.inlines.atoms
    tables = scanner.tables
    notes = scanner.notes
    attributes = scanner.inlines.attributes
    shortcodes = scanner.inlines.shortcodes
    closedNotes = scanner.closedNotes
  }

  /// Whether any byte of a document hints at a construct, or the document is so long that what libcmark needs
  /// quadratic time for must be looked for.
  private static func isNeeded(
    for body: UnsafeRawBufferPointer, _ constructs: MarkdownConstructs
  ) -> Bool {
    if constructs.isEmpty || body.isEmpty { return false }
    if body.count > 32 << 10 { return true }
    return constructs.contains(.tables)
      && (contains(body, UInt8(ascii: "|")) || holds(body, ":-") || holds(body, "-:"))
      || constructs.contains(.strikethrough) && contains(body, UInt8(ascii: "~"))
      || constructs.contains(.footnotes) && holds(body, "[^")
      || constructs.contains(.taskLists)
        && (holds(body, "[ ]") || holds(body, "[x]") || holds(body, "[X]"))
      || constructs.contains(.autolinks) && (holds(body, "://") || holds(body, "www."))
      || !constructs.isDisjoint(with: [.attributes, .shortcodes])
        && contains(body, UInt8(ascii: "{"))
      || constructs.contains(.math)
        && (contains(body, UInt8(ascii: "$")) || holds(body, "\\(") || holds(body, "\\["))
      || constructs.contains(.definitionLists) && holdsDefinition(body)
      || constructs.contains(.emoji) && holdsEmoji(body)
  }
}

/// Whether a colon stands where a definition may begin, with white space behind it.
private func holdsDefinition(_ bytes: UnsafeRawBufferPointer) -> Bool {
  guard let start = bytes.baseAddress else { return false }
  var index = 1
  while index < bytes.count,
    let found = memchr(start + index, Int32(UInt8(ascii: ":")), bytes.count &- index)
  {
    index = UnsafeRawPointer(found) - start
    let before = bytes[index &- 1]
    if isSpace(before) || before == UInt8(ascii: ">"), index &+ 1 < bytes.count,
      isSpaceOrTab(bytes[index &+ 1])
    {
      return true
    }
    index &+= 1
  }
  return false
}

/// Whether two colons stand around what may be the name of an emoji.
private func holdsEmoji(_ bytes: UnsafeRawBufferPointer) -> Bool {
  guard let start = bytes.baseAddress else { return false }
  var index = 0
  while let found = memchr(start + index, Int32(UInt8(ascii: ":")), bytes.count &- index) {
    let name = UnsafeRawPointer(found) - start &+ 1
    index = name
    while index < bytes.count, EmojiName.mayBegin(bytes[index]) { index &+= 1 }
    if index > name, index < bytes.count, bytes[index] == UInt8(ascii: ":") { return true }
  }
  return false
}

private func contains(_ bytes: UnsafeRawBufferPointer, _ byte: UInt8) -> Bool {
  bytes.baseAddress.map { memchr($0, Int32(byte), bytes.count) != nil } ?? false
}

func holds(_ bytes: UnsafeRawBufferPointer, _ text: StaticString) -> Bool {
  guard let start = bytes.baseAddress else { return false }
  return text.withUTF8Buffer { text in
    guard let first = text.first, let wanted = text.baseAddress else { return true }
    var index = 0
    while index &+ text.count <= bytes.count,
      let found = memchr(start + index, Int32(first), bytes.count &- index)
    {
      index = UnsafeRawPointer(found) - start
      if index &+ text.count <= bytes.count, memcmp(start + index, wanted, text.count) == 0 {
        return true
      }
      index &+= 1
    }
    return false
  }
}

/// How a document is read that may use more than CommonMark.
///
/// libcmark parses, and `HTMLWriter` writes its tree in one walk; what libcmark does not know is put in around them:
///
/// 1. `Hints` tells whether the bytes hold the mark of any construct that is switched on, and where there are words
///    that libcmark need not read at all (`PlainRuns`). If there is no mark, nothing else happens.
/// 2. `BlockScanner` follows the blocks and `InlineScanner` the inlines of the source. What they find they write anew in
///    words that libcmark understands (`Rewriting`): a block as another block with a `LineMark` on its line,
///    an inline as an `Atom`, a name that libcmark takes for text. So libcmark still decides everything about
///    CommonMark, sees each definition and each cell where it belongs, and parses once.
/// 3. A pass (`TreePass`) walks the tree before it is written. It tags the nodes that line marks speak of, and settles
///    what needs the whole document: which footnote an atom means, what tildes belong together.
/// 4. `HTMLWriter` writes tagged nodes and atoms as what they are, asking `MarkdownHooks` first.
///
/// To add a construct: a switch in `MarkdownConstructs`; its mark in `Hints`; a file of its own that finds it
/// (a new case of `Atom.Kind` for an inline, of `LineMark.Kind` for a block, or a tag given by a pass when libcmark's
/// tree says enough); and a file `HTMLWriter+….swift`. Nothing may recurse, nor look at a byte more than a fixed
/// number of times. Places: `LineMap` leads from libcmark's lines to the source's, edits never remove a line.
final class Reading {
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

  /// Where the words stand that libcmark is not to read.
  private(set) var plainRuns: [Range32] = []

  /// Whether texts are to be looked through for mail addresses.
  let hasMail: Bool
  /// Whether what other generators would have replaced is to be looked for.
  let hasForeignTags: Bool

  /// Whether a pass over the tree has anything to do.
  var needsPass: Bool {
    !marks.isEmpty || !atoms.isEmpty || mayHaveAlerts || mayHaveFenceAttributes
  }
  private let mayHaveAlerts: Bool
  let mayHaveFenceAttributes: Bool

  /// - Parameter shortestRun: the fewest bytes of a run of plain words, nil to look for none.
  init(
    _ body: UnsafeRawBufferPointer, constructs: MarkdownConstructs,
    hooks: (any MarkdownHooks)? = nil, shortestRun: Int? = nil
  ) {
    let hints = Hints(body, constructs, shortestRun: shortestRun)
    mayHaveAlerts = hints.hasAlerts
    mayHaveFenceAttributes = hints.hasFenceAttributes
    hasMail = hints.hasMail
    hasForeignTags = hints.hasForeignTags
    plainRuns = hints.plainRuns
    // What only the pass finds needs no rewriting, but then too no text may look like an atom.
    if hints.isEmpty, !hints.hasAlerts, !hints.hasFenceAttributes {
      hidePlainRuns(body)
    } else if hints.hasFences {
      let clean = body.map { $0 == Atom.start || $0 == Atom.end ? Atom.replacement : $0 }
      clean.withUnsafeBytes { read($0, hints, constructs, hooks) }
      if rewritten == nil { rewritten = clean }
    } else {
      read(body, hints, constructs, hooks)
    }
  }

  private func read(
    _ text: UnsafeRawBufferPointer, _ hints: Hints, _ constructs: MarkdownConstructs,
    _ hooks: (any MarkdownHooks)?
  ) {
    if hints.isEmpty { return hidePlainRuns(text) }
    var scanner = BlockScanner(text, hints: hints, constructs: constructs, hooks: hooks)
    scanner.scan()
    guard !scanner.rewriting.isEmpty else { return hidePlainRuns(text) }
    let result = scanner.rewriting.apply(to: text, plainRuns)
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

  private func hidePlainRuns(_ text: UnsafeRawBufferPointer) {
    if !plainRuns.isEmpty { rewritten = PlainRuns.rewrite(text, plainRuns) }
  }
}

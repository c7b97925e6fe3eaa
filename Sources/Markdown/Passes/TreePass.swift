/// Walks libcmark's tree once before it is written, to tag what is no CommonMark and to settle what atoms mean.
struct TreePass {
  /// Marks are tagged by their number in `Reading.marks`, from 1; tasks beyond them.
  static let openTask = -1
  static let doneTask = -2

  let reading: Reading
  let plain: PlainRuns
  var meanings: [AtomMeaning]
  private var strikes = Strikethrough()
  private var footnotes: Footnotes
  private var nextMark = 0
  private var quotations = (line: 0, count: 0)
  private(set) var separators: [CMarkNode] = []
  /// What stands behind tables, by their numbers in `Reading.tables`.
  var tableAttributes: [Int: Attributes] = [:]
  let constructs: MarkdownConstructs
  let hooks: (any MarkdownHooks)?
  var notes = NodeNotes()
  private var spans = Spans()
  var shortcodes: Shortcodes
  /// Nodes that go, and quotations that become alerts, once nobody walks over the tree any more.
  var gone: [CMarkNode] = []
  /// The paragraph of nothing but shortcodes that the walk is in.
  var bareParagraph: CMarkNode?
  private var alerts: [(CMarkNode, AlertKind)] = []
  /// The paragraph whose first line is an alert's title, until that line ends, and what was open before it.
  private var title: (paragraph: CMarkNode?, outer: OpenPairs)?
  var ids = ExplicitIDs()

  init(
    _ reading: Reading, _ plain: PlainRuns, _ constructs: MarkdownConstructs,
    _ hooks: (any MarkdownHooks)?
  ) {
    self.reading = reading
    self.plain = plain
    self.constructs = constructs
    self.hooks = hooks
    shortcodes = Shortcodes(reading.shortcodes)
    meanings = reading.atoms.atoms.map {
      if case .link(let scheme) = $0.kind { .link(scheme: scheme) } else { .literal }
    }
    footnotes = Footnotes(reading.notes, inOrder: reading.closedNotes)
  }

  /// Tags the tree's nodes and moves the footnotes to its end.
  static func run(
    _ reading: Reading, _ plain: PlainRuns, _ constructs: MarkdownConstructs,
    _ hooks: (any MarkdownHooks)?, on tree: borrowing CMarkTree
  ) -> Beyond {
    var pass = TreePass(reading, plain, constructs, hooks)
    tree.root.walk { pass.visit($0, $1, entering: $2) }
    for node in pass.separators + pass.gone { node.unlink() }
    for (quotation, kind) in pass.alerts { Alerts.mark(quotation, kind, &pass.notes) }
    pass.footnotes.gather(in: tree)
    pass.shortcodes.limitDepth(&pass.meanings)
    return Beyond(
      reading: reading, meanings: pass.meanings, footnotes: pass.footnotes, notes: pass.notes,
      tableAttributes: pass.tableAttributes, ids: pass.ids,
      shortcodeProblems: pass.shortcodes.problems)
  }

  private mutating func visit(_ node: CMarkNode, _ kind: CMarkNode.Kind, entering: Bool) {
    switch kind {
    case .text: if !reading.atoms.isEmpty { readAtoms(of: node) }
    case .emphasis, .strong: visitParent(entering)
    case .link, .image:
      visitParent(entering)
      if entering { spellOut(node) }
    case .paragraph:
      if entering, !reading.shortcodes.isEmpty { visitBareParagraph(node) }
      visitParent(entering)
      if !entering { visitPair(node) }
    case .item:
      if entering, let mark = mark(on: node.startLine),
        case .definition = reading.marks[mark].kind
      {
        nextMark = mark &+ 1
        visitDefinition(node)
      }
    case .softBreak, .lineBreak:
      // An alert's title becomes a paragraph of its own, across whose end nothing goes.
      guard let title, title.paragraph == node.parent else { return }
      self.title = nil
      shortcodes.forget(from: title.outer.shortcodes)
      visitParent(false)
      visitParent(true)
    case .code, .htmlInline: spellOut(node)
    case .codeBlock:
      spellOut(node)
      if reading.mayHaveFenceAttributes { attachFence(to: node) }
    case .heading:
      visitParent(entering)
      if entering {
        if let mark = mark(on: node.startLine), case .cell = reading.marks[mark].kind {
          node.tag = mark &+ 1
          nextMark = mark &+ 1
        }
      }
    case .blockQuote: if entering { visitQuotation(node) }
    case .htmlBlock:
      if let mark = mark(on: node.startLine), case .separator = reading.marks[mark].kind {
        separators.append(node)
        nextMark = mark &+ 1
      } else {
        spellOut(node)
      }
    default: break
    }
  }

  private func spellOut(_ node: CMarkNode) {
    node.changeTexts { reading.atoms.spelledOut($0, plain) }
  }

  /// The next mark when it is on this line; those of lines that are past are passed over.
  private mutating func mark(on line: Int) -> Int? {
    while nextMark < reading.marks.count, reading.marks[nextMark].line < line { nextMark &+= 1 }
    return nextMark < reading.marks.count && reading.marks[nextMark].line == line ? nextMark : nil
  }

  private mutating func visitQuotation(_ node: CMarkNode) {
    let line = node.startLine
    if quotations.line != line { quotations = (line, 0) }
    if let mark = mark(on: line),
      case .note(let index, let before) = reading.marks[mark].kind, before == quotations.count
    {
      node.tag = mark &+ 1
      nextMark = mark &+ 1
      footnotes.define(index, by: node)
    } else if constructs.contains(.alerts), let kind = Alerts.kind(of: node) {
      alerts.append((node, kind))
      title = (node.firstChild, openPairs)
    }
    quotations.count &+= 1
  }

  private mutating func visitParent(_ entering: Bool) {
    guard reading.atoms.hasPairs else { return }
    if entering {
      strikes.enter()
      spans.enter()
    } else {
      strikes.leave(&meanings)
      spans.leave()
    }
  }

  private var openPairs: OpenPairs {
    OpenPairs(tildes: strikes.count, spans: spans.count, shortcodes: shortcodes.count)
  }

  /// Lets nothing that stands in a pair that has ended belong to anything behind it.
  private mutating func endPair(within outer: OpenPairs) {
    strikes.settle(from: outer.tildes, &meanings)
    spans.forget(from: outer.spans)
    shortcodes.forget(from: outer.shortcodes)
  }

  private mutating func readAtoms(of node: CMarkNode) {
    var pieces = AtomPieces(node.literal, plain)
    while let piece = pieces.next() {
      guard case .atom(let number) = piece, number < meanings.count else { continue }
      let atom = reading.atoms.atoms[number]
      switch atom.kind {
      case .link: break
      case .noteReference: meanings[number] = footnotes.refer(reading.atoms.texts[atom.text])
      case .tilde(let length, let canOpen, let canClose):
        strikes.add(
          .init(atom: number, length: length, canOpen: canOpen, canClose: canClose))
      case .emoji: meanings[number] = .emoji
      case .math(let display, let content):
        meanings[number] = .math(display: display, content: content)
      case .filler: meanings[number] = .nothing
      case .inlineAttributes(let index):
        attachInline(reading.attributes[index], atom: number, of: node)
      case .blockAttributes(let index, let ownLine):
        attachBlock(reading.attributes[index], ownLine: ownLine, atom: number, of: node)
      case .beginsSpan(let index):
        spans.begin(atom: number, attributes: index, in: openPairs)
      case .endsSpan:
        if let outer = spans.end(atom: number, reading.attributes, &ids, &meanings) {
          endPair(within: outer)
        }
      case .shortcode(let index):
        let parent = bareParagraph == node.parent ? node.parent.parent : node.parent
        let closed = shortcodes.add(index, atom: number, in: parent, openPairs, &meanings)
        if let closed { endPair(within: closed) }
      case .task(let isDone):
        node.parent.parent.tag = isDone ? Self.doneTask : Self.openTask
        meanings[number] = .nothing
        if isAlone(node) { gone.append(node.parent) }
      }
    }
  }

  /// Whether a text is an atom and nothing else stands beside it: the box of a task before a table.
  private func isAlone(_ text: CMarkNode) -> Bool {
    guard text.isLast, text.parent.firstChild == text else { return false }
    var pieces = AtomPieces(text.literal, plain)
    _ = pieces.next()
    return pieces.next() == nil
  }
}

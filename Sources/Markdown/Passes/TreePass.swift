/// Walks libcmark's tree once before it is written, to tag what is no CommonMark and to settle what atoms mean.
struct TreePass {
  /// Marks are tagged by their number in `Reading.marks`, from 1; tasks beyond them.
  static let openTask = -1
  static let doneTask = -2

  private let reading: Reading
  private var meanings: [AtomMeaning]
  private var strikes = Strikethrough()
  private var footnotes: Footnotes
  private var nextMark = 0
  private var quotations = (line: 0, count: 0)
  private var separators: [CMarkNode] = []

  init(_ reading: Reading) {
    self.reading = reading
    meanings = reading.atoms.atoms.map {
      if case .link(let scheme) = $0.kind { .link(scheme: scheme) } else { .literal }
    }
    footnotes = Footnotes(reading.notes, inOrder: reading.closedNotes)
  }

  /// Tags the tree's nodes and moves the footnotes to its end.
  static func run(_ reading: Reading, on tree: borrowing CMarkTree) -> (
    meanings: [AtomMeaning], footnotes: Footnotes
  ) {
    var pass = TreePass(reading)
    tree.walk { pass.visit($0, entering: $1) }
    for separator in pass.separators { separator.unlink() }
    pass.footnotes.gather(in: tree)
    return (pass.meanings, pass.footnotes)
  }

  private mutating func visit(_ node: CMarkNode, entering: Bool) {
    switch node.type {
    case .text: if !reading.atoms.isEmpty { readAtoms(of: node) }
    case .emphasis, .strong, .paragraph:
      if entering { strikes.enter() } else { strikes.leave(&meanings) }
    case .link, .image:
      if entering { strikes.enter() } else { strikes.leave(&meanings) }
      if entering { node.changeTexts(reading.atoms.spelledOut) }
    case .code, .htmlInline, .codeBlock: node.changeTexts(reading.atoms.spelledOut)
    case .heading:
      if entering {
        strikes.enter()
        if let mark = mark(on: node.startLine), case .cell = reading.marks[mark].kind {
          node.tag = mark &+ 1
          nextMark = mark &+ 1
        }
      } else {
        strikes.leave(&meanings)
      }
    case .blockQuote: if entering { visitQuotation(node) }
    case .htmlBlock:
      if let mark = mark(on: node.startLine), case .separator = reading.marks[mark].kind {
        separators.append(node)
        nextMark = mark &+ 1
      } else {
        node.changeTexts(reading.atoms.spelledOut)
      }
    default: break
    }
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
    }
    quotations.count &+= 1
  }

  private mutating func readAtoms(of node: CMarkNode) {
    var pieces = AtomPieces(node.literal)
    while let piece = pieces.next() {
      guard case .atom(let number) = piece, number < meanings.count else { continue }
      let atom = reading.atoms.atoms[number]
      switch atom.kind {
      case .link: break
      case .noteReference: meanings[number] = footnotes.refer(reading.atoms.texts[atom.text])
      case .tilde(let length, let canOpen, let canClose):
        strikes.add(
          .init(atom: number, length: length, canOpen: canOpen, canClose: canClose))
      case .task(let isDone):
        node.parent.parent.tag = isDone ? Self.doneTask : Self.openTask
        meanings[number] = .nothing
      }
    }
  }
}

/// What an atom stands for, now that the whole document is known.
enum AtomMeaning {
  /// Its own text.
  case literal
  /// Nothing: it has done its work.
  case nothing
  case link(scheme: StaticString)
  /// The mark of a footnote: its number, and how often it was referred to before, counted from 1.
  case note(number: Int, occurrence: Int)
  case beginsDeletion
  case endsDeletion
}

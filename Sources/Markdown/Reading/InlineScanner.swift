import Glibc

/// Looks through the inlines of one block at a time for what libcmark does not know, in the order in which an
/// inline parser goes: what stands in code, raw HTML, addresses and definitions is left alone.
///
/// - Complexity: O(*n*) for a block of *n* bytes.
struct InlineScanner {
  /// A place in the block and what is to stand there instead.
  struct Found {
    private let place: Range32
    private let name: Range32
    private let number: Int32

    init(range: Range<Int>, written: Range<Int>, atom: Int? = nil) {
      place = Range32(range)
      name = Range32(written)
      number = Int32(truncatingIfNeeded: atom ?? -1)
    }

    var range: Range<Int> { place.range }
    var written: Range<Int> { name.range }
    /// The atom that stands there, none for an escape.
    var atom: Int? { number < 0 ? nil : Int(number) }
  }

  struct Bracket {
    let offset: Int
    let isImage: Bool
  }

  let constructs: MarkdownConstructs
  var atoms = AtomTable()
  var attributes: [Attributes] = []
  var shortcodes: [ShortcodeReading] = []
  /// What the last scan found, by ascending place; `written` are ranges of `names`.
  var found: [Found] = []
  var names: [UInt8] = []

  /// The beginnings of spans, found only at their ends.
  var spanStarts: [Found] = []

  var brackets: [Bracket] = []
  private var openImages = 0
  /// Brackets below this one cannot open a link any more, since one stands inside them.
  private var inactive = 0
  /// Whether the block's text may end with attributes.
  private(set) var endsWithBrace = false
  private var codeSpans = CodeSpans()
  private var html = InlineHTML()

  /// libcmark looks at every open image for every link inside, so no more than these are left open.
  private static let mostOpenImages = 200
  /// libcmark knows no longer label.
  private static let longestNoteReference = 1003

  private let hooks: (any MarkdownHooks)?
  /// The formulas of the block, the next one last.
  private var formulas: [MarkdownFormula] = []

  init(constructs: MarkdownConstructs, hooks: (any MarkdownHooks)? = nil) {
    self.hooks = hooks
    // Only a hook knows what a formula is.
    self.constructs = hooks == nil ? constructs.subtracting(.math) : constructs
  }

  func next(_ text: UnsafeRawBufferPointer, _ index: Int) -> UInt8 {
    index &+ 1 < text.count ? text[index &+ 1] : 0
  }

  /// Fills `found` for one block.
  ///
  /// - Parameter isParagraph: whether the text may begin with reference definitions.
  mutating func scan(_ text: UnsafeRawBufferPointer, isParagraph: Bool) {
    found.removeAll(keepingCapacity: true)
    spanStarts.removeAll(keepingCapacity: true)
    names.removeAll(keepingCapacity: true)
    brackets.removeAll(keepingCapacity: true)
    openImages = 0
    inactive = 0
    endsWithBrace = text.last { !isSpace($0) } == UInt8(ascii: "}")
    codeSpans = CodeSpans()
    html = InlineHTML()
    var index = isParagraph ? ReferenceDefinition.end(ofAll: text) : 0
    let start = index
    formulas = constructs.contains(.math) ? hooks?.formulas(in: text).reversed() ?? [] : []
    while index < text.count {
      if let formula = formulas.last, index >= formula.range.lowerBound {
        formulas.removeLast()
        // What stands in code or an address is no formula, whatever the hook says.
        if index == formula.range.lowerBound, formula.range.upperBound <= text.count {
          addOverLines(
            .math(display: formula.isDisplay, content: formula.contentInRange), text, formula.range)
          index = formula.range.upperBound
        }
        continue
      }
      switch text[index] {
      case UInt8(ascii: "\\"): index &+= isPunctuation(next(text, index)) ? 2 : 1
      case UInt8(ascii: "`"): index = codeSpans.end(in: text, at: index)
      case UInt8(ascii: "<"): index = skipTag(text, index)
      case UInt8(ascii: "!"): index = openImage(text, index)
      case UInt8(ascii: "["):
        brackets.append(Bracket(offset: index, isImage: false))
        index &+= 1
      case UInt8(ascii: "]"): index = closeBracket(text, index)
      case UInt8(ascii: ":"): index = emoji(text, index) ?? bareLink(text, index)
      case UInt8(ascii: "w"): index = bareLink(text, index)
      case UInt8(ascii: "{"): index = braces(text, index)
      case UInt8(ascii: "~"): index = tildes(text, index)
      case UInt8(ascii: "&"): index = reference(text, index)
      default: index &+= 1
      }
    }
    placeSpanStarts()
    // What is no definition must not become one when its address is written as an atom.
    if isParagraph, let address = ReferenceDefinition.possibleAddress(in: text, at: start),
      found.contains(where: { address.contains($0.range.lowerBound) })
    {
      escape(address.lowerBound)
      let escaped = found.removeLast()
      let place = found.firstIndex { $0.range.lowerBound >= address.lowerBound } ?? found.count
      found.insert(escaped, at: place)
    }
  }

  /// Puts an atom in the place of `range`.
  mutating func add(
    _ kind: Atom.Kind, _ text: UnsafeRawBufferPointer, _ range: Range<Int>,
    left: CharacterClass = .other, right: CharacterClass = .other
  ) {
    let number = atoms.append(kind, UnsafeRawBufferPointer(rebasing: text[range]))
    let start = names.count
    AtomTable.write(number, left: left, right: right, to: &names)
    found.append(Found(range: range, written: start..<names.count, atom: number))
  }

  /// Takes back what was found from `offset` on.
  mutating func forget(from offset: Int) {
    while let last = found.last, last.range.lowerBound >= offset {
      found.removeLast()
      if let atom = last.atom, atom &+ 1 == atoms.atoms.count { atoms.removeLast() }
    }
  }

  /// Makes the character at `offset` mean itself.
  private mutating func escape(_ offset: Int) {
    let start = names.count
    names.append(UInt8(ascii: "\\"))
    found.append(Found(range: offset..<offset, written: start..<names.count))
  }

  /// Takes the reference to a character that fences names of atoms for U+FFFD, so that no text looks like an atom.
  private mutating func reference(_ text: UnsafeRawBufferPointer, _ index: Int) -> Int {
    guard let end = FenceReference.end(text, at: index) else { return index &+ 1 }
    let start = names.count
    names.append(contentsOf: "\u{FFFD}".utf8)
    found.append(Found(range: index..<end, written: start..<names.count))
    return end
  }

  private mutating func skipTag(_ text: UnsafeRawBufferPointer, _ index: Int) -> Int {
    switch html.end(in: text, at: index) {
    case .tag(let end): return end
    case .none: return index &+ 1
    case .neverEnds:
      escape(index)
      return index &+ 1
    }
  }

  private mutating func openImage(_ text: UnsafeRawBufferPointer, _ index: Int) -> Int {
    guard next(text, index) == UInt8(ascii: "[") else { return index &+ 1 }
    // GitHub reads `![^` as an exclamation mark and a footnote.
    if constructs.contains(.footnotes), next(text, index &+ 1) == UInt8(ascii: "^") {
      return index &+ 1
    }
    if openImages >= Self.mostOpenImages {
      escape(index &+ 1)
    } else {
      openImages &+= 1
      brackets.append(Bracket(offset: index &+ 1, isImage: true))
    }
    return index &+ 2
  }

  /// Reads a `]` and what belongs to it, and returns where to go on.
  private mutating func closeBracket(_ text: UnsafeRawBufferPointer, _ index: Int) -> Int {
    guard let bracket = brackets.popLast() else { return index &+ 1 }
    if bracket.isImage { openImages &-= 1 }
    let isInactive = !bracket.isImage && brackets.count < inactive
    inactive = min(inactive, brackets.count)
    if isInactive { return index &+ 1 }
    if let end = LinkTarget.end(in: text, at: index &+ 1) {
      if !bracket.isImage { inactive = brackets.count }
      return end
    }
    if let end = span(text, bracket, index) { return end }
    if constructs.contains(.footnotes), !bracket.isImage {
      noteReference(text, bracket.offset..<index &+ 1)
    }
    return index &+ 1
  }

  private mutating func noteReference(_ text: UnsafeRawBufferPointer, _ range: Range<Int>) {
    guard range.count > 3, range.count <= Self.longestNoteReference,
      text[range.lowerBound &+ 1] == UInt8(ascii: "^"), !hasLineEnd(text, range),
      // No definition's label holds a bracket: what it belongs to may be a link.
      !text[range.lowerBound..<range.upperBound &- 1].contains(UInt8(ascii: "]"))
    else { return }
    forget(from: range.lowerBound)
    add(.noteReference, text, range, left: .punctuation, right: .punctuation)
  }

  private func hasLineEnd(_ text: UnsafeRawBufferPointer, _ range: Range<Int>) -> Bool {
    guard let start = text.baseAddress.map({ $0 + range.lowerBound }) else { return false }
    return memchr(start, 0x0A, range.count) != nil || memchr(start, 0x0D, range.count) != nil
  }

  private mutating func bareLink(_ text: UnsafeRawBufferPointer, _ index: Int) -> Int {
    guard constructs.contains(.autolinks), brackets.isEmpty,
      let link = BareLink(in: text, at: index)
    else { return index &+ 1 }
    forget(from: link.range.lowerBound)
    let end = link.range.upperBound
    let hasMarkAfter = end < text.count && isOne(text[end], of: "*_")
    add(
      .link(scheme: link.scheme), text, link.range,
      right: hasMarkAfter ? CharacterClass(before: end, in: text) : .other)
    return link.range.upperBound
  }

  private mutating func tildes(_ text: UnsafeRawBufferPointer, _ index: Int) -> Int {
    let end = index &+ runLength(text, index..<text.count, of: UInt8(ascii: "~"))
    guard constructs.contains(.strikethrough) else { return end }
    let before = CharacterClass(before: index, in: text)
    let after = CharacterClass(after: end, in: text)
    let isMark = end &- index <= 2
    let canOpen = isMark && after != .space && (after != .punctuation || before != .other)
    let canClose = isMark && before != .space && (before != .punctuation || after != .other)
    // To marks of emphasis beside them tildes are not there.
    let hasMarkBefore = index > 0 && isOne(text[index &- 1], of: "*_'\"")
    let hasMarkAfter = end < text.count && isOne(text[end], of: "*_'\"")
    guard canOpen || canClose || hasMarkBefore || hasMarkAfter else { return end }
    // White space behind it would make a list of an asterisk that begins its line.
    let beginsLine = index == 1 || index > 1 && text[index &- 2] == 0x0A
    add(
      .tilde(length: end &- index, canOpen: canOpen, canClose: canClose), text, index..<end,
      left: hasMarkBefore && !beginsLine ? after : .other, right: hasMarkAfter ? before : .other)
    return end
  }
}

func isPunctuation(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
  default: false
  }
}

/// Whether a byte is one of a few in ASCII: many times as fast as to look for it in a `String`.
@inline(__always)
func isOne(_ byte: UInt8, of bytes: StaticString) -> Bool {
  UnsafeBufferPointer(start: bytes.utf8Start, count: bytes.utf8CodeUnitCount).contains(byte)
}

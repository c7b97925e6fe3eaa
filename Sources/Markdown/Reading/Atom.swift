import Glibc

/// A piece of inline text that libcmark must not look into: a bare link, a footnote's mark, a tilde.
///
/// Before libcmark reads the document each is written as a name of its own (`Atom.write`), and `HTMLWriter` puts the
/// construct's HTML where it finds the name again. Two control bytes fence the name; a document that has
/// them itself has them replaced first.
struct Atom {
  enum Kind {
    /// A bare link; `scheme` is what its address has before the text.
    case link(scheme: StaticString)
    /// `[^label]`.
    case noteReference
    /// `[ ]` or `[x]` at the start of a list item.
    case task(isDone: Bool)
    /// One or two tildes that may begin or end something struck through.
    case tilde(length: Int, canOpen: Bool, canClose: Bool)
    /// `:name:` of a name that GitHub knows.
    case emoji
    /// `{…}` right behind an inline: which of `InlineScanner.attributes`.
    case inlineAttributes(Int)
    /// `{…}` at the end of a block's text; `ownLine` when nothing else stands on its line.
    case blockAttributes(Int, ownLine: Bool)
    /// The `[` of `[text]{…}`, and the `]{…}`.
    case beginsSpan(Int)
    case endsSpan
    /// A shortcode's tag: which of `InlineScanner.shortcodes`.
    case shortcode(Int)
    /// A formula, of which `content` is within its text; `display` when it stands between `$$` or `\\[`.
    case math(display: Bool, content: Range<Int>)
    /// What another atom took from a later line.
    case filler
  }

  let kind: Kind
  private let written: Range32
  private var found = Range32(0..<0)

  init(kind: Kind, text: Range<Int>) {
    self.kind = kind
    written = Range32(text)
  }

  /// As it was written: a range of `AtomTable.texts`.
  var text: Range<Int> { written.range }

  /// Where it stands in the document; for what stands in a table, where its cell begins.
  var place: Range<Int> {
    get { found.range }
    set { found = Range32(newValue) }
  }

  static let start: UInt8 = 0x01
  static let end: UInt8 = 0x02
  /// Stand in the text for fences that it had itself.
  static let replacement: UInt8 = 0x1A

  /// Whether a text of libcmark's tree may hold the name of an atom or of a run of plain words.
  @inline(__always)
  static func mayOccur(in text: UnsafeRawBufferPointer) -> Bool {
    text.baseAddress.map { memchr($0, Int32(start), text.count) != nil } ?? false
  }
}

/// All atoms of a document, by their number.
struct AtomTable {
  var atoms: [Atom] = []
  private(set) var texts: [UInt8] = []
  /// Whether there are tildes or spans, of which two belong together.
  private(set) var hasPairs = false

  var isEmpty: Bool { atoms.isEmpty }

  /// Makes room for so many, as far as can be told before.
  mutating func reserve(_ count: Int) {
    atoms.reserveCapacity(count)
    texts.reserveCapacity(count &* 8)
  }

  mutating func append(
    _ kind: Atom.Kind,
    _ text: UnsafeRawBufferPointer = UnsafeRawBufferPointer(start: nil, count: 0)
  ) -> Int {
    let start = texts.count
    switch kind {
    case .tilde, .beginsSpan: hasPairs = true
    default: break
    }
    // Formulas are counted in the bytes they were written in; what shows them sees to these itself.
    if case .math = kind {
      texts.append(contentsOf: text)
    } else {
      withValidText(text) { texts.append(contentsOf: $0) }
    }
    atoms.append(Atom(kind: kind, text: start..<texts.count))
    return atoms.count &- 1
  }

  /// Takes the last atom out again.
  mutating func removeLast() {
    guard let last = atoms.popLast() else { return }
    texts.removeSubrange(last.text.lowerBound...)
  }

  /// Writes the name of an atom.
  ///
  /// libcmark decides by the characters beside `*` and `_` what they mean, and a control byte is a letter
  /// to it: where the atom's own text begins or ends with something else, a stand-in of that class is put around the name.
  static func write(
    _ number: Int, left: CharacterClass = .other, right: CharacterClass = .other,
    to text: inout [UInt8]
  ) {
    // Written from its end and appended at once: most documents with many constructs are made of these.
    withUnsafeTemporaryAllocation(byteCount: longestName, alignment: 8) { name in
      var start = name.count
      func put(_ byte: UInt8) {
        start &-= 1
        name[start] = byte
      }
      if let byte = standIn(right) { put(byte) }
      put(Atom.end)
      // Division takes much less time in 32 bits, and there are no more atoms than those count.
      var rest = UInt32(truncatingIfNeeded: number)
      repeat {
        put(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10))
        rest /= 10
      } while rest > 0
      put(UInt8(ascii: "a") &+ (left.isOther ? 0 : 1) &+ (right.isOther ? 0 : 2))
      put(Atom.start)
      if let byte = standIn(left) { put(byte) }
      text.append(contentsOf: UnsafeRawBufferPointer(rebasing: name[start...]))
    }
  }

  /// Ten digits and five bytes around them, rounded up.
  private static let longestName = 16

  /// A text with the names of atoms replaced by what was written, and those of runs by their words; nil when it has none.
  func spelledOut(_ text: UnsafeRawBufferPointer, _ plain: PlainRuns) -> [UInt8]? {
    guard !isEmpty || !plain.isEmpty, Atom.mayOccur(in: text) else { return nil }
    var result: [UInt8] = []
    var pieces = AtomPieces(text, plain)
    while let piece = pieces.next() {
      switch piece {
      case .text(let bytes), .plain(let bytes): result.append(contentsOf: bytes)
      case .atom(let number):
        if number < atoms.count { result += shown(number) }
      }
    }
    return result
  }

  /// The text of an atom where that is shown as it was written.
  func shown(_ number: Int) -> [UInt8] {
    let text = texts[atoms[number].text]
    if case .math = atoms[number].kind { return validText(text) }
    return Array(text)
  }

  private static func standIn(_ side: CharacterClass) -> UInt8? {
    switch side {
    case .other: nil
    case .punctuation: UInt8(ascii: ",")
    case .space: 0x0C
    }
  }
}

extension CharacterClass {
  fileprivate var isOther: Bool {
    if case .other = self { true } else { false }
  }
}

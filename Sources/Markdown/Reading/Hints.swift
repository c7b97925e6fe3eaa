/// Where a document may hold what is no CommonMark, by a look at its bytes alone.
///
/// Most documents hold little or nothing, and then little or nothing more is done. A hint may be wrong, but where
/// there is none there is no construct.
struct Hints {
  /// Offsets of what may be a mark of an inline construct, ascending.
  private(set) var inlines: [Int] = []
  /// Whether there may be blocks: tables, footnotes, tasks, definitions, formulas.
  private(set) var hasBlocks = false
  private(set) var hasAlerts = false
  /// Whether there may be braces behind a fence.
  private(set) var hasFenceAttributes = false
  /// Whether there may be mail addresses.
  private(set) var hasMail = false
  /// Whether there may be what other generators would have replaced, outside code.
  private(set) var hasForeignTags = false
  private(set) var lines = LineEnds(offsets: [])
  /// Where there are words that libcmark need not read.
  private(set) var plainRuns: [Range32] = []
  /// Whether there are the control bytes that fence an atom's name.
  private(set) var hasFences = false

  /// In documents of more bytes, what libcmark needs quadratic time for is looked for too.
  private static let shortest = 2048
  /// So many marks of one kind do no harm.
  private static let harmless = 100

  /// How far the look for the end of a row of dashes went that found none.
  private var lookedAt = 0

  var isEmpty: Bool { inlines.isEmpty && !hasBlocks }

  /// - Parameter shortestRun: the fewest bytes of a run of plain words, nil to look for none.
  init(
    _ body: UnsafeRawBufferPointer, _ constructs: MarkdownConstructs, shortestRun: Int? = nil
  ) {
    if constructs.isEmpty {
      hasForeignTags = ForeignSyntax.mayOccur(in: body)
      return
    }
    let marks = Marks(body)
    lines = marks.lines
    let mayBeSlow = body.count > Self.shortest
    hasBlocks = mayBeSlow && nestsDeep(body)
    var code = FencedCode(body, lines)
    var references: [Int] = []
    var images: [Int] = []
    var finder = PlainRunFinder(body, shortest: shortestRun)
    for place in marks.places {
      let place = Int(place)
      let mark = body[place]
      let isCode = code.contains(place)
      if isCode {
        finder.skipCode(to: code.end)
      } else {
        finder.take(mark, at: place)
      }
      switch mark {
      case UInt8(ascii: "\""), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"),
        UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "]"), 0x0A, 0x0D:
        break
      case UInt8(ascii: "@"): hasMail = true
      case UInt8(ascii: "!"): if mayBeSlow, isSlow(body, place) { images.append(place) }
      case UInt8(ascii: "&"):
        hasMail = hasMail || mayMeanAt(body, place)
        if FenceReference.end(body, at: place) != nil { references.append(place) }
      case UInt8(ascii: "w"):
        if constructs.contains(.autolinks), isWWW(body, place) { inlines.append(place) }
      case Atom.start, Atom.end: hasFences = true
      default: if !isCode { find(mark, body, place, constructs) }
      }
    }
    finder.finish()
    // No text may look like the name of a run.
    if !hasFences, references.isEmpty { plainRuns = finder.places }
    hasMail = hasMail && constructs.contains(.autolinks)
    if images.count <= Self.harmless { images = [] }
    if !hasAlerts, !hasFenceAttributes, isEmpty, images.isEmpty { references = [] }
    if !images.isEmpty || !references.isEmpty {
      inlines += images + references
      inlines.sort()
    }
  }

  /// Adds what may begin at a mark that is not in code.
  @inline(__always)
  private mutating func find(
    _ mark: UInt8, _ body: UnsafeRawBufferPointer, _ place: Int, _ constructs: MarkdownConstructs
  ) {
    switch mark {
    case UInt8(ascii: "~"): if constructs.contains(.strikethrough) { inlines.append(place) }
    case UInt8(ascii: "|"):
      if constructs.contains(.tables), !hasBlocks { hasBlocks = endsDashRow(body, place) }
    case UInt8(ascii: ":"): findColon(body, place, constructs)
    case UInt8(ascii: "{"):
      if opensTag(body, place) { hasForeignTags = true }
      if constructs.contains(.attributes), !hasFenceAttributes {
        hasFenceAttributes = isBehindFence(body, place)
      }
      if !constructs.isDisjoint(with: [.attributes, .shortcodes]), mayOpenBraces(body, place) {
        inlines.append(place)
      }
    case UInt8(ascii: "$"):
      guard constructs.contains(.math) else { return }
      if hasPartner(body, place) { inlines.append(place) }
      if place > 0, body[place &- 1] == UInt8(ascii: "$") { hasBlocks = true }
    case UInt8(ascii: "\\"):
      if constructs.contains(.math), place &+ 1 < body.count,
        body[place &+ 1] == UInt8(ascii: "(") || body[place &+ 1] == UInt8(ascii: "[")
      {
        inlines.append(place)
      }
    case UInt8(ascii: "["): findBracket(body, place, constructs)
    default: return
    }
  }

  /// Whether a line begins with so much white space and so many markers that containers may nest deep.
  private func nestsDeep(_ body: UnsafeRawBufferPointer) -> Bool {
    var nests = false
    lines.forEach(in: body) { line in
      if line.count > Self.harmless {
        let start = line.prefix(Self.harmless &+ 1)
        nests = start.allSatisfy { Self.isMarkerByte(body[$0]) }
      }
      return !nests
    }
    return nests
  }

  static func isMarkerByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"),
      UInt8(ascii: "."), UInt8(ascii: ")"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  /// Whether an image or a comment begins at a `!`, of which very many are slow.
  private func isSlow(_ body: UnsafeRawBufferPointer, _ place: Int) -> Bool {
    place &+ 1 < body.count && body[place &+ 1] == UInt8(ascii: "[")
      || place > 0 && body[place &- 1] == UInt8(ascii: "<")
  }

  /// Whether a character reference may stand for `@`.
  private func mayMeanAt(_ body: UnsafeRawBufferPointer, _ place: Int) -> Bool {
    let name = body[(place &+ 1)...].prefix(7)
    return name.first == UInt8(ascii: "#") || name.elementsEqual("commat;".utf8)
  }

  /// Whether a brace begins what other generators would have replaced.
  private func opensTag(_ body: UnsafeRawBufferPointer, _ place: Int) -> Bool {
    guard place &+ 1 < body.count else { return false }
    return body[place &+ 1] == UInt8(ascii: "{") || body[place &+ 1] == UInt8(ascii: "%")
  }

  /// Whether something in `range` may be a mark.
  func hasInlines(in range: Range<Int>) -> Bool {
    var low = 0
    var high = inlines.count
    while low < high {
      let middle = (low &+ high) / 2
      if inlines[middle] < range.lowerBound { low = middle &+ 1 } else { high = middle }
    }
    return low < inlines.count && inlines[low] < range.upperBound
  }

  /// Whether another `$` stands before the next blank line, so that there may be a formula between them.
  private func hasPartner(_ body: UnsafeRawBufferPointer, _ place: Int) -> Bool {
    var afterLineEnd = false
    for index in place &+ 1..<max(body.count, place &+ 1) {
      switch body[index] {
      case UInt8(ascii: "$"): return true
      case 0x0A:
        if afterLineEnd { return false }
        afterLineEnd = true
      case 0x0D, 0x20, 0x09: continue
      default: afterLineEnd = false
      }
    }
    return false
  }

  private mutating func findColon(
    _ body: UnsafeRawBufferPointer, _ place: Int, _ constructs: MarkdownConstructs
  ) {
    guard place &+ 1 < body.count else { return }
    switch body[place &+ 1] {
    case UInt8(ascii: "/"):
      if constructs.contains(.autolinks), place &+ 2 < body.count,
        body[place &+ 2] == UInt8(ascii: "/"), !isInsideLink(body, place)
      {
        inlines.append(place)
      }
    default:
      if constructs.contains(.emoji), isEmoji(body, place) { inlines.append(place) }
      if hasBlocks { return }
      if constructs.contains(.definitionLists), isSpaceOrTab(body[place &+ 1]),
        place > 0, isSpace(body[place &- 1]) || body[place &- 1] == UInt8(ascii: ">")
      {
        hasBlocks = true
      } else if constructs.contains(.tables) {
        hasBlocks = endsDashRow(body, place)
      }
    }
  }

  /// Whether the colon is followed by the name of an emoji and another colon, which `10:30:00` is not.
  private func isEmoji(_ body: UnsafeRawBufferPointer, _ place: Int) -> Bool {
    var end = place &+ 1
    let limit = min(body.count, end &+ Emoji.longestName)
    while end < limit, EmojiName.mayBegin(body[end]) { end &+= 1 }
    return end > place &+ 1 && end < body.count && body[end] == UInt8(ascii: ":")
      && Emoji.named(UnsafeRawBufferPointer(rebasing: body[place &+ 1..<end])) != nil
  }

  /// Whether a brace may open attributes or a shortcode.
  private func mayOpenBraces(_ body: UnsafeRawBufferPointer, _ place: Int) -> Bool {
    guard place &+ 2 < body.count else { return false }
    switch body[place &+ 1] {
    case UInt8(ascii: "{"):
      return body[place &+ 2] == UInt8(ascii: "<") || body[place &+ 2] == UInt8(ascii: "%")
    case 0x0A, 0x0D: return false
    default: return AttributesParser.mayParse(body, at: place) || goesOn(body, place)
    }
  }

  /// Whether a brace, the first one of its line, stands behind what may be a fence.
  private func isBehindFence(_ body: UnsafeRawBufferPointer, _ place: Int) -> Bool {
    var index = place
    var length = 0
    while index > 0 {
      index &-= 1
      switch body[index] {
      case UInt8(ascii: "`"), UInt8(ascii: "~"):
        length &+= 1
        if length == 3 { return true }
      case UInt8(ascii: "{"), 0x0A, 0x0D: return false
      default: length = 0
      }
    }
    return false
  }

  /// Whether attributes that a `{` begins may go on in the next line, where marks of containers may stand between.
  private func goesOn(_ body: UnsafeRawBufferPointer, _ place: Int) -> Bool {
    for index in place &+ 1..<body.count {
      switch body[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "}"): return false
      case 0x0A, 0x0D: return true
      default: continue
      }
    }
    return false
  }

  private mutating func findBracket(
    _ body: UnsafeRawBufferPointer, _ place: Int, _ constructs: MarkdownConstructs
  ) {
    guard place &+ 1 < body.count else { return }
    switch body[place &+ 1] {
    case UInt8(ascii: "!"): if constructs.contains(.alerts) { hasAlerts = true }
    case UInt8(ascii: "^"):
      if constructs.contains(.footnotes) {
        inlines.append(place)
        hasBlocks = true
      }
    case UInt8(ascii: " "), UInt8(ascii: "x"), UInt8(ascii: "X"):
      if constructs.contains(.taskLists), place &+ 2 < body.count,
        body[place &+ 2] == UInt8(ascii: "]")
      {
        hasBlocks = true
      }
    default: break
    }
  }

  private func isWWW(_ body: UnsafeRawBufferPointer, _ place: Int) -> Bool {
    place &+ 3 < body.count && body[place &+ 1] == UInt8(ascii: "w")
      && body[place &+ 2] == UInt8(ascii: "w") && body[place &+ 3] == UInt8(ascii: ".")
  }

  /// Whether from here to the line's end there is nothing but what a row of dashes is made of.
  private mutating func endsDashRow(_ body: UnsafeRawBufferPointer, _ place: Int) -> Bool {
    // What ended the last look at this line ends this one too.
    if place < lookedAt { return false }
    var hasDash = place > 0 && "-: \t".utf8.contains(body[place &- 1])
    for index in place..<body.count {
      switch body[index] {
      case UInt8(ascii: "-"): hasDash = true
      case UInt8(ascii: "|"), UInt8(ascii: ":"), 0x20, 0x09, 0x0B, 0x0C: continue
      case 0x0A, 0x0D:
        lookedAt = index
        return hasDash
      default:
        lookedAt = index
        return false
      }
    }
    lookedAt = body.count
    return hasDash
  }

  /// Whether an address whose colon is at `colon` is certainly the one of `[text](address)`, all on one line.
  private func isInsideLink(_ body: UnsafeRawBufferPointer, _ colon: Int) -> Bool {
    var open = colon
    while open > 0, isLetter(body[open &- 1]) { open &-= 1 }
    guard open > 2, body[open &- 1] == UInt8(ascii: "("), body[open &- 2] == UInt8(ascii: "]")
    else {
      return false
    }
    var index = open &- 3
    text: while index >= 0 {
      switch body[index] {
      case UInt8(ascii: "["): break text
      case UInt8(ascii: "]"), UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "<"), 0x0A, 0x0D:
        return false
      default: index &-= 1
      }
    }
    guard index >= 0, index == 0 || body[index &- 1] != UInt8(ascii: "\\") else { return false }
    for index in colon..<body.count {
      switch body[index] {
      case UInt8(ascii: ")"): return true
      case 0...0x20, UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: "\\"): return false
      default: continue
      }
    }
    return false
  }
}

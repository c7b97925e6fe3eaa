import Glibc

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
  /// Whether there may be mail addresses.
  let hasMail: Bool

  /// In documents of more bytes, what libcmark needs quadratic time for is looked for too.
  private static let shortest = 2048
  /// So many marks of one kind do no harm.
  private static let harmless = 100

  /// How far the look for the end of a row of dashes went that found none.
  private var lookedAt = 0

  var isEmpty: Bool { inlines.isEmpty && !hasBlocks }

  init(_ body: UnsafeRawBufferPointer, _ constructs: MarkdownConstructs) {
    hasMail = constructs.contains(.autolinks) && body.contains(UInt8(ascii: "@"), from: 0)
    if constructs.isEmpty { return }
    let mayBeSlow = body.count > Self.shortest
    hasBlocks = mayBeSlow && nestsDeep(body)
    let code = FencedCode(body)
    if constructs.contains(.strikethrough) {
      body.forEach(UInt8(ascii: "~")) { if !code.contains($0) { inlines.append($0) } }
    }
    if constructs.contains(.tables) {
      body.forEach(UInt8(ascii: "|")) {
        if !hasBlocks, !code.contains($0) { hasBlocks = endsDashRow(body, $0) }
      }
    }
    lookedAt = 0
    if !constructs.isDisjoint(with: [.autolinks, .tables, .emoji, .definitionLists]) {
      body.forEach(UInt8(ascii: ":")) { if !code.contains($0) { findColon(body, $0, constructs) } }
    }
    if constructs.contains(.autolinks) {
      body.forEach(UInt8(ascii: "w")) { if isWWW(body, $0) { inlines.append($0) } }
    }
    if !constructs.isDisjoint(with: [.attributes, .shortcodes]) {
      body.forEach(UInt8(ascii: "{")) {
        if !code.contains($0), mayOpenBraces(body, $0) { inlines.append($0) }
      }
    }
    if constructs.contains(.math) {
      body.forEach(UInt8(ascii: "$")) { place in
        if code.contains(place) { return }
        if hasPartner(body, place) { inlines.append(place) }
        if place > 0, body[place &- 1] == UInt8(ascii: "$") { hasBlocks = true }
      }
      body.forEach(UInt8(ascii: "\\")) { place in
        if !code.contains(place), place &+ 1 < body.count, "([".utf8.contains(body[place &+ 1]) {
          inlines.append(place)
        }
      }
    }
    if !constructs.isDisjoint(with: [.footnotes, .taskLists, .alerts]) {
      body.forEach(UInt8(ascii: "[")) {
        if !code.contains($0) { findBracket(body, $0, constructs) }
      }
    }
    if mayBeSlow { findSlow(body) }
    if hasAlerts || !isEmpty {
      body.forEach(UInt8(ascii: "&")) {
        if FenceReference.end(body, at: $0) != nil { inlines.append($0) }
      }
    }
    inlines.sort()
  }

  /// Whether a line begins with so much white space and so many markers that containers may nest deep.
  private func nestsDeep(_ body: UnsafeRawBufferPointer) -> Bool {
    let lines = LineEnds(body)
    var start = 0
    while start < body.count {
      var index = start
      while index < body.count, Self.isMarkerByte(body[index]) { index &+= 1 }
      if index &- start > Self.harmless { return true }
      start = lines.end(of: start).next
    }
    return false
  }

  static func isMarkerByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"),
      UInt8(ascii: "."), UInt8(ascii: ")"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  /// Adds images and comments when there are very many of them.
  private mutating func findSlow(_ body: UnsafeRawBufferPointer) {
    var found: [Int] = []
    body.forEach(UInt8(ascii: "!")) { place in
      let opensImage = place &+ 1 < body.count && body[place &+ 1] == UInt8(ascii: "[")
      if opensImage || place > 0 && body[place &- 1] == UInt8(ascii: "<") { found.append(place) }
    }
    if found.count > Self.harmless { inlines += found }
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
    default: return AttributesParser.parse(body, at: place) != nil || goesOn(body, place)
    }
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

extension UnsafeRawBufferPointer {
  fileprivate func contains(_ byte: UInt8, from start: Int) -> Bool {
    place(of: byte, from: start) != nil
  }

  fileprivate func forEach(_ byte: UInt8, _ body: (Int) -> Void) {
    var start = 0
    while let found = place(of: byte, from: start) {
      body(found)
      start = found &+ 1
    }
  }

  private func place(of byte: UInt8, from start: Int) -> Int? {
    guard let base = baseAddress, start < count,
      let found = memchr(base + start, Int32(byte), count &- start)
    else { return nil }
    return UnsafeRawPointer(found) - base
  }
}

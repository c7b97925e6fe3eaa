/// A shortcode's tag as it was read, or what is wrong with it.
typealias ShortcodeReading = Result<ShortcodeTag, ShortcodeProblem>

/// What begins with a brace: attributes, and the tags of shortcodes.
extension InlineScanner {
  mutating func braces(_ text: UnsafeRawBufferPointer, _ index: Int) -> Int {
    if constructs.contains(.shortcodes),
      ShortcodeTagParser.begins(text, at: index, before: text.count)
    {
      return shortcode(text, index)
    }
    let before = index > 0 ? text[index &- 1] : 0x0A
    let isBehindInline = isOne(before, of: ")]`*_>")
    guard constructs.contains(.attributes), isBehindInline || isSpace(before) && endsWithBrace,
      let (attributes, end) = AttributesParser.parse(text, at: index)
    else { return index &+ 1 }
    if isBehindInline {
      addOverLines(.inlineAttributes(self.attributes.count), text, index..<end)
    } else if text[end...].allSatisfy(isSpace) {
      var start = index
      while start > 0, isSpaceOrTab(text[start &- 1]) { start &-= 1 }
      let ownLine = start == 0 || text[start &- 1] == 0x0A
      addOverLines(
        .blockAttributes(self.attributes.count, ownLine: ownLine), text, start..<end,
        sides: .other)
    } else {
      return index &+ 1
    }
    self.attributes.append(attributes)
    return end
  }

  /// Reads what follows the `]` of a bracket that holds no link: `[text]{…}`.
  mutating func span(_ text: UnsafeRawBufferPointer, _ bracket: Bracket, _ index: Int) -> Int? {
    guard constructs.contains(.attributes), !bracket.isImage,
      next(text, index) == UInt8(ascii: "{"),
      bracket.offset == 0 || text[bracket.offset &- 1] != UInt8(ascii: "]"),
      let (attributes, end) = AttributesParser.parse(text, at: index &+ 1)
    else { return nil }
    add(
      .beginsSpan(self.attributes.count), text, bracket.offset..<bracket.offset &+ 1,
      left: .punctuation, right: .punctuation)
    // It stands before what was found between the brackets, and is put there at the end.
    if let begin = found.popLast() { spanStarts.append(begin) }
    addOverLines(.endsSpan, text, index..<end)
    self.attributes.append(attributes)
    return end
  }

  /// Puts the beginnings of spans between what else was found.
  mutating func placeSpanStarts() {
    guard !spanStarts.isEmpty else { return }
    spanStarts.sort { $0.range.lowerBound < $1.range.lowerBound }
    var placed: [Found] = []
    placed.reserveCapacity(found.count &+ spanStarts.count)
    var next = 0
    let end = Int(Int32.max)
    for other in found + [Found(range: end..<end, written: 0..<0)] {
      while next < spanStarts.count,
        spanStarts[next].range.lowerBound < other.range.lowerBound
      {
        // What was taken for something else as a whole holds no span.
        if spanStarts[next].range.lowerBound >= placed.last?.range.upperBound ?? 0 {
          placed.append(spanStarts[next])
        }
        next &+= 1
      }
      if other.range.lowerBound < end { placed.append(other) }
    }
    found = placed
    spanStarts.removeAll(keepingCapacity: true)
  }

  private mutating func shortcode(_ text: UnsafeRawBufferPointer, _ index: Int) -> Int {
    let reading = Result { () throws(ShortcodeProblem) in
      // Ranges count from the tag's own start, since the block's text is no slice of the document.
      let rest = UnsafeRawBufferPointer(rebasing: text[index...])
      return try ShortcodeTagParser.parse(rest, at: 0, before: rest.count)
    }
    let end: Int
    switch reading {
    case .success(let tag): end = index &+ tag.range.upperBound
    case .failure: end = index &+ 3
    }
    addOverLines(.shortcode(shortcodes.count), text, index..<end)
    shortcodes.append(reading)
    return end
  }

  /// Puts an atom in the place of a range that may go over several lines, each of which stays a line.
  mutating func addOverLines(
    _ kind: Atom.Kind, _ text: UnsafeRawBufferPointer, _ range: Range<Int>,
    sides: CharacterClass = .punctuation
  ) {
    guard let lineEnd = text[range].firstIndex(of: 0x0A) else {
      return add(kind, text, range, left: sides, right: sides)
    }
    let number = atoms.append(kind, UnsafeRawBufferPointer(rebasing: text[range]))
    var kindOfLine = number
    var start = range.lowerBound
    var end = lineEnd
    while true {
      let written = names.count
      AtomTable.write(kindOfLine, left: sides, right: sides, to: &names)
      found.append(Found(range: start..<end, written: written..<names.count, atom: kindOfLine))
      start = end &+ 1
      guard start < range.upperBound else { return }
      end = text[start..<range.upperBound].firstIndex(of: 0x0A) ?? range.upperBound
      kindOfLine = atoms.append(.filler)
    }
  }
}

/// Breaks text into lines, as Python's `textwrap.wrap` does without expanding or replacing spaces.
struct TextWrapping {
  /// Code points of a line, at least 1.
  let width: Int
  let breaksLongWords: Bool
  let breaksAtHyphens: Bool

  /// The lines of one paragraph.
  func lines(_ text: String) -> [String] {
    var pending: [[Unicode.Scalar]] = chunks(Array(text.unicodeScalars)).reversed()
    var lines: [String] = []
    while !pending.isEmpty {
      var line: [[Unicode.Scalar]] = []
      var length = 0
      if let last = pending.last, isSpace(last), !lines.isEmpty { pending.removeLast() }
      while let next = pending.last, length + next.count <= width {
        line.append(next)
        length += next.count
        pending.removeLast()
      }
      if let next = pending.last, next.count > width {
        breakWord(&pending, &line, spaceLeft: width - length)
      }
      if let last = line.last, isSpace(last) { line.removeLast() }
      guard !line.isEmpty else { continue }
      var view = String.UnicodeScalarView()
      for chunk in line { view.append(contentsOf: chunk) }
      lines.append(String(view))
    }
    return lines
  }

  private func isSpace(_ chunk: [Unicode.Scalar]) -> Bool {
    chunk.allSatisfy { Whitespace.isSpace($0) }
  }

  private func breakWord(
    _ pending: inout [[Unicode.Scalar]], _ line: inout [[Unicode.Scalar]], spaceLeft: Int
  ) {
    guard let word = pending.popLast() else { return }
    guard breaksLongWords else {
      if line.isEmpty { line.append(word) } else { pending.append(word) }
      return
    }
    var end = spaceLeft
    if breaksAtHyphens, word.count > spaceLeft,
      let hyphen = word[..<max(0, spaceLeft)].lastIndex(of: "-"), hyphen > 0,
      word[..<hyphen].contains(where: { $0 != "-" })
    {
      end = hyphen + 1
    }
    line.append(Array(word[..<end]))
    pending.append(Array(word[end...]))
  }

  /// Words and the spaces between them, words cut after their hyphens (`TextWrapper.wordsep_re`).
  private func chunks(_ text: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
    var result: [[Unicode.Scalar]] = []
    var start = 0
    while start < text.count {
      let end = chunkEnd(text, start)
      result.append(Array(text[start..<end]))
      start = end
    }
    return result
  }

  private func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || (0x09...0x0D).contains(scalar.value)
  }

  private func chunkEnd(_ text: [Unicode.Scalar], _ start: Int) -> Int {
    func isBlank(_ index: Int) -> Bool { self.isBlank(text[index]) }
    func isLetter(_ index: Int) -> Bool {
      index >= 0 && index < text.count && TextOperations.isWord(text[index])
        && text[index].properties.numericType == nil
    }
    func isPunctuated(_ index: Int) -> Bool {
      index >= 0
        && (TextOperations.isWord(text[index])
          || "!\"'&.,?".unicodeScalars.contains(text[index]))
    }
    /// The end of two or more hyphens with a word after them.
    func dashEnd(_ index: Int) -> Int? {
      var end = index
      while end < text.count, text[end] == "-" { end += 1 }
      return end - index >= 2 && end < text.count && TextOperations.isWord(text[end]) ? end : nil
    }
    var index = start
    if isBlank(start) {
      while index < text.count, isBlank(index) { index += 1 }
      return index
    }
    if breaksAtHyphens, isPunctuated(start - 1), let end = dashEnd(start) { return end }
    index += 1
    while index < text.count, !isBlank(index) {
      if breaksAtHyphens, text[index] == "-" {
        let isAfterWord =
          (isLetter(index - 1) && isLetter(index - 2))
          || (isPunctuated(index - 1) && index >= 2 && text[index - 2] == "-"
            && isLetter(index - 3))
        let next = index + 2 < text.count && text[index + 2] == "-" ? index + 3 : index + 2
        if isAfterWord, isLetter(index + 1), isLetter(next) || isLetter(index + 2) {
          return index + 1
        }
        if isPunctuated(index - 1), dashEnd(index) != nil { return index }
      }
      index += 1
    }
    return index
  }
}

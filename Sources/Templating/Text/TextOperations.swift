/// Operations on text by code points, as Python's `str` has them.
enum TextOperations {
  /// Text without the spaces, or the characters of `characters`, at its ends.
  static func strip(
    _ text: String, _ characters: String?, left: Bool = true, right: Bool = true
  ) -> String {
    if characters == nil, let kept = strippedOfSpaces(text, left: left, right: right) {
      return kept
    }
    let stripped = characters.map { Set($0.unicodeScalars) }
    func isDropped(_ scalar: Unicode.Scalar) -> Bool {
      stripped.map { $0.contains(scalar) } ?? Whitespace.isSpace(scalar)
    }
    let scalars = text.unicodeScalars
    var start = scalars.startIndex
    var end = scalars.endIndex
    if left { while start < end, isDropped(scalars[start]) { scalars.formIndex(after: &start) } }
    while right, start < end {
      let last = scalars.index(before: end)
      guard isDropped(scalars[last]) else { break }
      end = last
    }
    return String(scalars[start..<end])
  }

  /// Text without the spaces at its ends, nil where a character beyond ASCII must be looked at.
  private static func strippedOfSpaces(_ text: String, left: Bool, right: Bool) -> String? {
    let bytes = text.utf8Span.span
    var start = 0
    var end = bytes.count
    if left { while start < end, Whitespace.isSpace(bytes[start]) { start += 1 } }
    if right { while start < end, Whitespace.isSpace(bytes[end - 1]) { end -= 1 } }
    guard start < end else { return "" }
    guard !left || bytes[start] < 0x80, !right || bytes[end - 1] < 0x80 else { return nil }
    if end - start == bytes.count { return text }
    return bytes.extracting(start..<end).withUnsafeBufferPointer {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// `str.replace`: an empty `part` stands before each character and at the end. `count` below 0 means all.
  static func replace(_ text: String, _ part: String, with new: String, count: Int)
    throws(CallError) -> String
  {
    var result: [UInt8] = []
    var rest = count < 0 ? Int.max : count
    if part.isEmpty {
      let replacement = Array(new.utf8)
      for scalar in text.unicodeScalars {
        if rest > 0 { result += replacement }
        rest -= 1
        result += String(Character(scalar)).utf8
        try Limits.checkText(result.count)
      }
      if rest > 0 { result += replacement }
      return String(decoding: result, as: UTF8.self)
    }
    let bytes = Array(text.utf8)
    let search = TextSearch.Search(Array(part.utf8))
    guard let first = search.next(in: bytes, from: 0) else { return text }
    result.reserveCapacity(bytes.count + new.utf8.count)
    result += bytes[..<first]
    var position = first
    while rest > 0, let place = search.next(in: bytes, from: position) {
      result += bytes[position..<place]
      result += new.utf8
      try Limits.checkText(result.count)
      position = place + part.utf8.count
      rest -= 1
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }

  /// How often a part occurs, without overlapping itself.
  static func count(_ part: String, in text: some StringProtocol) -> Int {
    guard !part.isEmpty else { return text.unicodeScalars.count + 1 }
    let search = TextSearch.Search(Array(part.utf8))
    let bytes = Array(text.utf8)
    var count = 0
    var position = 0
    while let place = search.next(in: bytes, from: position) {
      count += 1
      position = place + part.utf8.count
    }
    return count
  }

  /// The number of the code point where a part first or last occurs, nil when it does not.
  static func find(_ part: String, in text: some StringProtocol, last: Bool = false) -> Int? {
    let bytes = Array(text.utf8)
    if part.isEmpty { return last ? text.unicodeScalars.count : 0 }
    let found =
      last
      ? TextSearch.fromEnd(Array(part.utf8), in: bytes, atMost: 1).first
      : TextSearch.first(Array(part.utf8), in: bytes, from: 0)
    return found.map { place in bytes[..<place].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) } }
  }

  /// `str.split`, `str.rsplit`: at runs of spaces when there is no separator. `limit` below 0 means all.
  static func split(_ text: String, _ separator: String?, limit: Int, fromEnd: Bool = false)
    -> [String]
  {
    guard let separator else {
      return splitAtSpaces(text, limit: limit < 0 ? Int.max : limit, fromEnd: fromEnd)
    }
    let bytes = Array(text.utf8)
    let most = limit < 0 ? Int.max : limit
    var places: [Int] = []
    if fromEnd {
      places = TextSearch.fromEnd(Array(separator.utf8), in: bytes, atMost: most).reversed()
    } else {
      let search = TextSearch.Search(Array(separator.utf8))
      var position = 0
      while places.count < most, let place = search.next(in: bytes, from: position) {
        places.append(place)
        position = place + separator.utf8.count
      }
    }
    var parts: [String] = []
    var start = 0
    for place in places {
      parts.append(String(decoding: bytes[start..<place], as: UTF8.self))
      start = place + separator.utf8.count
    }
    parts.append(String(decoding: bytes[start...], as: UTF8.self))
    return parts
  }

  private static func splitAtSpaces(_ text: String, limit: Int, fromEnd: Bool) -> [String] {
    var words: [Substring.UnicodeScalarView] = []
    var rest = Substring(text).unicodeScalars
    func dropSpaces() {
      if fromEnd {
        while let last = rest.last, Whitespace.isSpace(last) { rest.removeLast() }
      } else {
        while let first = rest.first, Whitespace.isSpace(first) { rest.removeFirst() }
      }
    }
    dropSpaces()
    while !rest.isEmpty {
      if words.count == limit {
        // What is left is one piece, the spaces on its far side kept.
        words.append(rest)
        break
      }
      if fromEnd {
        let end = rest.lastIndex { Whitespace.isSpace($0) }
        let start = end.map { rest.index(after: $0) } ?? rest.startIndex
        words.append(rest[start...])
        rest = rest[..<start]
      } else {
        let end = rest.firstIndex { Whitespace.isSpace($0) } ?? rest.endIndex
        words.append(rest[..<end])
        rest = rest[end...]
      }
      dropSpaces()
    }
    let parts = words.map { String($0) }
    return fromEnd ? parts.reversed() : parts
  }

  /// `str.splitlines`.
  static func lines(_ text: String, keepingEnds: Bool = false) -> [String] {
    var lines: [String] = []
    var line = String.UnicodeScalarView()
    var scalars = text.unicodeScalars.makeIterator()
    var pending = scalars.next()
    while let scalar = pending {
      pending = scalars.next()
      switch scalar.value {
      case 0x0A...0x0D, 0x1C...0x1E, 0x85, 0x2028, 0x2029:
        if keepingEnds { line.append(scalar) }
        if scalar == "\r", let next = pending, next == "\n" {
          if keepingEnds { line.append(next) }
          pending = scalars.next()
        }
        lines.append(String(line))
        line = String.UnicodeScalarView()
      default: line.append(scalar)
      }
    }
    if !line.isEmpty { lines.append(String(line)) }
    return lines
  }

  /// `str.expandtabs`: spaces up to the next column that `size` divides, in place of each tab.
  static func expandTabs(_ text: String, _ size: Int) throws(CallError) -> String {
    var result = ""
    var column = 0
    for scalar in text.unicodeScalars {
      if scalar == "\t" {
        guard size > 0 else { continue }
        let missing = size - column % size
        result += try Value.repeated(" ", missing)
        column = (column % size + missing) % size
      } else {
        result.unicodeScalars.append(scalar)
        column = scalar == "\n" || scalar == "\r" ? 0 : column + 1
      }
      try Limits.checkText(result.utf8.count)
    }
    return result
  }

  /// `str.center`, with its rule for the odd space.
  static func center(_ text: String, _ width: Int, fill: String = " ") throws(CallError)
    -> String
  {
    let missing = max(0, width) - PythonText.length(text)
    guard missing > 0 else { return text }
    try Limits.checkText(missing)
    let left = missing / 2 + (missing & width & 1)
    return String(repeating: fill, count: left) + text
      + String(repeating: fill, count: missing - left)
  }

  /// The first code points of a text.
  static func prefix(_ text: String, _ count: Int) -> String {
    let bytes = text.utf8Span.span
    let end = byteCount(of: count, in: bytes)
    if end == bytes.count { return text }
    return bytes.extracting(0..<end).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }

  /// How many bytes the first code points of a text have.
  static func byteCount(of count: Int, in bytes: borrowing Span<UInt8>) -> Int {
    guard count > 0 else { return 0 }
    guard count < bytes.count else { return bytes.count }
    var rest = count
    for index in bytes.indices where bytes[index] & 0xC0 != 0x80 {
      if rest == 0 { return index }
      rest -= 1
    }
    return bytes.count
  }

  /// A letter, digit or underscore, as `\w` of Python's regular expressions has it.
  static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 {
      let byte = UInt8(scalar.value)
      return (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_")
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      return true
    default: return false
    }
  }
}

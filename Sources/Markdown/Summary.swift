/// Text on one line: runs of white space become one space, none at the ends.
func plainText(_ text: [UInt8]) -> String {
  String(decoding: singleSpaced(text), as: UTF8.self)
}

/// `text` on one line and at most `limit` Unicode scalars long, "…" included where something is cut.
///
/// The cut falls after a word, or between two characters of a script without spaces; a single word
/// longer than the limit is cut between two letters, the marks and joiners of a letter kept with it.
func shortened(_ text: [UInt8], to limit: Int) -> String {
  // A scalar has at most four bytes, and so many are looked at as show whether something is cut.
  let most = limit &+ 4
  return text.withUnsafeBytes { text in
    let longest = min(text.count, 4 &* most)
    return withUnsafeTemporaryAllocation(byteCount: longest &+ 3, alignment: 1) { room in
      let count = writeSingleSpaced(
        text, to: UnsafeMutableRawBufferPointer(rebasing: room[..<longest]), scalars: most)
      let bytes = UnsafeRawBufferPointer(rebasing: room[..<count])
      guard let cut = cut(in: bytes, to: limit) else {
        return String(decoding: bytes, as: UTF8.self)
      }
      if cut.insideWord {
        return String(String(decoding: bytes[..<cut.end], as: UTF8.self).dropLast()) + "…"
      }
      for (index, byte) in "…".utf8.enumerated() { room[cut.end &+ index] = byte }
      return String(decoding: room[..<(cut.end &+ 3)], as: UTF8.self)
    }
  }
}

/// Where a text of one line is cut, and whether that is inside a word; nil where it is short enough.
private func cut(
  in bytes: UnsafeRawBufferPointer, to limit: Int
) -> (end: Int, insideWord: Bool)? {
  var offset = 0
  var scalars = 0
  var lastWordEnd = 0
  // What fits beside the "…" ends before scalar number `limit`.
  while offset < bytes.count, scalars < limit {
    if scalars &+ 8 <= limit, offset &+ 8 <= bytes.count {
      let eight = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
      if eight & highBits == 0 {
        let spaces = asciiSpaces(eight)
        if spaces != 0 { lastWordEnd = offset &+ 7 &- spaces.leadingZeroBitCount / 8 }
        offset &+= 8
        scalars &+= 8
        continue
      }
    }
    let byte = bytes[offset]
    scalars &+= 1
    if byte < 0x80 {
      if byte == 0x20 { lastWordEnd = offset }
      offset &+= 1
      continue
    }
    let (scalar, length) = decodeScalar(UnsafeRawBufferPointer(rebasing: bytes[offset...]))
    if isWhiteSpace(scalar) || isUnspacedScript(scalar) { lastWordEnd = offset }
    offset &+= length
  }
  if offset == bytes.count { return nil }
  return lastWordEnd > 0 ? (lastWordEnd, false) : (offset, true)
}

/// The text of HTML that this room has written: without tags and comments, on one line.
func textOfHTML(_ html: UnsafeRawBufferPointer) -> String {
  var text: [UInt8] = []
  text.reserveCapacity(html.count)
  var index = 0
  while index < html.count {
    switch html[index] {
    case UInt8(ascii: "<"):
      while index < html.count, html[index] != UInt8(ascii: ">") { index &+= 1 }
      index &+= 1
    case UInt8(ascii: "&"):
      let (character, length) = character(html, at: index)
      text.append(character)
      index &+= length
    default:
      text.append(html[index])
      index &+= 1
    }
  }
  return plainText(text)
}

/// One of the characters that are escaped as text.
private func character(
  _ html: UnsafeRawBufferPointer, at index: Int
) -> (character: UInt8, length: Int) {
  let references: [(StaticString, UInt8)] = [
    ("&amp;", UInt8(ascii: "&")), ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")),
    ("&quot;", UInt8(ascii: "\"")), ("&#34;", UInt8(ascii: "\"")),
  ]
  for (reference, character) in references
  where html[index...].starts(
    with: UnsafeRawBufferPointer(
      start: reference.utf8Start, count: reference.utf8CodeUnitCount))
  {
    return (character, reference.utf8CodeUnitCount)
  }
  return (html[index], 1)
}

private func singleSpaced(_ text: [UInt8]) -> [UInt8] {
  text.withUnsafeBytes { text in
    [UInt8](unsafeUninitializedCapacity: text.count) { result, count in
      count = writeSingleSpaced(text, to: UnsafeMutableRawBufferPointer(result))
    }
  }
}

/// Writes as much of a text as there is room for, or as is wanted, and returns how much that is.
private func writeSingleSpaced(
  _ text: UnsafeRawBufferPointer, to room: UnsafeMutableRawBufferPointer, scalars: Int = .max
) -> Int {
  var count = 0
  var begun = 0
  var afterWord = false
  var index = 0
  while index < text.count {
    if index &+ 8 <= text.count, count &+ 8 <= room.count, begun <= scalars &- 8 {
      let eight = text.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if let endsInWord = isSingleSpaced(eight.littleEndian, afterWord: afterWord) {
        room.storeBytes(of: eight, toByteOffset: count, as: UInt64.self)
        index &+= 8
        count &+= 8
        begun &+= 8
        afterWord = endsInWord
        continue
      }
    }
    let byte = text[index]
    index &+= 1
    if byte > 0x20 {
      if byte & 0xC0 != 0x80 { begun &+= 1 }
      guard count < room.count, begun <= scalars else { break }
      room[count] = byte
      afterWord = true
    } else {
      if !afterWord { continue }
      begun &+= 1
      guard count < room.count, begun <= scalars else { break }
      room[count] = 0x20
      afterWord = false
    }
    count &+= 1
  }
  return count > 0 && !afterWord ? count &- 1 : count
}

private let highBits: UInt64 = 0x8080_8080_8080_8080

/// The high bits of those of eight ASCII bytes that are spaces.
@inline(__always)
private func asciiSpaces(_ eight: UInt64) -> UInt64 {
  ~((eight ^ 0x2020_2020_2020_2020) &+ 0x7F7F_7F7F_7F7F_7F7F) & highBits
}

/// Whether the last one of eight bytes belongs to a word, when all are ASCII, and words and single spaces between them;
/// else nil.
@inline(__always)
private func isSingleSpaced(_ eight: UInt64, afterWord: Bool) -> Bool? {
  if eight & highBits != 0 { return nil }
  let spaces = asciiSpaces(eight)
  let words = (eight &+ 0x5F5F_5F5F_5F5F_5F5F) & highBits
  let before: UInt64 = spaces &<< 8 | (afterWord ? 0 : 0x80)
  guard words | spaces == highBits, spaces & before == 0 else { return nil }
  return words &>> 63 == 1
}

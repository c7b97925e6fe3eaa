/// Text on one line: runs of white space become one space, none at the ends.
func plainText(_ text: [UInt8]) -> String {
  String(decoding: singleSpaced(text), as: UTF8.self)
}

/// `text` on one line and at most `limit` Unicode scalars long, "…" included where something is cut.
///
/// The cut falls after a word, or between two characters of a script without spaces; a single word
/// longer than the limit is cut inside, but never before a mark that belongs to the letter.
func shortened(_ text: [UInt8], to limit: Int) -> String {
  let text = singleSpaced(text)
  return text.withUnsafeBytes { bytes in
    var offset = 0
    var scalars = 0
    var lastWordEnd = 0
    var lastLetterEnd = 0
    while offset < bytes.count, scalars < limit {
      let (scalar, length) = decodeScalar(UnsafeRawBufferPointer(rebasing: bytes[offset...]))
      // What fits beside the "…" ends before scalar number `limit`.
      if isWhiteSpace(scalar) || isUnspacedScript(scalar) { lastWordEnd = offset }
      if !extendsLetter(scalar) { lastLetterEnd = offset }
      offset += length
      scalars += 1
    }
    if offset == bytes.count { return String(decoding: bytes, as: UTF8.self) }
    let end = lastWordEnd > 0 ? lastWordEnd : lastLetterEnd
    return String(decoding: bytes[..<end], as: UTF8.self) + "…"
  }
}

private func singleSpaced(_ text: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(text.count)
  for byte in text {
    if byte > 0x20 {
      result.append(byte)
    } else if let last = result.last, last != 0x20 {
      result.append(0x20)
    }
  }
  if result.last == 0x20 { result.removeLast() }
  return result
}

/// Marks, joiners and skin tones: a cut before one of them would take a letter or an emoji apart.
private func extendsLetter(_ scalar: UInt32) -> Bool {
  guard scalar >= 0x300, let scalar = Unicode.Scalar(scalar) else { return false }
  return scalar.properties.isGraphemeExtend || scalar.value == 0x200D
    || scalar.properties.isEmojiModifier
}

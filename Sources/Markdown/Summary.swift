/// Text on one line: runs of white space become one space, none at the ends.
func plainText(_ text: [UInt8]) -> String {
  String(decoding: singleSpaced(text), as: UTF8.self)
}

/// `text` on one line and at most `limit` Unicode scalars long, "…" included where something is cut.
///
/// The cut falls after a word, or between two characters of a script without spaces; a single word
/// longer than the limit is cut between two letters, the marks and joiners of a letter kept with it.
func shortened(_ text: [UInt8], to limit: Int) -> String {
  let text = singleSpaced(text)
  return text.withUnsafeBytes { bytes in
    var offset = 0
    var scalars = 0
    var lastWordEnd = 0
    while offset < bytes.count, scalars < limit {
      let (scalar, length) = decodeScalar(UnsafeRawBufferPointer(rebasing: bytes[offset...]))
      // What fits beside the "…" ends before scalar number `limit`.
      if isWhiteSpace(scalar) || isUnspacedScript(scalar) { lastWordEnd = offset }
      offset += length
      scalars += 1
    }
    if offset == bytes.count { return String(decoding: bytes, as: UTF8.self) }
    if lastWordEnd > 0 { return String(decoding: bytes[..<lastWordEnd], as: UTF8.self) + "…" }
    return String(String(decoding: bytes[..<offset], as: UTF8.self).dropLast()) + "…"
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

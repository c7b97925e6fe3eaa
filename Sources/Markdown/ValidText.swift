/// The bytes as libcmark reads a document's, with U+FFFD for NUL and for what is no UTF-8: what does not go through libcmark
/// is not changed by it.
///
/// Most texts need no change; of those `body` sees the bytes themselves.
func withValidText(_ bytes: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer) -> Void) {
  if bytes.contains(where: { $0 >= 0x80 || $0 == 0 }) {
    validText(bytes).withUnsafeBytes(body)
  } else {
    body(bytes)
  }
}

/// The same as bytes of their own.
func validText(_ bytes: some Collection<UInt8>) -> [UInt8] {
  guard bytes.contains(where: { $0 >= 0x80 || $0 == 0 }) else { return Array(bytes) }
  var text: [UInt8] = []
  text.reserveCapacity(bytes.count)
  for byte in String(decoding: bytes, as: UTF8.self).utf8 {
    if byte == 0 { text += "\u{FFFD}".utf8 } else { text.append(byte) }
  }
  return text
}

/// Whether bytes are UTF-8, as the standard library finds out a hundred times as fast as libcmark.
func isUTF8(_ bytes: UnsafeRawBufferPointer) -> Bool {
  bytes.withMemoryRebound(to: UInt8.self) { (try? UTF8Span(validating: $0.span)) != nil }
}

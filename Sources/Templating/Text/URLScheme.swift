/// Which URLs run a script when a reader follows them.
enum URLScheme {
  /// The scheme of a URL, perhaps with character references, that is `javascript:`, `vbscript:` or
  /// `data:` other than an image; nil for all others.
  ///
  /// Browsers drop spaces and control characters before a URL, and tabs and line breaks anywhere in it
  /// (WHATWG URL, “basic URL parser”), so these are looked through.
  static func refused(_ url: UnsafeRawBufferPointer) -> String? {
    guard let first = url.first else { return nil }
    // Nearly every URL begins with '/', '#' or "http"; none of the schemes can.
    if first == UInt8(ascii: "/") || first == UInt8(ascii: "#") || first | 0x20 == UInt8(ascii: "h")
    {
      return nil
    }
    var head: [UInt8] = []
    var index = 0
    while index < url.count, head.count < 16 {
      let byte = url[index]
      if byte == UInt8(ascii: "&"), let reference = characterReference(url, at: index) {
        index = reference.end
        add(reference.byte, to: &head)
      } else {
        index += 1
        add(byte, to: &head)
      }
    }
    for scheme in ["javascript", "vbscript", "data"]
    where head.starts(with: scheme.utf8) && head.dropFirst(scheme.utf8.count).first == 0x3A {
      return head.starts(with: "data:image/".utf8) ? nil : scheme
    }
    return nil
  }

  private static func add(_ byte: UInt8, to head: inout [UInt8]) {
    if byte == 0x09 || byte == 0x0A || byte == 0x0D { return }
    if head.isEmpty, byte <= 0x20 { return }
    head.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
  }

  /// `&#106;`, `&#x6A;`, `&colon;`, `&Tab;` and `&NewLine;`, which markup may have in place of the character.
  private static func characterReference(_ url: UnsafeRawBufferPointer, at start: Int) -> (
    byte: UInt8, end: Int
  )? {
    var end = start + 1
    while end < url.count, end - start < 14, url[end] != UInt8(ascii: ";"),
      url[end] != UInt8(ascii: "&")
    { end += 1 }
    let name = String(decoding: url[(start + 1)..<end], as: UTF8.self)
    let after = end < url.count && url[end] == UInt8(ascii: ";") ? end + 1 : end
    switch name {
    case "colon": return (UInt8(ascii: ":"), after)
    case "Tab": return (0x09, after)
    case "NewLine": return (0x0A, after)
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    let value = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.map { (UInt8(truncatingIfNeeded: min($0, 0x7F)), after) }
  }
}

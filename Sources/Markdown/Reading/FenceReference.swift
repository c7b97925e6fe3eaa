/// A numeric character reference (CommonMark 0.30, 6.2) to one of the control bytes that fence an atom's name.
enum FenceReference {
  /// Where the reference that begins at `start` ends; nil when there is none, or one to another character.
  static func end(_ text: UnsafeRawBufferPointer, at start: Int) -> Int? {
    guard start &+ 3 < text.count, text[start] == UInt8(ascii: "&"),
      text[start &+ 1] == UInt8(ascii: "#")
    else { return nil }
    var index = start &+ 2
    if text[index] | 0x20 == UInt8(ascii: "x") { index &+= 1 }
    // libcmark knows no more than seven digits.
    let limit = min(text.count, index &+ 7)
    while index < limit, text[index] == UInt8(ascii: "0") { index &+= 1 }
    guard index < limit, index &+ 1 < text.count, text[index &+ 1] == UInt8(ascii: ";"),
      text[index] &- UInt8(ascii: "0") == Atom.start || text[index] &- UInt8(ascii: "0") == Atom.end
    else { return nil }
    return index &+ 2
  }
}

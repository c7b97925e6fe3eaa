/// The value of an attribute with its references to characters read: those by number, and those by the names that
/// addresses are written with.
///
/// - Complexity: O(*n*).
func decodedReferences(_ value: UnsafeRawBufferPointer) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(value.count)
  var index = 0
  while index < value.count {
    guard value[index] == UInt8(ascii: "&"),
      let (scalar, length) = reference(UnsafeRawBufferPointer(rebasing: value[index...]))
    else {
      result.append(value[index])
      index += 1
      continue
    }
    result += Array(String(scalar).utf8)
    index += length
  }
  return result
}

private let names: [(name: StaticString, scalar: Unicode.Scalar)] = [
  ("amp;", "&"), ("quot;", "\""), ("apos;", "'"), ("lt;", "<"), ("gt;", ">"), ("colon;", ":"),
  ("sol;", "/"), ("num;", "#"), ("quest;", "?"), ("period;", "."), ("commat;", "@"),
  ("equals;", "="), ("Tab;", "\t"), ("NewLine;", "\n"), ("nbsp;", "\u{A0}"),
]

/// The character that a reference at the start of `text` means, with the bytes it takes.
private func reference(_ text: UnsafeRawBufferPointer) -> (Unicode.Scalar, Int)? {
  guard text.count > 2 else { return nil }
  guard text[1] == UInt8(ascii: "#") else {
    for (name, scalar) in names
    where text.dropFirst().starts(
      with: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    {
      return (scalar, name.utf8CodeUnitCount + 1)
    }
    return nil
  }
  let isHexadecimal = text[2] | 0x20 == UInt8(ascii: "x")
  var index = isHexadecimal ? 3 : 2
  let start = index
  var number: UInt32 = 0
  while index < text.count, let digit = digit(text[index], isHexadecimal: isHexadecimal) {
    // What is larger than any character stays so.
    number = min(number &* (isHexadecimal ? 16 : 10) &+ digit, 0x11_0000)
    index += 1
  }
  guard index > start else { return nil }
  if index < text.count, text[index] == UInt8(ascii: ";") { index += 1 }
  return (number == 0 ? "\u{FFFD}" : Unicode.Scalar(number) ?? "\u{FFFD}", index)
}

private func digit(_ byte: UInt8, isHexadecimal: Bool) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): return UInt32(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f") where isHexadecimal:
    return UInt32(byte - UInt8(ascii: "a")) + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F") where isHexadecimal:
    return UInt32(byte - UInt8(ascii: "A")) + 10
  default: return nil
  }
}

/// Where the HTML tag at the front of some Markdown ends, or nil when there is none (CommonMark 0.30 §6.6).
func endOfTag(_ bytes: ArraySlice<UInt8>) -> Int? {
  var rest = bytes.dropFirst()
  let isClosing = rest.first == UInt8(ascii: "/")
  if isClosing { rest = rest.dropFirst() }
  guard rest.first?.isLetter == true else { return nil }
  rest = rest.drop { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
  while true {
    let afterSpace = rest.drop(while: isMarkdownSpace)
    switch afterSpace.first {
    case UInt8(ascii: ">")?: return afterSpace.startIndex + 1
    case UInt8(ascii: "/")?:
      let next = afterSpace.dropFirst()
      return !isClosing && next.first == UInt8(ascii: ">") ? next.startIndex + 1 : nil
    default: break
    }
    guard !isClosing, afterSpace.startIndex > rest.startIndex,
      let afterAttribute = afterAttribute(afterSpace)
    else { return nil }
    rest = afterAttribute
  }
}

private func afterAttribute(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
  guard let first = bytes.first, first.isLetter || first == 0x5F || first == 0x3A else {
    return nil
  }
  let rest = bytes.drop { $0.isLetter || $0.isDigit || "_:.-".utf8.contains($0) }
  var value = rest.drop(while: isMarkdownSpace)
  guard value.first == UInt8(ascii: "=") else { return rest }
  value = value.dropFirst().drop(while: isMarkdownSpace)
  guard let quote = value.first else { return nil }
  if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
    guard let end = value.dropFirst().firstIndex(of: quote) else { return nil }
    return value[(end + 1)...]
  }
  let after = value.drop { !isMarkdownSpace($0) && !"\"'=<>`".utf8.contains($0) }
  return after.startIndex > value.startIndex ? after : nil
}

/// Where the autolink at the front ends, or nil when there is none (CommonMark 0.30 §6.5).
func endOfAutolink(_ bytes: ArraySlice<UInt8>) -> Int? {
  let rest = bytes.dropFirst().drop {
    $0 > 0x20 && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">")
  }
  guard rest.first == UInt8(ascii: ">") else { return nil }
  let address = bytes[(bytes.startIndex + 1)..<rest.startIndex]
  let scheme = address.prefix { $0.isLetter || $0.isDigit || "+.-".utf8.contains($0) }
  let isURL =
    (2...32).contains(scheme.count) && scheme.first?.isLetter == true
    && address.dropFirst(scheme.count).first == UInt8(ascii: ":")
  return isURL || address.contains(UInt8(ascii: "@")) ? rest.startIndex + 1 : nil
}

/// Where the destination and title of an inline link end that begin at the front, or nil when there are none
/// (CommonMark 0.30 §6.3).
func endOfLinkTarget(_ bytes: ArraySlice<UInt8>) -> Int? {
  guard bytes.first == UInt8(ascii: "(") else { return nil }
  var rest = bytes.dropFirst().drop(while: isMarkdownSpace)
  guard let afterDestination = afterDestination(rest) else { return nil }
  rest = afterDestination.drop(while: isMarkdownSpace)
  if let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
    var index = rest.startIndex + 1
    while index < rest.endIndex, rest[index] != quote {
      index += rest[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard index < rest.endIndex else { return nil }
    rest = rest[(index + 1)...].drop(while: isMarkdownSpace)
  }
  return rest.first == UInt8(ascii: ")") ? rest.startIndex + 1 : nil
}

private func afterDestination(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
  var index = bytes.startIndex
  let isBracketed = bytes.first == UInt8(ascii: "<")
  if isBracketed { index += 1 }
  var level = 0
  while index < bytes.endIndex {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "\\"): index += 1
    case UInt8(ascii: ">") where isBracketed: return bytes[(index + 1)...]
    case UInt8(ascii: "<") where isBracketed, 0x0A where isBracketed: return nil
    case 0...0x20 where !isBracketed: return level == 0 ? bytes[index...] : nil
    case UInt8(ascii: "(") where !isBracketed:
      level += 1
      // As libcmark has it, which keeps the search short.
      if level > 32 { return nil }
    case UInt8(ascii: ")") where !isBracketed:
      if level == 0 { return bytes[index...] }
      level -= 1
    default: break
    }
    index += 1
  }
  return nil
}

func isMarkdownSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

/// What is wrong with the elements of an XML text of elements, attributes and references, or nil. Elements that
/// need a fixed number of children in MathML have to have it.
func elementFault(in text: String) -> String? {
  var open: [(name: String, children: Int)] = []
  var rest = Array(text.utf8)[...]
  let counts = [
    "mfrac": 2, "mroot": 2, "msub": 2, "msup": 2, "msubsup": 3, "munder": 2, "mover": 2,
    "munderover": 3,
  ]
  while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
    if let fault = textFault(rest[..<start]) { return fault }
    guard let end = rest[start...].firstIndex(of: UInt8(ascii: ">")) else {
      return "a tag without an end"
    }
    let tag = String(decoding: rest[(start + 1)..<end], as: UTF8.self)
    rest = rest[(end + 1)...]
    if tag.utf8.first == UInt8(ascii: "/") {
      guard let last = open.popLast(), "/" + last.name == tag else {
        return "'\(tag)' closes nothing"
      }
      if let count = counts[last.name], count != last.children {
        return "'\(last.name)' has \(last.children) children"
      }
      continue
    }
    if !open.isEmpty { open[open.count - 1].children += 1 }
    let words = tag.split(separator: " ")
    if words.contains(where: { $0.hasPrefix("style=") }) { return "a style in '\(tag)'" }
    if tag.utf8.count(where: { $0 == UInt8(ascii: "\"") }) % 2 == 1 {
      return "an open quote in '\(tag)'"
    }
    if tag.utf8.last != UInt8(ascii: "/") { open.append((String(words.first ?? ""), 0)) }
  }
  return open.isEmpty ? textFault(rest) : "'\(open[0].name)' is never closed"
}

private func textFault(_ bytes: ArraySlice<UInt8>) -> String? {
  if bytes.contains(UInt8(ascii: ">")) { return "a stray '>'" }
  for part in bytes.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
    .dropFirst()
  {
    let name = String(decoding: part.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
    guard ["amp", "lt", "gt", "#34", "#39"].contains(name), name.utf8.count < part.count else {
      return "a stray '&'"
    }
  }
  let isWritable = String(decoding: bytes, as: UTF8.self).unicodeScalars.allSatisfy {
    ($0.value >= 0x20 || [0x09, 0x0A, 0x0D].contains($0.value)) && $0.value & 0xFFFE != 0xFFFE
  }
  return isWritable ? nil : "a character that XML does not have"
}

/// What is wrong with the elements of an XML text of elements, attributes and references, or nil. Elements that
/// need a fixed number of children in MathML have to have it.
func elementFault(in text: String) -> String? {
  var open: [(name: String, children: Int)] = []
  var rest = text.unicodeScalars[...]
  let counts = [
    "mfrac": 2, "mroot": 2, "msub": 2, "msup": 2, "msubsup": 3, "munder": 2, "mover": 2,
    "munderover": 3,
  ]
  while let start = rest.firstIndex(of: "<") {
    if rest[..<start].contains(">") { return "a stray '>'" }
    if let fault = referenceFault(String(rest[..<start])) { return fault }
    guard let end = rest[start...].firstIndex(of: ">") else { return "a tag without an end" }
    let tag = String(rest[rest.index(after: start)..<end])
    rest = rest[rest.index(after: end)...]
    if tag.hasPrefix("/") {
      guard let last = open.popLast(), "/" + last.name == tag else {
        return "'\(tag)' closes nothing"
      }
      if let count = counts[last.name], count != last.children {
        return "'\(last.name)' has \(last.children) children"
      }
      continue
    }
    if !open.isEmpty { open[open.count - 1].children += 1 }
    let name = String(tag.prefix { $0.isLetter })
    if tag.contains(" style=") { return "a style in '\(tag)'" }
    if tag.filter({ $0 == "\"" }).count % 2 == 1 { return "an open quote in '\(tag)'" }
    if !tag.hasSuffix("/") { open.append((name, 0)) }
  }
  return open.isEmpty ? referenceFault(String(rest)) : "'\(open[0].name)' is never closed"
}

private func referenceFault(_ text: String) -> String? {
  for part in text.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
    let name = part.prefix { $0 != ";" }
    guard ["amp", "lt", "gt", "#34", "#39"].contains(name), name.count < part.count else {
      return "a stray '&'"
    }
  }
  let isWritable = text.unicodeScalars.allSatisfy {
    ($0.value >= 0x20 || [0x09, 0x0A, 0x0D].contains($0.value)) && $0.value & 0xFFFE != 0xFFFE
  }
  return isWritable ? nil : "a character that XML does not have"
}

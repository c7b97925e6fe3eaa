/// An attribute that a text gives an element: `{#id .class key=value}`.
package struct WrittenAttribute: Sendable, Hashable {
  package let name: String
  /// Empty for an attribute without a value too, which is the same in HTML.
  package let value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

extension Attributes {
  /// All of them in the order in which `write` writes them; the classes are one, with spaces between them.
  var list: [WrittenAttribute] {
    func text(_ bytes: some Sequence<UInt8>) -> String {
      String(decoding: Array(bytes), as: UTF8.self)
    }
    var list: [WrittenAttribute] = []
    if let id { list.append(WrittenAttribute("id", text(id))) }
    if !classes.isEmpty {
      list.append(WrittenAttribute("class", text(classes.joined(separator: [0x20]))))
    }
    return list + others.map { WrittenAttribute(text($0.name), text($0.value ?? [])) }
  }
}

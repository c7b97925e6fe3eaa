/// An attribute that a text gives an element: `{#id .class key=value}`.
package struct WrittenAttribute: Sendable, Hashable {
  package let name: String
  /// Empty for an attribute without a value too, which is the same in HTML.
  package let value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// Whether an element may have an attribute of this name: none runs a script or loads something.
  package static func mayBeNamed(_ name: String) -> Bool { AttributesParser.mayName(name) }
}

extension Attributes {
  /// What a hook read; names that no element may have are left out.
  init(_ written: [WrittenAttribute]) {
    for attribute in written {
      let value = Array(attribute.value.utf8)
      switch attribute.name {
      case "id": if !value.isEmpty { id = value }
      case "class": classes += value.split { $0 <= 0x20 }.map { Array($0) }
      default:
        guard WrittenAttribute.mayBeNamed(attribute.name) else { continue }
        let name = attribute.name.utf8.map(lowercased)
        if others.count < Self.most, !others.contains(where: { $0.name == name }) {
          others.append((name, value))
        }
      }
    }
  }

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

import HTML

/// What `{#id .class key=value}` behind an element says of it.
///
/// The form is that of Pandoc's and PHP Markdown Extra's attributes. A value may stand in quotes; a key
/// without a value is an attribute without one.
struct Attributes: Sendable, Equatable {
  var id: [UInt8]?
  var classes: [[UInt8]] = []
  /// An element has no more attributes than these beside `id` and `class`.
  static let most = 100

  /// In the order written, without `id` and `class`; a nil value writes the bare name.
  var others: [(name: [UInt8], value: [UInt8]?)] = []

  static func == (one: Attributes, other: Attributes) -> Bool {
    one.id == other.id && one.classes == other.classes
      && one.others.elementsEqual(other.others) { $0.name == $1.name && $0.value == $1.value }
  }

  var isEmpty: Bool { id == nil && classes.isEmpty && others.isEmpty }

  /// The value of an attribute of that name, empty where it has none; nil where it is not there.
  func value(of name: StaticString) -> [UInt8]? {
    let other = others.first { name.matches($0.name) }
    return other.map { $0.value ?? [] }
  }

  /// Takes over what `other` says; its id wins.
  mutating func add(_ other: Attributes) {
    id = other.id ?? id
    classes += other.classes
    for attribute in other.others {
      others.removeAll { $0.name == attribute.name }
      if others.count < Self.most { others.append(attribute) }
    }
  }

  /// Appends ` id="…" class="…" key="value"`, each with a space before it.
  func write(to out: inout ByteBuffer, extraClass: StaticString? = nil, skippingID: Bool = false) {
    if let id, !skippingID {
      out.append(" id=\"" as StaticString)
      id.withUnsafeBytes { out.append(escaping: $0) }
      out.append(UInt8(ascii: "\""))
    }
    if extraClass != nil || !classes.isEmpty {
      out.append(" class=\"" as StaticString)
      if let extraClass { out.append(extraClass) }
      for (place, name) in classes.enumerated() {
        if place > 0 || extraClass != nil { out.append(0x20) }
        name.withUnsafeBytes { out.append(escaping: $0) }
      }
      out.append(UInt8(ascii: "\""))
    }
    for (name, value) in others {
      out.append(0x20)
      out.append(name)
      guard let value else { continue }
      out.append("=\"" as StaticString)
      value.withUnsafeBytes { out.append(escaping: $0) }
      out.append(UInt8(ascii: "\""))
    }
  }
}

extension StaticString {
  /// Whether the text is these bytes.
  func matches(_ bytes: some Sequence<UInt8>) -> Bool {
    UnsafeRawBufferPointer(start: utf8Start, count: utf8CodeUnitCount).elementsEqual(bytes)
  }

  /// Whether the text, of small letters, is these letters, whatever their case.
  func matchesSmall(_ letters: some Sequence<UInt8>) -> Bool {
    UnsafeRawBufferPointer(start: utf8Start, count: utf8CodeUnitCount).elementsEqual(letters) {
      $0 == $1 | 0x20
    }
  }
}

/// Reads `{#id .class key=value key="a value" key}`.
struct AttributesParser {
  private let bytes: UnsafeRawBufferPointer
  private var index: Int
  /// Whether what is read goes into `result`.
  private let keeps: Bool
  private var hasRead = false
  private var result = Attributes()

  /// The attributes between the brace at `start` and its closing one, with the offset behind that.
  ///
  /// - Returns: nil when this is no attribute list, such as `{}`, `{{x}}` or `{ a, b }`; then it is text.
  static func parse(
    _ bytes: UnsafeRawBufferPointer, at start: Int = 0
  ) -> (attributes: Attributes, end: Int)? {
    guard start >= 0, start < bytes.count, bytes[start] == UInt8(ascii: "{") else { return nil }
    var parser = AttributesParser(bytes: bytes, index: start &+ 1, keeps: true)
    guard parser.readAll(), !parser.result.isEmpty else { return nil }
    return (parser.result, parser.index)
  }

  /// Whether there may be attributes behind the brace at `start`, told without making them.
  static func mayParse(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Bool {
    var parser = AttributesParser(bytes: bytes, index: start &+ 1, keeps: false)
    return parser.readAll() && parser.hasRead
  }

  private init(bytes: UnsafeRawBufferPointer, index: Int, keeps: Bool) {
    self.bytes = bytes
    self.index = index
    self.keeps = keeps
  }

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Reads to behind the closing brace; false when something else stands there.
  private mutating func readAll() -> Bool {
    while true {
      let start = index
      while let byte, byte == 0x20 || byte == 0x09 || byte == 0x0A { index &+= 1 }
      guard let byte else { return false }
      if byte == UInt8(ascii: "}") {
        index &+= 1
        return true
      }
      // Between two of them stands white space.
      guard index > start || bytes[start &- 1] == UInt8(ascii: "{") else { return false }
      guard readOne(byte) else { return false }
      hasRead = true
    }
  }

  private mutating func readOne(_ first: UInt8) -> Bool {
    switch first {
    case UInt8(ascii: "#"):
      index &+= 1
      let id = name { Self.isName($0) }
      guard !id.isEmpty else { return false }
      if keeps { result.id = validText(bytes[id]) }
    case UInt8(ascii: "."):
      index &+= 1
      let word = name { Self.isName($0) }
      guard !word.isEmpty else { return false }
      if keeps { result.classes.append(validText(bytes[word])) }
    default: return readPair()
    }
    return true
  }

  private mutating func readPair() -> Bool {
    let key = bytes[name { Self.isKey($0) }]
    guard Self.isAllowed(key) else { return false }
    var value: [UInt8]?
    if byte == UInt8(ascii: "=") {
      index &+= 1
      value = self.value()
      if value == nil { return false }
    }
    return !keeps || add(lowercased(key), value)
  }

  /// - Returns: false when there are too many.
  private mutating func add(_ key: [UInt8], _ value: [UInt8]?) -> Bool {
    if ("id" as StaticString).matches(key) {
      if let value, !value.isEmpty { result.id = value }
    } else if ("class" as StaticString).matches(key) {
      result.classes += (value ?? []).split { $0 <= 0x20 }.map { Array($0) }
    } else if !result.others.contains(where: { $0.name == key }) {
      result.others.append((key, value))
    }
    return result.others.count <= Attributes.most
  }

  private mutating func value() -> [UInt8]? {
    guard let quote = byte else { return nil }
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let value = name { $0 > 0x20 && $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "{") }
      return value.isEmpty ? nil : keeps ? validText(bytes[value]) : []
    }
    index &+= 1
    var value: [UInt8] = []
    while let byte, byte != quote {
      index &+= 1
      if byte == UInt8(ascii: "\\"), let escaped = self.byte, escaped == quote {
        if keeps { value.append(escaped) }
        index &+= 1
      } else if keeps {
        value.append(byte)
      }
    }
    guard byte == quote else { return nil }
    index &+= 1
    return validText(value)
  }

  /// The bytes from here on that belong to a name.
  private mutating func name(_ belongs: (UInt8) -> Bool) -> Range<Int> {
    let start = index
    while let byte, belongs(byte) { index &+= 1 }
    return start..<index
  }

  private func lowercased(_ key: Slice<UnsafeRawBufferPointer>) -> [UInt8] {
    key.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
  }

  /// Whether an element may have an attribute of this name.
  static func mayName(_ name: String) -> Bool {
    Array(name.utf8).withUnsafeBytes { $0.allSatisfy(isKey) && isAllowed($0[...]) }
  }

  private static func isAllowed(_ key: Slice<UnsafeRawBufferPointer>) -> Bool {
    key.first.map(isLetter) == true && !isRefused(key)
  }

  /// Whether an attribute could run a script or load something, which Markdown has other ways for, or
  /// set a style, which a strict Content-Security-Policy forbids.
  private static func isRefused(_ key: Slice<UnsafeRawBufferPointer>) -> Bool {
    ("on" as StaticString).matchesSmall(key.prefix(2))
      || ("xml" as StaticString).matchesSmall(key.prefix(3))
      || refused.contains { $0.matchesSmall(key) }
  }

  private static let refused: [StaticString] = [
    "href", "src", "srcset", "srcdoc", "action", "formaction", "data", "poster", "style",
  ]

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    isKey(byte) || byte >= 0x80
  }

  private static func isKey(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
      || byte == UInt8(ascii: ".")
  }
}

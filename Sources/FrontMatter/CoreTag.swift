/// The tags of YAML 1.2's core schema (§10.3), and `!!timestamp` for dates.
enum CoreTag {
  enum Result {
    case value(NodeValue)
    /// The text is not of the tag's type, which a message calls by this name.
    case mismatch(String)
    /// Not one of these tags.
    case unknown
  }

  private static let prefix = "tag:yaml.org,2002:"
  static let text = prefix + "str"
  static let list = prefix + "seq"
  static let mapping = prefix + "map"

  /// A scalar's value under a tag in its long form.
  static func value(of text: String, as tag: String) -> Result {
    guard tag != "!" else { return .value(.text(text)) }
    guard tag.hasPrefix(prefix) else { return .unknown }
    let value = CoreSchema.value(of: text)
    switch (tag.dropFirst(prefix.count), value) {
    case ("str", _): return .value(.text(text))
    case ("null", .null), ("int", .integer), ("float", .number), ("bool", .boolean),
      ("timestamp", .date):
      return .value(value)
    case ("float", .integer(let integer)): return .value(.number(Double(integer)))
    case ("null", _): return .mismatch("empty")
    case ("int", _): return .mismatch("a whole number")
    case ("float", _): return .mismatch("a number")
    case ("bool", _): return .mismatch("true or false")
    case ("timestamp", _): return .mismatch("a date")
    default: return .unknown
    }
  }

  /// A tag as an author writes it: `!!binary`, `!ruby/object`.
  static func written(_ tag: String) -> String {
    tag.hasPrefix(prefix) ? "!!" + tag.dropFirst(prefix.count) : tag
  }
}

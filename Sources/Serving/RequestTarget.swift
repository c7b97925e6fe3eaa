/// What a request's target says, decoded (RFC 9112 §3.2).
struct RequestTarget: Equatable {
  /// Begins with `/`; decoded once, with no part `.` or `..` and no control character in it.
  let path: String
  /// With its `?`, as it was sent; empty without one.
  let query: String
  /// The `host:port` of a target that is a whole URL.
  let authority: String?

  /// Nil for what no URL can be.
  init?(_ target: [UInt8]) {
    var rest = target[...]
    var authority: ArraySlice<UInt8>?
    if let scheme = Self.scheme(of: rest) {
      rest = rest.dropFirst(scheme)
      let end = rest.firstIndex { $0 == slash || $0 == questionMark } ?? rest.endIndex
      authority = rest[..<end]
      rest = rest[end...]
    }
    let end = rest.firstIndex { $0 == questionMark || $0 == UInt8(ascii: "#") } ?? rest.endIndex
    let query = rest[end...]
    let raw = rest[..<end]
    guard raw.first == slash || (raw.isEmpty && authority != nil),
      let decoded = Self.decoded(raw.isEmpty ? [slash] : raw), Self.staysInside(decoded),
      let path = String(validating: decoded, as: UTF8.self)
    else { return nil }
    self.path = path
    self.query =
      query.first == questionMark && query.allSatisfy { $0 > 0x20 && $0 < 0x7F }
      ? String(decoding: query.prefix { $0 != UInt8(ascii: "#") }, as: UTF8.self) : ""
    self.authority = authority.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The value of a parameter of the query, decoded; nil when it is not there or not UTF-8.
  func parameter(_ name: String) -> String? {
    for pair in query.utf8.dropFirst().split(separator: UInt8(ascii: "&")) {
      guard let equals = pair.firstIndex(of: UInt8(ascii: "=")),
        pair[..<equals].elementsEqual(name.utf8)
      else { continue }
      return Self.decoded(Array(pair[pair.index(after: equals)...])[...]).flatMap {
        String(validating: $0, as: UTF8.self)
      }
    }
    return nil
  }

  /// The length of `http://`.
  private static func scheme(of target: ArraySlice<UInt8>) -> Int? {
    for scheme in ["http://", "https://"] {
      let start = target.prefix(scheme.utf8.count)
      // Bit 5 makes ASCII letters small and leaves `:` and `/` as they are.
      if start.count == scheme.utf8.count, zip(start, scheme.utf8).allSatisfy({ $0 | 0x20 == $1 }) {
        return start.count
      }
    }
    return nil
  }

  private static func decoded(_ raw: ArraySlice<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(raw.count)
    var index = raw.startIndex
    while index < raw.endIndex {
      var byte = raw[index]
      index += 1
      if byte == UInt8(ascii: "%") {
        guard raw.endIndex - index >= 2, let high = hexValue(raw[index]),
          let low = hexValue(raw[index + 1])
        else { return nil }
        byte = high << 4 | low
        index += 2
      }
      // A zero byte ends a path for the system, and a line end a header.
      guard byte >= 0x20, byte != 0x7F else { return nil }
      bytes.append(byte)
    }
    return bytes
  }

  private static func staysInside(_ path: [UInt8]) -> Bool {
    path.split(separator: slash).allSatisfy { part in
      !(part.count <= 2 && part.allSatisfy { $0 == UInt8(ascii: ".") })
    }
  }

  private static func hexValue(_ digit: UInt8) -> UInt8? {
    switch digit {
    case 0x30...0x39: digit - 0x30
    case 0x41...0x46: digit - 0x41 + 10
    case 0x61...0x66: digit - 0x61 + 10
    default: nil
    }
  }
}

private let slash = UInt8(ascii: "/")
private let questionMark = UInt8(ascii: "?")

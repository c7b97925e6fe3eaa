/// Turns the addresses in a page into others.
package protocol AddressResolver {
  /// - Parameters:
  ///   - address: without references to characters and without white space around it.
  ///   - isLink: whether it is that of an `<a>` or `<area>`, which may lead to a place within the page.
  func resolve(_ address: UnsafeRawBufferPointer, isLink: Bool) -> ResolvedAddress
}

/// What becomes of an address.
package enum ResolvedAddress: Hashable, Sendable {
  case same
  case other([UInt8])
  /// The attribute is left out.
  case none
}

/// Where the parts of an address are (RFC 3986, section 3).
enum AddressParts {
  /// The length of the scheme, without its colon; nil for an address without one.
  static func scheme(of address: UnsafeRawBufferPointer) -> Int? {
    for index in 0..<address.count {
      switch address[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "."),
        UInt8(ascii: "-"):
        if index == 0 { return nil }
      case UInt8(ascii: ":"): return index == 0 ? nil : index
      case let byte: if !isLetter(byte) { return nil }
      }
    }
    return nil
  }

  /// Where the query or the fragment begins, else the end.
  static func endOfPath(_ address: UnsafeRawBufferPointer) -> Int {
    for index in 0..<address.count
    where address[index] == UInt8(ascii: "?") || address[index] == UInt8(ascii: "#") {
      return index
    }
    return address.count
  }

  /// Whether a browser would run an address.
  static func isScript(_ address: UnsafeRawBufferPointer) -> Bool {
    guard let first = address.first else { return false }
    switch lowercased(first) {
    case UInt8(ascii: "j"), UInt8(ascii: "v"): break
    default: return false
    }
    // Browsers leave out tabs and line ends (WHATWG URL Standard, 4.4).
    let start = address.lazy.filter { $0 > 0x20 }.prefix(11).map { lowercased($0) }
    return start.starts(with: "javascript:".utf8) || start.starts(with: "vbscript:".utf8)
  }

  /// A path without `.` and `..` (RFC 3986, section 5.2.4); it begins with a slash.
  static func withoutDots(_ path: [UInt8]) -> [UInt8] {
    let slash = UInt8(ascii: "/")
    let hasDots = (1..<max(path.count, 1)).contains {
      path[$0] == UInt8(ascii: ".") && path[$0 - 1] == slash
    }
    if !hasDots { return path }
    var result: [UInt8] = []
    result.reserveCapacity(path.count)
    let parts = path.dropFirst().split(separator: slash, omittingEmptySubsequences: false)
    for (place, part) in parts.enumerated() {
      let isLast = place == parts.count - 1
      if part.elementsEqual(".".utf8) {
        if isLast { result.append(slash) }
      } else if part.elementsEqual("..".utf8) {
        if let last = result.lastIndex(of: slash) { result.removeLast(result.count - last) }
        if isLast { result.append(slash) }
      } else {
        result.append(slash)
        result.append(contentsOf: part)
      }
    }
    return result
  }
}

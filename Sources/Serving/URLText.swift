/// Writing URLs.
enum URLText {
  /// A path as a URL shows it: what RFC 3986 §3.3 does not allow there is written with `%`.
  static func encoded(path: String) -> String {
    encoded(Array(path.utf8)) { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      default: "-._~!$&'()*+,;=:@/".utf8.contains(byte)
      }
    }
  }

  /// A URL that somebody wrote: its own `%` and delimiters stay, what may stand in no URL is written with `%`.
  static func encoded(written: String) -> String {
    encoded(Array(written.utf8)) { byte in
      byte > 0x20 && byte < 0x7F && !"\"<>\\^`{|}".utf8.contains(byte)
    }
  }

  private static func encoded(_ bytes: [UInt8], keeping isPlain: (UInt8) -> Bool) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for byte in bytes {
      if isPlain(byte) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

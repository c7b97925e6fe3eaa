/// The value of an `integrity` attribute: a SHA-256 of the bytes in base64 (W3C, Subresource Integrity).
package enum Integrity {
  /// `sha256-` and 44 characters.
  package static func of(_ bytes: [UInt8]) -> String { "sha256-" + base64(SHA256.hash(bytes)) }

  /// RFC 4648 §4.
  private static func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits: UInt32 = 0
      for place in 0..<3 {
        let index = start + place
        bits = bits << 8 | (index < group.endIndex ? UInt32(bytes[index]) : 0)
      }
      for place in 0..<4 {
        text.append(
          place <= group.count
            ? digits[Int(bits >> UInt32(18 - 6 * place) & 63)] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

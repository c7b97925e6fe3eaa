package import HTML

extension ByteBuffer {
  /// An address as libcmark writes it into `href` and `src`: what may not stand in a URL becomes
  /// `%XX`, `&` and `'` become character references. Escapes already there stay as they are.
  package mutating func append(escapingAddress address: UnsafeRawBufferPointer) {
    guard let start = address.baseAddress else { return }
    var runStart = 0
    var index = 0
    while index < address.count {
      if index &+ 8 <= address.count,
        areCommonInAddress(start.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      {
        index &+= 8
        continue
      }
      let byte = start.load(fromByteOffset: index, as: UInt8.self)
      index &+= 1
      if isSafeInAddress(byte) { continue }
      append(UnsafeRawBufferPointer(start: start + runStart, count: index &- 1 &- runStart))
      runStart = index
      switch byte {
      case UInt8(ascii: "&"): append("&amp;" as StaticString)
      case UInt8(ascii: "'"): append("&#x27;" as StaticString)
      default:
        append(UInt8(ascii: "%"))
        append(hexadecimalDigit(byte >> 4))
        append(hexadecimalDigit(byte & 15))
      }
    }
    append(UnsafeRawBufferPointer(start: start + runStart, count: address.count &- runStart))
  }

  /// An address as libcmark writes it into `href` and `src`.
  package mutating func append(escapingAddress address: String) {
    var address = address
    address.withUTF8 { append(escapingAddress: UnsafeRawBufferPointer($0)) }
  }
}

/// libcmark's table in houdini_href_e.c: letters, digits and `-_.+!*(),%#@?=;:/$~`.
@inline(__always)
private func isSafeInAddress(_ byte: UInt8) -> Bool {
  byte < 64
    ? 0xAFFF_FF3A_0000_0000 as UInt64 >> UInt64(byte) & 1 != 0
    : byte < 128 && 0x47FF_FFFE_87FF_FFFF as UInt64 >> UInt64(byte &- 64) & 1 != 0
}

/// Whether eight bytes are all letters, digits or of `-./:;?@`, which most of an address is.
@inline(__always)
private func areCommonInAddress(_ eight: UInt64) -> Bool {
  let ones: UInt64 = 0x0101_0101_0101_0101
  // The high bits of those bytes, all below 0x80, that are `limit` or more.
  func atLeast(_ limit: UInt64) -> UInt64 { eight &+ ones &* (0x80 &- limit) }
  let signs = atLeast(0x2D) & ~atLeast(0x3C)
  let capitals = atLeast(0x3F) & ~atLeast(0x5B)
  let letters = atLeast(0x61) & ~atLeast(0x7B)
  return ((signs | capitals | letters) & ~eight & (ones &* 0x80)) == ones &* 0x80
}

private func hexadecimalDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") &+ value : UInt8(ascii: "A") &+ (value &- 10)
}

import Glibc

/// A tag of HTML, or a whole comment or element whose text nobody reads.
struct Tag {
  /// Behind it.
  let end: Int
  /// Whether a word may go on behind it.
  let isInline: Bool
  let isHeading: Bool
  let isEnd: Bool

  /// - Parameter start: where `<` stands in `html`.
  init(_ html: UnsafeRawBufferPointer, at start: Int) {
    var place = start &+ 1
    isEnd = place < html.count && html[place] == UInt8(ascii: "/")
    if isEnd { place &+= 1 }
    // Eight letters of the name, the first lowest, tell those apart that matter.
    var name: UInt64 = 0
    var length: UInt64 = 0
    while place < html.count, length < 8 {
      let byte = html[place]
      guard byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 else { break }
      name |= UInt64(byte | 0x20) &<< (length &* 8)
      length &+= 1
      place &+= 1
    }
    isInline = Self.isInline(name)
    isHeading = length == 2 && name & 0xFF == 0x68 && (0x31...0x36).contains(name >> 8)
    let close = Self.find(UInt8(ascii: ">"), in: html, from: place)
    if length == 0, Self.has("!--", in: html, at: place) {
      end = Self.endOfComment(html, close)
    } else if !isEnd, Self.isSkipped(name) {
      end = Self.closing(of: UnsafeRawBufferPointer(rebasing: html[start..<place]), html, close)
    } else {
      end = close
    }
  }

  /// Behind the byte, or the end of the text.
  private static func find(
    _ byte: UInt8, in html: UnsafeRawBufferPointer, from place: Int
  ) -> Int {
    guard let start = html.baseAddress, place < html.count,
      let found = memchr(start + place, Int32(byte), html.count &- place)
    else { return html.count }
    return UnsafeRawPointer(found) - start + 1
  }

  private static func has(
    _ text: StaticString, in html: UnsafeRawBufferPointer, at place: Int
  ) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place >= 0, html.count &- place >= count else { return false }
    return zip(
      html[place..<(place &+ count)], UnsafeBufferPointer(start: text.utf8Start, count: count)
    )
    .allSatisfy { $0 == $1 }
  }

  /// Behind the first `-->` that ends at `close` or later.
  private static func endOfComment(_ html: UnsafeRawBufferPointer, _ close: Int) -> Int {
    var close = close
    while close < html.count, !has("-->", in: html, at: close &- 3) {
      close = find(UInt8(ascii: ">"), in: html, from: close)
    }
    return close
  }

  /// Behind the end tag of an element whose opening tag began with `opening`.
  private static func closing(
    of opening: UnsafeRawBufferPointer, _ html: UnsafeRawBufferPointer, _ place: Int
  ) -> Int {
    let name = UnsafeRawBufferPointer(rebasing: opening.dropFirst())
    var place = place
    while place < html.count {
      place = find(UInt8(ascii: "<"), in: html, from: place)
      guard place < html.count, html[place] == UInt8(ascii: "/"),
        html.count &- place > name.count
      else { continue }
      let found = UnsafeRawBufferPointer(
        rebasing: html[(place &+ 1)..<(place &+ 1 &+ name.count)])
      let isSame = zip(found, name).allSatisfy { $0 | 0x20 == $1 | 0x20 }
      if isSame { return find(UInt8(ascii: ">"), in: html, from: place) }
    }
    return html.count
  }

  /// The names of elements inside a line: a, abbr, b, bdi, bdo, cite, code, del, dfn, em, font, i, ins, kbd, mark, q, s,
  /// samp, small, span, strong, sub, sup, u, var, wbr.
  @inline(__always)
  private static func isInline(_ name: UInt64) -> Bool {
    switch name {
    case 0x61, 0x7262_6261, 0x62, 0x696462, 0x6F6462, 0x6574_6963, 0x6564_6F63, 0x6C6564, 0x6E6664,
      0x6D65, 0x746E_6F66, 0x69, 0x736E69, 0x64626B, 0x6B72_616D, 0x71, 0x73, 0x706D_6173,
      0x6C_6C61_6D73, 0x6E61_7073, 0x676E_6F72_7473, 0x627573, 0x707573, 0x75, 0x726176, 0x726277:
      true
    default: false
    }
  }

  /// The names of elements without a text to read: math, noscript, script, style, svg, template.
  @inline(__always)
  private static func isSkipped(_ name: UInt64) -> Bool {
    switch name {
    case 0x6874_616D, 0x7470_6972_6373_6F6E, 0x7470_6972_6373, 0x65_6C79_7473, 0x677673,
      0x6574_616C_706D_6574:
      true
    default: false
    }
  }
}

import Glibc
import Records

/// The words of one page's text, as they are kept for the index.
///
/// A record: how many words there are, then for each its length, its weight, its bytes.
package enum PageWords {
  /// The weight of a word in a heading, over that of its place in the text.
  static let headingWeight = 4

  /// The record of a body.
  ///
  /// Elements inside a line do not end a word; scripts, styles and formulas are left out. HTML that is not well formed
  /// gives other words, and nothing worse.
  ///
  /// - Parameters:
  ///   - onlyHeadings: leave out what stands between the headings.
  ///   - summary: a text that is read before.
  /// - Complexity: O(*n*).
  package static func record(
    ofHTML html: UnsafeRawBufferPointer, onlyHeadings: Bool = false, summary: String = ""
  ) -> [UInt8] {
    var table = PageWordTable()
    var reader = WordReader()
    Array(summary.utf8).withUnsafeBytes { reader.read($0, into: &table) }
    reader.end(&table)
    var place = 0
    while place < html.count {
      place =
        table.isHeading || !onlyHeadings
        ? reader.read(html, from: place, into: &table) : markup(html, place)
      guard place < html.count else { break }
      if html[place] == UInt8(ascii: "&") {
        place = reference(html, place, &reader, &table)
      } else {
        let tag = Tag(html, at: place)
        if !tag.isInline { reader.end(&table) }
        if tag.isHeading { table.isHeading = !tag.isEnd }
        place = tag.end
      }
    }
    reader.end(&table)
    return table.record()
  }

  /// Where the next tag begins.
  private static func markup(_ html: UnsafeRawBufferPointer, _ place: Int) -> Int {
    guard let start = html.baseAddress,
      let found = memchr(start + place, Int32(UInt8(ascii: "<")), html.count &- place)
    else { return html.count }
    return UnsafeRawPointer(found) - start
  }

  /// Reads a character reference and returns where it ends; a name, most often of a sign, ends a word.
  private static func reference(
    _ html: UnsafeRawBufferPointer, _ start: Int, _ reader: inout WordReader,
    _ table: inout PageWordTable
  ) -> Int {
    var place = start &+ 1
    let limit = min(html.count, start &+ 12)
    guard place < limit, html[place] == UInt8(ascii: "#") else {
      reader.end(&table)
      while place < limit, isNamePart(html[place]) { place &+= 1 }
      return place < limit && html[place] == UInt8(ascii: ";") ? place &+ 1 : start &+ 1
    }
    place &+= 1
    let isHexadecimal = place < limit && html[place] | 0x20 == UInt8(ascii: "x")
    if isHexadecimal { place &+= 1 }
    var scalar: UInt32 = 0
    while place < limit, let digit = digit(html[place], isHexadecimal), scalar < 0x110000 {
      scalar = scalar &* (isHexadecimal ? 16 : 10) &+ digit
      place &+= 1
    }
    if Unicode.Scalar(scalar) != nil { reader.add(scalar, &table) }
    return place < limit && html[place] == UInt8(ascii: ";") ? place &+ 1 : place
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte | 0x20 &- 0x61 < 26 || byte &- 0x30 < 10
  }

  private static func digit(_ byte: UInt8, _ isHexadecimal: Bool) -> UInt32? {
    if byte &- 0x30 < 10 { return UInt32(byte &- 0x30) }
    let letter = (byte | 0x20) &- 0x61
    return isHexadecimal && letter < 6 ? UInt32(letter) &+ 10 : nil
  }
}

/// Gives each heading of a document an id of its own, as GitHub makes them.
///
/// The text in lower case, without what is neither a letter, a mark, a digit, a connector nor a hyphen,
/// each space a hyphen (github-slugger's rule). One that is taken already gets `-1`, `-2` and so on.
struct HeadingIDs {
  /// The ids given so far, and the number to try next for each.
  private var taken: [ID: Int] = [:]

  /// Hashed as a whole, which takes a fraction of the time that bytes one by one do.
  private struct ID: Hashable {
    let bytes: [UInt8]

    func hash(into hasher: inout Hasher) {
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  /// Keeps an id for the element that asks for it by name.
  mutating func reserve(_ id: [UInt8]) {
    if taken[ID(bytes: id)] == nil { taken[ID(bytes: id)] = 1 }
  }

  /// An id that no other heading has and that was not reserved.
  ///
  /// - Parameter text: the heading's text without markup, in UTF-8.
  mutating func make(from text: UnsafeRawBufferPointer) -> [UInt8] {
    var id = Self.slug(text)
    if id.isEmpty { id = Array("section".utf8) }
    guard var number = taken[ID(bytes: id)] else {
      taken[ID(bytes: id)] = 1
      return id
    }
    var numbered: [UInt8]
    repeat {
      numbered = id + Array("-\(number)".utf8)
      number += 1
    } while taken[ID(bytes: numbered)] != nil
    taken[ID(bytes: id)] = number
    taken[ID(bytes: numbered)] = 1
    return numbered
  }

  private static func slug(_ text: UnsafeRawBufferPointer) -> [UInt8] {
    var slug: [UInt8] = []
    slug.reserveCapacity(text.count)
    var isASCII = true
    for byte in text {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "_"):
        slug.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): slug.append(byte | 0x20)
      case 0x20, 0x0A: slug.append(UInt8(ascii: "-"))
      case 0x80...0xFF: isASCII = false
      default: break
      }
    }
    return isASCII ? slug : unicodeSlug(text)
  }

  private static func unicodeSlug(_ text: UnsafeRawBufferPointer) -> [UInt8] {
    var slug: [UInt8] = []
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      if scalar == " " || scalar == "\n" {
        slug.append(UInt8(ascii: "-"))
      } else if scalar == "-" || isWordCharacter(scalar) {
        slug.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
      }
    }
    return slug
  }

  private static func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber,
      .connectorPunctuation:
      true
    default: false
    }
  }
}

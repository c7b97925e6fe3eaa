/// Gives each heading of a document an id of its own, as GitHub makes them.
///
/// The text in lower case, without what is neither a letter, a mark, a digit, a connector nor a hyphen,
/// each space a hyphen (github-slugger's rule). One that is taken already gets `-1`, `-2` and so on.
struct HeadingIDs {
  /// An id that was given, and the number to try next where it is asked for again.
  private struct Taken {
    let id: [UInt8]
    var next = 1
  }

  /// The first ids given, which most documents have no more of: looking through them is faster than hashing.
  private var few: [Taken] = []
  private static let mostLookedThrough = 16
  /// The others.
  private var many: [ByteKey: Int] = [:]

  /// Keeps an id for the element that asks for it by name.
  mutating func reserve(_ id: [UInt8]) {
    if next(of: id) == nil { setNext(1, of: id) }
  }

  /// An id that no other heading has and that was not reserved.
  ///
  /// - Parameter text: the heading's text without markup, in UTF-8.
  mutating func make(from text: UnsafeRawBufferPointer) -> [UInt8] {
    var id = Self.slug(text)
    if id.isEmpty { id = Array("section".utf8) }
    guard var number = next(of: id) else {
      setNext(1, of: id)
      return id
    }
    var numbered: [UInt8]
    repeat {
      numbered = id + Array("-\(number)".utf8)
      number += 1
    } while next(of: numbered) != nil
    setNext(number, of: id)
    setNext(1, of: numbered)
    return numbered
  }

  /// The number to try next for an id, nil while it is free.
  private func next(of id: [UInt8]) -> Int? {
    for taken in few where taken.id == id { return taken.next }
    return many.isEmpty ? nil : many[ByteKey(id)]
  }

  private mutating func setNext(_ number: Int, of id: [UInt8]) {
    if let place = few.firstIndex(where: { $0.id == id }) {
      few[place].next = number
    } else if few.count < Self.mostLookedThrough {
      few.append(Taken(id: id, next: number))
    } else {
      many[ByteKey(id)] = number
    }
  }

  private static func slug(_ text: UnsafeRawBufferPointer) -> [UInt8] {
    var isASCII = true
    let slug = [UInt8](unsafeUninitializedCapacity: text.count) { slug, count in
      for index in 0..<text.count {
        let written: UInt8
        switch text[index] {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "-"), UInt8(ascii: "_"):
          written = text[index]
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): written = text[index] | 0x20
        case 0x20, 0x0A: written = UInt8(ascii: "-")
        case 0x80...0xFF:
          isASCII = false
          return
        default: continue
        }
        slug.initializeElement(at: count, to: written)
        count &+= 1
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

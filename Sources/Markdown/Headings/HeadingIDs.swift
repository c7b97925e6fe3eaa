/// Gives each heading of a document an id of its own, as GitHub makes them.
///
/// The text in lower case, without what is neither a letter, a mark, a digit, a connector nor a hyphen,
/// each space a hyphen (github-slugger's rule). One that is taken already gets `-1`, `-2` and so on.
struct HeadingIDs {
  /// An id that was given, and the number to try next where it is asked for again.
  private struct Taken {
    let id: String
    var next = 1
  }

  /// The first ids given, which most documents have no more of: looking through them is faster than hashing.
  private var few: [Taken] = []
  private static let mostLookedThrough = 16
  /// The others.
  private var many: [String: Int] = [:]

  /// Keeps an id for the element that asks for it by name.
  mutating func reserve(_ id: [UInt8]) { reserve(String(decoding: id, as: UTF8.self)) }

  private mutating func reserve(_ id: String) {
    if next(of: id) == nil { add(id) }
  }

  /// An id that no other heading has and that was not reserved.
  ///
  /// - Parameter text: the heading's text without markup, in UTF-8.
  mutating func make(from text: UnsafeRawBufferPointer) -> String {
    var id = Self.slug(text)
    if id.isEmpty { id = "section" }
    guard var number = next(of: id) else {
      add(id)
      return id
    }
    var numbered: String
    repeat {
      numbered = "\(id)-\(number)"
      number += 1
    } while next(of: numbered) != nil
    setNext(number, of: id)
    add(numbered)
    return numbered
  }

  /// The number to try next for an id, nil while it is free.
  private func next(of id: String) -> Int? {
    for taken in few where taken.id == id { return taken.next }
    return many.isEmpty ? nil : many[id]
  }

  private mutating func setNext(_ number: Int, of id: String) {
    if let place = few.firstIndex(where: { $0.id == id }) {
      few[place].next = number
    } else {
      many[id] = number
    }
  }

  /// Takes down an id that is free.
  private mutating func add(_ id: String) {
    guard few.count < Self.mostLookedThrough else {
      many[id] = 1
      return
    }
    if few.isEmpty { few.reserveCapacity(Self.mostLookedThrough / 2) }
    few.append(Taken(id: id))
  }

  private static func slug(_ text: UnsafeRawBufferPointer) -> String {
    withUnsafeTemporaryAllocation(byteCount: text.count, alignment: 1) { slug in
      var count = 0
      for byte in text {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "-"), UInt8(ascii: "_"):
          slug[count] = byte
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): slug[count] = byte | 0x20
        case 0x20, 0x0A: slug[count] = UInt8(ascii: "-")
        case 0x80...0xFF: return unicodeSlug(text)
        default: continue
        }
        count &+= 1
      }
      return String(decoding: slug[..<count], as: UTF8.self)
    }
  }

  private static func unicodeSlug(_ text: UnsafeRawBufferPointer) -> String {
    var slug: [UInt8] = []
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      if scalar == " " || scalar == "\n" {
        slug.append(UInt8(ascii: "-"))
      } else if scalar == "-" || isWordCharacter(scalar) {
        slug.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
      }
    }
    return String(decoding: slug, as: UTF8.self)
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

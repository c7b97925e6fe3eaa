/// Looks through an SVG for what keeps it from being drawn by itself: no size, a side that nothing draws, parts that are in
/// other files, or parts that are drawn again and again.
///
/// It is no parser: what draws the picture reads no other file in any case, and tells of markup that is wrong. This
/// only sees to it that a picture with a hole in it is not published.
struct SVGScan {
  /// More than any logo has.
  static let mostBytes = 16 << 20

  let bytes: UnsafeRawBufferPointer
  private var place = 0
  private var hasRoot = false
  private var isStyle = false
  /// Of the pictures so far that are written out in it.
  private var pixels = 0
  private var references = SVGReferences()

  /// The first fault of an SVG, nil when there is none.
  ///
  /// - Complexity: O(*n*).
  static func problem(in bytes: UnsafeRawBufferPointer) -> PictureProblem? {
    do throws(PictureProblem) {
      var scan = SVGScan(bytes: bytes)
      try scan.run()
      return nil
    } catch {
      return error
    }
  }

  private init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  private mutating func run() throws(PictureProblem) {
    if has([0xEF, 0xBB, 0xBF]) { place = 3 }
    while place < bytes.count {
      if bytes[place] != UInt8(ascii: "<") {
        try text()
      } else if has("<!--".utf8) {
        place = end(of: "-->", from: place &+ 4)
      } else if has("<![CDATA[".utf8) {
        let start = place
        place = end(of: "]]>", from: place)
        if isStyle { try sheet(start..<place) }
      } else if has("<?".utf8) {
        try instruction()
      } else if has("<!".utf8) {
        try declaration()
      } else {
        try tag()
      }
    }
    guard hasRoot else { throw .notAPicture }
    if references.isTooMuch { throw .repeatsTooMuch }
  }

  // MARK: Markup

  /// Nothing but spaces stands before the root.
  private mutating func text() throws(PictureProblem) {
    let start = place
    while place < bytes.count, bytes[place] != UInt8(ascii: "<") {
      guard hasRoot || isSpace(bytes[place]) else { throw .notAPicture }
      place &+= 1
    }
    if isStyle { try sheet(start..<place) }
  }

  /// `<?xml-stylesheet href="a.css"?>`.
  private mutating func instruction() throws(PictureProblem) {
    let start = place
    place = end(of: "?>", from: place)
    var inner = start &+ 2
    let isSheet = has("xml-stylesheet".utf8, at: inner)
    while isSheet, let attribute = attribute(from: &inner, upTo: place) {
      if localName(attribute.name).elementsEqual("href".utf8) { try check(attribute.value) }
    }
  }

  /// `<!DOCTYPE svg … [<!ENTITY a SYSTEM "b">]>`; the document type itself is fetched by nobody.
  private mutating func declaration() throws(PictureProblem) {
    var depth = 0
    while place < bytes.count {
      if has("<!--".utf8) {
        place = end(of: "-->", from: place &+ 4)
        continue
      }
      switch bytes[place] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let quote = bytes[place]
        place &+= 1
        while place < bytes.count, bytes[place] != quote { place &+= 1 }
      case UInt8(ascii: "<"):
        depth &+= 1
        if has("<!ENTITY".utf8) { try entity(at: place) }
      case UInt8(ascii: ">"): depth &-= 1
      default: break
      }
      place &+= 1
      if depth == 0 { return }
    }
  }

  private func entity(at start: Int) throws(PictureProblem) {
    var end = start
    // Up to its text, or to what follows where it never ends.
    let ends: [UInt8] = [
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"),
    ]
    repeat { end &+= 1 } while end < bytes.count && !ends.contains(bytes[end])
    for word in bytes[start..<end].split(whereSeparator: isSpace)
    where word.elementsEqual("SYSTEM".utf8) || word.elementsEqual("PUBLIC".utf8) {
      throw .refersOutside(start..<end)
    }
    // Markup in it would be drawn wherever the entity stands, out of sight of everything here.
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") || bytes[end] == UInt8(ascii: "'")
    else { return }
    let value = bytes[(end &+ 1)...].prefix { $0 != bytes[end] }
    if value.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) {
      throw .holdsEntity(start..<end)
    }
  }

  private mutating func tag() throws(PictureProblem) {
    let start = place
    place &+= 1
    let isEnd = place < bytes.count && bytes[place] == UInt8(ascii: "/")
    if isEnd { place &+= 1 }
    let nameStart = place
    while place < bytes.count, !isNameEnd(bytes[place]) { place &+= 1 }
    let name = localName(nameStart..<place)
    var root = SVGRoot()
    var element = SVGReferences.Element(name)
    let isPart = Self.parts.contains { name.elementsEqual($0.utf8) }
    while let attribute = attribute(from: &place, upTo: bytes.count) {
      let local = localName(attribute.name)
      if local.elementsEqual("href".utf8) {
        if isPart { try check(attribute.value) }
        if Self.pictures.contains(where: { name.elementsEqual($0.utf8) }) {
          try weigh(attribute.value)
        }
      } else {
        try css(attribute.value, isSheet: false)
      }
      if !hasRoot { root.take(local, bytes[attribute.value]) }
      element.take(local, bytes[attribute.value], isDrawn: isPart)
    }
    let closesItself =
      place < bytes.count && bytes[place] == UInt8(ascii: ">") && place > start
      && bytes[place &- 1] == UInt8(ascii: "/")
    if place < bytes.count { place &+= 1 }
    if isEnd { references.end() } else { references.begin(element, closesItself: closesItself) }
    isStyle = !isEnd && !closesItself && name.elementsEqual("style".utf8)
    guard !hasRoot else { return }
    guard !isEnd, name.elementsEqual("svg".utf8) else { throw .notAPicture }
    hasRoot = true
    guard let side = root.side else { throw .noSize(start..<place) }
    guard side <= SVGRoot.longestSide else { throw .endless(start..<place) }
  }

  /// The next attribute of a tag, nil at its `>`, on which `place` then stands.
  private func attribute(
    from place: inout Int, upTo end: Int
  ) -> (name: Range<Int>, value: Range<Int>)? {
    while place < end, isSpace(bytes[place]) || bytes[place] == UInt8(ascii: "/") { place &+= 1 }
    guard place < end, bytes[place] != UInt8(ascii: ">") else { return nil }
    let start = place
    while place < end, !isNameEnd(bytes[place]), bytes[place] != UInt8(ascii: "=") { place &+= 1 }
    // What is no name is passed over, so that each step takes at least a byte.
    if place == start { place &+= 1 }
    let name = start..<place
    while place < end, isSpace(bytes[place]) { place &+= 1 }
    guard place < end, bytes[place] == UInt8(ascii: "=") else { return (name, place..<place) }
    place &+= 1
    while place < end, isSpace(bytes[place]) { place &+= 1 }
    guard place < end, bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'")
    else { return (name, place..<place) }
    let quote = bytes[place]
    place &+= 1
    let first = place
    while place < end, bytes[place] != quote { place &+= 1 }
    let value = first..<place
    if place < end { place &+= 1 }
    return (name, value)
  }

  // MARK: References

  /// The elements whose `href` is drawn; what another one leads to is no part of the picture.
  private static let parts = [
    "image", "feImage", "use", "pattern", "linearGradient", "radialGradient", "filter", "textPath",
    "tref", "link",
    "include",
  ]

  private static let pictures = ["image", "feImage"]

  /// A picture that is written out is drawn at its full size first.
  private mutating func weigh(_ reference: Range<Int>) throws(PictureProblem) {
    let value = bytes[reference].drop(while: isSpace)
    guard let first = value.first, first != UInt8(ascii: "#") else { return }
    let shown = value.startIndex..<min(value.startIndex &+ 24, value.endIndex)
    guard let comma = value.firstIndex(of: UInt8(ascii: ",")),
      let size = RasterHeader.size(of: Base64.decode(value[(comma &+ 1)...]))
    else { throw .holdsUnknown(shown) }
    pixels = pixels.addingReportingOverflow(size.pixels).partialValue
    guard (0...Picture.mostPixels).contains(pixels), size.pixels <= Picture.mostPixels else {
      throw .holdsTooMuch(shown)
    }
  }

  /// A part of the same file, or one that is written out, is none of another file.
  private func check(_ reference: Range<Int>) throws(PictureProblem) {
    var rest = bytes[reference].drop(while: isSpace)
    while let last = rest.last, isSpace(last) { rest.removeLast() }
    guard let first = rest.first, first != UInt8(ascii: "#") else { return }
    let data = Array("data:".utf8)
    if rest.prefix(data.count).map({ $0 | 0x20 }) == data.map({ $0 | 0x20 }) { return }
    throw .refersOutside(rest.startIndex..<rest.endIndex)
  }

  private mutating func sheet(_ range: Range<Int>) throws(PictureProblem) {
    try css(range, isSheet: true)
    references.take(sheet: bytes[range])
  }

  /// `url(…)` and `@import` in rules and attributes.
  private func css(_ range: Range<Int>, isSheet: Bool) throws(PictureProblem) {
    var place = range.lowerBound
    while place < range.upperBound {
      if isSheet, bytes[place] == UInt8(ascii: "@"), has("@import".utf8, at: place) {
        throw .refersOutside(place..<min(place &+ 7, range.upperBound))
      }
      guard bytes[place] == UInt8(ascii: "u"), has("url(".utf8, at: place) else {
        place &+= 1
        continue
      }
      place &+= 4
      let start = place
      while place < range.upperBound, bytes[place] != UInt8(ascii: ")") { place &+= 1 }
      let isQuote = { (byte: UInt8) in
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || isSpace(byte)
      }
      var inner = bytes[start..<place].drop(while: isQuote)
      while let last = inner.last, isQuote(last) { inner.removeLast() }
      try check(inner.startIndex..<inner.endIndex)
    }
  }

  // MARK: Bytes

  private func has(_ text: some Collection<UInt8>, at place: Int? = nil) -> Bool {
    let place = place ?? self.place
    return bytes.count &- place >= text.count && bytes[place...].starts(with: text)
  }

  /// Behind the next `text`, else the end of all.
  private func end(of text: StaticString, from start: Int) -> Int {
    let count = text.utf8CodeUnitCount
    var place = start
    while place &+ count <= bytes.count {
      if bytes[place] == text.utf8Start[0],
        has(UnsafeBufferPointer(start: text.utf8Start, count: count), at: place)
      {
        return place &+ count
      }
      place &+= 1
    }
    return bytes.count
  }

  /// A name without its prefix.
  private func localName(_ name: Range<Int>) -> Slice<UnsafeRawBufferPointer> {
    let name = bytes[name]
    return name.firstIndex(of: UInt8(ascii: ":")).map { name[($0 &+ 1)...] } ?? name
  }

  private func isNameEnd(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
  }
}

private func isSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
}

import Imaging
import Testing

@Suite struct IconTests {
  private func make(
    _ icon: Icon, of bytes: [UInt8] = Samples.svg, background: UInt32 = 0x24_8A_CE
  ) throws -> [UInt8] {
    try icon.bytes(of: Picture(bytes), background: background, by: ImageLibrary())
  }

  private let ink: [UInt8] = [0xC8, 0x32, 0x14]
  private let ground: [UInt8] = [0x24, 0x8A, 0xCE]

  @Test(arguments: [(Icon.small, 192), (.large, 512)])
  func plainOnesAreTransparentAroundTheLogo(_ icon: Icon, _ side: Int) throws {
    let pixels = try #require(Pixels(try make(icon)))
    #expect(pixels.width == side && pixels.height == side && pixels.channels == 4)
    #expect(pixels[0, 0] == [0, 0, 0, 0])
    #expect(pixels[side / 2, side / 2] == ink + [255])
    // As wide as it can be, and in the middle.
    #expect(pixels.inked == [0, side / 8, side - 1, side * 7 / 8 - 1])
  }

  @Test(arguments: [(Icon.touch, 180, 18), (.maskable, 512, 52)])
  func thoseThatAreCutHaveAGroundAndAMargin(_ icon: Icon, _ side: Int, _ margin: Int) throws {
    let pixels = try #require(Pixels(try make(icon)))
    #expect(pixels.width == side && pixels.height == side && pixels.channels == 3)
    #expect(pixels[0, 0] == ground && pixels[side - 1, side - 1] == ground)
    #expect(pixels[side / 2, side / 2] == ink)
    let inked = pixels.inked
    #expect(inked[0] == margin && inked[2] == side - 1 - margin)
    #expect(10 * (inked[2] - inked[0] + 1) <= 8 * side)
  }

  /// The directory of an ICO, and the PNG that each of its entries leads to.
  @Test func theOneForTabsHoldsThreeSizes() throws {
    let bytes = try make(.tab)
    func number(_ place: Int, _ size: Int) -> Int {
      bytes[place..<place + size].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    #expect(Array(bytes[..<6]) == [0, 0, 1, 0, 3, 0])
    var end = 6 + 3 * 16
    for (index, side) in [16, 32, 48].enumerated() {
      let entry = 6 + 16 * index
      #expect(Array(bytes[entry..<entry + 8]) == [UInt8(side), UInt8(side), 0, 0, 1, 0, 32, 0])
      let (size, place) = (number(entry + 8, 4), number(entry + 12, 4))
      #expect(place == end)
      end += size
      let pixels = try #require(Pixels(Array(bytes[place..<place + size])))
      #expect(pixels.width == side && pixels.height == side && pixels.channels == 4)
      #expect(pixels[0, 0][3] == 0 && pixels[side / 2, side / 2] == ink + [255])
    }
    #expect(end == bytes.count)
  }

  @Test func theVectorIsTheLogoItself() throws {
    #expect(try make(.vector) == Samples.svg)
  }

  @Test(arguments: [Samples.png, Samples.jpeg, Samples.losslessWebP, Samples.lossyWebP])
  func everyFormatIsDrawn(_ bytes: [UInt8]) throws {
    let pixels = try #require(Pixels(try make(.small, of: bytes)))
    #expect(pixels.width == 192 && pixels.height == 192)
    let middle = pixels[96, 96]
    // Those that lose some of a picture lose little of one colour.
    for (found, expected) in zip(middle, ink) { #expect(abs(Int(found) - Int(expected)) < 8) }
    #expect(middle[3] == 255 && pixels[96, 2][3] == 0)
  }

  @Test(arguments: Icon.allCases)
  func theBytesAreTheSameEachTime(_ icon: Icon) throws {
    #expect(try make(icon) == make(icon))
    #expect(try make(icon, of: Samples.jpeg) == make(icon, of: Samples.jpeg))
  }

  /// No time, no place, no name of a program.
  @Test(arguments: [Samples.png, Samples.lossyWebP])
  func nothingIsTakenOverFromThePicture(_ bytes: [UInt8]) throws {
    let pixels = try #require(Pixels(try make(.touch, of: bytes)))
    #expect(Set(pixels.chunks).isSubset(of: ["IHDR", "pHYs", "IDAT", "IEND"]))
  }

  @Test func theGroundCountsForThoseThatHaveOne() throws {
    for icon in Icon.allCases {
      let (left, right) = (
        try make(icon, background: 0xFFFFFF), try make(icon, background: 0x000000)
      )
      #expect((left != right) == icon.isOpaque)
    }
  }

  /// A line, a speck, and one far larger than what it is drawn into.
  @Test(arguments: [
    ("width='1000' height='20'", 192), ("viewBox='0 0 1 1'", 192),
    ("width='90000' height='90000' viewBox='0 0 8 8'", 192), ("width='10' height='10'", 192),
  ])
  func svgsOfOddSizesFillTheSquare(_ attributes: String, _ side: Int) throws {
    let bytes = svg("<rect width='100%' height='100%' fill='#c83214'/>", attributes)
    let pixels = try #require(Pixels(try make(.small, of: bytes)))
    #expect(pixels[96, 96] == ink + [255] && pixels[0, 96] == pixels[191, 96])
    #expect(pixels[96, 2][3] == (attributes.hasPrefix("width='1000'") ? 0 : 255))
  }

  @Test func aPictureInAnotherFileIsNotRead() throws {
    // What `Picture` would refuse, were the markup plain.
    let bytes = svg("<image hr&#101;f='a' width='9' height='9'/><rect width='5' height='10'/>")
    #expect(throws: ImagingProblem.self) { try make(.small, of: bytes) }
  }

  @Test func aLibraryThatIsNotThereIsTold() throws {
    let picture = try Picture(Samples.svg)
    #expect(throws: ImagingProblem.noLibrary("libnone.so.1 cannot be loaded")) {
      try Icon.small.bytes(
        of: picture, background: 0, by: ImageLibrary(name: "libnone.so.1"))
    }
    // The logo itself needs none.
    #expect(
      try Icon.vector.bytes(
        of: picture, background: 0, by: ImageLibrary(name: "libnone.so.1")) == Samples.svg)
  }

  /// One that draws itself fifteen times in itself, and so on: nobody waits for its end.
  @Test func aPictureWithoutEndIsLeft() throws {
    var defs = "<g id='a0'><rect width='5' height='5'/></g>"
    for depth in 1...3 {
      let uses = String(repeating: "<use href='#a\(depth - 1)'/>", count: 15)
      defs += "<g id='a\(depth)'>\(uses)</g>"
    }
    let picture = try Picture(svg("<defs>\(defs)</defs><use href='#a3'/>"))
    #expect(throws: ImagingProblem.tooSlow) {
      try Icon.small.bytes(of: picture, background: 0, by: ImageLibrary(patience: 0))
    }
  }

  @Test(arguments: [
    svg("<rect"), Array("<svg xmlns='http://www.w3.org/2000/svg' width='.1' height='.1'/>".utf8),
    Array(Samples.png[..<60]), Array(Samples.jpeg[..<300]), Array(Samples.losslessWebP[..<40]),
  ])
  func whatCannotBeDrawnIsTold(_ bytes: [UInt8]) throws {
    for icon in [Icon.tab, .touch] {
      do {
        _ = try make(icon, of: bytes)
        Issue.record("drawn")
      } catch let ImagingProblem.notDrawn(words) {
        // Of a PNG that ends too early it says nothing.
        #expect(words.isEmpty == (bytes.first == 0x89) && !words.contains("\n"))
      }
    }
    // Nothing of it stays for the next picture.
    #expect(try make(.tab).count > 100)
  }
}

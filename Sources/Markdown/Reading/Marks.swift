/// The bytes of a document with which a construct beyond CommonMark may begin, and the ends of its lines, found
/// in one look at all of it.
struct Marks {
  /// Ascending offsets; of `www` that of the first letter.
  private(set) var places: [Int32] = []
  private(set) var lines: LineEnds

  init(_ text: UnsafeRawBufferPointer) {
    lines = LineEnds(bytes: text.count)
    places.reserveCapacity(text.count / 32 &+ 8)
    guard let start = text.baseAddress else { return }
    var index = 0
    // One byte more than is looked at, for the second letter of `www`.
    while index &+ 16 < text.count {
      let bytes = start.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
      let next = start.loadUnaligned(fromByteOffset: index &+ 1, as: SIMD16<UInt8>.self)
      let hits = unsafeBitCast(Self.hits(bytes, next), to: SIMD2<UInt64>.self)
      if hits[0] | hits[1] != 0 {
        add(hits[0].littleEndian, at: index, in: text)
        add(hits[1].littleEndian, at: index &+ 8, in: text)
      }
      index &+= 16
    }
    while index < text.count {
      if Self.isMark(text[index]) { add(index, in: text) }
      index &+= 1
    }
  }

  @inline(__always)
  private static func hits(_ bytes: SIMD16<UInt8>, _ next: SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>>
  {
    // Comparisons alone: other operations on vectors are not made for the processor.
    (bytes .== vector("[")) .| (bytes .== vector("{")) .| (bytes .== vector("\\"))
      .| (bytes .== vector("|")) .| (bytes .== vector("~")) .| (bytes .== vector("$"))
      .| (bytes .== vector("&")) .| (bytes .== vector(":")) .| (bytes .== vector("!"))
      .| (bytes .== vector("@")) .| (bytes .== vector("\n")) .| (bytes .== vector("\r"))
      .| ((bytes .== vector("w")) .& (next .== vector("w")))
  }

  @inline(__always)
  private static func vector(_ scalar: Unicode.Scalar) -> SIMD16<UInt8> {
    SIMD16(repeating: UInt8(ascii: scalar))
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x0A, 0x0D, UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "\\"), UInt8(ascii: "|"),
      UInt8(ascii: "~"), UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: ":"),
      UInt8(ascii: "!"), UInt8(ascii: "@"), UInt8(ascii: "w"):
      true
    default: false
    }
  }

  /// Adds those of eight bytes, the first one lowest, whose bits are set.
  @inline(__always)
  private mutating func add(_ hits: UInt64, at start: Int, in text: UnsafeRawBufferPointer) {
    var hits = hits
    while hits != 0 {
      let byte = hits.trailingZeroBitCount &>> 3
      add(start &+ byte, in: text)
      hits &= ~(0xFF &<< UInt64(byte &* 8))
    }
  }

  @inline(__always)
  private mutating func add(_ index: Int, in text: UnsafeRawBufferPointer) {
    let byte = text[index]
    if byte == 0x0A || byte == 0x0D {
      lines.add(index, in: text)
    } else {
      places.append(Int32(truncatingIfNeeded: index))
    }
  }
}

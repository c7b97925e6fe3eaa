/// The bytes of a document with which a construct beyond CommonMark may begin or which mean something to libcmark, and
/// the ends of its lines, found in one look at all of it.
struct Marks: ~Copyable {
  /// Ascending offsets, line ends among them; of `www` that of the first letter. A few other bytes are there as well.
  let places: UnsafeBufferPointer<Int32>
  let lines: LineEnds
  private let memory: UnsafeMutablePointer<Int32>

  init(_ text: UnsafeRawBufferPointer) {
    // There may be as many of both as bytes; memory that is not written to costs nothing.
    memory = .allocate(capacity: max(1, 2 &* text.count))
    var list = List(text: text, places: memory, ends: memory + text.count)
    list.findAll()
    places = UnsafeBufferPointer(start: memory, count: list.count)
    var ends: [Int32] = []
    ends.reserveCapacity(list.endCount)
    ends.append(contentsOf: UnsafeBufferPointer(start: list.ends, count: list.endCount))
    lines = LineEnds(offsets: ends)
  }

  deinit { memory.deallocate() }
}

/// What is found, in memory that has room for all.
private struct List {
  let text: UnsafeRawBufferPointer
  let places: UnsafeMutablePointer<Int32>
  let ends: UnsafeMutablePointer<Int32>
  var count = 0
  var endCount = 0

  mutating func findAll() {
    guard let start = text.baseAddress else { return }
    var index = 0
    // One byte more than is looked at, for the second letter of `www`.
    while index &+ 16 < text.count {
      let bytes = start.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
      let next = start.loadUnaligned(fromByteOffset: index &+ 1, as: SIMD16<UInt8>.self)
      let hits = unsafeBitCast(Self.hits(bytes, next), to: SIMD2<UInt64>.self)
      if hits[0] | hits[1] != 0 {
        add(hits[0].littleEndian, at: index)
        add(hits[1].littleEndian, at: index &+ 8)
      }
      index &+= 16
    }
    while index < text.count {
      if Self.isMark(text[index]) { add(index) }
      index &+= 1
    }
  }

  /// Which bytes are marks: `isMark` for sixteen at once, but of `w` only the first of two.
  ///
  /// Each constant has a type, without which comparisons are made byte by byte.
  @inline(__always)
  private static func hits(_ bytes: SIMD16<UInt8>, _ next: SIMD16<UInt8>) -> SIMD16<UInt8> {
    // `@` and `` ` `` differ in one bit, and so do `[` and `{`, `\\` and `|`, `]` and `}`, `^` and `~`, `_` and DEL.
    let folded = bytes | vector(0x20)
    let brackets = unsafeBitCast((folded &- vector(0x7B)) .<= vector(4), to: SIMD16<UInt8>.self)
    let controls = equal(bytes & vector(0xE0), 0)
    let quotes = equal(bytes | vector(4), 0x26) | equal(bytes | vector(2), 0x26)
    let angles = equal(bytes | vector(2), 0x3E)
    let stars = equal(bytes | vector(0x10), 0x3A)
    let others = equal(folded, 0x60) | equal(bytes, 0x21)
    let double = equal(bytes, 0x77) & equal(next, 0x77)
    let first = brackets | controls | quotes | angles
    return first | stars | others | double
  }

  /// All bits of those bytes that are `byte`.
  @inline(__always)
  private static func equal(_ bytes: SIMD16<UInt8>, _ byte: UInt8) -> SIMD16<UInt8> {
    unsafeBitCast(bytes .== vector(byte), to: SIMD16<UInt8>.self)
  }

  @inline(__always)
  private static func vector(_ byte: UInt8) -> SIMD16<UInt8> { SIMD16(repeating: byte) }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, UInt8(ascii: "!"), UInt8(ascii: "\""), UInt8(ascii: "$"), UInt8(ascii: "&"),
      UInt8(ascii: "*"), UInt8(ascii: ":"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "@"), UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "]"),
      UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"),
      UInt8(ascii: "~"), UInt8(ascii: "w"):
      true
    default: false
    }
  }

  /// Adds those of eight bytes, the first one lowest, whose bits are set.
  @inline(__always)
  private mutating func add(_ hits: UInt64, at start: Int) {
    var hits = hits & 0x8080_8080_8080_8080
    while hits != 0 {
      add(start &+ hits.trailingZeroBitCount &>> 3)
      hits &= hits &- 1
    }
  }

  @inline(__always)
  private mutating func add(_ index: Int) {
    places[count] = Int32(truncatingIfNeeded: index)
    count &+= 1
    let byte = text[index]
    if byte <= 0x0D, LineEnds.ends(byte, at: index, in: text) {
      ends[endCount] = Int32(truncatingIfNeeded: index)
      endCount &+= 1
    }
  }
}

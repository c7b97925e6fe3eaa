import HTML

/// Counts words over text that comes in pieces.
///
/// A word is what stands between Unicode's white space; an ideograph or a kana is one for itself,
/// since Chinese and Japanese put no spaces. Hangul is spaced and counts like Latin.
struct WordCount {
  private(set) var words = 0
  private var insideWord = false

  /// The next text will not continue the word before it.
  @inline(__always)
  mutating func endWord() { insideWord = false }

  @inline(__always)
  mutating func add(_ text: UnsafeRawBufferPointer) {
    // What stands between two other inlines is often no more than a space and a word.
    if text.count < 8, let start = text.baseAddress {
      let some = fewBytes(start, text.count)
      if some & Self.highBits == 0 { return addFew(some, text.count) }
    }
    addMore(text)
  }

  /// Takes so many ASCII bytes, fewer than eight.
  @inline(__always)
  private mutating func addFew(_ bytes: UInt64, _ count: Int) {
    guard count > 0 else { return }
    let letters = (bytes &+ 0x5F5F_5F5F_5F5F_5F5F) & Self.highBits
    let before: UInt64 = insideWord ? 0x80 : 0
    words &+= Self.sum(letters & ~(letters &<< 8 | before))
    insideWord = letters &>> UInt64(count &* 8 &- 1) & 1 == 1
  }

  private mutating func addMore(_ text: UnsafeRawBufferPointer) {
    var index = addLongASCII(text)
    while index < text.count {
      index = addASCII(text, from: index)
      guard index < text.count else { return }
      let byte = text[index]
      if byte < 0x80 {
        add(isSpace: byte <= 0x20)
        index &+= 1
      } else {
        index &+= addScalar(UnsafeRawBufferPointer(rebasing: text[index...]))
      }
    }
  }

  /// Takes sixteen bytes at a time while all are ASCII; returns where it stopped.
  ///
  /// A word begins at each byte above the space that has none before it, so the bytes are looked at beside those one
  /// place before them.
  @inline(__always)
  private mutating func addLongASCII(_ text: UnsafeRawBufferPointer) -> Int {
    guard text.count > 16, let start = text.baseAddress, text[0] < 0x80 else { return 0 }
    add(isSpace: text[0] <= 0x20)
    var index = 1
    while index &+ 16 <= text.count {
      // Every place counts its words in a byte.
      let end = min(text.count &- 16, index &+ 16 &* 254)
      var next = index
      var begun = SIMD16<UInt8>(repeating: 0)
      var all = begun
      repeat {
        let before = start.loadUnaligned(fromByteOffset: next &- 1, as: SIMD16<UInt8>.self)
        let bytes = start.loadUnaligned(fromByteOffset: next, as: SIMD16<UInt8>.self)
        all = all | bytes
        begun = begun &+ (Self.spaces(before) & ~Self.spaces(bytes) & SIMD16(repeating: 1 as UInt8))
        next &+= 16
      } while next <= end
      let high = unsafeBitCast(all, to: SIMD2<UInt64>.self)
      if (high[0] | high[1]) & Self.highBits != 0 { break }
      let sums = unsafeBitCast(begun, to: SIMD2<UInt64>.self)
      words &+= Self.sum(ofBytes: sums[0]) &+ Self.sum(ofBytes: sums[1])
      index = next
    }
    insideWord = text[index &- 1] > 0x20
    return index
  }

  /// All bits of the bytes up to the space.
  @inline(__always)
  private static func spaces(_ bytes: SIMD16<UInt8>) -> SIMD16<UInt8> {
    let limit = SIMD16<UInt8>(repeating: 0x20)
    return unsafeBitCast(bytes .<= limit, to: SIMD16<UInt8>.self)
  }

  /// The sum of eight bytes.
  @inline(__always)
  private static func sum(ofBytes eight: UInt64) -> Int {
    let pairs = (eight & 0x00FF_00FF_00FF_00FF) &+ (eight &>> 8 & 0x00FF_00FF_00FF_00FF)
    return Int(truncatingIfNeeded: (pairs &* 0x0001_0001_0001_0001) &>> 48)
  }

  private static let highBits: UInt64 = 0x8080_8080_8080_8080
  private static let lowBits: UInt64 = 0x0101_0101_0101_0101

  /// Takes words of eight ASCII bytes from `index` on, and what is shorter at the end of a text that has
  /// eight bytes; returns where it stopped.
  ///
  /// Adding 0x5F sets the high bit of exactly those bytes above the space, and a word begins at each of them that has
  /// none before it.
  @inline(__always)
  private mutating func addASCII(_ text: UnsafeRawBufferPointer, from index: Int) -> Int {
    var index = index
    // The last letter of what was read, as the high bit of the byte below the next.
    var before: UInt64 = insideWord ? 0x80 : 0
    while index &+ 8 <= text.count {
      let eight = UInt64(
        littleEndian: text.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      if eight & Self.highBits != 0 { break }
      let letters = (eight &+ 0x5F5F_5F5F_5F5F_5F5F) & Self.highBits
      words &+= Self.sum(letters & ~(letters &<< 8 | before))
      before = letters &>> 56
      index &+= 8
    }
    let left = text.count &- index
    if left > 0, left < 8, text.count >= 8 {
      let last = UInt64(
        littleEndian: text.loadUnaligned(fromByteOffset: text.count &- 8, as: UInt64.self))
      let some = last &>> UInt64((8 &- left) &* 8)
      if some & Self.highBits == 0 {
        let letters = (some &+ 0x5F5F_5F5F_5F5F_5F5F) & Self.highBits
        words &+= Self.sum(letters & ~(letters &<< 8 | before))
        before = letters &>> UInt64(left &* 8 &- 8)
        index = text.count
      }
    }
    insideWord = before & 0x80 != 0
    return index
  }

  /// How many high bits are set, without an instruction that older processors lack: the product's highest byte
  /// is the sum of all.
  @inline(__always)
  private static func sum(_ highBits: UInt64) -> Int {
    Int(truncatingIfNeeded: (highBits &>> 7 &* lowBits) &>> 56)
  }

  @inline(__always)
  private mutating func add(isSpace: Bool) {
    if !isSpace, !insideWord { words &+= 1 }
    insideWord = !isSpace
  }

  /// Takes the scalar that `text` begins with and returns its length in bytes.
  private mutating func addScalar(_ text: UnsafeRawBufferPointer) -> Int {
    let (scalar, length) = decodeScalar(text)
    if isUnspacedScript(scalar) {
      words &+= 1
      insideWord = false
    } else {
      add(isSpace: isWhiteSpace(scalar))
    }
    return length
  }
}

/// The scalar that `text` begins with and its length in bytes; what is not UTF-8 is U+FFFD of one byte.
func decodeScalar(_ text: UnsafeRawBufferPointer) -> (scalar: UInt32, length: Int) {
  let lead = text[0]
  let length: Int
  switch lead {
  case 0x00...0x7F: return (UInt32(lead), 1)
  case 0xC2...0xDF: length = 2
  case 0xE0...0xEF: length = 3
  case 0xF0...0xF4: length = 4
  default: return (0xFFFD, 1)
  }
  guard length <= text.count else { return (0xFFFD, 1) }
  var scalar = UInt32(lead) & (0x7F >> UInt32(length))
  for step in 1..<length {
    guard text[step] & 0xC0 == 0x80 else { return (0xFFFD, 1) }
    scalar = scalar << 6 | UInt32(text[step] & 0x3F)
  }
  return (scalar, length)
}

/// Unicode's property White_Space.
func isWhiteSpace(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
    0x3000:
    true
  default: false
  }
}

/// Whether a scalar belongs to a script that is written without spaces and counted by the
/// character: Han ideographs with their extensions, hiragana, katakana, bopomofo.
func isUnspacedScript(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x3005...0x3007, 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF,
    0x3105...0x312F, 0x31A0...0x31BF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xF900...0xFAFF, 0xFF66...0xFF9D, 0x1B000...0x1B16F, 0x20000...0x323AF:
    true
  default: false
  }
}

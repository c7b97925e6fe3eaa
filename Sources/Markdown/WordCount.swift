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

  mutating func add(_ text: UnsafeRawBufferPointer) {
    var index = 0
    while index < text.count {
      if index &+ 8 <= text.count {
        let eight = UInt64(
          littleEndian: text.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        if eight & highBits == 0 {
          addASCII(eight)
          index &+= 8
          continue
        }
      }
      let byte = text[index]
      if byte < 0x80 {
        add(isSpace: byte <= 0x20)
        index &+= 1
      } else {
        index &+= addScalar(UnsafeRawBufferPointer(rebasing: text[index...]))
      }
    }
  }

  private let highBits: UInt64 = 0x8080_8080_8080_8080

  /// Eight ASCII bytes at a look: adding 0x5F sets the high bit of exactly those above the space,
  /// and a word begins at each of them that has none before it.
  @inline(__always)
  private mutating func addASCII(_ eight: UInt64) {
    let letters = (eight &+ 0x5F5F_5F5F_5F5F_5F5F) & highBits
    let starts = letters & ~(letters << 8 | (insideWord ? 0x80 : 0))
    words &+= starts.nonzeroBitCount
    insideWord = letters >> 63 != 0
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

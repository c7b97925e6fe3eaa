/// The words that a visitor may have meant who typed one letter wrong, in files by halves of words.
///
/// A visitor's word leads to two files, one chosen by the hash of its first half and one by that of its second. One wrong
/// letter leaves one of the two as it was. So every word stands in the files of all halves that it would then have in
/// common with what was typed, which may be a letter shorter or longer, and in that of its first half with the two letters
/// in its middle changed, which no half is left of.
struct SimilarWords: Sendable {
  /// Letters of words that are listed; in shorter ones a letter more or less makes another word most often.
  private static let lengths = 4...20
  /// Letters of the shortest word that is looked for among them.
  private static let leastTyped = 4
  /// Bytes that a file is to have.
  private static let size = 2 << 10
  private static let mostFiles = 4096

  let files: [[UInt8]]

  init(_ words: MergedWords, sharing work: some WorkSharing) {
    let pieceSize = 2048
    let found = work.map((words.count + pieceSize - 1) / pieceSize) { piece in
      Self.halves(words, piece * pieceSize..<min(words.count, (piece + 1) * pieceSize))
    }
    let bytes = found.reduce(0) { $0 + $1.size }
    guard bytes > 0 else {
      files = []
      return
    }
    var count = 1
    while count < Self.mostFiles, count * Self.size < bytes { count *= 2 }
    var buckets = [[UInt32]](repeating: [], count: count)
    for (word, key) in found.lazy.flatMap(\.keys) {
      let place = Int(key) & (count - 1)
      // The words come in their order, so a file that has one already has it last.
      if buckets[place].last != word { buckets[place].append(word) }
    }
    files = work.map(count) { [buckets] number in
      Self.encode(words, buckets[number])
    }
  }

  private static func encode(_ words: MergedWords, _ bucket: [UInt32]) -> [UInt8] {
    var writer = ShardWriter(capacity: size * 2)
    writer.write(bucket.count)
    var before: [UInt8] = []
    for word in bucket {
      words.withWord(Int(word)) { bytes in
        let shared = before.withUnsafeBytes { WordOrder.shared($0, bytes) }
        writer.write(bytes, shared: shared)
        before.removeAll(keepingCapacity: true)
        before.append(contentsOf: bytes)
      }
      writer.write(byte: UInt8(Int.bitWidth - words.pageCount(of: Int(word)).leadingZeroBitCount))
    }
    return writer.bytes
  }

  /// Words with the hashes of their halves.
  private struct Halves: Sendable {
    var keys: [(word: UInt32, key: UInt32)] = []
    /// About how many bytes they will take.
    var size = 0
  }

  private static func halves(_ words: MergedWords, _ range: Range<Int>) -> Halves {
    var found = Halves()
    for word in range {
      words.withWord(word) { bytes in
        let letters = letters(of: bytes)
        guard lengths.contains(letters) else { return }
        let before = found.keys.count
        forEachKey(of: bytes, letters) {
          found.keys.append((UInt32(truncatingIfNeeded: word), $0))
        }
        found.size += (found.keys.count - before) * (bytes.count / 2 + 3)
      }
    }
    return found
  }

  /// The hashes that choose the files of a word of so many letters; some may be the same.
  private static func forEachKey(
    of word: UnsafeRawBufferPointer, _ letters: Int, _ body: (UInt32) -> Void
  ) {
    let typed = (max(leastTyped, letters - 1), letters + 1)
    let firsts = (typed.0 / 2, typed.1 / 2)
    let seconds = (typed.0 - firsts.0, typed.1 - firsts.1)
    for length in firsts.0...firsts.1 {
      body(WordHash.ofFile("<", word[..<place(of: length, in: word)]))
    }
    for length in seconds.0...seconds.1 {
      body(WordHash.ofFile(">", word[place(of: letters - length, in: word)...]))
    }
    let middle = letters / 2
    let last = place(of: middle - 1, in: word)
    let (start, end) = (place(of: middle, in: word), place(of: middle + 1, in: word))
    body(WordHash.ofFile("<", word[..<last], word[start..<end]))
  }

  /// How many letters a word has, 0 for one that is not listed: one with a digit or of a script without spaces.
  private static func letters(of word: UnsafeRawBufferPointer) -> Int {
    var letters = 0
    for byte in word {
      if byte &- 0x30 < 10 { return 0 }
      if byte & 0xC0 != 0x80 { letters += 1 }
    }
    let isPlain = letters == word.count
    return isPlain || !Letters.isUnspaced(UTF8Scalar.first(of: word).scalar) ? letters : 0
  }

  /// The byte that a letter begins at; where the word ends for the one behind its last.
  private static func place(of letter: Int, in word: UnsafeRawBufferPointer) -> Int {
    var rest = letter
    for (place, byte) in word.enumerated() where byte & 0xC0 != 0x80 {
      if rest == 0 { return place }
      rest -= 1
    }
    return word.count
  }
}

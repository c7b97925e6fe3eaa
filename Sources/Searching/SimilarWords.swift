/// The words that a visitor may have meant who typed one letter wrong, in files by halves of words.
///
/// Two words that one letter more, less or other makes of each other have their first half in common, or their second
/// one. So every word stands in two files, each chosen by the hash of a half; a visitor's word leads to a few of them.
struct SimilarWords: Sendable {
  /// Letters of words that are listed; in shorter ones a letter more or less makes another word most often.
  private static let lengths = 4...20
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
    for (word, first, second) in found.lazy.flatMap(\.halves) {
      let places = (Int(first) & (count - 1), Int(second) & (count - 1))
      buckets[places.0].append(word)
      if places.1 != places.0 { buckets[places.1].append(word) }
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

  private struct Halves: Sendable {
    var halves: [(word: UInt32, first: UInt32, second: UInt32)] = []
    /// About how many bytes they will take.
    var size = 0
  }

  private static func halves(_ words: MergedWords, _ range: Range<Int>) -> Halves {
    var found = Halves()
    for word in range {
      words.withWord(word) { bytes in
        guard let middle = middle(of: bytes) else { return }
        found.halves.append(
          (
            UInt32(truncatingIfNeeded: word), WordHash.ofFile("<", bytes[..<middle]),
            WordHash.ofFile(">", bytes[middle...])
          ))
        found.size += bytes.count + 6
      }
    }
    return found
  }

  /// The byte that the second half begins at, nil for a word that is not listed: a short or long one, one with a digit
  /// or of a script without spaces.
  private static func middle(of word: UnsafeRawBufferPointer) -> Int? {
    var letters = 0
    for byte in word {
      if byte &- 0x30 < 10 { return nil }
      if byte & 0xC0 != 0x80 { letters += 1 }
    }
    guard lengths.contains(letters) else { return nil }
    if letters == word.count { return letters / 2 }
    if Letters.isUnspaced(UTF8Scalar.first(of: word).scalar) { return nil }
    var rest = letters / 2
    for (place, byte) in word.enumerated() where byte & 0xC0 != 0x80 {
      if rest == 0 { return place }
      rest -= 1
    }
    return nil
  }
}

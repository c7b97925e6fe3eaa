/// The beginnings of words that more than three files of words share, with the pages that are best for each: a visitor who
/// has typed a letter or two need not fetch all those files.
struct Beginnings: Sendable {
  /// Pages that are kept for a beginning.
  private static let most = 24
  /// What stands once in a long text decides nothing here.
  private static let leastWeight = 2
  /// Bytes that a file is to have.
  private static let size = 2 << 10
  private static let mostFiles = 64

  /// Chosen by the first letter of a beginning.
  let files: [[UInt8]]

  init(_ words: MergedWords, _ shards: WordShards, sharing work: some WorkSharing) {
    let found = Self.find(shards)
    let encoded = work.map(found.count) { Self.encode(found[$0], words) }
    let size = encoded.reduce(0) { $0 + $1.count }
    var count = size > 0 ? 1 : 0
    while count > 0, count < Self.mostFiles, count * Self.size < size { count *= 2 }
    var buckets = [[Int]](repeating: [], count: count)
    for (index, bytes) in found.enumerated() {
      let letter = bytes.withUnsafeBytes { WordHash.ofFile("^", $0.prefix(Self.letter(of: $0))) }
      buckets[Int(letter) & (count - 1)].append(index)
    }
    files = buckets.map { bucket in
      var writer = ShardWriter(capacity: Self.size * 2)
      writer.write(bucket.count)
      for index in bucket { writer.append(encoded[index]) }
      return writer.bytes
    }
  }

  /// A beginning, the best pages of words that begin so, and the best of the word that is no longer.
  private static func encode(_ bytes: [UInt8], _ words: MergedWords) -> [UInt8] {
    var best = BestPostings(most: most)
    var bestOfWhole = BestPostings(most: most)
    let start = words.firstWord(notBefore: bytes)
    // No byte of UTF-8 is 0xFF.
    let end = words.firstWord(notBefore: bytes + [0xFF])
    for word in start..<end {
      words.forEachPostingBackwards(of: word) {
        if $0.weight >= leastWeight { best.add($0) }
      }
    }
    if start < end, words.withWord(start, { $0.count }) == bytes.count {
      words.forEachPostingBackwards(of: start) { bestOfWhole.add($0) }
    }
    var writer = ShardWriter()
    bytes.withUnsafeBytes { writer.write($0, shared: 0) }
    for postings in [best.byPage(), bestOfWhole.byPage()] {
      writer.write(postings.count)
      writer.write(postings)
    }
    return writer.bytes
  }

  /// Those that the starts of three files or more begin with and go on from, by their bytes.
  private static func find(_ shards: WordShards) -> [[UInt8]] {
    var found: [[UInt8]] = []
    let starts = (0..<shards.count).map { shards.start(of: $0) }
    for (left, right) in zip(starts, starts.dropFirst(2)) {
      let shared = zip(left, right).prefix { $0 == $1 }.count
      guard shared > 0 else { continue }
      for length in 1...shared where isWhole(right, length) && length < left.count {
        let bytes = Array(right.prefix(length))
        if found.last(where: { $0.count == length }) != bytes { found.append(bytes) }
      }
    }
    return found
  }

  /// Whether no scalar is cut.
  private static func isWhole(_ bytes: [UInt8], _ length: Int) -> Bool {
    length >= bytes.count || bytes[length] & 0xC0 != 0x80
  }

  /// Bytes of the first letter.
  private static func letter(of bytes: UnsafeRawBufferPointer) -> Int {
    1 + bytes.dropFirst().prefix { $0 & 0xC0 == 0x80 }.count
  }
}

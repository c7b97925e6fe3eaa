/// The beginnings of words that more than two files of words share, with the pages that are best for each: a visitor who
/// has typed a letter or two need not fetch all those files.
struct Beginnings: Sendable {
  /// Pages that are kept for a beginning.
  private static let most = 24
  /// What stands once in a long text decides nothing here.
  private static let leastWeight = 2

  private struct Beginning: Sendable {
    let bytes: [UInt8]
    /// The file of words that it would stand in.
    let shard: Int
  }

  private let beginnings: [Beginning]
  private let best: [[WordRun.Posting]]

  init(_ words: MergedWords, _ shards: WordShards, sharing work: some WorkSharing) {
    let beginnings = Self.find(shards)
    self.beginnings = beginnings
    best = work.map(beginnings.count) { index in
      let bytes = beginnings[index].bytes
      var best = BestPostings(most: Self.most)
      // No byte of UTF-8 is 0xFF.
      let end = words.firstWord(notBefore: bytes + [0xFF])
      for word in words.firstWord(notBefore: bytes)..<end {
        words.forEachPostingBackwards(of: word) {
          if $0.weight >= Self.leastWeight { best.add($0) }
        }
      }
      return best.byPage()
    }
  }

  /// Those of which at least two files begin with a longer word.
  private static func find(_ shards: WordShards) -> [Beginning] {
    var found: [Beginning] = []
    let firsts = (0..<shards.count).map { shards.first(of: $0) }
    for (shard, pair) in zip(firsts, firsts.dropFirst()).enumerated() {
      let shared = zip(pair.0, pair.1).prefix { $0 == $1 }.count
      guard shared > 0 else { continue }
      for length in 1...shared where isWhole(pair.1, length) && length < pair.0.count {
        let bytes = Array(pair.1.prefix(length))
        if found.last(where: { $0.bytes.count == length })?.bytes == bytes { continue }
        // The last file that does not begin behind it, where there is one.
        var place = shard
        while place > 0, firsts[place].count > length, firsts[place].starts(with: bytes) {
          place -= 1
        }
        found.append(Beginning(bytes: bytes, shard: place))
      }
    }
    return found
  }

  /// Whether no scalar is cut.
  private static func isWhole(_ bytes: [UInt8], _ length: Int) -> Bool {
    length >= bytes.count || bytes[length] & 0xC0 != 0x80
  }

  /// Those of one file.
  func of(_ shard: Int) -> [(bytes: [UInt8], best: [WordRun.Posting])] {
    beginnings.indices.filter { beginnings[$0].shard == shard }.map {
      (beginnings[$0].bytes, best[$0])
    }
  }
}

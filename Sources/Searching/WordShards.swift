/// The words of a site with their postings, cut into files of neighbours.
struct WordShards: Sendable {
  /// Where the words of each file begin, and where the last ones end.
  private(set) var cuts: [Int] = []
  private let words: MergedWords
  private let pages: Int
  private let pieces: [Piece]
  private let pieceSize: Int

  /// Words with their postings as bytes.
  private struct Piece: Sendable {
    var bytes: [UInt8] = []
    /// Where each word's postings end in `bytes`.
    var ends: [Int] = []
    /// How many bytes each word has in common with the one before it.
    var shared: [UInt8] = []
  }

  /// Bytes that a file is to have.
  private static let size = 7 << 9
  /// Pages that are kept of a word that most pages have.
  private static let mostOfCommon = 64
  /// A site of fewer pages has no word that is too common to look for.
  private static let fewPages = 1024

  init(_ words: MergedWords, pages: Int, sharing work: some WorkSharing) {
    self.words = words
    self.pages = pages
    let pieceSize = max(512, words.count / max(1, work.threads * 8))
    self.pieceSize = pieceSize
    pieces = work.map((words.count + pieceSize - 1) / pieceSize) { piece in
      Self.encode(
        words, piece * pieceSize..<min(words.count, (piece + 1) * pieceSize), pages: pages)
    }
    cuts = cut()
  }

  private static func encode(_ words: MergedWords, _ range: Range<Int>, pages: Int) -> Piece {
    var piece = Piece()
    var writer = ShardWriter(capacity: 1 << 16)
    var before: [UInt8] = range.lowerBound > 0 ? words.bytes(of: range.lowerBound - 1) : []
    for word in range {
      let count = words.pageCount(of: word)
      if count > pages / 2, pages >= fewPages {
        var best = BestPostings(most: mostOfCommon)
        words.forEachPostingBackwards(of: word) { best.add($0) }
        let found = best.byPage()
        writer.write(count << 1 | 1)
        writer.write(found.count)
        writer.write(found)
      } else {
        writer.write(count << 1)
        var postings = ShardWriter.Postings()
        words.forEachPosting(of: word) { postings.write($0, to: &writer) }
      }
      piece.ends.append(writer.bytes.count)
      words.withWord(word) { bytes in
        let shared = before.withUnsafeBytes { WordOrder.shared($0, bytes) }
        piece.shared.append(UInt8(truncatingIfNeeded: shared))
        before.removeAll(keepingCapacity: true)
        before.append(contentsOf: bytes)
      }
    }
    piece.bytes = writer.bytes
    return piece
  }

  private func postings(of word: Int) -> ArraySlice<UInt8> {
    let (piece, place) = word.quotientAndRemainder(dividingBy: pieceSize)
    let start = place == 0 ? 0 : pieces[piece].ends[place - 1]
    return pieces[piece].bytes[start..<pieces[piece].ends[place]]
  }

  private func shared(of word: Int) -> Int {
    let (piece, place) = word.quotientAndRemainder(dividingBy: pieceSize)
    return Int(pieces[piece].shared[place])
  }

  /// Files begin at words that their own bytes choose, so that a word more or less moves few of them.
  private func cut() -> [Int] {
    var cuts = [0]
    var size = 0
    for word in 0..<words.count {
      let own = words.withWord(word) { $0.count } - shared(of: word) + 2 + postings(of: word).count
      if size > 0 {
        let isFull = size + own > Self.size * 3 / 2 && size > Self.size / 2
        let mayEnd = size >= Self.size && words.withWord(word) { WordHash.of($0) & 7 == 0 }
        if isFull || mayEnd {
          cuts.append(word)
          size = 0
        }
      }
      size += own
    }
    if words.count > 0 { cuts.append(words.count) }
    return cuts
  }

  var count: Int { cuts.count - 1 }

  /// What is not before any word of the file before, and not behind any word of this one: as much of the file's first
  /// word as that takes.
  func start(of shard: Int) -> [UInt8] {
    let first = cuts[shard]
    guard first > 0 else { return [] }
    return words.withWord(first) { word in
      var end = min(shared(of: first) + 1, word.count)
      while end < word.count, word[end] & 0xC0 == 0x80 { end += 1 }
      return Array(word[..<end])
    }
  }

  /// A file of words.
  func file(_ shard: Int) -> SearchFile {
    let range = cuts[shard]..<cuts[shard + 1]
    var writer = ShardWriter(capacity: Self.size * 2)
    writer.write(range.count)
    for word in range {
      words.withWord(word) {
        writer.write($0, shared: word == range.lowerBound ? 0 : shared(of: word))
      }
      writer.append(postings(of: word))
    }
    return SearchFile("w", shard, writer.bytes)
  }
}

import Records

/// The words of some pages that follow each other, with the pages that each stands in.
///
/// Made on one thread; a whole index is put together from a few of them.
final class WordRun: Sendable {
  /// A page and how much it is about a word.
  struct Posting: BitwiseCopyable, Sendable {
    private let bits: UInt32

    static let mostWeight = 15

    init(page: Int, weight: Int) {
      bits = UInt32(truncatingIfNeeded: page) &<< 4 | UInt32(truncatingIfNeeded: min(weight, 15))
    }

    var page: Int { Int(bits &>> 4) }
    var weight: Int { Int(bits & 15) }
  }

  /// The bytes of all words.
  private let bytes: [UInt8]
  /// Where each word begins in `bytes`, and where the last one ends.
  private let starts: [UInt32]
  /// Where the postings of each word begin, and where the last ones end.
  private let firsts: [UInt32]
  private let postings: [Posting]
  /// The words by their bytes.
  let order: [UInt32]

  init(_ builder: consuming WordRunBuilder) {
    bytes = builder.bytes.values()
    starts = builder.starts.values()
    (firsts, postings) = builder.sortedPostings()
    order = builder.sortedWords()
  }

  /// The bytes of a word and its postings, by page.
  ///
  /// - Parameter word: one of `order`.
  @inline(__always)
  func withWord<Value>(_ word: UInt32, _ body: (UnsafeRawBufferPointer) -> Value) -> Value {
    bytes.withUnsafeBytes { bytes in
      body(
        UnsafeRawBufferPointer(
          rebasing: bytes[Int(starts[Int(word)])..<Int(starts[Int(word) + 1])]))
    }
  }

  /// The postings of a word, by page.
  @inline(__always)
  func postings(of word: UInt32) -> ArraySlice<Posting> {
    postings[Int(firsts[Int(word)])..<Int(firsts[Int(word) + 1])]
  }

  func postingCount(of word: UInt32) -> Int {
    Int(firsts[Int(word) + 1]) - Int(firsts[Int(word)])
  }
}

/// A `WordRun` in the making.
struct WordRunBuilder: ~Copyable, WordSink {
  fileprivate var bytes = Column<UInt8>(capacity: 1 << 16)
  fileprivate var starts = Column<UInt32>(capacity: 1 << 13)
  private var hashes = Column<UInt64>(capacity: 1 << 13)
  /// The last posting of each word and 1.
  private var last = Column<UInt32>(capacity: 1 << 13)
  private var counts = Column<UInt32>(capacity: 1 << 13)
  /// A word and 1, by hash; 0 where there is none.
  private var slots = Column<UInt32>(repeating: 0, count: 1 << 14)
  private var words = Column<UInt32>(capacity: 1 << 16)
  private var postings = Column<WordRun.Posting>(capacity: 1 << 16)
  private var page = 0
  private var weight = 1

  init() { starts.append(0) }

  /// Adds the record of a page's text, and words of weight, such as those of its title, before it.
  mutating func add(page: Int, texts: [(text: String, weight: Int)], record: [UInt8]) {
    self.page = page
    var reader = WordReader()
    for (text, weight) in texts {
      self.weight = weight
      var text = text
      text.withUTF8 { reader.read(UnsafeRawBufferPointer($0), into: &self) }
      reader.end(&self)
    }
    record.withUnsafeBytes { bytes in
      var record = RecordReader(bytes)
      for _ in 0..<record.count(ofSize: 3) {
        let length = Int(record.byte())
        let weight = Int(record.byte())
        let word = record.raw(length)
        // A record that makes no sense has no more words.
        if record.isBroken { break }
        add(word, weight)
      }
    }
  }

  mutating func take(_ word: UnsafeRawBufferPointer) { add(word, weight) }

  @inline(__always)
  private mutating func add(_ bytes: UnsafeRawBufferPointer, _ weight: Int) {
    let word = find(bytes)
    let known = Int(last[word])
    if known > 0, postings[known &- 1].page == page {
      postings[known &- 1] = WordRun.Posting(
        page: page, weight: postings[known &- 1].weight &+ weight)
      return
    }
    postings.append(WordRun.Posting(page: page, weight: weight))
    words.append(UInt32(truncatingIfNeeded: word))
    last[word] = UInt32(truncatingIfNeeded: postings.count)
    counts[word] &+= 1
  }

  /// The number of a word, a new one where it was not known.
  @inline(__always)
  private mutating func find(_ word: UnsafeRawBufferPointer) -> Int {
    let hash = WordHash.of(word)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count &- 1)
    while slots[slot] != 0 {
      let known = Int(slots[slot]) &- 1
      if hashes[known] == hash { return known }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    let number = hashes.count
    hashes.append(hash)
    last.append(0)
    counts.append(0)
    bytes.append(word.assumingMemoryBound(to: UInt8.self))
    starts.append(UInt32(truncatingIfNeeded: bytes.count))
    slots[slot] = UInt32(truncatingIfNeeded: number &+ 1)
    if hashes.count &* 2 > slots.count { growSlots() }
    return number
  }

  private mutating func growSlots() {
    slots = Column(repeating: 0, count: slots.count * 2)
    for word in 0..<hashes.count {
      var slot = Int(truncatingIfNeeded: hashes[word]) & (slots.count &- 1)
      while slots[slot] != 0 { slot = (slot &+ 1) & (slots.count &- 1) }
      slots[slot] = UInt32(truncatingIfNeeded: word &+ 1)
    }
  }

  /// Where each word's postings begin, and all postings word by word.
  fileprivate borrowing func sortedPostings() -> ([UInt32], [WordRun.Posting]) {
    var firsts: [UInt32] = []
    firsts.reserveCapacity(counts.count + 1)
    var next = Column<UInt32>(capacity: counts.count)
    var sum: UInt32 = 0
    for word in 0..<counts.count {
      firsts.append(sum)
      next.append(sum)
      sum &+= counts[word]
    }
    firsts.append(sum)
    let sorted = [WordRun.Posting](unsafeUninitializedCapacity: postings.count) { buffer, filled in
      filled = postings.count
      guard let base = buffer.baseAddress else { return }
      for place in 0..<postings.count {
        let word = Int(words[place])
        (base + Int(next[word])).initialize(to: postings[place])
        next[word] &+= 1
      }
    }
    return (firsts, sorted)
  }

  /// The words by their bytes.
  fileprivate borrowing func sortedWords() -> [UInt32] {
    let base = UnsafeRawPointer(bytes.base)
    func bytesOf(_ word: UInt32) -> UnsafeRawBufferPointer {
      let start = Int(starts[Int(word)])
      return UnsafeRawBufferPointer(start: base + start, count: Int(starts[Int(word) + 1]) - start)
    }
    // The first eight bytes as one number decide most.
    var keys: [(key: UInt64, word: UInt32)] = []
    keys.reserveCapacity(hashes.count)
    for word in 0..<UInt32(truncatingIfNeeded: hashes.count) {
      keys.append((WordOrder.key(bytesOf(word)), word))
    }
    keys.sort { left, right in
      left.key != right.key
        ? left.key < right.key
        : WordOrder.precedes(bytesOf(left.word), bytesOf(right.word))
    }
    return keys.map(\.word)
  }
}

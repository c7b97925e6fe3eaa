/// The bytes of a file of the index: numbers in LEB128, texts behind their length.
struct ShardWriter {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int = 256) { bytes.reserveCapacity(capacity) }

  @inline(__always)
  mutating func write(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func write(byte: UInt8) { bytes.append(byte) }

  mutating func append(_ other: some Collection<UInt8>) { bytes.append(contentsOf: other) }

  /// The text behind its length in bytes.
  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// A word by what it begins with like the one before it, and the rest.
  mutating func write(_ word: UnsafeRawBufferPointer, shared: Int) {
    write(shared)
    write(word.count - shared)
    bytes.append(contentsOf: word.dropFirst(shared))
  }

  mutating func write(_ postings: [WordRun.Posting]) {
    var run = Postings()
    for posting in postings { run.write(posting, to: &self) }
  }

  /// Appends postings, each by the number of pages since the one before; two bits hold small weights.
  struct Postings {
    private var page = -1

    @inline(__always)
    mutating func write(_ posting: WordRun.Posting, to writer: inout ShardWriter) {
      let small = min(posting.weight, 4) - 1
      writer.write((posting.page - page - 1) << 2 | max(0, small))
      if small == 3 { writer.write(byte: UInt8(truncatingIfNeeded: posting.weight)) }
      page = posting.page
    }
  }
}

/// The words of one page while they are counted.
struct PageWordTable: ~Copyable, WordSink {
  struct Entry: BitwiseCopyable {
    let hash: UInt64
    /// Where it begins in `bytes`.
    let start: Int
    let length: UInt8
    var isInHeading: Bool
    var count: UInt32
  }

  private var entries = Column<Entry>(capacity: 512)
  private var bytes = Column<UInt8>(capacity: 4096)
  /// The place of an entry and 1, by hash; 0 where there is none.
  private var slots = Column<UInt32>(repeating: 0, count: 1024)
  /// Words in all.
  private var count = 0
  /// Whether the words that come stand in a heading.
  var isHeading = false

  mutating func take(_ word: UnsafeRawBufferPointer) {
    count &+= 1
    let hash = WordHash.of(word)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count &- 1)
    while slots[slot] != 0 {
      let place = Int(slots[slot]) &- 1
      if entries[place].hash == hash {
        entries.base[place].count &+= 1
        if isHeading { entries.base[place].isInHeading = true }
        return
      }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    entries.append(
      Entry(
        hash: hash, start: bytes.count, length: UInt8(truncatingIfNeeded: word.count),
        isInHeading: isHeading, count: 1))
    slots[slot] = UInt32(truncatingIfNeeded: entries.count)
    bytes.append(word.assumingMemoryBound(to: UInt8.self))
    if entries.count &* 2 > slots.count { growSlots() }
  }

  private mutating func growSlots() {
    slots = Column(repeating: 0, count: slots.count * 2)
    for place in 0..<entries.count {
      var slot = Int(truncatingIfNeeded: entries[place].hash) & (slots.count &- 1)
      while slots[slot] != 0 { slot = (slot &+ 1) & (slots.count &- 1) }
      slots[slot] = UInt32(truncatingIfNeeded: place &+ 1)
    }
  }

  /// The words as `PageWords` describes it.
  borrowing func record() -> [UInt8] {
    let head = RecordHead(entries.count)
    let size = head.size &+ entries.count &* 2 &+ bytes.count
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
      filled = size
      guard var place = buffer.baseAddress else { return }
      place += head.write(at: place)
      for index in 0..<entries.count {
        let entry = entries[index]
        place[0] = entry.length
        place[1] = UInt8(truncatingIfNeeded: weight(of: entry))
        place += 2
        place.initialize(from: bytes.base + entry.start, count: Int(entry.length))
        place += Int(entry.length)
      }
    }
  }

  /// 1 to 4 by how often a word stands in the text for its length, more in a heading.
  private func weight(of entry: Entry) -> Int {
    let often = Int(entry.count)
    let weight = max(1, min(4, 4 * often / (often + 3 + count / 250)))
    return entry.isInHeading ? weight + PageWords.headingWeight : weight
  }
}

/// The number that a record begins with, in LEB128.
private struct RecordHead {
  private let number: Int

  init(_ number: Int) { self.number = number }

  var size: Int {
    var size = 1
    var rest = number >> 7
    while rest > 0 {
      size += 1
      rest >>= 7
    }
    return size
  }

  func write(at place: UnsafeMutablePointer<UInt8>) -> Int {
    var rest = number
    var size = 0
    while rest >= 0x80 {
      place[size] = UInt8(truncatingIfNeeded: rest) | 0x80
      rest >>= 7
      size += 1
    }
    place[size] = UInt8(truncatingIfNeeded: rest)
    return size + 1
  }
}

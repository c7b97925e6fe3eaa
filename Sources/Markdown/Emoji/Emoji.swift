/// The emoji of the names that GitHub knows (`tada` is 🎉).
enum Emoji {
  /// The UTF-8 of the emoji of a name written without its colons, nil for a name GitHub does not know.
  static func named(_ name: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? { table.find(name) }

  /// The bytes of the longest name: farther apart two colons hold none.
  static let longestName = table.longestName

  private static let table = EmojiTable(emojiNames)
}

/// A hash table over the list of names, made once.
private struct EmojiTable: Sendable {
  private let text: StaticString
  /// Where a name begins in the text, plus one; 0 where there is none.
  private let places: [UInt16]
  let longestName: Int

  private static let size = 4096

  init(_ text: StaticString) {
    self.text = text
    let bytes = UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    var places = [UInt16](repeating: 0, count: Self.size)
    var longest = 0
    var start = 0
    while start < bytes.count {
      let name = Self.word(in: bytes, at: start)
      longest = max(longest, name.count)
      var bucket = Self.bucket(name)
      while places[bucket] != 0 { bucket = (bucket &+ 1) % Self.size }
      places[bucket] = UInt16(start &+ 1)
      start &+= name.count &+ 1
      start &+= Self.word(in: bytes, at: start).count
      while start < bytes.count, bytes[start] <= 0x20 { start &+= 1 }
    }
    self.places = places
    longestName = longest
  }

  func find(_ name: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
    guard name.count <= longestName else { return nil }
    let bytes = UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    var bucket = Self.bucket(name)
    while places[bucket] != 0 {
      let start = Int(places[bucket]) &- 1
      if Self.word(in: bytes, at: start).elementsEqual(name) {
        return Self.word(in: bytes, at: start &+ name.count &+ 1)
      }
      bucket = (bucket &+ 1) % Self.size
    }
    return nil
  }

  private static func word(
    in bytes: UnsafeRawBufferPointer, at start: Int
  ) -> UnsafeRawBufferPointer {
    let end = bytes[start...].firstIndex { $0 <= 0x20 } ?? bytes.count
    return UnsafeRawBufferPointer(rebasing: bytes[start..<end])
  }

  /// FNV-1a, 64 bits (http://www.isthe.com/chongo/tech/comp/fnv/).
  private static func bucket(_ name: UnsafeRawBufferPointer) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: (hash ^ hash >> 32) % UInt64(size))
  }
}

/// Reads back what a `RecordWriter` wrote, without trusting a byte of it.
///
/// What cannot be read is zero, empty or nil, and `isBroken` says so from then on; nothing traps, and no list is
/// longer than there are bytes for it.
public struct RecordReader {
  @usableFromInline internal let bytes: UnsafeRawBufferPointer
  /// The place of the next byte.
  public internal(set) var place = 0
  /// Whether something could not be read.
  public internal(set) var isBroken = false

  /// - Parameter bytes: must stay where they are as long as the reader is used.
  package init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  package var isAtEnd: Bool { place >= bytes.count }

  /// Says that what was read makes no sense.
  package mutating func fail() {
    isBroken = true
    place = bytes.count
  }

  @inline(__always)
  package mutating func byte() -> UInt8 {
    guard place < bytes.count else {
      isBroken = true
      return 0
    }
    defer { place &+= 1 }
    return bytes[place]
  }

  package mutating func tag() -> UInt8 { byte() }

  package mutating func unsigned() -> UInt64 {
    let first = byte()
    if first < 0x80 { return UInt64(first) }
    var number = UInt64(first & 0x7F)
    var shift: UInt64 = 7
    while true {
      let next = byte()
      number |= UInt64(next & 0x7F) << shift
      if next < 0x80 { return number }
      shift &+= 7
      if shift > 63 {
        fail()
        return 0
      }
    }
  }

  package mutating func integer() -> Int {
    let number = unsigned()
    return Int(truncatingIfNeeded: (number >> 1) ^ (0 &- (number & 1)))
  }

  public mutating func flag() -> Bool { byte() != 0 }

  package mutating func fixed() -> UInt64 {
    guard bytes.count &- place >= 8 else {
      fail()
      return 0
    }
    defer { place &+= 8 }
    return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  package mutating func double() -> Double { Double(bitPattern: fixed()) }

  /// A number of things of which each takes at least `size` bytes.
  public mutating func count(ofSize size: Int = 1) -> Int {
    let number = unsigned()
    guard number <= UInt64(bytes.count &- place) / UInt64(max(1, size)) else {
      fail()
      return 0
    }
    return Int(number)
  }

  /// The next bytes as they are.
  package mutating func raw(_ count: Int) -> UnsafeRawBufferPointer {
    guard count >= 0, count <= bytes.count &- place else {
      fail()
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    defer { place &+= count }
    return UnsafeRawBufferPointer(rebasing: bytes[place..<place &+ count])
  }

  package mutating func text() -> String {
    let count = count()
    return String(decoding: raw(count), as: UTF8.self)
  }

  package mutating func data() -> [UInt8] {
    let count = count()
    return Array(raw(count))
  }

  package mutating func range() -> Range<Int> {
    let lower = integer()
    let length = integer()
    let (upper, overflow) = lower.addingReportingOverflow(length)
    guard length >= 0, !overflow else {
      fail()
      return 0..<0
    }
    return lower..<upper
  }

  @inlinable
  public mutating func optional<Value>(_ body: (inout RecordReader) -> Value) -> Value? {
    flag() ? body(&self) : nil
  }

  package mutating func optionalText() -> String? { optional { $0.text() } }
  package mutating func optionalInteger() -> Int? { optional { $0.integer() } }
  package mutating func optionalDouble() -> Double? { optional { $0.double() } }

  @inlinable
  public mutating func list<Element>(_ body: (inout RecordReader) -> Element) -> [Element] {
    let count = count()
    // To make room for none takes as long as to read a few.
    if count == 0 { return [] }
    var list: [Element] = []
    list.reserveCapacity(min(count, 1 << 16))
    for _ in 0..<count {
      if isBroken { break }
      list.append(body(&self))
    }
    return list
  }
}

/// Writes values one behind the other as bytes, for `RecordReader` to read back in the same order.
///
/// Integers take as few bytes as they need (LEB128, signed ones in zigzag); texts and lists have their length first.
///
/// Public, since `@inlinable` does nothing for what is of the package: a generic function of another module would ask
/// for the metadata of its types at each call.
public struct RecordWriter: Sendable {
  /// What was written and room behind it, so that a value asks once whether it has room and not for each byte.
  @usableFromInline internal var storage: [UInt8] = []
  /// Bytes that were written.
  public private(set) var count = 0

  /// All that was written.
  package var bytes: [UInt8] {
    count == storage.count ? storage : Array(storage[..<count])
  }

  package init(capacity: Int = 256) { makeRoom(capacity) }

  /// All that was written, without a copy.
  package func withBytes<Value>(_ body: (UnsafeRawBufferPointer) -> Value) -> Value {
    storage.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
  }

  /// Forgets the first bytes, which are kept elsewhere.
  package mutating func removeFirst(_ number: Int) {
    let number = min(max(number, 0), count)
    storage.withUnsafeMutableBytes { bytes in
      let rest = UnsafeRawBufferPointer(rebasing: bytes[number..<count])
      UnsafeMutableRawBufferPointer(rebasing: bytes[..<rest.count]).copyMemory(from: rest)
    }
    count &-= number
  }

  /// Forgets all bytes, to be filled again.
  package mutating func removeAll() { count = 0 }

  @inline(never)
  private mutating func makeRoom(_ number: Int) {
    storage.append(contentsOf: repeatElement(0, count: max(storage.count, number)))
  }

  /// Has `body` put up to `most` bytes behind what was written and say where they end.
  @inline(__always)
  private mutating func put(most: Int, _ body: (UnsafeMutableRawPointer) -> Int) {
    if storage.count &- count < most { makeRoom(most) }
    let start = count
    count = storage.withUnsafeMutableBytes { bytes in
      guard let place = bytes.baseAddress else { return start }
      return start &+ body(place + start)
    }
  }

  /// Puts a number where at least ten bytes are free, and says how many it took.
  @inline(__always)
  private static func store(_ number: UInt64, at place: UnsafeMutableRawPointer) -> Int {
    var (rest, length) = (number, 0)
    while rest >= 0x80 {
      place.storeBytes(
        of: UInt8(truncatingIfNeeded: rest) | 0x80, toByteOffset: length, as: UInt8.self)
      rest >>= 7
      length &+= 1
    }
    place.storeBytes(of: UInt8(truncatingIfNeeded: rest), toByteOffset: length, as: UInt8.self)
    return length &+ 1
  }

  public mutating func write(_ number: UInt64) {
    put(most: 10) { Self.store(number, at: $0) }
  }

  public mutating func write(_ number: Int) {
    write(UInt64(bitPattern: Int64((number &<< 1) ^ (number &>> 63))))
  }

  public mutating func write(_ flag: Bool) { write(tag: flag ? 1 : 0) }

  /// A small number that tells cases apart.
  public mutating func write(tag: UInt8) {
    put(most: 1) { place in
      place.storeBytes(of: tag, as: UInt8.self)
      return 1
    }
  }

  /// Eight bytes, for numbers that are spread evenly.
  package mutating func write(fixed number: UInt64) {
    put(most: 8) { place in
      place.storeBytes(of: number.littleEndian, as: UInt64.self)
      return 8
    }
  }

  public mutating func write(_ number: Double) { write(fixed: number.bitPattern) }

  public mutating func write(_ text: String) {
    text.withBytes { write(sized: $0) }
  }

  package mutating func write(_ data: [UInt8]) { data.withUnsafeBytes { write(sized: $0) } }

  /// Bytes behind their number.
  private mutating func write(sized raw: UnsafeRawBufferPointer) {
    put(most: 10 &+ raw.count) { place in
      let length = Self.store(UInt64(raw.count), at: place)
      if let start = raw.baseAddress {
        (place + length).copyMemory(from: start, byteCount: raw.count)
      }
      return length &+ raw.count
    }
  }

  /// What `body` writes, behind the number of its bytes.
  package mutating func write(sized body: (inout RecordWriter) -> Void) {
    let start = count
    put(most: Self.sizeWidth) { _ in Self.sizeWidth }
    body(&self)
    var size = count &- start &- Self.sizeWidth
    storage.withUnsafeMutableBytes { bytes in
      for place in start..<start &+ Self.sizeWidth {
        let isLast = place == start &+ Self.sizeWidth &- 1
        bytes[place] = UInt8(truncatingIfNeeded: size) & 0x7F | (isLast ? 0 : 0x80)
        size >>= 7
      }
    }
  }

  /// Bytes of a number that is put in when what it numbers is there; seven bits each, as of all numbers here.
  private static let sizeWidth = 5

  /// Bytes as they are, without their length.
  package mutating func append(_ raw: UnsafeRawBufferPointer) {
    guard let start = raw.baseAddress else { return }
    put(most: raw.count) { place in
      place.copyMemory(from: start, byteCount: raw.count)
      return raw.count
    }
  }

  package mutating func write(_ range: Range<Int>) {
    write(range.lowerBound)
    write(range.upperBound &- range.lowerBound)
  }

  @inlinable
  public mutating func write<Value>(
    _ value: Value?, _ body: (inout RecordWriter, Value) -> Void
  ) {
    write(value != nil)
    if let value { body(&self, value) }
  }

  public mutating func write(_ text: String?) {
    write(text != nil)
    if let text { write(text) }
  }

  public mutating func write(_ number: Int?) {
    write(number != nil)
    if let number { write(number) }
  }

  @inlinable public mutating func write(_ number: Double?) { write(number) { $0.write($1) } }

  @inlinable
  public mutating func write<Element>(
    list: some Collection<Element>, _ body: (inout RecordWriter, Element) -> Void
  ) {
    write(UInt64(list.count))
    for element in list { body(&self, element) }
  }
}

extension String {
  /// Its bytes in UTF-8, looked at where they are.
  @inline(__always)
  func withBytes<Value>(_ body: (UnsafeRawBufferPointer) -> Value) -> Value {
    if let value = utf8.withContiguousStorageIfAvailable({ body(UnsafeRawBufferPointer($0)) }) {
      return value
    }
    var text = self
    return text.withUTF8 { body(UnsafeRawBufferPointer($0)) }
  }
}

/// Writes values one behind the other as bytes, for `RecordReader` to read back in the same order.
///
/// Integers take as few bytes as they need (LEB128, signed ones in zigzag); texts and lists have their length first.
///
/// Public, since `@inlinable` does nothing for what is of the package: a generic function of another module would ask
/// for the metadata of its types at each call.
public struct RecordWriter: Sendable {
  @usableFromInline internal var storage: [UInt8] = []

  @inlinable public var bytes: [UInt8] { storage }

  package init(capacity: Int = 256) { storage.reserveCapacity(capacity) }

  /// Forgets the first bytes, which are kept elsewhere.
  package mutating func removeFirst(_ count: Int) { storage.removeFirst(count) }

  /// Forgets all bytes, to be filled again.
  package mutating func removeAll() { storage.removeAll(keepingCapacity: true) }

  public mutating func write(_ number: UInt64) {
    // Most are small.
    if number < 0x80 { return storage.append(UInt8(truncatingIfNeeded: number)) }
    withUnsafeTemporaryAllocation(byteCount: 10, alignment: 1) { buffer in
      var (rest, count) = (number, 0)
      while rest >= 0x80 {
        buffer[count] = UInt8(truncatingIfNeeded: rest) | 0x80
        rest >>= 7
        count &+= 1
      }
      buffer[count] = UInt8(truncatingIfNeeded: rest)
      storage.append(contentsOf: UnsafeRawBufferPointer(rebasing: buffer[...count]))
    }
  }

  @inlinable public mutating func write(_ number: Int) {
    write(UInt64(bitPattern: Int64((number &<< 1) ^ (number &>> 63))))
  }

  @inlinable public mutating func write(_ flag: Bool) { storage.append(flag ? 1 : 0) }

  /// A small number that tells cases apart.
  @inlinable public mutating func write(tag: UInt8) { storage.append(tag) }

  /// Eight bytes, for numbers that are spread evenly.
  package mutating func write(fixed number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { storage.append(contentsOf: $0) }
  }

  public mutating func write(_ number: Double) { write(fixed: number.bitPattern) }

  public mutating func write(_ text: String) {
    text.utf8Span.span.withUnsafeBytes { utf8 in
      write(UInt64(utf8.count))
      storage.append(contentsOf: utf8)
    }
  }

  package mutating func write(_ data: [UInt8]) {
    write(UInt64(data.count))
    storage.append(contentsOf: data)
  }

  /// Bytes as they are, without their length.
  package mutating func append(_ raw: UnsafeRawBufferPointer) { storage.append(contentsOf: raw) }

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

  @inlinable public mutating func write(_ text: String?) { write(text) { $0.write($1) } }
  @inlinable public mutating func write(_ number: Int?) { write(number) { $0.write($1) } }
  @inlinable public mutating func write(_ number: Double?) { write(number) { $0.write($1) } }

  @inlinable
  public mutating func write<Element>(
    list: some Collection<Element>, _ body: (inout RecordWriter, Element) -> Void
  ) {
    write(UInt64(list.count))
    for element in list { body(&self, element) }
  }
}

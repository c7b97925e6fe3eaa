/// Writes values one behind the other as bytes, for `RecordReader` to read back in the same order.
///
/// Integers take as few bytes as they need (LEB128, signed ones in zigzag); texts and lists have their length first.
package struct RecordWriter: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init(capacity: Int = 256) { bytes.reserveCapacity(capacity) }

  package mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  package mutating func write(_ number: Int) {
    write(UInt64(bitPattern: Int64((number &<< 1) ^ (number &>> 63))))
  }

  package mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  /// A small number that tells cases apart.
  package mutating func write(tag: UInt8) { bytes.append(tag) }

  /// Eight bytes, for numbers that are spread evenly.
  package mutating func write(fixed number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  package mutating func write(_ number: Double) { write(fixed: number.bitPattern) }

  package mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      write(UInt64(utf8.count))
      bytes.append(contentsOf: UnsafeRawBufferPointer(utf8))
    }
  }

  package mutating func write(_ data: [UInt8]) {
    write(UInt64(data.count))
    bytes.append(contentsOf: data)
  }

  /// Bytes as they are, without their length.
  package mutating func append(_ raw: UnsafeRawBufferPointer) { bytes.append(contentsOf: raw) }

  package mutating func write(_ range: Range<Int>) {
    write(range.lowerBound)
    write(range.upperBound &- range.lowerBound)
  }

  package mutating func write<Value>(
    _ value: Value?, _ body: (inout RecordWriter, Value) -> Void
  ) {
    write(value != nil)
    if let value { body(&self, value) }
  }

  package mutating func write(_ text: String?) { write(text) { $0.write($1) } }
  package mutating func write(_ number: Int?) { write(number) { $0.write($1) } }
  package mutating func write(_ number: Double?) { write(number) { $0.write($1) } }

  package mutating func write<Element>(
    list: some Collection<Element>, _ body: (inout RecordWriter, Element) -> Void
  ) {
    write(UInt64(list.count))
    for element in list { body(&self, element) }
  }
}

/// A growing run of bytes that pages are rendered into; it is moved, never copied by accident.
///
/// Public, since `@inlinable` does nothing for what is of the package: every byte appended in another room would be a call.
@frozen
public struct ByteBuffer: ~Copyable {
  @usableFromInline internal var base: UnsafeMutableRawPointer
  @usableFromInline internal var capacity: Int
  /// Bytes written so far.
  @inlinable public var count: Int { length }
  @usableFromInline internal var length: Int
  /// Where the last inset begins and ends; none ends at 0.
  @usableFromInline internal var insetStart = 0
  @usableFromInline internal var insetEnd = 0

  @inlinable
  public init(capacity: Int = 1024) {
    self.capacity = max(capacity, 16)
    self.base = UnsafeMutableRawPointer.allocate(byteCount: max(capacity, 16), alignment: 16)
    self.length = 0
  }

  deinit { base.deallocate() }

  /// Makes room for `extra` bytes more.
  @inlinable @inline(__always)
  public mutating func reserve(_ extra: Int) {
    if capacity &- length < extra { grow(extra) }
  }

  @usableFromInline @inline(never)
  internal mutating func grow(_ extra: Int) {
    let wanted = max(capacity * 2, length + extra)
    let fresh = UnsafeMutableRawPointer.allocate(byteCount: wanted, alignment: 16)
    fresh.copyMemory(from: base, byteCount: length)
    base.deallocate()
    base = fresh
    capacity = wanted
  }

  @inlinable
  public mutating func append(_ byte: UInt8) {
    reserve(1)
    base.storeBytes(of: byte, toByteOffset: length, as: UInt8.self)
    length &+= 1
  }

  @inlinable @inline(__always)
  public mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress, bytes.count > 0 else { return }
    reserve(bytes.count)
    (base + length).copyMemory(from: start, byteCount: bytes.count)
    length &+= bytes.count
  }

  @inlinable
  public mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { append($0) }
  }

  @inlinable
  public mutating func append(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBytes { append($0) }
  }

  /// A text of the program's own; where it stands in the call it is written without a copying loop.
  @inlinable @inline(__always)
  public mutating func append(_ text: StaticString) {
    append(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  @inlinable
  public mutating func append(_ text: String) {
    text.utf8Span.span.withUnsafeBytes { append($0) }
  }

  @inlinable
  public mutating func append(_ text: Substring) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  /// A decimal number.
  package mutating func append(decimal number: Int) {
    // 20 places hold every integer of 64 bits with its sign; they are filled from the end.
    reserve(20)
    var rest = number.magnitude
    var digits = 1
    var bound: UInt = 10
    while digits < 19, rest >= bound {
      digits &+= 1
      bound &*= 10
    }
    if number < 0 { append(UInt8(ascii: "-")) }
    length &+= digits
    var place = length
    repeat {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      place &-= 1
      base.storeBytes(
        of: 0x30 | UInt8(truncatingIfNeeded: digit), toByteOffset: place, as: UInt8.self)
      rest = quotient
    } while rest > 0
  }

  /// Forgets what was written from `count` on; the memory is kept.
  @inlinable
  public mutating func truncate(to count: Int) {
    precondition(count >= 0 && count <= length)
    length = count
    if count < insetEnd { insetEnd = 0 }
  }

  /// The last piece that was set apart and still stands where it was written.
  package var inset: Range<Int>? { insetEnd > 0 ? insetStart..<insetEnd : nil }

  /// Sets what was written from `start` on apart, as a piece that may be exchanged in the finished bytes.
  package mutating func setApart(from start: Int) {
    precondition(start >= 0 && start <= length)
    (insetStart, insetEnd) = (start, length)
  }

  /// The bytes written, valid inside `body` only.
  @inlinable
  public borrowing func withBytes<R: ~Copyable, E: Error>(
    _ body: (UnsafeRawBufferPointer) throws(E) -> R
  ) throws(E) -> R {
    try body(UnsafeRawBufferPointer(start: base, count: length))
  }

  /// A copy of the bytes written from `start` on.
  package borrowing func bytes(from start: Int = 0) -> [UInt8] {
    withBytes { written in
      // Making an array of a given size costs twice as much.
      var bytes: [UInt8] = []
      bytes.reserveCapacity(written.count &- start)
      bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: written[start...]))
      return bytes
    }
  }

  /// What was written from `start` on, as text; invalid UTF-8 becomes U+FFFD.
  package borrowing func string(from start: Int = 0) -> String {
    withBytes { String(decoding: $0[start...], as: UTF8.self) }
  }
}

/// Fewer than eight bytes as one number, the first byte lowest and zeros behind the last one.
@inlinable @inline(__always)
public func fewBytes(_ start: UnsafeRawPointer, _ count: Int) -> UInt64 {
  var word: UInt64 = 0
  var index = 0
  if count & 4 != 0 {
    word = UInt64(start.loadUnaligned(as: UInt32.self).littleEndian)
    index = 4
  }
  if count & 2 != 0 {
    let two = start.loadUnaligned(fromByteOffset: index, as: UInt16.self).littleEndian
    word |= UInt64(two) &<< UInt64(index &* 8)
    index &+= 2
  }
  if count & 1 != 0 {
    let one = start.load(fromByteOffset: index, as: UInt8.self)
    word |= UInt64(one) &<< UInt64(index &* 8)
  }
  return word
}

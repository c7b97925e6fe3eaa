import Glibc

/// The order of words: that of their bytes.
enum WordOrder {
  /// The first eight bytes as a number that sorts as they do.
  @inline(__always)
  static func key(_ word: UnsafeRawBufferPointer) -> UInt64 {
    var key: UInt64 = 0
    for place in 0..<min(8, word.count) { key |= UInt64(word[place]) &<< UInt64(56 &- 8 &* place) }
    return key
  }

  static func compare(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Int {
    guard let first = left.baseAddress, let second = right.baseAddress else {
      return left.count - right.count
    }
    let order = Int(memcmp(first, second, min(left.count, right.count)))
    return order == 0 ? left.count - right.count : order
  }

  static func precedes(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    compare(left, right) < 0
  }

  /// How many bytes two words begin with alike, whole scalars or not.
  static func shared(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Int {
    let most = min(left.count, right.count)
    var count = 0
    while count < most, left[count] == right[count] { count &+= 1 }
    return count
  }
}

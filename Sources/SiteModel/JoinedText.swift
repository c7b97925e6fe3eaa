extension String {
  /// Its bytes but for the first few, with those of two other texts behind them, all put into their place at once.
  func followed(by second: String, _ third: String = "", droppingFirst dropped: Int = 0) -> String {
    withBytes { first in
      second.withBytes { second in
        third.withBytes { third in
          let first = UnsafeRawBufferPointer(rebasing: first[min(dropped, first.count)...])
          let (middle, last) = (first.count, first.count + second.count)
          return String(unsafeUninitializedCapacity: last + third.count) { room in
            let room = UnsafeMutableRawBufferPointer(room)
            UnsafeMutableRawBufferPointer(rebasing: room[..<middle]).copyMemory(from: first)
            UnsafeMutableRawBufferPointer(rebasing: room[middle..<last]).copyMemory(from: second)
            UnsafeMutableRawBufferPointer(rebasing: room[last..<last + third.count])
              .copyMemory(from: third)
            return last + third.count
          }
        }
      }
    }
  }

  /// Whether another text is the same byte for byte.
  func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    return withBytes { own in
      other.withBytes { others in
        for place in own.indices where own[place] != others[place] { return false }
        return true
      }
    }
  }

  /// Its bytes in UTF-8, looked at where they are.
  @inline(__always)
  private func withBytes<Value>(_ body: (UnsafeRawBufferPointer) -> Value) -> Value {
    if let value = utf8.withContiguousStorageIfAvailable({ body(UnsafeRawBufferPointer($0)) }) {
      return value
    }
    var text = self
    return text.withUTF8 { body(UnsafeRawBufferPointer($0)) }
  }
}

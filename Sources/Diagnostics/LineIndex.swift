import Synchronization

/// Where the lines of a text begin, worked out when the first position is asked for and then kept, so
/// that a file with thousands of faults is not read from its top for each.
final class LineIndex: Sendable {
  private let starts = Mutex<[Int]?>(nil)

  /// The number of the line that holds `offset`, from 0, and the offset of its first byte.
  func line(at offset: Int, in bytes: [UInt8]) -> (number: Int, start: Int) {
    starts.withLock { kept in
      let starts = kept ?? Self.starts(of: bytes)
      kept = starts
      var low = 0
      var high = starts.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if starts[middle] <= offset { low = middle } else { high = middle }
      }
      return (low, starts[low])
    }
  }

  /// Lines end with a line feed, a carriage return, or a carriage return and a line feed (CommonMark §2.1).
  private static func starts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices {
        let byte = bytes[index]
        if byte == 0x0A
          || (byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A))
        {
          starts.append(index + 1)
        }
      }
    }
    return starts
  }
}

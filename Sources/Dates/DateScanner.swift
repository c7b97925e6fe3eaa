/// Reads the pieces of a written date from the front of a few bytes.
struct DateScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  /// - Parameter bytes: must stay where they are as long as the scanner is used.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Has `body` read some bytes, which are copied only when they do not lie one behind the other.
  static func reading<Value>(
    _ bytes: some Collection<UInt8>, _ body: (inout DateScanner) -> Value
  ) -> Value {
    if let value = bytes.withContiguousStorageIfAvailable({ bytes in
      var scanner = DateScanner(bytes)
      return body(&scanner)
    }) {
      return value
    }
    return Array(bytes).withUnsafeBufferPointer { bytes in
      var scanner = DateScanner(bytes)
      return body(&scanner)
    }
  }

  var isAtEnd: Bool { place >= bytes.count }

  /// What was not read yet.
  var rest: Slice<UnsafeBufferPointer<UInt8>> { bytes[min(place, bytes.count)...] }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  /// Steps over one byte; nothing happens when another one comes next.
  mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    place &+= 1
    return true
  }

  /// Steps over one of two bytes.
  mutating func take(_ byte: UInt8, or other: UInt8) -> Bool { take(byte) || take(other) }

  /// A number of exactly `digits` decimal digits.
  mutating func number(digits: Int) -> Int? {
    guard bytes.count &- place >= digits else { return nil }
    var value = 0
    for offset in place..<place &+ digits {
      let digit = bytes[offset] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      value = value &* 10 &+ Int(digit)
    }
    place &+= digits
    return value
  }

  /// `2026-11-30`
  mutating func date() -> (year: Int, month: Int, day: Int)? {
    guard let year = number(digits: 4), take(UInt8(ascii: "-")), let month = number(digits: 2),
      take(UInt8(ascii: "-")), let day = number(digits: 2)
    else { return nil }
    return (year, month, day)
  }

  /// `09:00`, `09:00:30` or `09:00:30.25`; parts of a second are read and dropped.
  mutating func time() -> (hour: Int, minute: Int, second: Int)? {
    guard let hour = number(digits: 2), take(UInt8(ascii: ":")), let minute = number(digits: 2)
    else { return nil }
    guard take(UInt8(ascii: ":")) else { return (hour, minute, 0) }
    guard let second = number(digits: 2) else { return nil }
    if take(UInt8(ascii: ".")) {
      guard number(digits: 1) != nil else { return nil }
      while number(digits: 1) != nil {}
    }
    return (hour, minute, second)
  }

  /// `Z`, `UTC`, `+02:00`, `+0200` or `+02` as seconds east of UTC, less than a day either way.
  mutating func offset() -> Int? {
    if take(UInt8(ascii: "Z"), or: UInt8(ascii: "z")) { return 0 }
    if rest.starts(with: "UTC".utf8) {
      place &+= 3
      return 0
    }
    let isWest = next == UInt8(ascii: "-")
    guard take(UInt8(ascii: "+"), or: UInt8(ascii: "-")), let hours = number(digits: 2), hours < 24
    else { return nil }
    var minutes = 0
    if take(UInt8(ascii: ":")) || !isAtEnd {
      guard let written = number(digits: 2), written < 60 else { return nil }
      minutes = written
    }
    let seconds = hours * 3600 + minutes * 60
    return isWest ? -seconds : seconds
  }
}

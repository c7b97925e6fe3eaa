/// The few bytes of a written date, in a room of their own that costs no allocation.
struct DateBytes {
  /// More than any number with its sign and what fills it up, or an offset, takes.
  static let longestPiece = 32
  private static let size = 128

  private let room: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  private init(_ room: UnsafeMutableBufferPointer<UInt8>) { self.room = room }

  /// Has `body` write some bytes; whoever writes more than a piece makes room before each.
  static func writing<Value>(_ body: (inout DateBytes) -> Value) -> Value {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size) { room in
      var bytes = DateBytes(room)
      return body(&bytes)
    }
  }

  /// A text of a few pieces.
  static func text(_ body: (inout DateBytes) -> Void) -> String {
    writing { bytes in
      body(&bytes)
      return String(
        decoding: UnsafeBufferPointer(rebasing: bytes.room[..<bytes.count]), as: UTF8.self)
    }
  }

  /// Moves what was written to the end of an array.
  mutating func move(to output: inout [UInt8]) {
    output.append(contentsOf: UnsafeBufferPointer(rebasing: room[..<count]))
    count = 0
  }

  /// Lets another piece be written, for which what was written may have to move.
  @inline(__always)
  mutating func makeRoom(movingTo output: inout [UInt8]) {
    if Self.size &- count < Self.longestPiece { move(to: &output) }
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    guard count < room.count else { return }
    room[count] = byte
    count &+= 1
  }

  /// A number of at most two digits, filled up with a zero; in place of most calls of the one below.
  @inline(__always)
  mutating func append(twoDigits number: Int) {
    append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number / 10))
    append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number % 10))
  }

  /// A year, or another number of four digits at least.
  @inline(__always)
  mutating func append(year: Int) {
    guard year >= 0, year <= 9999 else { return append(year, width: 4) }
    append(twoDigits: year / 100)
    append(twoDigits: year % 100)
  }

  /// A number in decimal, filled up on the left to `width` digits after its sign.
  mutating func append(_ number: Int, width: Int, filler: UInt8 = UInt8(ascii: "0")) {
    let zero = UInt8(ascii: "0")
    // Nearly all numbers of a date have two digits.
    if width == 2, number >= 0, number < 100 {
      append(number < 10 ? filler : zero &+ UInt8(truncatingIfNeeded: number / 10))
      append(zero &+ UInt8(truncatingIfNeeded: number % 10))
      return
    }
    if number < 0 { append(UInt8(ascii: "-")) }
    var digits = 1
    var place: UInt = 1
    while number.magnitude / place >= 10 {
      place *= 10
      digits += 1
    }
    if digits < width {
      for _ in digits..<width { append(filler) }
    }
    while place > 0 {
      append(zero &+ UInt8(truncatingIfNeeded: number.magnitude / place % 10))
      place /= 10
    }
  }

  /// An offset from UTC as `+0200` or, with a separator, `+02:00`.
  mutating func append(offsetMinutes minutes: Int, separator: UInt8?) {
    append(UInt8(ascii: minutes < 0 ? "-" : "+"))
    append(abs(minutes) / 60, width: 2)
    if let separator { append(separator) }
    append(abs(minutes) % 60, width: 2)
  }
}

import Glibc

/// Where a document certainly has nothing but code, by a look at the beginnings of its lines alone.
///
/// That is between two lines that begin with backticks at their very start. Where something else might hide
/// such a line, other fences or raw HTML, nothing is said about the whole document.
struct FencedCode {
  private var blocks: [Range<Int>] = []
  /// Blocks that end before the last place that was asked for, and the next one.
  private var passed = 0
  private var next = Int.max..<Int.max

  init(_ body: UnsafeRawBufferPointer, _ lines: LineEnds) {
    guard Self.occurs("```", in: body), !Self.occurs("~~~", in: body) else { return }
    var open: (start: Int, length: Int)?
    lines.forEach(in: body) { line in
      if line.isEmpty || isLetter(body[line.lowerBound]) { return true }
      if let fence = open {
        if closes(body, line, length: fence.length) {
          blocks.append(fence.start..<line.lowerBound)
          open = nil
        }
        return true
      }
      let length = runLength(body, line, of: UInt8(ascii: "`"))
      if length >= 3, CodeFence(body, line) != nil {
        open = (line.upperBound, length)
      } else if mayHide(body, line) {
        blocks = []
        return false
      }
      return true
    }
    if let open { blocks.append(open.start..<body.count) }
    if let first = blocks.first { next = first }
  }

  /// Whether all that a place may hold is code; places must be asked for in ascending order.
  @inline(__always)
  mutating func contains(_ place: Int) -> Bool {
    if place >= next.upperBound { pass(place) }
    return place >= next.lowerBound
  }

  /// Where the block ends that held the last place.
  var end: Int { next.upperBound }

  private mutating func pass(_ place: Int) {
    while passed < blocks.count, blocks[passed].upperBound <= place { passed &+= 1 }
    next = passed < blocks.count ? blocks[passed] : .max..<(.max)
  }

  /// Whether a line ends the block that a fence of so many backticks has begun.
  private func closes(_ body: UnsafeRawBufferPointer, _ line: Range<Int>, length: Int) -> Bool {
    let indent = runLength(body, line, of: 0x20)
    guard indent <= 3 else { return false }
    return CodeFence.closes(
      body, line.lowerBound &+ indent..<line.upperBound, marker: UInt8(ascii: "`"), length: length)
  }

  /// Whether a line may begin what goes on over a fence: raw HTML, a formula, or a fence inside another block.
  private func mayHide(_ body: UnsafeRawBufferPointer, _ line: Range<Int>) -> Bool {
    var index = line.lowerBound
    while index < line.upperBound, Hints.isMarkerByte(body[index]) { index &+= 1 }
    guard index < line.upperBound else { return false }
    return body[index] == UInt8(ascii: "<")
      || body[index] == UInt8(ascii: "[") && index &+ 1 < line.upperBound
        && body[index &+ 1] == UInt8(ascii: "^")
      || runLength(body, index..<line.upperBound, of: UInt8(ascii: "$")) >= 2
      || runLength(body, index..<line.upperBound, of: UInt8(ascii: "`")) >= 3
  }

  private static func occurs(_ mark: StaticString, in body: UnsafeRawBufferPointer) -> Bool {
    guard let base = body.baseAddress else { return false }
    let first = mark.utf8Start.pointee
    var start = 0
    while start < body.count, let found = memchr(base + start, Int32(first), body.count &- start) {
      let place = UnsafeRawPointer(found) - base
      if runLength(body, place..<body.count, of: first) >= mark.utf8CodeUnitCount { return true }
      start = place &+ 1
    }
    return false
  }
}

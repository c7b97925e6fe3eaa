import Glibc

/// Where a document certainly has nothing but code, by a look at the beginnings of its lines alone.
///
/// That is between two lines that begin with backticks at their very start. Where something else might hide
/// such a line, other fences or raw HTML, nothing is said about the whole document.
struct FencedCode {
  private var blocks: [Range<Int>] = []

  init(_ body: UnsafeRawBufferPointer) {
    guard Self.occurs("```", in: body), !Self.occurs("~~~", in: body) else { return }
    let lines = LineEnds(body)
    var open: (start: Int, length: Int)?
    var start = 0
    while start < body.count {
      let (end, next) = lines.end(of: start)
      let length = runLength(body, start..<end, of: UInt8(ascii: "`"))
      if let fence = open {
        if length >= fence.length, body[start &+ length..<end].allSatisfy(isSpaceOrTab) {
          blocks.append(fence.start..<start)
          open = nil
        }
      } else if length >= 3, CodeFence(body, start..<end) != nil {
        open = (next, length)
      } else if mayHide(body, start..<end) {
        blocks = []
        return
      }
      start = next
    }
    if let open { blocks.append(open.start..<body.count) }
  }

  /// Whether all that a place may hold is code.
  func contains(_ place: Int) -> Bool {
    var low = 0
    var high = blocks.count
    while low < high {
      let middle = (low &+ high) / 2
      if blocks[middle].upperBound <= place { low = middle &+ 1 } else { high = middle }
    }
    return low < blocks.count && blocks[low].lowerBound <= place
  }

  /// Whether a line may begin what goes on over a fence: raw HTML, or a fence inside another block.
  private func mayHide(_ body: UnsafeRawBufferPointer, _ line: Range<Int>) -> Bool {
    var index = line.lowerBound
    while index < line.upperBound, Hints.isMarkerByte(body[index]) { index &+= 1 }
    guard index < line.upperBound else { return false }
    return body[index] == UInt8(ascii: "<") || body[index] == UInt8(ascii: "[")
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

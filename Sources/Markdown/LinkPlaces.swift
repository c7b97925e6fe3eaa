/// Finds where in the source the address of a link is written.
///
/// libcmark tells the line of a link only roughly and the column not at all past the first line of
/// a paragraph, so the source is searched: the paragraph for `](address`, then the whole body for a
/// reference definition. Addresses come in the document's order, and each place is given once.
struct LinkPlaces {
  private let bytes: [UInt8]
  private let body: Range<Int>
  private let lines: Lines
  private var blockLines: ClosedRange<Int>?
  /// The places of each address in the current paragraph, the first one last.
  private var places: [[UInt8]: [Range<Int>]] = [:]
  private var definitions: [[UInt8]: Range<Int>]?

  init(_ bytes: [UInt8], body: Range<Int>, lines: Lines) {
    self.bytes = bytes
    self.body = body
    self.lines = lines
  }

  /// The address's own bytes where they are found, else the line's.
  mutating func range(of link: HTMLWriter.NotedLink) -> Range<Int> {
    if blockLines != link.blockLines {
      blockLines = link.blockLines
      places = inlinePlaces(in: lines.bytes(of: link.blockLines))
    }
    if let place = places[link.address]?.popLast() { return place }
    let definitions = self.definitions ?? definedPlaces()
    self.definitions = definitions
    if let place = definitions[link.address] { return place }
    let line = min(max(link.line, link.blockLines.lowerBound), link.blockLines.upperBound)
    return trimmed(lines.bytes(of: line...line))
  }

  private func inlinePlaces(in range: Range<Int>) -> [[UInt8]: [Range<Int>]] {
    var found: [WrittenAddress] = []
    var prose = ProseBytes(bytes, range)
    var open = 0
    while let index = prose.next() {
      if bytes[index] == UInt8(ascii: "[") { open += 1 }
      guard bytes[index] == UInt8(ascii: "]"), open > 0 else { continue }
      open -= 1
      guard prose.index < range.upperBound, bytes[prose.index] == UInt8(ascii: "("),
        let written = WrittenAddress(in: bytes, at: prose.index + 1, before: range.upperBound)
      else { continue }
      found.append(written)
      prose.skip(to: written.range.upperBound)
    }
    var places: [[UInt8]: [Range<Int>]] = [:]
    for written in found.reversed() { places[written.address, default: []].append(written.range) }
    return places
  }

  /// The addresses of `[label]: address`, each at its first place.
  private func definedPlaces() -> [[UInt8]: Range<Int>] {
    var places: [[UInt8]: Range<Int>] = [:]
    var index = body.lowerBound
    while index < body.upperBound {
      if let colon = labelEnd(at: index),
        let written = WrittenAddress(in: bytes, at: colon + 1, before: body.upperBound),
        places[written.address] == nil
      {
        places[written.address] = written.range
      }
      while index < body.upperBound, bytes[index] != 0x0A { index += 1 }
      index += 1
    }
    return places
  }

  /// The offset of the colon when the line at `start` begins as a reference definition does.
  private func labelEnd(at start: Int) -> Int? {
    var index = start
    while index < body.upperBound, bytes[index] == 0x20 || bytes[index] == UInt8(ascii: ">") {
      index += 1
    }
    guard index < body.upperBound, bytes[index] == UInt8(ascii: "[") else { return nil }
    index += 1
    while index < body.upperBound, bytes[index] != 0x0A, bytes[index] != UInt8(ascii: "]") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    let colon = index + 1
    guard colon < body.upperBound, bytes[index] == UInt8(ascii: "]") else { return nil }
    return bytes[colon] == UInt8(ascii: ":") ? colon : nil
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, bytes[upper - 1] <= 0x20 { upper -= 1 }
    while lower < upper, bytes[lower] <= 0x20 { lower += 1 }
    return lower..<upper
  }
}

import HTML

/// The parts that templates make later: the writer only says where they begin and end.
extension HTMLWriter {
  mutating func writeShortcode(
    _ index: Int, _ role: Shortcodes.Role, atom: Int, _ beyond: Beyond
  ) {
    guard case .success(let tag) = beyond.reading.shortcodes[index] else { return }
    switch role {
    case .single:
      beginShortcode(tag, isPair: false, atom, beyond)
      endRegion()
    case .opens:
      openPairs &+= 1
      beginShortcode(tag, isPair: true, atom, beyond)
    case .closes:
      openPairs &-= 1
      endRegion()
    }
  }

  /// `{{</* x */>}}` is shown as `{{< x >}}`.
  mutating func writeShownShortcode(_ written: UnsafeRawBufferPointer) {
    let inner = written.dropFirst(5).dropLast(5)
    for part in ["{{<".utf8.map { $0 }, Array(inner), ">}}".utf8.map { $0 }] {
      part.withUnsafeBytes {
        text.add($0)
        out.append(escapingAsCommonMark: $0)
      }
    }
  }

  private mutating func beginShortcode(
    _ tag: ShortcodeTag, isPair: Bool, _ atom: Int, _ beyond: Beyond
  ) {
    let written = beyond.reading.atoms.atoms[atom].place
    let place = origin &+ written.lowerBound..<origin &+ written.upperBound
    func absolute(_ range: Range<Int>) -> Range<Int> {
      // Places within a tag that goes over several lines are told no closer than the tag's first line.
      let lower = place.lowerBound &+ range.lowerBound
      let upper = place.lowerBound &+ range.upperBound
      return upper <= place.upperBound ? lower..<upper : place
    }
    let arguments = tag.arguments.map {
      Shortcode.Argument(name: $0.name, value: $0.value, range: absolute($0.range))
    }
    let shortcode = Shortcode(
      name: tag.name, nameRange: absolute(tag.nameRange), arguments: arguments, isPair: isPair)
    beginRegion(.shortcode(shortcode), at: place)
  }
}

// MARK: - Regions

/// A region that is open, or the place of one that is not made since it is too deep in others.
struct OpenRegion {
  /// In `HTMLWriter.regions`.
  let index: Int?
}

extension HTMLWriter {
  /// Regions inside each other; shortcodes have a limit of their own below this.
  private static let deepestRegions = 100

  /// Begins a part that a template makes of what is written until `endRegion`.
  ///
  /// - Parameter place: the bytes of the file that ask for it.
  mutating func beginRegion(
    _ kind: Region.Kind, _ attributes: [WrittenAttribute] = [], at place: Range<Int> = 0..<0
  ) {
    guard openRegions.count < Self.deepestRegions else {
      return openRegions.append(OpenRegion(index: nil))
    }
    openRegions.append(OpenRegion(index: regions.count))
    regions.append(
      Region(kind: kind, attributes: attributes, html: out.count..<out.count, range: place))
  }

  /// The same for a construct, whose place is told by its line.
  mutating func beginRegion(
    _ construct: HookedConstruct, _ attributes: [WrittenAttribute], onLineOf node: CMarkNode
  ) {
    regionLines.append((regions.count, source(max(node.startLine, block.startLine))))
    beginRegion(.construct(construct), attributes)
  }

  /// Gives the regions of constructs the bytes of their lines.
  mutating func placeRegions(_ lines: Lines) {
    for (index, line) in regionLines { placeRegion(index, at: lines.trimmedBytes(of: line)) }
  }

  /// Gives a region the bytes of the file that its address stands in.
  mutating func placeRegion(_ index: Int, at range: Range<Int>) {
    guard regions.indices.contains(index) else { return }
    let region = regions[index]
    regions[index] = Region(
      kind: region.kind, attributes: region.attributes, html: region.html,
      descendants: region.descendants, range: range)
  }

  mutating func endRegion() {
    guard let index = openRegions.popLast()?.index else { return }
    let region = regions[index]
    regions[index] = Region(
      kind: region.kind, attributes: region.attributes, html: region.html.lowerBound..<out.count,
      descendants: regions.count &- index &- 1, range: region.range)
  }
}

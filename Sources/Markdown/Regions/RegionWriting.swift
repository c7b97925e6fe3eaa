package import HTML

extension RenderedMarkdown {
  /// Writes the HTML with every slot filled and every region replaced.
  ///
  /// - Parameters:
  ///   - withoutTitle: leaves out `titleHeading`.
  ///   - fill: writes what a slot lacks, escaped for an attribute.
  ///   - replace: writes the HTML of a region, of which it gets the inner HTML, that of its own slots and
  ///     regions included; by default the inner HTML stays.
  package func write(
    to buffer: inout ByteBuffer, withoutTitle: Bool = false,
    fillingSlots fill: (Slot, inout ByteBuffer) -> Void,
    replacingRegions replace: (Region, _ inner: [UInt8], inout ByteBuffer) -> Void = {
      $2.append($1)
    }
  ) {
    let start = withoutTitle ? titleHeading?.upperBound ?? 0 : 0
    var writer = RegionWriter(markdown: self, written: start)
    writer.write(
      to: &buffer, until: html.count, regionsBefore: regions.count, fill, replace)
  }
}

extension RenderedMarkdown {
  /// What stands before `<!--more-->`, nil without one.
  package var beforeMore: RenderedMarkdown? {
    guard let end = summaryEnd else { return nil }
    // The mark stands between blocks of the document itself, so nothing reaches over it but a pair of shortcodes.
    let kept = regions.filter { $0.html.lowerBound < end }
    guard kept.allSatisfy({ $0.html.upperBound <= end }) else { return nil }
    return RenderedMarkdown(
      html: Array(html[..<end]), slots: slots.filter { $0.offset < end }, regions: kept,
      firstHeading: firstHeading, titleHeading: titleHeading, wordCount: wordCount,
      summary: summary)
  }
}

/// Walks along the HTML, its slots and its regions, all of which ascend.
private struct RegionWriter {
  private let markdown: RenderedMarkdown
  private var written: Int
  private var slot: Int
  private var region: Int

  init(markdown: RenderedMarkdown, written: Int) {
    self.markdown = markdown
    self.written = written
    slot = markdown.slots.firstIndex { $0.offset >= written } ?? markdown.slots.count
    region =
      written == 0
      ? 0
      : markdown.regions.firstIndex { $0.html.lowerBound >= written } ?? markdown.regions.count
  }

  /// Calls itself for what stands in a region, as deep as the document's reader let regions nest.
  mutating func write(
    to buffer: inout ByteBuffer, until end: Int, regionsBefore limit: Int,
    _ fill: (Slot, inout ByteBuffer) -> Void,
    _ replace: (Region, [UInt8], inout ByteBuffer) -> Void
  ) {
    while region < limit {
      let found = markdown.regions[region]
      region &+= 1
      writeSlots(to: &buffer, until: found.html.lowerBound, fill)
      var inner = ByteBuffer(capacity: found.html.count &+ 64)
      write(
        to: &inner, until: found.html.upperBound, regionsBefore: region &+ found.descendants,
        fill, replace)
      replace(found, inner.bytes(), &buffer)
    }
    writeSlots(to: &buffer, until: end, fill)
  }

  private mutating func writeSlots(
    to buffer: inout ByteBuffer, until end: Int, _ fill: (Slot, inout ByteBuffer) -> Void
  ) {
    while slot < markdown.slots.count, markdown.slots[slot].offset < end {
      buffer.append(markdown.html[written..<markdown.slots[slot].offset])
      written = markdown.slots[slot].offset
      fill(markdown.slots[slot], &buffer)
      slot &+= 1
    }
    buffer.append(markdown.html[written..<end])
    written = end
  }
}

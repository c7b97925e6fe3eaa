package import Diagnostics
import HTML

/// Turns the Markdown in the bytes `body` of a file into HTML, and says what looks wrong in it.
///
/// The dialect is CommonMark 0.30 with what `options` add to it; `hooks` may give constructs an HTML of their own. Ranges of slots and diagnostics count from the file's first byte.
///
/// - Parameter shortestRun: the fewest bytes of words in a row that libcmark is not given to read, for tests of what must
///   make no difference; nil to have it read all.
/// - Complexity: O(*n*) but for what libcmark 0.30 itself needs more for.
package func render(
  _ source: SourceText, body: Range<Int>, options: MarkdownOptions = MarkdownOptions(),
  hooks: (any MarkdownHooks)? = nil, shortestRun: Int? = shortestPlainRun
) -> (RenderedMarkdown, [Diagnostic]) {
  let body = body.clamped(to: 0..<source.bytes.count)
  guard body.count <= longestBody else {
    return (.empty, [MarkdownMessages.tooLarge(source, body, limit: longestBody)])
  }
  return source.bytes.withUnsafeBytes { bytes in
    let markdown = UnsafeRawBufferPointer(rebasing: bytes[body])
    let isValid = isUTF8(markdown)
    // Words that libcmark would change are not kept from it.
    let mayHide = isValid && !options.smartPunctuation
    let reading = Reading(
      markdown, constructs: options.constructs, hooks: hooks,
      shortestRun: mayHide ? shortestRun : nil)
    return reading.plainRuns.withUnsafeBufferPointer { runs in
      render(
        source, body: body, options: options, hooks: hooks, reading, isValid: isValid,
        PlainRuns(markdown, runs))
    }
  }
}

/// No shorter run of plain words is worth the name it gets.
package let shortestPlainRun = 32

/// Writes what was read.
private func render(
  _ source: SourceText, body: Range<Int>, options: MarkdownOptions, hooks: (any MarkdownHooks)?,
  _ reading: Reading, isValid: Bool, _ plain: PlainRuns
) -> (RenderedMarkdown, [Diagnostic]) {
  source.bytes.withUnsafeBytes { bytes in
    let markdown = UnsafeRawBufferPointer(rebasing: bytes[body])
    let tree = CMarkTree(
      parsing: markdown, options: options, isValid: isValid, rewritten: reading.rewritten)
    let beyond =
      reading.needsPass ? TreePass.run(reading, plain, options.constructs, hooks, on: tree) : nil
    var writer = HTMLWriter(
      options: options, hooks: hooks, beyond: beyond, plain: plain, origin: body.lowerBound,
      hasMail: reading.hasMail,
      capacity: body.count &+ body.count / 2 &+ 64)
    tree.root.walk { writer.visit($0, $1, entering: $2) }

    let anchors = writer.findAnchors()
    let looksForeign = reading.hasForeignTags
    // Only what may be reported needs the places of lines; files within the site never do.
    guard
      looksForeign || !writer.regionLines.isEmpty || !writer.problems.isEmpty
        || beyond?.shortcodeProblems.isEmpty == false || beyond?.ids.again.isEmpty == false
        || writer.notedLinks.contains(where: { $0.needsPlace })
    else {
      return (RenderedMarkdown(writer, slots: fileSlots(of: writer.notedLinks)), [])
    }
    let lines = Lines(source.bytes, body: body)
    writer.placeRegions(lines)
    var (slots, diagnostics) = place(
      writer.notedLinks, anchors, in: source, body: body, lines: lines
    ) { writer.placeRegion($0, at: $1) }
    if looksForeign {
      diagnostics += ForeignSyntax.warnings(
        in: tree, source, lines: lines, map: reading.lines,
        knowsShortcodes: options.constructs.contains(.shortcodes))
    }
    if let beyond {
      diagnostics += shortcodeProblems(beyond, in: source, body: body)
      diagnostics += idsAgain(beyond, in: source, body: body, lines: lines)
    }
    diagnostics += writer.problems.prefix(HTMLWriter.mostHookProblems).map {
      $0.diagnostic(in: source, body: body, lines: lines)
    }
    return (RenderedMarkdown(writer, slots: slots), diagnostics)
  }
}

/// libcmark counts in 32 bits and ends the program where they do not suffice, and a byte of Markdown
/// can need some hundred of memory.
private let longestBody = 32 << 20

/// Of one kind in one document: more would say nothing new.
let mostWarnings = 5

private func shortcodeProblems(
  _ beyond: Beyond, in source: SourceText, body: Range<Int>
) -> [Diagnostic] {
  beyond.shortcodeProblems.prefix(20).map { problem in
    let place = beyond.reading.atoms.atoms[problem.atom].place
    let lower = body.lowerBound &+ place.lowerBound &+ problem.range.lowerBound
    let upper = body.lowerBound &+ place.lowerBound &+ problem.range.upperBound
    let range = lower..<max(lower, min(upper, source.bytes.count))
    return MarkdownMessages.shortcode(problem.kind, in: source, range)
  }
}

private func idsAgain(
  _ beyond: Beyond, in source: SourceText, body: Range<Int>, lines: Lines
) -> [Diagnostic] {
  beyond.ids.again.prefix(mostWarnings).map { id, asker in
    var range: Range<Int>
    switch asker {
    case .atom(let atom):
      let place = beyond.reading.atoms.atoms[atom].place
      let end = min(body.lowerBound &+ place.upperBound, source.bytes.count)
      var start = min(body.lowerBound &+ place.lowerBound, end)
      while start < end, isSpace(source.bytes[start]) { start &+= 1 }
      range = start..<end
    case .fence(let line):
      range = lines.trimmedBytes(of: beyond.reading.lines.source(line))
      let line = source.bytes[range]
      if let open = line.firstIndex(of: UInt8(ascii: "{")),
        let close = line.lastIndex(of: UInt8(ascii: "}")), open < close
      {
        range = open..<close &+ 1
      }
    }
    return MarkdownMessages.idAgain(String(decoding: id, as: UTF8.self), in: source, range)
  }
}

private func fileSlots(of links: [HTMLWriter.NotedLink]) -> [Slot] {
  if links.isEmpty { return [] }
  var slots: [Slot] = []
  slots.reserveCapacity(links.count)
  for link in links {
    if let slot = link.fileSlot { slots.append(slot) }
  }
  return slots
}

private func place(
  _ links: [HTMLWriter.NotedLink], _ anchors: Anchors?, in source: SourceText, body: Range<Int>,
  lines: Lines, _ placeRegion: (Int, Range<Int>) -> Void
) -> ([Slot], [Diagnostic]) {
  var slots: [Slot] = []
  var anchors = anchors
  var diagnostics: [Diagnostic] = []
  var unsafe = 0
  var places = LinkPlaces(source.bytes, body: body, lines: lines)
  for link in links {
    if let slot = link.fileSlot {
      slots.append(slot)
      continue
    }
    let range = places.range(of: link)
    switch link.reason {
    case .file: continue
    case .hooked(let region, let isAnchor):
      placeRegion(region, range)
      if isAnchor, anchors?.holds(link.address) == false,
        let problem = anchors?.problem(link.address, in: source, range)
      {
        diagnostics.append(problem)
      }
    case .page(let page):
      let kind = Slot.Kind.link(path: page.path, suffix: page.suffix)
      slots.append(Slot(offset: link.offset, kind: kind, range: range))
    case .unsafe(let scheme):
      unsafe += 1
      guard unsafe <= mostWarnings else { continue }
      diagnostics.append(MarkdownMessages.unsafeAddress(scheme, in: source, range))
    case .anchor:
      if let problem = anchors?.problem(link.address, in: source, range) {
        diagnostics.append(problem)
      }
    }
  }
  return (slots, diagnostics)
}

extension HTMLWriter {
  /// Keeps of the links within the page those that lead nowhere, and says what ids there are when there are such links.
  fileprivate mutating func findAnchors() -> Anchors? {
    guard notedLinks.contains(where: { $0.isAnchor }) else { return nil }
    // What a shortcode's template makes may have any id.
    guard !hasShortcodes else {
      notedLinks.removeAll { $0.isPlainAnchor }
      return nil
    }
    // The elements that other templates make get theirs from the text, if not as a part of what is written here.
    let given =
      regions.isEmpty
      ? [] : headings.map { Array($0.id.utf8) } + (beyond?.ids.all ?? [])
    let anchors = out.withBytes { Anchors(in: $0, and: given) }
    notedLinks.removeAll { $0.isPlainAnchor && anchors.holds($0.address) }
    return anchors
  }

  fileprivate var hasShortcodes: Bool {
    regions.contains { if case .shortcode = $0.kind { true } else { false } }
  }
}

extension HTMLWriter.NotedLink {
  fileprivate var isAnchor: Bool {
    if case .hooked(_, true) = reason { true } else { isPlainAnchor }
  }

  /// Whether nothing else is to be told of it.
  fileprivate var isPlainAnchor: Bool {
    if case .anchor = reason { true } else { false }
  }

  fileprivate var needsPlace: Bool {
    if case .file = reason { false } else { true }
  }

  /// The slot of a file within the site, nil for any other link.
  fileprivate var fileSlot: Slot? {
    guard case .file(let kind) = reason else { return nil }
    return Slot(offset: offset, kind: kind, range: 0..<0)
  }
}

extension RenderedMarkdown {
  fileprivate static let empty = RenderedMarkdown(
    html: [], slots: [], firstHeading: nil, titleHeading: nil, wordCount: 0, summary: "")

  fileprivate init(_ writer: borrowing HTMLWriter, slots: [Slot]) {
    self.init(
      html: writer.out.bytes(), slots: slots, regions: writer.regions,
      firstHeading: writer.text.heading, titleHeading: writer.titleHeading,
      wordCount: writer.text.count.words, summary: writer.summary(), headings: writer.headings,
      ids: Set((writer.beyond?.ids.all ?? []).map { String(decoding: $0, as: UTF8.self) }),
      features: writer.features,
      hasOtherIDs: writer.hasRawHTML || writer.hasShortcodes
        || writer.beyond?.footnotes.notes.isEmpty == false,
      summaryEnd: writer.summaryEnd)
  }
}

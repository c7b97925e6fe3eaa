import Dates
import Diagnostics

/// Builds values out of toml++'s, and puts its problems into an author's words.
struct TOMLTree {
  private let source: SourceText
  private let offsets: ByteOffsets
  private var diagnostics: [Diagnostic] = []
  /// The first of toml++'s values that is not built yet.
  private var index = 0

  /// The value of the TOML in the bytes of `range`, with what stands above the first error.
  static func parse(_ source: SourceText, _ range: Range<Int>, isASCII: Bool)
    -> (Node, [Diagnostic])
  {
    if let deep = TOMLKeys.firstTooLong(source.bytes, range) {
      let empty = Node(.mapping(Mapping()), range: range)
      return (empty, [TOMLWording.keyTooLong(deep, in: source)])
    }
    let text = TOMLText(source.bytes, range)
    let offsets = ByteOffsets(source.bytes, range, isASCII: isASCII, hasLines: true)
    guard let problem = text.problem else {
      var tree = TOMLTree(source: source, offsets: offsets)
      let root = tree.node(text, depth: 0)
      return (root, tree.diagnostics)
    }
    let place = offsets.offset(line: problem.place.line, column: problem.place.column)
    let above = above(place, source, range, offsets)
    let syntax = TOMLSyntax(problem.text, source, range, place: place, above: above)
    return (above, [syntax.diagnostic])
  }

  /// What the lines above a place hold, an empty mapping when they do not stand alone.
  private static func above(
    _ place: Int, _ source: SourceText, _ range: Range<Int>, _ offsets: ByteOffsets
  ) -> Node {
    let line = source.lineRange(at: place)
    let part = range.lowerBound..<max(range.lowerBound, min(line.lowerBound, range.upperBound))
    let text = TOMLText(source.bytes, part)
    guard text.problem == nil else { return Node(.mapping(Mapping()), range: part) }
    var tree = TOMLTree(source: source, offsets: offsets)
    return tree.node(text, depth: 0)
  }

  private init(source: SourceText, offsets: ByteOffsets) {
    self.source = source
    self.offsets = offsets
  }

  private mutating func node(_ text: borrowing TOMLText, depth: Int) -> Node {
    guard let value = text.value(at: index) else { return Node(.null, range: 0..<0) }
    return node(value, text, depth: depth)
  }

  private mutating func node(_ value: TOMLText.Value, _ text: borrowing TOMLText, depth: Int)
    -> Node
  {
    index += 1
    let range = range(value.start, value.end)
    switch value.content {
    case .table where depth >= Limits.depth, .array where depth >= Limits.depth:
      if diagnostics.isEmpty { diagnostics.append(Wording.tooDeep(range, in: source)) }
      index = text.count
      return Node(.null, range: range)
    case .table(let count):
      var entries: [Mapping.Entry] = []
      entries.reserveCapacity(count)
      for _ in 0..<count {
        guard let entry = text.value(at: index) else { break }
        let keyRange = self.range(entry.keyStart, entry.keyEnd)
        entries.append(
          .init(key: entry.key, keyRange: keyRange, value: node(entry, text, depth: depth + 1)))
      }
      return Node(.mapping(Mapping(entries)), range: range)
    case .array(let count):
      var items: [Node] = []
      items.reserveCapacity(count)
      for _ in 0..<count where index < text.count { items.append(node(text, depth: depth + 1)) }
      return Node(.list(items), range: range)
    case .text(let text): return Node(.text(text), range: range)
    case .integer(let integer): return scalar(.integer(integer), range)
    case .number(let number): return scalar(.number(number), range)
    case .boolean(let boolean): return scalar(.boolean(boolean), range)
    case .date(let moment):
      guard
        let civil = CivilTime(
          year: moment.year, month: moment.month, day: moment.day, hour: moment.hour,
          minute: moment.minute, second: moment.second)
      else { return Node(.text(source.text(range)), range: range) }
      return scalar(
        .date(WrittenDate(civil: civil, offset: moment.offset, hasTime: moment.hasTime)), range)
    case .time: return Node(.text(source.text(range)), range: range)
    }
  }

  private func scalar(_ value: NodeValue, _ range: Range<Int>) -> Node {
    Node(value, range: range, written: source.text(range))
  }

  /// The bytes between two places without blanks at the end, which toml++ counts in.
  private func range(_ start: TOMLText.Place, _ end: TOMLText.Place) -> Range<Int> {
    let first = offsets.offset(line: start.line, column: start.column)
    var last = max(first, offsets.offset(line: end.line, column: end.column))
    while last > first, source.bytes[last - 1] <= 0x20 { last -= 1 }
    return first..<last
  }
}

import Diagnostics

/// Builds values out of libyaml's events: anchors, aliases, merge keys, duplicate keys, tags.
///
/// Aliased values are shared, not copied; what they stand for is counted nevertheless, since whoever
/// walks the values meets each of them. After an error in one value the others are still read; after
/// one of libyaml's, what was read before it is kept.
struct YAMLTree {
  /// A value with the number of values and the height of the tree that it stands for.
  private struct Built {
    var node: Node
    var count = 1
    var height = 0
  }

  private let source: SourceText
  private let range: Range<Int>
  private let offsets: ByteOffsets
  private var diagnostics: [Diagnostic] = []
  private var anchors: [String: Built] = [:]
  private var openAnchors: [String] = []
  private var aliasedCount = 0
  private var isStopped = false
  /// Where libyaml stopped.
  private var stoppedAt: Int?

  /// The value of the YAML in the bytes of `range`, null when it holds none.
  static func parse(_ source: SourceText, _ range: Range<Int>, isASCII: Bool)
    -> (Node, [Diagnostic])
  {
    var tree = YAMLTree(source, range, isASCII: isASCII)
    let node = YAMLEvents.read(source.bytes, range) { events in tree.document(events) }
    return (node, tree.diagnostics)
  }

  private init(_ source: SourceText, _ range: Range<Int>, isASCII: Bool) {
    self.source = source
    self.range = range
    offsets = ByteOffsets(source.bytes, range, isASCII: isASCII)
  }

  private mutating func document(_ events: borrowing YAMLEvents) -> Node {
    var root: Node?
    while let event = next(events) {
      switch event.content {
      case .streamStart, .documentEnd: continue
      case .documentStart where root != nil:
        stop(YAMLWording.secondDocument(bytes(event.characters), in: source))
      case .documentStart:
        if let content = next(events) { root = value(content, events, depth: 0).node }
      default: return root ?? Node(.null, range: range)
      }
    }
    return root ?? Node(.null, range: range)
  }

  // MARK: Values

  private mutating func value(
    _ event: YAMLEvent, _ events: borrowing YAMLEvents, depth: Int
  ) -> Built {
    switch event.content {
    case .alias(let name): return alias(name, bytes(event.characters), depth: depth)
    case .scalar(let text, let isPlain, let properties):
      let place = place(event, properties)
      let node = scalar(text, isPlain: isPlain, properties?.tag, place)
      let built = Built(node: node)
      if let anchor = properties?.anchor { anchors[anchor] = built }
      return built
    case .listStart(let properties), .mappingStart(let properties):
      let place = place(event, properties)
      guard depth < Limits.depth else {
        stop(YAMLWording.tooDeep(place.content, in: source))
        return Built(node: Node(.null, range: place.content))
      }
      if let anchor = properties?.anchor { openAnchors.append(anchor) }
      let isList = if case .listStart = event.content { true } else { false }
      check(properties?.tag, isList: isList, place)
      let built =
        isList
        ? list(events, place.content, depth: depth + 1)
        : mapping(events, place.content, depth: depth + 1)
      if let anchor = properties?.anchor {
        openAnchors.removeLast()
        anchors[anchor] = built
      }
      return built
    default: return Built(node: Node(.null, range: bytes(event.characters)))
    }
  }

  private mutating func list(
    _ events: borrowing YAMLEvents, _ start: Range<Int>, depth: Int
  ) -> Built {
    var items: [Node] = []
    var built = Built(node: Node(.null, range: start), height: 1)
    var end = start.upperBound
    while let event = next(events) {
      if case .listEnd = event.content {
        end = max(end, self.end(ofCollection: event))
        break
      }
      let item = value(event, events, depth: depth)
      items.append(item.node)
      built.count &+= item.count
      built.height = max(built.height, item.height + 1)
      if isBelow(event) { end = max(end, item.node.range.upperBound) }
    }
    built.node = Node(.list(items), range: start.lowerBound..<end)
    return built
  }

  private mutating func mapping(
    _ events: borrowing YAMLEvents, _ start: Range<Int>, depth: Int
  ) -> Built {
    var entries = MappingBuilder()
    var merge: (keyRange: Range<Int>, node: Node)?
    var built = Built(node: Node(.null, range: start), height: 1)
    var end = start.upperBound
    while let event = next(events) {
      if case .mappingEnd = event.content {
        end = max(end, self.end(ofCollection: event))
        break
      }
      let key = key(event, events, depth: depth)
      guard let valueEvent = next(events) else { break }
      let item = value(valueEvent, events, depth: depth)
      // Half a value would only be found wrong once more.
      guard !isStopped else { break }
      built.count &+= item.count
      built.height = max(built.height, item.height + 1)
      end = max(end, bytes(event.characters).upperBound)
      if isBelow(valueEvent) { end = max(end, item.node.range.upperBound) }
      guard let key else { continue }
      if key.isMerge {
        if let earlier = merge {
          let range = earlier.keyRange
          report(Wording.duplicate("<<", key.range, earlier: range, in: source))
        } else {
          merge = (key.range, item.node)
        }
        continue
      }
      let entry = Mapping.Entry(key: key.text, keyRange: key.range, value: item.node)
      if let earlier = entries.add(entry) {
        let range = earlier.keyRange
        report(Wording.duplicate(key.text, key.range, earlier: range, in: source))
      }
    }
    if let stoppedAt, let last = entries.last,
      last.value.range.upperBound > source.lineRange(at: stoppedAt).lowerBound
    {
      entries.removeLast()
    }
    if let merge { self.merge(merge.node, into: &entries) }
    built.node = Node(.mapping(entries.mapping), range: start.lowerBound..<end)
    return built
  }

  /// Adds what `<<` names to a mapping whose own keys win, as the earlier of several mappings does
  /// (https://yaml.org/type/merge.html).
  private mutating func merge(_ node: Node, into entries: inout MappingBuilder) {
    for item in node.list ?? [node] {
      guard let mapping = item.mapping else {
        report(YAMLWording.notMergeable(item.range, in: source))
        continue
      }
      for entry in mapping.entries { _ = entries.add(entry) }
    }
  }

  /// A key's text, nil after noting an error when it has none.
  private mutating func key(
    _ event: YAMLEvent, _ events: borrowing YAMLEvents, depth: Int
  ) -> (text: String, range: Range<Int>, isMerge: Bool)? {
    if case .scalar(let text, let isPlain, let properties) = event.content {
      let place = place(event, properties)
      let isMerge = isPlain && text == "<<"
      if let anchor = properties?.anchor {
        anchors[anchor] = Built(node: Node(.text(text), range: place.content))
      }
      if let tag = properties?.tag, !tag.isEmpty, tag != "!", tag != CoreTag.text {
        report(YAMLWording.tag(tag, place.tag, in: source))
      }
      if text.isEmpty {
        report(YAMLWording.emptyKey(place.content, in: source))
        return nil
      }
      return (text, place.content, isMerge)
    }
    let node = value(event, events, depth: depth).node
    if let text = node.text { return (text, bytes(event.characters), false) }
    if !isStopped, !node.isNull { report(YAMLWording.keyIsNoText(node, in: source)) }
    return nil
  }

  private mutating func alias(_ name: String, _ range: Range<Int>, depth: Int) -> Built {
    let nothing = Built(node: Node(.null, range: range))
    if openAnchors.contains(name) {
      report(YAMLWording.aliasInsideItself(name, range, in: source))
      return nothing
    }
    guard let built = anchors[name] else {
      report(YAMLWording.unknownAlias(name, range, in: source))
      return nothing
    }
    aliasedCount &+= built.count
    if aliasedCount > Limits.aliasedValues {
      stop(YAMLWording.tooManyAliased(range, in: source))
      return nothing
    }
    if depth + built.height > Limits.depth {
      stop(YAMLWording.tooDeep(range, in: source))
      return nothing
    }
    return built
  }

  // MARK: Scalars and tags

  private mutating func scalar(
    _ text: String, isPlain: Bool, _ tag: String?, _ place: Place
  ) -> Node {
    guard let tag else {
      return Node(
        isPlain ? CoreSchema.value(of: text) : .text(text), range: place.content, written: text)
    }
    switch CoreTag.value(of: text, as: tag) {
    case .value(let value): return Node(value, range: place.content, written: text)
    case .mismatch(let name):
      report(YAMLWording.tagMismatch(text, name, place.content, in: source))
    case .unknown: report(YAMLWording.tag(tag, place.tag, in: source))
    }
    return Node(.text(text), range: place.content)
  }

  private mutating func check(_ tag: String?, isList: Bool, _ place: Place) {
    guard let tag, tag != "!", tag != (isList ? CoreTag.list : CoreTag.mapping) else { return }
    report(YAMLWording.tag(tag, place.tag, in: source))
  }

  // MARK: Events and places

  private mutating func next(_ events: borrowing YAMLEvents) -> YAMLEvent? {
    guard !isStopped else { return nil }
    do throws(YAMLProblem) {
      return try events.next()
    } catch {
      let syntax = YAMLSyntax(error, source, range, offsets)
      stop(syntax.diagnostic)
      stoppedAt = syntax.place
      return nil
    }
  }

  private mutating func report(_ diagnostic: Diagnostic) {
    if !isStopped { diagnostics.append(diagnostic) }
    if diagnostics.count >= Limits.problems { isStopped = true }
  }

  private mutating func stop(_ diagnostic: Diagnostic) {
    report(diagnostic)
    isStopped = true
  }

  /// Where a value stands without its tag and anchor, and where its tag does.
  private struct Place {
    let content: Range<Int>
    var tag: Range<Int>
  }

  private func bytes(_ characters: Range<Int>) -> Range<Int> {
    offsets.range(characters: characters)
  }

  private func place(_ event: YAMLEvent, _ properties: YAMLEvent.Properties?) -> Place {
    let range = bytes(event.characters)
    var start = range.lowerBound
    var end = range.upperBound
    var tag = start..<start
    if properties != nil {
      while start < end,
        source.bytes[start] == UInt8(ascii: "&") || source.bytes[start] == UInt8(ascii: "!")
      {
        let first = start
        while start < end, !isBlank(source.bytes[start]) { start += 1 }
        if source.bytes[first] == UInt8(ascii: "!") { tag = first..<start }
        while start < end, isBlank(source.bytes[start]) { start += 1 }
      }
    }
    // A block scalar ends where the next line begins.
    while end > start, isBlank(source.bytes[end - 1]) { end -= 1 }
    return Place(content: start..<end, tag: tag)
  }

  /// The end of a collection in brackets; one without them ends with its last value.
  private func end(ofCollection event: YAMLEvent) -> Int {
    event.characters.isEmpty ? 0 : bytes(event.characters).upperBound
  }

  /// Whether a value's range is inside the collection around it, as an alias' value is not.
  private func isBelow(_ event: YAMLEvent) -> Bool {
    if case .alias = event.content { false } else { true }
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}

import CYAML

/// libyaml's stream of events over a piece of text, each with its place in characters.
///
/// The one owner of a `yaml_parser_t`; everything that an event carries is copied out of C.
struct YAMLEvents: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  /// False only without memory.
  private let isReady: Bool

  /// Events of `text`, which must be UTF-8 and stay in place while they are read.
  private init(of text: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    isReady = yaml_parser_initialize(parser) == 1
    guard isReady else { return }
    yaml_parser_set_input_string(parser, text.baseAddress, text.count)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// Gives `body` the events of the bytes of `range`.
  static func read<Result>(
    _ bytes: [UInt8], _ range: Range<Int>, _ body: (borrowing YAMLEvents) -> Result
  ) -> Result {
    bytes.withUnsafeBufferPointer { buffer in
      let events = YAMLEvents(of: UnsafeBufferPointer(rebasing: buffer[range]))
      return body(events)
    }
  }

  /// The next event, `.streamEnd` for ever once the text is at its end.
  borrowing func next() throws(YAMLProblem) -> YAMLEvent {
    var event = yaml_event_t()
    guard isReady, yaml_parser_parse(parser, &event) == 1 else { throw problem }
    defer { yaml_event_delete(&event) }
    return YAMLEvent(
      content: Self.content(event), characters: Self.characters(event.start_mark, event.end_mark))
  }

  private static func content(_ event: yaml_event_t) -> YAMLEvent.Content {
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_DOCUMENT_END_EVENT: return .documentEnd
    case YAML_ALIAS_EVENT: return .alias(text(event.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return .scalar(
        String(decoding: bytes, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE,
        properties(scalar.anchor, scalar.tag))
    case YAML_SEQUENCE_START_EVENT:
      return .listStart(properties(event.data.sequence_start.anchor, event.data.sequence_start.tag))
    case YAML_SEQUENCE_END_EVENT: return .listEnd
    case YAML_MAPPING_START_EVENT:
      return .mappingStart(
        properties(event.data.mapping_start.anchor, event.data.mapping_start.tag))
    case YAML_MAPPING_END_EVENT: return .mappingEnd
    case YAML_STREAM_START_EVENT: return .streamStart
    default: return .streamEnd
    }
  }

  private static func properties(
    _ anchor: UnsafeMutablePointer<yaml_char_t>?, _ tag: UnsafeMutablePointer<yaml_char_t>?
  ) -> YAMLEvent.Properties? {
    anchor == nil && tag == nil
      ? nil : YAMLEvent.Properties(anchor: text(anchor), tag: text(tag))
  }

  private static func text(_ bytes: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    bytes.map { String(cString: $0) }
  }

  private static func characters(_ start: yaml_mark_t, _ end: yaml_mark_t) -> Range<Int> {
    let start = Int(clamping: start.index)
    return start..<max(start, Int(clamping: end.index))
  }

  private var problem: YAMLProblem {
    let found = parser.pointee
    return YAMLProblem(
      text: found.problem.map { String(cString: $0) } ?? "out of memory",
      context: found.context.map { String(cString: $0) },
      character: found.error == YAML_READER_ERROR
        ? nil : Int(clamping: found.problem_mark.index),
      byte: Int(clamping: found.problem_offset),
      contextCharacter: Int(clamping: found.context_mark.index))
  }
}

/// One event and the characters of the text that it came from.
struct YAMLEvent {
  /// An anchor (`&name`) and a tag (`!!str`, its long form), either of which may be missing.
  struct Properties {
    let anchor: String?
    let tag: String?
  }

  enum Content {
    case streamStart, streamEnd, documentStart, documentEnd, listEnd, mappingEnd
    case alias(String)
    case scalar(String, isPlain: Bool, Properties?)
    case listStart(Properties?)
    case mappingStart(Properties?)
  }

  let content: Content
  let characters: Range<Int>
}

/// What libyaml says when a text is not YAML.
struct YAMLProblem: Error {
  /// libyaml's own words.
  let text: String
  /// What it was doing, in its own words.
  let context: String?
  /// The place in characters, nil when only `byte` is known.
  let character: Int?
  /// The place in bytes, of meaning without `character`.
  let byte: Int
  /// Where what it was doing began, in characters.
  let contextCharacter: Int
}

import Diagnostics
import FrontMatter
import Testing

/// Whatever is done to a document, reading it ends, and all it says is about bytes that are there.
@Suite struct MutationTests {
  private static let documents = [
    "---\ntitle: \"A: b\" # c\ndate: 2026-11-30 09:00 +0200\ntags: [a, 'é', {x: 1}]\ntext: |\n  one\n  two\n"
      + "base: &b {x: 1}\nm:\n  <<: *b\n  - y: !!str 5\n? k\n: v\n---\nBody\n",
    "\u{FEFF}---\r\ntitle: >-\r\n  日本\r\n\r\n  x\r\nlist:\r\n- 1.5\r\n- ~\r\n- \"a\\u00e9\\n\"\r\n...\r\nBody",
    "+++\ntitle = \"a\\u00e9\" # c\ndate = 2026-11-30T09:00:00.5Z\nn = [0x1F, 1e3, -7, true]\n"
      + "t = {a.b = 1, c = '''\nx'''}\n[s.\"é\"]\nx = 07:32:00\n[[r]]\ny = 1\n[[r]]\n+++\nBody",
    "{\"title\": \"a\\u00e9\\ud83d\\udc4b\", \"n\": [1, -2.5e+3, true, null],\n \"o\": {\"é\": {}}}\nBody\n",
  ]
  private static let pieces = [
    "\n", "\r", "---\n", "+++\n", "...\n", ": ", " ", "\t", "'", "\"", "[", "]", "{", "}", "&a ",
    "*a", "*b",
    "<<: ", "!!int ", "!x ", "|", ">", "#", "-", "- ", "?", "@", "%", "\\", "\\u", "\\ud800",
    "\u{0}", "\u{85}", "\u{2028}",
    "é", "👋", ".", ",", "=", "2026-02-30", "1e999", "\"\"\"", "'''", "[[", "]]", "\u{FEFF}", "a.b",
  ]

  @Test(arguments: documents.indices)
  func mutations(_ index: Int) {
    var random = Random(state: UInt64(index) &+ 42)
    let original = Array(Self.documents[index].utf8)
    for _ in 0..<2000 {
      var bytes = original
      for _ in 0...random.below(3) { Self.mutate(&bytes, &random) }
      let source = SourceText(path: "post.md", bytes: bytes)
      let (document, diagnostics) = Document.parse(source)
      #expect(document.body.upperBound == bytes.count && document.body.lowerBound >= 0)
      Self.check(.mapping(document.fields), in: bytes.count)
      var reader = FieldReader(document.fields, in: source)
      for entry in document.fields.entries {
        _ = reader.text(entry.key)
        _ = reader.date(entry.key)
        _ = reader.integer(entry.key, in: 1...5)
        _ = reader.number(entry.key, in: 0...1)
        _ = reader.boolean(entry.key)
        _ = reader.texts(entry.key)
        _ = reader.mappings(entry.key) { $0.reportUnknown(known: ["title"]) }
        _ = reader.choice(entry.key, from: ["a", "b"])
      }
      for diagnostic in diagnostics + reader.diagnostics {
        for location in [diagnostic.location] + diagnostic.notes.map(\.location) {
          guard case .range(_, let range) = location else { continue }
          #expect(range.lowerBound >= 0 && range.upperBound <= bytes.count, "\(bytes)")
        }
        #expect(!DiagnosticText().format(diagnostic).isEmpty)
      }
      for format in Format.allCases {
        let (node, _) = DataFile.parse(source, format: format)
        Self.check(node.value, in: bytes.count)
      }
    }
  }

  private static func mutate(_ bytes: inout [UInt8], _ random: inout Random) {
    let place = random.below(bytes.count + 1)
    switch random.below(6) {
    case 0 where place < bytes.count: bytes[place] = UInt8(truncatingIfNeeded: random.next())
    case 1: bytes.removeSubrange(place..<min(bytes.count, place + random.below(8)))
    case 2: bytes.removeSubrange(place...)
    case 3:
      let end = min(bytes.count, place + random.below(30))
      bytes.insert(contentsOf: bytes[place..<end], at: random.below(bytes.count + 1))
    default: bytes.insert(contentsOf: pieces[random.below(pieces.count)].utf8, at: place)
    }
  }

  private static func check(_ value: NodeValue, in count: Int) {
    switch value {
    case .list(let nodes):
      for node in nodes {
        #expect(node.range.lowerBound >= 0 && node.range.upperBound <= count)
        check(node.value, in: count)
      }
    case .mapping(let mapping):
      #expect(Set(mapping.entries.map(\.key)).count == mapping.entries.count)
      for entry in mapping.entries {
        #expect(entry.keyRange.lowerBound >= 0 && entry.keyRange.upperBound <= count)
        #expect(entry.value.range.lowerBound >= 0 && entry.value.range.upperBound <= count)
        check(entry.value.value, in: count)
      }
    default: break
    }
  }

  /// SplitMix64, so that every run tries the same documents.
  private struct Random {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }

    mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }
  }
}

import Diagnostics
import Templating
import Testing

/// No text at all may trap, hang or fill the memory.
@Suite struct RobustnessTests {
  /// SplitMix64 (Steele, Lea and Flood, “Fast splittable pseudorandom number generators”, 2014).
  private struct Random {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((mixed ^ (mixed >> 31)) % UInt64(max(1, bound)))
    }
  }

  private static let pieces: [String] = [
    "{{", "}}", "{%", "%}", "{#", "#}", "-", "+", "(", ")", "[", "]", "{", "}", "|", ".", ",", ":",
    "'", "\"", "\\", "~", "**", "//", "%", "if", "else", "for", "in", "not", "is", "loop", "set",
    "endfor", "endif", "block", "macro", "call", "caller()", "super()", "self.a()",
    "include 'main'",
    "extends 'main'", "import 'main' as m", "raw", "endraw", "9223372036854775807", "-1", "0",
    "1.5",
    "1e308", "none", "true", "range(9)", "namespace()", "\u{0}", "é", "\u{1F600}", "\r\n", "\u{A0}",
    "[::-1]", "* 'x'", "|join", "|sort", "|tojson", "|format", "|groupby('a')", "|batch(3)", "= 1",
    "recursive", "with context", "ignore missing", "*x", "**x", "%s%d%(a)s", "{0.a[b]!r:>9}",
  ]

  private static func mutated(_ text: String, _ random: inout Random) -> String {
    var scalars = Array(text.unicodeScalars)
    for _ in 0...random.next(below: 4) {
      let place = random.next(below: scalars.count + 1)
      switch random.next(below: 4) {
      case 0:
        let end = min(scalars.count, place + random.next(below: 6))
        scalars.removeSubrange(min(place, end)..<end)
      case 1:
        scalars.insert(
          contentsOf: pieces[random.next(below: pieces.count)].unicodeScalars, at: place)
      case 2:
        let end = min(scalars.count, place + random.next(below: 20))
        scalars.insert(contentsOf: scalars[min(place, end)..<end], at: place)
      default:
        if place < scalars.count {
          scalars[place] = Array(pieces[random.next(below: pieces.count)].unicodeScalars)[0]
        }
      }
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  @Test(arguments: 0..<20)
  func mutationsEndWell(seed: Int) {
    var random = Random(state: UInt64(seed))
    let cases = JinjaCasesTests.cases
    var options = Environment.Options()
    options.mostRounds = 20_000
    options.largestOutput = 1 << 20
    for _ in 0..<100 {
      let item = cases[random.next(below: cases.count)]
      var templates = item.templates
      for (name, text) in templates.sorted(by: { $0.key < $1.key }) {
        if name == "main" || random.next(below: 3) == 0 {
          templates[name] = Self.mutated(text, &random)
        }
      }
      options.trimBlocks = random.next(below: 2) == 0
      options.stripsBlockIndent = random.next(below: 2) == 0
      let outcome = render(templates, item.data, options: options)
      #expect(outcome.text.isEmpty || outcome.messages.isEmpty)
    }
  }

  @Test func bytesThatAreNotTextAreRefused() {
    let environment = Environment { _ in nil }
    let (template, diagnostics) = environment.load(
      .init(path: "x.html", bytes: [0x61, 0xFF, 0x62]), as: "x.html")
    #expect(template == nil)
    #expect(diagnostics.map { $0.summary } == ["this is not UTF-8"])
  }
}

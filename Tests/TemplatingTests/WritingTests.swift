import Foundation
import Templating
import Testing

/// What is written at once must be what would be written if the value were made first.
@Suite struct WritingTests {
  private static let texts: [Value] = [
    "", " ", "plain words here", "  spaced\t", "a <b> & \"c\" 'd'", "Åsa Öberg-Müller",
    "straße ŉ ΑΣ ΑΣΑ",
    "ÿ × ÷ Þ þ ǆ", "日本語のとても長い文章です。もう少し長くします。", "one-two (three) [four] {five} <six>",
    "a long text with many short words in it, so that it is cut", "\u{3000}wide\u{A0}",
    .markup("<b>x</b> y"),
    .int(-12), .double(2.5), .list(["a", "<b>", "ö"]), .list(["a", 1]),
    .list(["a", .markup("<i>")]),
    .list([]), .tuple(["x", "y"]),
  ]

  @Test(arguments: [
    "upper", "lower", "title", "capitalize", "trim", "e", "string|truncate(12)",
    "string|truncate(12, true)", "string|truncate(9, false, '<…>')",
    "string|truncate(12, leeway=0)",
    "string|truncate", "string|replace('o', '<0>')", "string|replace('no such', 'x')",
    "string|replace('a', '&', 1)", "join(', ')", "join('<br>')", "join(', '|e)", "join",
    "default('x')",
  ])
  func filters(_ filter: String) {
    for text in Self.texts {
      let written = render("{{ x|\(filter) }}", [("x", text)])
      let stored = render("{% set y = x|\(filter) %}{{ y }}", [("x", text)])
      #expect(written.text == stored.text)
      #expect(written.messages.isEmpty == stored.messages.isEmpty)
    }
  }

  @Test func concatenations() {
    for text in Self.texts {
      let written = render("{{ x ~ '<' ~ x }}", [("x", text)])
      #expect(written == render("{% set y = x ~ '<' ~ x %}{{ y }}", [("x", text)]))
    }
  }

  @Test func capitalsBeyondASCII() {
    let outcome = render(
      "{{ x|upper }} {{ x|lower }} {{ x|capitalize }} {{ x|title }}", [("x", "ÅsA öß÷ÿ×Þ")])
    #expect(outcome.text == "ÅSA ÖSS÷Ÿ×Þ åsa öß÷ÿ×þ Åsa öß÷ÿ×þ Åsa Öß÷ÿ×þ")
  }

  @Test func cutsAtWords() {
    let outcome = render(
      """
      {{ x|truncate(11) }}|{{ x|truncate(11, true) }}|{{ x|truncate(11, leeway=0) }}|\
      {{ x|truncate(14) }}|{{ 'öäüöäüöäüöäü'|truncate(5) }}
      """, [("x", "one two <three> four")])
    #expect(
      outcome.text == "one two...|one two ...|one two...|one two...|öä...")
  }

  @Test func roundsAsC() {
    for number in [
      0, 0.5, 1.5, 2.5, 0.125, 0.375, 2.675, 1.005, 1e-7, 0.05, 123456.789, 9.995, 99.995, 1e15,
      4503599627370496.5, 9_007_199_254_740_991, 9_007_199_254_740_994, 1e22,
      Double.leastNonzeroMagnitude, 1.0 / 3,
      2.0 / 3,
    ] {
      for places in 0...17 {
        for signed in [number, -number] {
          let expected = String(format: "%.\(places)f", signed)
          let data: [(String, Value)] = [("x", .double(signed)), ("f", .string("%.\(places)f"))]
          #expect(render("{{ f|format(x) }}", data).text == expected)
          let rounded = render(
            "{{ x|round(\(places)) == y }}", data + [("y", .double(Double(expected) ?? 0))])
          #expect(rounded.text == "True")
        }
      }
    }
  }
}

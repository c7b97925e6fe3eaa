import Diagnostics

/// Says what toml++ found in the words of someone who writes posts, at the place to mend.
struct TOMLSyntax {
  private let problem: String
  private let source: SourceText
  private let range: Range<Int>
  private let place: Int
  /// What the lines above the place hold.
  private let above: Node

  init(
    _ problem: String, _ source: SourceText, _ range: Range<Int>, place: Int, above: Node
  ) {
    self.problem = Self.withoutPrefix(problem)
    self.source = source
    self.range = range
    self.place = place
    self.above = above
  }

  var diagnostic: Diagnostic {
    TOMLWording.syntax(problem, in: source, place..<place)
  }

  /// `Error while parsing key-value pair: …` without its beginning.
  private static func withoutPrefix(_ text: String) -> String {
    guard text.hasPrefix("Error while parsing "), let colon = text.firstIndex(of: ":") else {
      return text
    }
    return String(text[colon...].dropFirst(2))
  }
}

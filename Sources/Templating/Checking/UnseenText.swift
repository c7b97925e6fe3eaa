import Diagnostics

/// What stands outside blocks in a template that extends another, and so is never shown.
enum UnseenText {
  static func diagnostics(_ template: CompiledTemplate) -> [Diagnostic] {
    guard template.outline.parent != nil else { return [] }
    let source = template.text.source
    let extended = template.statements.firstIndex { statement in
      if case .extends = statement.kind { true } else { false }
    }
    guard let extended else { return [] }
    var found: [Range<Int>] = []
    collect(template.statements[(extended + 1)...], source, &found)
    var diagnostics: [Diagnostic] = []
    var end = -1
    for range in found {
      // What follows on the same line belongs to the same slip.
      guard range.lowerBound >= end else { continue }
      diagnostics.append(CheckMessages.unseen(in: source, range))
      end = source.lineRange(at: range.lowerBound).upperBound
    }
    return diagnostics
  }

  private static func collect(
    _ statements: some Collection<StatementSyntax>, _ source: SourceText,
    _ found: inout [Range<Int>]
  ) {
    for statement in statements {
      switch statement.kind {
      case .text(let range): if let words = words(source, range) { found.append(words) }
      case .output, .include, .filterBlock, .callBlock: found.append(statement.range)
      case .choice, .loop, .with:
        for body in SyntaxWalk.bodies(of: statement) { collect(body, source, &found) }
      default: break
      }
    }
  }

  /// The first line of a text that holds more than white space, without the space around it.
  private static func words(_ source: SourceText, _ range: Range<Int>) -> Range<Int>? {
    guard let start = source.bytes[range].firstIndex(where: { $0 > 0x20 }) else { return nil }
    var end = start
    var index = start
    while index < range.upperBound, source.bytes[index] != 0x0A, source.bytes[index] != 0x0D {
      index += 1
      if source.bytes[index - 1] > 0x20 { end = index }
    }
    return start..<end
  }
}

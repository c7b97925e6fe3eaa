import Diagnostics

/// What a hook found wrong in the text of a block, and where the block stands.
struct HookProblem {
  let problem: HookResult.Problem
  /// The line of the source on which the block begins.
  private let blockLine: Int
  /// The line of the text that the problem is on, from 0.
  private let line: Int
  /// Bytes from the problem's start to the end of that line: at its end a line of the text is as in the source.
  private let fromLineEnd: Int

  init(_ problem: HookResult.Problem, in text: UnsafeRawBufferPointer, ofBlockOn line: Int) {
    self.problem = problem
    blockLine = line
    let start = min(max(problem.range.lowerBound, 0), text.count)
    self.line = text[..<start].reduce(into: 0) { $0 &+= $1 == 0x0A ? 1 : 0 }
    fromLineEnd = text[start...].prefix { $0 != 0x0A }.count
  }

  /// The problem at its place in the file.
  func diagnostic(in source: SourceText, lines: Lines) -> Diagnostic {
    let opening = source.bytes[lines.bytes(of: blockLine...blockLine)]
    let first = blockLine &+ (isFence(opening) ? 1 : 0) &+ line
    var place = lines.bytes(of: first...first)
    while let last = source.bytes[place].last, last == 0x0A || last == 0x0D {
      place = place.dropLast()
    }
    let start = max(place.lowerBound, place.upperBound &- fromLineEnd)
    let end = min(place.upperBound, start &+ max(problem.range.count, 0))
    return .warning(
      problem.identifier, problem.summary, in: source, start..<end, hint: problem.hint)
  }

  private func isFence(_ line: ArraySlice<UInt8>) -> Bool {
    let marks = line.drop { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "~") }
    return marks.starts(with: "```".utf8) || marks.starts(with: "~~~".utf8)
  }
}

import Diagnostics

/// What a hook found wrong, and where what it was given stands.
struct HookProblem {
  enum Place {
    /// In the body, `offset` bytes behind the beginning of a range; on later lines no closer than the range.
    case text(Range<Int>, offset: Int)
    /// On a line of the source, from 1.
    case line(Int, info: [UInt8])
  }

  let problem: HookResult.Problem
  let place: Place

  func diagnostic(in source: SourceText, body: Range<Int>, lines: Lines) -> Diagnostic {
    .warning(
      problem.identifier, problem.summary, in: source, range(in: source, body, lines),
      hint: problem.hint)
  }

  private func range(in source: SourceText, _ body: Range<Int>, _ lines: Lines) -> Range<Int> {
    switch place {
    case .text(let place, let offset):
      let start = body.lowerBound &+ place.lowerBound
      let end = body.lowerBound &+ place.upperBound
      let lower = start &+ offset &+ problem.range.lowerBound
      let upper = start &+ offset &+ problem.range.upperBound
      return upper <= end && lower <= upper ? lower..<upper : start..<end
    case .line(let line, let info):
      let line = lines.trimmedBytes(of: line)
      // What stands behind a fence may have been written with escapes; then the line is near enough.
      guard let start = line.first(where: { source.bytes[$0...].starts(with: info) }) else {
        return line
      }
      let lower = start &+ problem.range.lowerBound
      let upper = start &+ problem.range.upperBound
      return upper <= line.upperBound && lower <= upper ? lower..<upper : line
    }
  }
}

extension HTMLWriter {
  /// So many of one document are told.
  static let mostHookProblems = 20

  /// Notes what a hook found wrong; once there is enough of it the hooks need not look any more.
  mutating func add(_ found: [HookResult.Problem], _ place: HookProblem.Place) {
    guard !found.isEmpty, problems.count < Self.mostHookProblems else { return }
    problems += found.map { HookProblem(problem: $0, place: place) }
    if problems.count >= Self.mostHookProblems { hooks = hooks?.quiet }
  }
}

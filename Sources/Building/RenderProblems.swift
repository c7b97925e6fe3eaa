import Diagnostics

/// What went wrong while outputs were rendered.
enum RenderProblems {
  /// One fault of a template shows on every page that uses it; it is told at the first, with the number of pages.
  static func withoutRepeats(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var counts: [String: Int] = [:]
    func key(_ diagnostic: Diagnostic) -> String {
      var bare = diagnostic
      bare.notes = []
      return DiagnosticText().format(bare)
    }
    for diagnostic in diagnostics { counts[key(diagnostic), default: 0] += 1 }
    var told: Set<String> = []
    return diagnostics.compactMap { diagnostic in
      let key = key(diagnostic)
      guard told.insert(key).inserted else { return nil }
      var diagnostic = diagnostic
      if let count = counts[key], count > 1, let last = diagnostic.notes.popLast() {
        let more = count == 2 ? "1 more page" : "\(count - 1) more pages"
        diagnostic.notes.append(Diagnostic.Note("\(last.text) and \(more)", at: last.location))
      }
      return diagnostic
    }
  }
}

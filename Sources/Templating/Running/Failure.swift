import Diagnostics

/// What ends a render, with the chain of calls that led to it; one pointer, so that throwing is cheap to provide for.
struct Failure: Error {
  private final class Box: Sendable {
    let diagnostic: Diagnostic

    init(_ diagnostic: Diagnostic) {
      self.diagnostic = diagnostic
    }
  }

  private let box: Box

  init(_ diagnostic: Diagnostic) {
    box = Box(diagnostic)
  }

  var diagnostic: Diagnostic { box.diagnostic }

  /// An operation's refusal at the place it was asked for, or where the missing value was looked for.
  init(_ error: CallError, at site: Site) {
    if let undefined = error.undefined {
      self.init(RenderMessages.undefined(undefined, at: undefined.site ?? site))
    } else {
      self.init(RenderMessages.error(error, at: site))
    }
  }

  /// The same with one more step of the way to it.
  func noting(_ text: String, at site: Site) -> Failure {
    var diagnostic = box.diagnostic
    // A recursion that went too deep is understood from its first steps, and each said once.
    if diagnostic.notes.count < 8, !diagnostic.notes.contains(where: { $0.isAt(site) }) {
      diagnostic.notes.append(Diagnostic.Note(text, at: site.location))
    }
    return Failure(diagnostic)
  }
}

extension Diagnostic.Note {
  fileprivate func isAt(_ site: Site) -> Bool {
    guard case .range(let source, let range) = location else { return false }
    return range == site.range && source.path == site.text.source.path
  }
}

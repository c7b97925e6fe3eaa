/// One thing a user should know about one of their files.
///
/// `identifier` is stable and lower-case with dots (`front-matter.date`); `summary` says what is
/// wrong in one line without a full stop; `hint` says what to write instead and stands under the caret.
package struct Diagnostic: Sendable {
  /// Whether a build can go on.
  package enum Severity: String, Sendable, Comparable {
    case warning, error

    package static func < (left: Self, right: Self) -> Bool {
      left == .warning && right == .error
    }
  }

  /// A second place that explains the first: the other post with the same URL, the template that included this one.
  package struct Note: Sendable {
    package let location: Location
    package let text: String

    package init(_ text: String, at location: Location) {
      self.location = location
      self.text = text
    }
  }

  /// Where: a byte range of a text, or a whole file when no place in it is meant.
  package enum Location: Sendable {
    case file(String)
    case range(SourceText, Range<Int>)

    /// Bytes from the top of the file, -1 for a whole file.
    var offset: Int {
      switch self {
      case .file: -1
      case .range(_, let range): range.lowerBound
      }
    }

    package var path: String {
      switch self {
      case .file(let path): path
      case .range(let source, _): source.path
      }
    }
  }

  package var severity: Severity
  package let identifier: String
  package let location: Location
  package let summary: String
  package var hint: String?
  package var notes: [Note]

  package init(
    _ severity: Severity, _ identifier: String, _ summary: String, at location: Location,
    hint: String? = nil, notes: [Note] = []
  ) {
    self.severity = severity
    self.identifier = identifier
    self.location = location
    self.summary = summary
    self.hint = hint
    self.notes = notes
  }

  package static func error(
    _ identifier: String, _ summary: String, in source: SourceText, _ range: Range<Int>,
    hint: String? = nil, notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic(.error, identifier, summary, at: .range(source, range), hint: hint, notes: notes)
  }

  package static func warning(
    _ identifier: String, _ summary: String, in source: SourceText, _ range: Range<Int>,
    hint: String? = nil, notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic(.warning, identifier, summary, at: .range(source, range), hint: hint, notes: notes)
  }
}

extension [Diagnostic] {
  /// Whether any is an error; there mostly are none at all.
  package var hasErrors: Bool { !isEmpty && contains { $0.severity == .error } }
}

extension Sequence<Diagnostic> {
  package var hasErrors: Bool { contains { $0.severity == .error } }

  /// The messages about one file from its top to its end; those about no place in it come first.
  package var inOrderOfPlace: [Diagnostic] {
    let all = Array(self)
    if all.count < 2 { return all }
    return all.enumerated().sorted { left, right in
      let offsets = (left.element.location.offset, right.element.location.offset)
      return offsets.0 == offsets.1 ? left.offset < right.offset : offsets.0 < offsets.1
    }.map(\.element)
  }
}

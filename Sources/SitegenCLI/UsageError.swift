import Diagnostics

/// A command line that makes no sense; exit status 64.
struct UsageError: Error {
  let summary: String
  let hint: String?

  init(_ summary: String, hint: String? = nil) {
    self.summary = summary
    self.hint = hint
  }
}

extension UsageError {
  /// Something that is not among the known ones, with the nearest of them or, when they are few, all.
  static func unknown(_ kind: String, _ name: String, among known: [String]) -> UsageError {
    let hint =
      nearestName(to: name, among: known).map { "did you mean '\($0)'?" }
      ?? (known.isEmpty || known.count > 8 ? nil : "there is \(known.joined(separator: ", "))")
    return UsageError("unknown \(kind) '\(name)'", hint: hint)
  }
}

import Building
import Diagnostics
import Files
import HTTP

/// The wording of what `sitegen serve` says.
enum ServeMessages {
  static let noSite =
    "sitegen: there is no folder 'Content' here\n  'sitegen init' makes a new site\n"
  static let noThread = "sitegen: the system gives no thread to serve with\n"
  static let keys = "Keys: 'o' opens it, 'r' builds all of it again, 'q' ends.\n"

  static func serving(_ address: String) -> String { "Serving \(address)\n" }

  static func cannotOpen(_ address: String) -> String {
    "sitegen: no browser could be opened\n  open \(address) in one\n"
  }

  /// - Parameter freePort: one that is free when the wanted one is not.
  static func cannotServe(_ error: ServerError, freePort: UInt16?) -> String {
    let hint = freePort.map { "  'sitegen serve --port \($0)' takes a free one\n" } ?? ""
    return "sitegen: \(TerminalText.visible("\(error)"))\n\(hint)"
  }

  /// What changed, how many pages, the time: `Content/a.md: 2 pages, 1 other file, 1 removed in 0.02 s.`
  static func rebuilt(_ cause: String, _ report: BuildReport, nanoseconds: Int) -> String {
    let time = "in \(BuildSummary.seconds(nanoseconds)) s"
    let errors = report.diagnostics.count { $0.severity == .error }
    guard errors == 0 else {
      let rest = report.wroteSomething || report.isBuilt ? "" : " The last good pages stay."
      return "\(cause): \(BuildSummary.amount(errors, "error")) \(time).\(rest)\n"
    }
    let written = report.changes.filter { $0.change == .new || $0.change == .changed }
    let pages = written.count { $0.path.hasSuffix(".html") }
    var parts: [String] = []
    if pages > 0 { parts.append(BuildSummary.amount(pages, "page")) }
    if written.count > pages {
      parts.append(BuildSummary.amount(written.count - pages, "other file"))
    }
    if report.removed > 0 { parts.append("\(Columns.grouped(report.removed)) removed") }
    return "\(cause): \(parts.isEmpty ? "nothing new" : parts.joined(separator: ", ")) \(time).\n"
  }

  /// `Content/a.md`, `Content/a.md and 2 more`, from paths below the site's folder.
  static func cause(_ paths: [String]) -> String {
    guard let first = paths.first else { return "Many files" }
    let name = TerminalText.visible(first)
    return paths.count > 1 ? "\(name) and \(Columns.grouped(paths.count - 1)) more" : name
  }

  /// - Parameter paths: below the site's folder, in their order; at least one.
  static func echo(_ paths: [String]) -> String {
    "What commands of 'after_build' change again and again is built without them: \(cause(paths)).\n"
  }

  static let causeAsked = "Asked for"
}

/// What is wrong with the user's own settings.
extension ServeMessages {
  static func noEditor(_ written: String, in source: SourceText, _ range: Range<Int>) -> Diagnostic
  {
    let names = Editor.templates.map(\.name)
    let hint =
      nearestName(to: written, among: names).map { "did you mean '\($0)'?" }
      ?? "write one of \(names.joined(separator: ", ")), or a link with {path}, {line} and {column}"
    return .warning(
      "settings.editor", "'editor' is no editor that is known: '\(written)'", in: source, range,
      hint: hint)
  }

  static func noMapping(_ source: SourceText, _ range: Range<Int>) -> Diagnostic {
    .warning(
      "settings.shape", "settings must be a mapping of names to values", in: source, range,
      hint: "write 'editor: vscode'")
  }

  static func unreadable(_ error: FileError) -> Diagnostic {
    Diagnostic(.warning, "disk", error.description, at: .file(error.path))
  }
}

import Diagnostics

/// What the reload script is told, as Server-Sent Events (HTML Standard §9.2) with JSON in them.
enum ReloadMessage {
  /// `{"paths":[…],"pages":…,"all":…}`: what changed, whether any page may have, and whether anything may.
  static func change(_ news: ReloadNews, id: String) -> [UInt8] {
    let list = news.paths.map(DiagnosticJSON.quote).joined(separator: ",")
    return event(
      "change", id: id,
      "{\"paths\":[\(list)],\"pages\":\(news.isAnyPage),\"all\":\(news.isEverything)}")
  }

  /// A list with an object for each message, empty when all is well: `head` with the place and the message, `rest`
  /// with the line, the caret and the notes, `severity`, and `link`, null or for the editor.
  static func diagnostics(_ diagnostics: [Diagnostic], _ editor: EditorLink) -> [UInt8] {
    let objects = diagnostics.map { diagnostic in
      let text = DiagnosticText().format(diagnostic)
      let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      let rest = lines.count > 1 ? String(lines[1]) : ""
      let link = editor.url(to: diagnostic.location).map(DiagnosticJSON.quote) ?? "null"
      return "{\"severity\":\(DiagnosticJSON.quote(diagnostic.severity.rawValue)),"
        + "\"head\":\(DiagnosticJSON.quote(String(lines[0]))),"
        + "\"rest\":\(DiagnosticJSON.quote(rest)),\"link\":\(link)}"
    }
    return event("diagnostics", id: nil, "[\(objects.joined(separator: ","))]")
  }

  /// The path of a page that was just saved.
  static func navigate(to path: String) -> [UInt8] {
    event("navigate", id: nil, DiagnosticJSON.quote(path))
  }

  /// What is sent first: how soon to come back after a break, and what was the last change.
  static func hello(id: String) -> [UInt8] {
    Array("retry: 500\n".utf8) + event("hello", id: id, DiagnosticJSON.quote(id))
  }

  /// JSON has no line ends in it, so one line of data is enough.
  private static func event(_ name: String, id: String?, _ data: String) -> [UInt8] {
    Array(((id.map { "id: \($0)\n" } ?? "") + "event: \(name)\ndata: \(data)\n\n").utf8)
  }
}

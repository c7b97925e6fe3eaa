import Glibc

/// What the system refused, and of which file.
package struct FileError: Error, Hashable, CustomStringConvertible {
  /// What was tried.
  package enum Action: String, Sendable {
    case read, write, remove, find, list
    case createFolder = "create the folder"
  }

  package let action: Action
  /// The path as the user knows it.
  package let path: String
  /// The system's number (`errno`).
  package let code: Int32
  /// Why, when the system's own words would not tell a user what to do.
  package let detail: String?

  package init(_ action: Action, _ path: String, code: Int32, detail: String? = nil) {
    self.action = action
    self.path = path
    self.code = code
    self.detail = detail
  }

  /// One line without a full stop: `cannot read 'x': permission denied`.
  package var description: String { "cannot \(action.rawValue) '\(path)': \(reason)" }

  /// The part after the colon.
  package var reason: String { detail ?? Self.sentence(for: code) }

  /// True when there is no such file.
  package var isMissing: Bool { code == ENOENT }

  /// The system's words for an error, beginning in lower case as the rest of a message does.
  static func sentence(for code: Int32) -> String {
    guard let words = strerror(code) else { return "error \(code)" }
    let text = String(cString: words)
    // "RFS specific error" and the like keep their capitals.
    guard let second = text.dropFirst().first, second.isLowercase || second == " " else {
      return text
    }
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

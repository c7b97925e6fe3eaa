import Diagnostics
import Templating

/// The wording of what can be wrong with texts by their keys.
enum WordsMessages {
  static func unknown(_ key: String, among keys: [String]) -> CallError {
    let near = nearestName(to: key, among: keys)
    return CallError(
      "there is no text '\(key)'",
      hint: near.map { "did you mean '\($0)'?" } ?? "add it to 'strings' in the settings")
  }

  static func missing(_ name: String, for key: String, _ filter: String = "t") -> CallError {
    CallError("the text '\(key)' needs '\(name)'", hint: "write it as \(filter)(\(name)=…)")
  }

  static func notTranslated(_ path: String, _ tags: [String]) -> Diagnostic {
    Diagnostic(
      .warning, "translation.page", "there is no \(alternatives(tags)) version of this page",
      at: .file(path))
  }

  /// Of many pages at once.
  ///
  /// - Parameters:
  ///   - paths: the first of them.
  ///   - folder: that of their section.
  static func notTranslated(
    _ paths: [String], count: Int, in folder: String, _ tags: [String]
  ) -> Diagnostic {
    let names = paths.map { path in
      let isInside = path.hasPrefix(folder + "/")
      return "'\(isInside ? String(path.dropFirst(folder.count + 1)) : path)'"
    }
    let rest = count > names.count ? " and \(count - names.count) more" : ""
    return Diagnostic(
      .warning, "translation.page",
      "there is no \(alternatives(tags)) version of \(count) pages here: \(names.joined(separator: ", "))\(rest)",
      at: .file(folder), hint: rest.isEmpty ? nil : "'sitegen check --verbose' names all of them")
  }

  /// `'de', 'fr' or 'it'`.
  private static func alternatives(_ tags: [String]) -> String {
    let quoted = tags.map { "'\($0)'" }
    guard quoted.count > 1, let last = quoted.last else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }

  /// - Parameter isOnly: whether the site has no other language.
  static func missingTexts(
    _ keys: [String], _ tag: String, isOnly: Bool, at path: String
  ) -> Diagnostic {
    let shown = keys.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    let rest = keys.count > 5 ? " and \(keys.count - 5) more" : ""
    return Diagnostic(
      .warning, "translation.text", "the language '\(tag)' has no text for \(shown)\(rest)",
      at: .file(path),
      hint:
        "add \(keys.count == 1 ? "it" : "them") under '\(isOnly ? "strings" : "languages.\(tag).strings")'"
    )
  }

  static func noKey() -> CallError { CallError("'t' needs the name of a text") }

  static func noNumber() -> CallError { CallError("the argument 'count' of 't' is a number") }
}

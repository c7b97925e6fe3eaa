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

  static func missing(_ name: String, for key: String) -> CallError {
    CallError("the text '\(key)' needs '\(name)'", hint: "write it as t(\(name)=…)")
  }

  static func noKey() -> CallError { CallError("'t' needs the name of a text") }

  static func noNumber() -> CallError { CallError("the argument 'count' of 't' is a number") }
}

import Diagnostics

/// The wording of what can be wrong with the arguments of a call, a filter or a test.
enum CallMessages {
  static func tooMany(_ name: String, _ limit: Int, _ count: Int) -> CallError {
    CallError(
      "'\(name)' takes \(limit == 0 ? "no arguments" : "at most \(plural(limit))"), not \(count)")
  }

  static func missing(_ name: String, _ parameter: String) -> CallError {
    CallError("'\(name)' needs its argument '\(parameter)'")
  }

  static func givenTwice(_ name: String, _ parameter: String) -> CallError {
    CallError("'\(name)' is given its argument '\(parameter)' twice")
  }

  static func unknownKeyword(_ name: String, _ keyword: String, _ known: [String]) -> CallError {
    let near = nearestName(to: keyword, among: known)
    return CallError(
      "'\(name)' has no argument '\(keyword)'", hint: near.map { "did you mean '\($0)'?" })
  }

  static func nothingToCycle(_ name: String) -> CallError {
    CallError("'\(name)' takes at least 1 argument")
  }

  static func badArgument(_ name: String, _ parameter: String, _ wanted: String, _ value: Value)
    -> CallError
  {
    CallError("the argument '\(parameter)' of '\(name)' is \(wanted), not \(value.described)")
  }

  static func badInput(_ name: String, _ wanted: String, _ value: Value) -> CallError {
    CallError("'\(name)' works on \(wanted), not on \(value.described)")
  }

  static func unknownDirective(_ directive: String) -> CallError {
    CallError("'\(directive)' is no part of a date", hint: "write a percent sign as '%%'")
  }

  static func unknownDateFormat(_ name: String, known: [String]) -> CallError {
    let near = nearestName(to: name, among: known)
    return CallError(
      "there is no date format '\(name)'",
      hint: near.map { "did you mean '\($0)'?" }
        ?? "write a length such as 'long', fields such as 'yMMMd', or a pattern such as '%d %B %Y'")
  }

  static func unknownLocale(_ tag: String) -> CallError {
    CallError(
      "no dates are known in the language '\(tag)'", hint: "write a tag such as 'de' or 'pt-BR'")
  }

  private static func plural(_ count: Int) -> String {
    count == 1 ? "1 argument" : "\(count) arguments"
  }
}

import Dates
import Diagnostics

/// The options and operands of one command line; `--name value`, `--name=value`, and `--` before operands that begin with a dash.
struct Arguments: Sendable {
  private var values: [String: String] = [:]
  private(set) var operands: [String] = []

  init(_ arguments: [String], for command: Command) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = command.options.first(where: { $0.name == name }) else {
        throw .unknown("option", name, among: command.options.map(\.name))
      }
      if let placeholder = option.value {
        // Another option in the place of a value was meant as one, and a value of nothing as none.
        let isOption = command.options.contains { $0.name == rest.first }
        let value = parts.count == 2 ? String(parts[1]) : isOption ? nil : rest.popFirst()
        guard let value, !value.isEmpty else {
          throw UsageError("option '\(name)' needs a value", hint: "\(name) \(placeholder)")
        }
        guard !value.isEmpty else {
          throw UsageError("option '\(name)' needs a value", hint: "\(name) \(placeholder)")
        }
        values[name] = value
      } else if parts.count == 2 {
        throw UsageError("option '\(name)' takes no value", hint: "write only \(name)")
      } else {
        values[name] = ""
      }
    }
    if operands.count < command.operandCount.lowerBound {
      throw UsageError(
        "'\(command.name)' needs \(command.operands)", hint: Help.usage(command))
    }
    if operands.count > command.operandCount.upperBound {
      throw UsageError(
        "'\(operands[command.operandCount.upperBound])' is one argument too many",
        hint: Help.usage(command))
    }
  }

  func has(_ option: String) -> Bool { values[option] != nil }

  func value(_ option: String) -> String? { values[option] }

  func number(_ option: String, in bounds: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = values[option] else { return nil }
    guard let number = Int(text), bounds.contains(number) else {
      throw UsageError(
        "'\(text)' is not a number for '\(option)'",
        hint: "write one from \(bounds.lowerBound) to \(bounds.upperBound)")
    }
    return number
  }

  func choice(_ option: String, from choices: [String]) throws(UsageError) -> String? {
    guard let text = values[option] else { return nil }
    guard choices.contains(text) else {
      throw .unknown("value of '\(option)'", text, among: choices)
    }
    return text
  }

  func date(_ option: String) throws(UsageError) -> WrittenDate? {
    guard let text = values[option] else { return nil }
    guard let date = WrittenDate(text) else {
      throw UsageError(
        "'\(text)' is not a time for '\(option)'",
        hint: "write it as 2026-11-30 or 2026-11-30T09:00:00+02:00")
    }
    return date
  }
}

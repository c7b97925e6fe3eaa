/// The texts of `sitegen help`.
enum Help {
  static func overview(_ commands: [Command]) -> String {
    var text = "sitegen turns a folder of Markdown into a site of cards.\n\n"
    text += "usage: sitegen COMMAND [OPTIONS]\n\n"
    text += table(commands.map { ("\($0.name) \($0.operands)".trimmed, $0.summary) })
    text += "\n" + table([("--version", "prints the version"), ("--help", "prints this")])
    return text + "\n'sitegen help COMMAND' tells all about one of them.\n"
  }

  static func usage(_ command: Command) -> String {
    var text = "sitegen \(command.name)"
    if !command.operands.isEmpty { text += " \(command.operands)" }
    return text + (command.options.isEmpty ? "" : " [OPTIONS]")
  }

  static func page(_ command: Command) -> String {
    var text = "usage: \(usage(command))\n\n\(command.summary)\n"
    if !command.options.isEmpty {
      text +=
        "\n" + table(command.options.map { ("\($0.name) \($0.value ?? "")".trimmed, $0.summary) })
    }
    return text
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { row in
      "  \(row.0)\(String(repeating: " ", count: width - row.0.count + 2))\(row.1)\n"
    }.joined()
  }
}

extension String {
  fileprivate var trimmed: String { hasSuffix(" ") ? String(dropLast()) : self }
}

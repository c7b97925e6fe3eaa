let helpCommand = Command(
  name: "help", operands: "[COMMAND]", operandCount: 0...1,
  summary: "tells what the commands do", options: []
) { arguments, console throws(UsageError) in
  guard let name = arguments.operands.first else {
    console.print(Help.overview(Sitegen.commands))
    return ExitStatus.done
  }
  guard let command = Sitegen.commands.first(where: { $0.name == name }) else {
    throw .unknown("command", name, among: Sitegen.commands.map(\.name))
  }
  console.print(Help.page(command))
  return ExitStatus.done
}

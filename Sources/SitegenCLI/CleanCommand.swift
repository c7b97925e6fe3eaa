import Building

let cleanCommand = Command(
  name: "clean", operands: "[DIR]", operandCount: 0...1,
  summary: "removes what builds wrote, and the cache; nothing else",
  options: [.init("--output", "DIR", "where the builds wrote to, if not Output/")]
) { arguments, console throws(UsageError) in
  let (removed, diagnostics) = Clean.run(
    folder: arguments.operands.first ?? ".", output: arguments.value("--output"))
  console.report(diagnostics)
  console.print("Removed \(removed) \(removed == 1 ? "file" : "files").\n")
  return diagnostics.isEmpty ? ExitStatus.done : ExitStatus.siteHasErrors
}

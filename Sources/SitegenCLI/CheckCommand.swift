import Building

let checkCommand = Command(
  name: "check", operands: "[DIR]", operandCount: 0...1,
  summary: "builds the site in memory and tells all that is wrong; writes nothing",
  options: BuildOptions.shared + [
    .init("--quiet", "prints errors and warnings only"),
    .init("--verbose", "names every page that a language lacks, however many there are"),
  ]
) { arguments, console throws(UsageError) in
  var options = try BuildOptions(arguments)
  options.onlyChecks = true
  let isJSON = try arguments.choice("--format", from: ["text", "json"]) == "json"
  let isQuiet = arguments.has("--quiet")
  options.namesAllPages = isJSON || arguments.has("--verbose")
  let start = Console.nanoseconds()
  let progress = Progress(console: console, start: start, isOn: !isQuiet && !isJSON)
  let report = Build.run(
    options, nanoseconds: Console.nanoseconds, stepped: { progress.show($0) })
  progress.clear()
  console.report(report.diagnostics, asJSON: isJSON)
  let summary = BuildSummary(report: report, nanoseconds: Console.nanoseconds() - start)
  if isJSON {
    console.print(summary.json)
  } else if !isQuiet {
    console.print(summary.checked)
  }
  return report.succeeded ? ExitStatus.done : ExitStatus.siteHasErrors
}

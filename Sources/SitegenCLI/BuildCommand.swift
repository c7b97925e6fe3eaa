import Building

let buildCommand = Command(
  name: "build", operands: "[DIR]", operandCount: 0...1,
  summary: "builds the site into Output/",
  options: [.init("--output", "DIR", "writes there instead")] + BuildOptions.shared + [
    .init("--no-cache", "asks nothing of earlier builds but which files they wrote"),
    .init("--quiet", "prints errors and warnings only"),
    .init("--verbose", "lists every file and what became of it"),
    .init("--explain", "lists the files that were written or removed"),
    .init("--profile", "prints where the time went, by steps and templates"),
  ]
) { arguments, console throws(UsageError) in
  var options = try BuildOptions(arguments)
  options.output = arguments.value("--output")
  options.isProfiled = arguments.has("--profile")
  let isJSON = try arguments.choice("--format", from: ["text", "json"]) == "json"
  let isQuiet = arguments.has("--quiet")

  let start = Console.nanoseconds()
  let progress = Progress(console: console, start: start, isOn: !isQuiet && !isJSON)
  let report = Build.run(
    options, nanoseconds: Console.nanoseconds, stepped: { progress.show($0) })
  progress.clear()
  console.report(report.diagnostics, asJSON: isJSON)
  let summary = BuildSummary(report: report, nanoseconds: Console.nanoseconds() - start)
  if options.isProfiled, !isJSON { console.printError(summary.profile) }
  if isJSON {
    console.print(summary.json)
  } else if !isQuiet {
    if arguments.has("--verbose") {
      console.print(summary.changes { _ in true } + summary.leftOut)
    } else if arguments.has("--explain") {
      console.print(summary.changes { $0 != .unchanged })
    }
    console.print(summary.text)
  }
  return report.succeeded ? ExitStatus.done : ExitStatus.siteHasErrors
}

import Building
import Files

let buildCommand = Command(
  name: "build", operands: "[DIR]", operandCount: 0...1,
  summary: "builds the site into Output/",
  options: [.init("--output", "DIR", "writes there instead")] + BuildOptions.shared + [
    BuildOptions.hooks,
    .init("--no-cache", "believes nothing of earlier builds but which files they wrote"),
    .init("--verify", "compares in memory what a build with and without the cache would make"),
    .init("--shard", "I/N", "makes only share I of N, for builds on several machines"),
    .init("--quiet", "prints errors and warnings only"),
    .init("--verbose", "lists every file and what became of it"),
    .init("--explain", "lists every address and why it was made again, or that it was not"),
    .init("--profile", "prints where the time went: steps, threads, pages, templates"),
    .init("--trace", "FILE", "writes what each thread did, for chrome://tracing or Perfetto"),
  ]
) { arguments, console throws(UsageError) in
  var options = try BuildOptions(arguments)
  options.output = arguments.value("--output")
  options.isProfiled = arguments.has("--profile")
  options.isTraced = arguments.has("--trace")
  options.ignoresCache = arguments.has("--no-cache")
  options.verifies = arguments.has("--verify")
  options.endsProgram = true
  options.explains = arguments.has("--explain")
  options.shard = try arguments.shard("--shard")
  let isJSON = try arguments.choice("--format", from: ["text", "json"]) == "json"
  let isQuiet = arguments.has("--quiet")

  let start = Console.nanoseconds()
  let progress = Progress(console: console, start: start, isOn: !isQuiet && !isJSON)
  let shell = HookShell(console: console, isQuiet: isQuiet || isJSON)
  // Whatever ends this program ends the command that it is waiting for, and takes away what is not yet in its place.
  let signals = Signals()
  let end = StagingEnd()
  options.stagingEnd = end
  let isListening = signals.listen { number in
    end.come()
    shell.stop()
    Signals.end(by: number)
  }
  if !isListening { signals.letThrough() }
  // One more, for the thread that listens.
  HeapMemory.prepare(threads: options.jobs + 1)
  options.allowHooks(arguments) {
    progress.clear()
    return shell.run($0)
  }
  let report = Build.run(
    options, nanoseconds: Console.nanoseconds, stepped: { progress.show($0) },
    progressed: { progress.show($0, $1, of: $2) })
  progress.clear()
  console.report(report.diagnostics, asJSON: isJSON)
  let summary = BuildSummary(report: report, nanoseconds: Console.nanoseconds() - start)
  if options.isProfiled, !isJSON { console.printError(BuildProfile(report: report).text) }
  if let file = arguments.value("--trace"), let trace = report.trace {
    guard console.write(ChromeTrace.json(trace, from: start), to: file) else {
      return ExitStatus.siteHasErrors
    }
  }
  if isJSON {
    console.print(summary.json)
  } else if !isQuiet {
    if arguments.has("--verbose") {
      console.print(summary.changes { _ in true } + summary.leftOut)
    } else if options.explains {
      console.print(summary.reasons + summary.changes { $0 == .removed })
    }
    console.print(options.verifies ? summary.verified : summary.text)
  }
  return report.succeeded ? ExitStatus.done : ExitStatus.siteHasErrors
}

extension Arguments {
  /// A share such as `2/3`.
  fileprivate func shard(_ option: String) throws(UsageError) -> Shard? {
    guard let text = value(option) else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count <= 10_000,
      let shard = Shard(number: number, count: count)
    else {
      throw UsageError(
        "'\(text)' is not a share for '\(option)'", hint: "write 1/3, 2/3 or 3/3 for one of three")
    }
    return shard
  }
}

import Building
import Glibc
import SiteModel

let buildCommand = Command(
  name: "build", operands: "[DIR]", operandCount: 0...1,
  summary: "builds the site into Output/",
  options: [
    .init("--output", "DIR", "writes there instead"),
    .init("--base-url", "URL", "where the site will stand, instead of 'base_url'"),
    .init("--drafts", "publishes drafts too"),
    .init("--future", "publishes posts dated in the future too"),
    .init("--expired", "publishes expired posts too"),
    .init("--strict", "counts warnings as errors"),
    .init("--jobs", "N", "works on N files at once; one for each processor by default"),
    .init("--no-cache", "asks nothing of earlier builds but which files they wrote"),
    .init("--quiet", "prints errors and warnings only"),
    .init("--verbose", "lists every file and what became of it"),
    .init("--format", "text|json", "how messages and the summary are written"),
    .init("--explain", "lists the files that were written or removed"),
    .init("--profile", "prints where the time went, by steps and templates"),
    .init("--now", "TIME", "what \"today\" is, for posts of the future"),
  ]
) { arguments, console throws(UsageError) in
  var options = BuildOptions()
  options.folder = arguments.operands.first ?? "."
  options.output = arguments.value("--output")
  if let written = arguments.value("--base-url") {
    guard let url = BaseURL(written) else {
      throw UsageError(
        "'\(written)' is not the address of a site",
        hint: BaseURL.hint)
    }
    options.baseURL = url
  }
  options.publication.includesDrafts = arguments.has("--drafts")
  options.publication.includesFuture = arguments.has("--future")
  options.publication.includesExpired = arguments.has("--expired")
  options.isProfiled = arguments.has("--profile")
  options.isStrict = arguments.has("--strict")
  options.jobs =
    try arguments.number("--jobs", in: 1...1024)
    ?? max(1, min(64, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  options.now = try arguments.date("--now")
  options.clock = Console.secondsSinceEpoch()
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

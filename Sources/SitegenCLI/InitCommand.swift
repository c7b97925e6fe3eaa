import Building
import Files
import SiteModel

let initCommand = Command(
  name: "init", operands: "[DIR]", operandCount: 0...1,
  summary: "makes a new site that builds as it is",
  options: [
    .init("--style", "NAME", "the style of its cards; 'sitegen styles' lists them"),
    .init("--now", "TIME", "what \"today\" is, for the first post"),
  ]
) { arguments, console throws(UsageError) in
  let style =
    try arguments.choice("--style", from: Style.allCases.map(\.rawValue))
    ?? Style.noSpace.rawValue
  let folder = arguments.operands.first ?? "."
  for name in SettingsFile.names + ["Content"]
  where Path.exists(Path.join(folder, name)) {
    console.printError(
      "sitegen: there is a site already: '\(Path.join(folder, name))'\n  choose an empty folder\n")
    return ExitStatus.siteHasErrors
  }
  let today = SiteClock.today(
    folder: folder, now: try arguments.date("--now"), clock: Console.secondsSinceEpoch())
  do throws(FileError) {
    let site = try OutputFolder(folder)
    for (path, text) in Starter.site(style: style, today: today)
    where !Path.exists(Path.join(folder, path)) {
      _ = try site.write(Array(text.utf8), to: path)
    }
  } catch {
    console.printError("sitegen: \(error)\n")
    return ExitStatus.siteHasErrors
  }
  let step = folder == "." ? "" : " \(folder)"
  console.print("A new site is ready. 'sitegen build\(step)' builds it into Output/.\n")
  return ExitStatus.done
}

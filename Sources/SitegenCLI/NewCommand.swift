import Building
import Diagnostics
import Files

let newCommand = Command(
  name: "new", operands: "PATH", operandCount: 1...1,
  summary:
    "starts a post: 'sitegen new posts/hello.md', by Templates/archetypes/ or as a draft of today",
  options: [
    .init("--title", "T", "its title; made from the file's name by default"),
    .init("--now", "TIME", "what \"today\" is"),
  ]
) { arguments, console throws(UsageError) in
  let path = Path.normalized(arguments.operands[0])
  let written = path.hasPrefix("Content/") ? String(path.dropFirst(8)) : path
  let isFile =
    !arguments.operands[0].hasSuffix("/")
    && !written.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
  guard Path.isPlain(written), written != ".", isFile else {
    throw UsageError(
      "'\(arguments.operands[0])' is not a path below Content/", hint: "sitegen new posts/hello.md")
  }
  let isMarkdown = ["md", "markdown"].contains(Path.fileExtension(of: written).lowercased())
  let file = isMarkdown ? written : written + ".md"
  let isSection = Path.withoutExtension(Path.name(of: file)) == "_index"
  let names = (isSection ? Path.parent(of: file) : file).split(separator: "/")
  guard !names.contains(where: { $0.hasPrefix("_") || $0.hasPrefix(".") }) else {
    throw UsageError(
      "'\(arguments.operands[0])' would not be published",
      hint: "no name in it may begin with '_' or '.'")
  }
  guard Path.isFolder("Content") else {
    console.printError(
      "sitegen: there is no folder 'Content' here\n  'sitegen init' makes a new site\n")
    return ExitStatus.siteHasErrors
  }
  let folder = Path.parent(of: file)
  if Path.withoutExtension(Path.name(of: file)) == "index",
    Path.exists("Content/\(Path.join(folder, "_index.md"))")
  {
    throw UsageError(
      "'Content/\(folder)' is a section and cannot be a post too",
      hint: "sitegen new \(Path.join(folder, "hello.md"))")
  }
  guard !Path.exists("Content/\(file)") else {
    console.printError("sitegen: 'Content/\(file)' is there already\n  choose another name\n")
    return ExitStatus.siteHasErrors
  }
  let title = arguments.value("--title") ?? Starter.title(forFile: file)
  let today = SiteClock.today(
    folder: ".", now: try arguments.date("--now"), clock: Console.secondsSinceEpoch())
  let post = NewPost.make(file, title: title, today: today, folder: ".")
  console.report(post.diagnostics)
  guard !post.diagnostics.hasErrors else { return ExitStatus.siteHasErrors }
  let plain = isSection ? Starter.section(title: title) : Starter.post(title: title, date: today)
  do throws(FileError) {
    _ = try OutputFolder("Content").write(post.text ?? Array(plain.utf8), to: file)
  } catch {
    console.printError("sitegen: \(error)\n")
    return ExitStatus.siteHasErrors
  }
  console.print("Content/\(file)\n")
  return ExitStatus.done
}

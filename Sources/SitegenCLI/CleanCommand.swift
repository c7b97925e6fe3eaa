import Building
import Files

let cleanCommand = Command(
  name: "clean", operands: "[DIR]", operandCount: 0...1,
  summary: "removes what builds wrote, and the cache; nothing else",
  options: [.init("--output", "DIR", "where the builds wrote to, if not Output/")]
) { arguments, console throws(UsageError) in
  let folder = arguments.operands.first ?? "."
  let output = arguments.value("--output")
  var (removed, diagnostics) = Clean.run(folder: folder, output: output)
  let preview = SitePreview.folder(ofSite: folder)
  if output == nil, diagnostics.isEmpty, Path.isFolder(preview) {
    let (more, problems) = Clean.run(folder: folder, output: preview, isPreview: true)
    removed += more
    diagnostics += problems
  }
  console.report(diagnostics)
  console.print("Removed \(removed) \(removed == 1 ? "file" : "files").\n")
  return diagnostics.isEmpty ? ExitStatus.done : ExitStatus.siteHasErrors
}

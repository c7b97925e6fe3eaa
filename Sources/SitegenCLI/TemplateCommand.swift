import Diagnostics
import Files
import Rendering
import SiteModel

let templateCommand = Command(
  name: "template", operands: "FILE", operandCount: 1...1,
  summary: "prints what one template makes of some data",
  options: [
    .init("--data", "JSONFILE", "an object whose members are the template's names"),
    .init("--trim-blocks", "drops the line feed behind a block tag"),
    .init("--lstrip-blocks", "drops the spaces before a block tag that begins its line"),
  ]
) { arguments, console throws(UsageError) in
  let name = arguments.operands[0]
  let folder = Path.parent(of: name)
  let source: SourceText
  var data: SourceText?
  do {
    source = SourceText(path: name, bytes: try File.read(name))
    if let path = arguments.value("--data") {
      data = SourceText(path: path, bytes: try File.read(path))
    }
  } catch {
    console.printError("sitegen: \(error)\n")
    return ExitStatus.siteHasErrors
  }
  // Other templates are found beside this one, then among the built-in ones.
  let spaces = TemplateSettings(
    trimsBlocks: arguments.has("--trim-blocks"),
    stripsBlockIndent: arguments.has("--lstrip-blocks"))
  let result = TemplateFile.render(source, data: data, spaces: spaces) { other in
    guard Path.isPlain(other) else { return nil }
    let path = folder == "." ? other : Path.join(folder, other)
    return (try? File.read(path)).map { SourceText(path: path, bytes: $0) }
  }
  console.report(result.diagnostics)
  guard let bytes = result.bytes else { return ExitStatus.siteHasErrors }
  console.print(bytes: bytes)
  return ExitStatus.done
}

import Diagnostics
import Files
import Glibc
import HTML
import Markdown
import Rendering

let markdownCommand = Command(
  name: "markdown", operands: "[FILE]", operandCount: 0...1,
  summary: "prints the HTML of a Markdown file, or of standard input, without a page around it",
  options: [
    .init("--commonmark", "the bare core: CommonMark 0.30, byte for byte as libcmark"),
    .init("--gfm", "exactly GitHub's dialect, written as cmark-gfm writes it"),
  ]
) { arguments, console throws(UsageError) in
  let bytes: [UInt8]
  let name = arguments.operands.first ?? "-"
  do {
    bytes =
      name == "-"
      ? try File.read(stream: STDIN_FILENO, named: "standard input") : try File.read(name)
  } catch {
    console.printError("sitegen: \(error)\n")
    return ExitStatus.siteHasErrors
  }
  let source = SourceText(path: name == "-" ? "standard input" : name, bytes: bytes)
  let isBare = arguments.has("--commonmark") || arguments.has("--gfm")
  var options = arguments.has("--commonmark") ? MarkdownOptions.commonMark : MarkdownOptions.gfm
  if !isBare {
    options = .site
    // Without a site there are no templates that could make them.
    options.constructs.remove(.shortcodes)
  }
  let (rendered, diagnostics) = render(
    source, body: 0..<bytes.count, options: options, hooks: isBare ? nil : ContentHooks())
  if !isBare { console.report(diagnostics) }
  var buffer = ByteBuffer(capacity: rendered.html.count)
  rendered.write(to: &buffer) { slot, buffer in
    // Without a site around it a link to a Markdown file stays one.
    buffer.append(escapingAddress: slot.writtenAddress)
  }
  console.print(bytes: buffer.bytes())
  return ExitStatus.done
}

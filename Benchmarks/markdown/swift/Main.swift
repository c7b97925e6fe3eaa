import Diagnostics
import Files
import Glibc
import Markdown
import Rendering
import SiteModel

/// Renders every file that is named, as often as the first argument says, with the options that the second one
/// names, and prints the processor time of each round in microseconds a file.
@main struct Main {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count > 3, let rounds = Int(arguments[1]), rounds > 0 else {
      print("usage: sitegen-bench-markdown ROUNDS site|gfm|commonmark FILE…")
      exit(64)
    }
    let options: MarkdownOptions =
      switch arguments[2] {
      case "gfm": .gfm
      case "commonmark": .commonMark
      default: Settings().markdown
      }
    // Formulas are a part of what a site writes; colours of code are timed on their own.
    let hooks =
      options.constructs.contains(.math)
      ? ContentHooks(options.constructs.subtracting(.highlighting)) : nil
    let sources = arguments[3...].compactMap { path in
      (try? File.read(path)).map { SourceText(path: path, bytes: $0) }
    }
    for _ in 0..<rounds {
      let start = microseconds()
      var written = 0
      for source in sources {
        written +=
          render(source, body: 0..<source.bytes.count, options: options, hooks: hooks).0.html.count
      }
      print((microseconds() - start) / Double(max(sources.count, 1)), written)
    }
  }

  private static func microseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }
}

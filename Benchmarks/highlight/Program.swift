import Glibc
import HTML
import Highlighting

/// `highlight-bench` reads lines `language TAB path` and writes, for each, the length of the HTML, a line feed, and the
/// HTML; `highlight-bench time ROUNDS` writes `language TAB bytes TAB seconds` of all files of a language instead.
@main
enum Program {
  static func main() {
    var files: [(language: Language, bytes: [UInt8])] = []
    while let line = readLine() {
      let parts = line.split(separator: "\t", maxSplits: 1)
      guard parts.count == 2, let language = Highlighter.language(named: String(parts[0])),
        let bytes = contents(String(parts[1]))
      else {
        print("cannot read '\(line)'")
        exit(1)
      }
      files.append((language, bytes))
    }
    if CommandLine.arguments.count > 2, let rounds = Int(CommandLine.arguments[2]) {
      time(files, rounds: rounds)
    } else {
      for file in files {
        let html = html(file.bytes, file.language)
        html.withBytes { html in
          Array("\(html.count)\n".utf8).withUnsafeBytes(writeAll)
          writeAll(html)
        }
      }
    }
  }

  private static func html(_ bytes: [UInt8], _ language: Language) -> ByteBuffer {
    var buffer = ByteBuffer(capacity: bytes.count * 4)
    Highlighter(language).highlight(bytes, into: &buffer)
    return buffer
  }

  /// The best of `rounds` turns, for every language by itself.
  private static func time(_ files: [(language: Language, bytes: [UInt8])], rounds: Int) {
    var names: [String] = []
    for file in files where !names.contains(file.language.name) { names.append(file.language.name) }
    for name in names {
      let own = files.filter { $0.language.name == name }
      var best = Double.infinity
      for _ in 0..<rounds {
        let start = processorSeconds()
        for file in own { _ = html(file.bytes, file.language) }
        best = min(best, processorSeconds() - start)
      }
      print("\(own[0].language.aliases[0])\t\(own.reduce(0) { $0 + $1.bytes.count })\t\(best)")
    }
  }

  private static func writeAll(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = write(
        STDOUT_FILENO, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      guard written > 0 else { exit(1) }
      rest = rest.dropFirst(written)
    }
  }

  private static func processorSeconds() -> Double {
    var now = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }

  private static func contents(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }
}

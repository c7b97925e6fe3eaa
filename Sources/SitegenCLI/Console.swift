import Diagnostics
import Files
import Glibc
import Synchronization

/// The last error of standard output.
private final class Failure: Sendable {
  private let error = Mutex<FileError?>(nil)

  func withLock<Result: Sendable>(_ body: (inout sending FileError?) -> sending Result) -> Result {
    error.withLock(body)
  }
}

/// Standard output and standard error.
struct Console: Sendable {
  /// Whether messages are coloured: on a terminal, unless `NO_COLOR` is set (no-color.org).
  let usesColor: Bool
  let isErrorTerminal: Bool
  private let outputFailure = Failure()

  init() {
    isErrorTerminal = isatty(STDERR_FILENO) == 1
    let noColor = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    usesColor = isErrorTerminal && !noColor
  }

  func print(_ text: String) { print(bytes: Array(text.utf8)) }

  func print(bytes: [UInt8]) {
    do throws(FileError) {
      try File.write(bytes, stream: STDOUT_FILENO, named: "standard output")
    } catch {
      outputFailure.withLock { $0 = error }
    }
  }

  /// What standard output refused, to a full disk say.
  var failure: FileError? { outputFailure.withLock { $0 } }

  /// Writes a file that the user named; says what went wrong when it cannot.
  func write(_ text: String, to file: String) -> Bool {
    do throws(FileError) {
      let folder = try OutputFolder(Path.parent(of: file).isEmpty ? "." : Path.parent(of: file))
      _ = try folder.write(Array(text.utf8), to: Path.name(of: file))
      return true
    } catch {
      report([Diagnostic(.error, "disk", error.description, at: .file(error.path))])
      return false
    }
  }

  func printError(_ text: String) {
    try? File.write(Array(text.utf8), stream: STDERR_FILENO, named: "standard error")
  }

  /// Errors last, so that they stand nearest to the prompt.
  func report(_ diagnostics: [Diagnostic], asJSON: Bool = false) {
    let sorted =
      diagnostics.filter { $0.severity == .warning } + diagnostics.filter { $0.severity == .error }
    let text = DiagnosticText(usesColor: usesColor)
    printError(
      sorted.map { asJSON ? DiagnosticJSON.format($0) : text.format($0) }.joined())
  }

  /// Nanoseconds of a clock that only runs forward.
  static func nanoseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// Seconds since 1970.
  static func secondsSinceEpoch() -> Int { time(nil) }
}

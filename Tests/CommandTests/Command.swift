import Foundation
import Testing

/// What one run of the built program did.
struct Outcome: Equatable, CustomTestStringConvertible {
  var status: Int32
  var output: String
  var errors: String

  var testDescription: String { "status \(status)\n\(output)--\n\(errors)" }

  /// A run without a message.
  static func done(_ output: String) -> Outcome { Outcome(status: 0, output: output, errors: "") }

  /// A run that was asked for in the wrong way.
  static func usage(_ errors: String) -> Outcome { Outcome(status: 64, output: "", errors: errors) }
}

/// A folder of the test's own to run the built program in, removed when the test is done.
final class Workplace {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sitegen-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// What tells a sanitizer how to look, where the program was built with one.
  static let sanitizing = ProcessInfo.processInfo.environment.filter { name, _ in
    name.hasSuffix("SAN_OPTIONS")
  }

  /// The program beside the tests.
  static var program: URL {
    get throws {
      let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      return URL(fileURLWithPath: tests).deletingLastPathComponent()
        .appendingPathComponent("sitegen")
    }
  }

  /// Runs the program; the seconds that a build took become `0.00`.
  ///
  /// - Parameter output: a file for its standard output, instead of keeping that for the outcome.
  func run(
    _ arguments: String..., in folder: String = "", input: String = "", output: String? = nil,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(arguments, in: folder, input: input, output: output, environment: environment)
  }

  func run(
    _ arguments: [String], in folder: String = "", input: String = "", output: String? = nil,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let scratch = try Workplace()
    try scratch.put(input, at: "input")
    try scratch.put("", at: "output")
    try scratch.put("", at: "errors")
    let process = Process()
    process.executableURL = try Self.program
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: self(folder))
    process.environment = environment.merging(Self.sanitizing) { own, _ in own }
    process.standardInput = FileHandle(forReadingAtPath: scratch("input"))
    process.standardOutput = FileHandle(
      forWritingAtPath: output ?? scratch("output"))
    process.standardError = FileHandle(forWritingAtPath: scratch("errors"))
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    return Outcome(
      status: process.terminationStatus, output: withoutSeconds(try scratch.text("output")),
      errors: try scratch.text("errors"))
  }

  /// What the program writes to a terminal as its standard error.
  func runOnTerminal(_ arguments: String..., environment: [String: String] = [:]) throws -> String {
    // TIOCSPTLCK and TIOCGPTN of asm-generic/ioctls.h, which Swift does not import.
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var (locked, number): (Int32, Int32) = (0, 0)
    try #require(ioctl(terminal, 0x4004_5431, &locked) == 0)
    try #require(ioctl(terminal, 0x8004_5430, &number) == 0)
    let inner = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    try #require(inner >= 0)
    let process = Process()
    process.executableURL = try Self.program
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    process.environment = environment.merging(Self.sanitizing) { own, _ in own }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle(fileDescriptor: inner)
    try process.run()
    process.waitUntilExit()
    var bytes = [UInt8](repeating: 0, count: 1 << 12)
    let count = read(terminal, &bytes, bytes.count)
    close(inner)
    close(terminal)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
      .replacingOccurrences(of: "\r\n", with: "\n")
  }

  private func withoutSeconds(_ text: String) -> String {
    text.replacingOccurrences(
      of: "in [0-9]+[.][0-9]{2} s \\(", with: "in 0.00 s (", options: .regularExpression
    )
    .replacingOccurrences(
      of: "\"seconds\":[0-9]+[.][0-9]{2}", with: "\"seconds\":0.00", options: .regularExpression)
  }

  func callAsFunction(_ relative: String) -> String {
    relative.isEmpty ? path : "\(path)/\(relative)"
  }

  func put(_ text: String, at relative: String) throws {
    let url = URL(fileURLWithPath: self(relative))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func text(_ relative: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: self(relative))), as: UTF8.self)
  }

  /// All files below a folder, sorted.
  func files(_ folder: String = "") -> [String] {
    let found = FileManager.default.enumerator(atPath: self(folder))
    return (found?.compactMap { $0 as? String } ?? []).filter { name in
      var isFolder: ObjCBool = false
      let path = self(folder.isEmpty ? name : "\(folder)/\(name)")
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }
}

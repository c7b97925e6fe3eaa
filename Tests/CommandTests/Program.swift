import Foundation
import Testing

/// The built program, run as a user runs it, in a folder of its own.
final class Program {
  struct Result: Equatable {
    var status: Int32
    var output: String
    var errors: String
  }

  let folder: String

  init() {
    folder = NSTemporaryDirectory() + "sitegen-command-" + UUID().uuidString
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// `sitegen` lies beside the bundle that the tests are in.
  private static let path: String = {
    let arguments = CommandLine.arguments
    let bundle = arguments.first { $0.hasSuffix(".xctest") } ?? arguments[0]
    return URL(fileURLWithPath: bundle).deletingLastPathComponent()
      .appendingPathComponent("sitegen").path
  }()

  func run(_ arguments: String..., input: String = "", environment: [String: String] = [:])
    throws -> Result
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Files, not pipes: no output is long enough to fill a pipe while nobody reads it.
    let names = ["in", "out", "err"].map { folder + "/." + $0 }
    try Data(input.utf8).write(to: URL(fileURLWithPath: names[0]))
    for name in names.dropFirst() { try Data().write(to: URL(fileURLWithPath: name)) }
    process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: names[0]))
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: names[1]))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: names[2]))
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    return Result(
      status: process.terminationStatus,
      output: try String(contentsOfFile: names[1], encoding: .utf8),
      errors: try String(contentsOfFile: names[2], encoding: .utf8))
  }

  func write(_ path: String, _ text: String) throws {
    let url = URL(fileURLWithPath: folder + "/" + path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func read(_ path: String) -> String? {
    try? String(contentsOfFile: folder + "/" + path, encoding: .utf8)
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/" + path)
  }
}

extension String {
  /// A build's summary without its time: `in 0.31 s` → `in … s`.
  var withoutTime: String {
    replacingOccurrences(
      of: #"in [0-9]+\.[0-9][0-9] s"#, with: "in … s", options: .regularExpression)
  }
}

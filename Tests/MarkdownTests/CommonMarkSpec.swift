import Foundation

/// The examples of the CommonMark specification, from Debian's source package of libcmark.
enum CommonMarkSpec {
  struct Example: Sendable {
    let number: Int
    let markdown: String
    let html: String
  }

  struct Unavailable: Error, CustomStringConvertible {
    let description: String
  }

  /// All examples, fetched into `.build/commonmark-spec` when they are not there yet.
  static func examples() throws -> [Example] { try loaded.get() }

  private static let loaded = Result { try load() }

  private static func load() throws -> [Example] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let root = tests.appendingPathComponent("../..").standardizedFileURL
    let folder = root.appendingPathComponent(".build/commonmark-spec")
    try fetch(with: root.appendingPathComponent(".ci/fetch-spec"), into: folder)
    let spec = try String(
      contentsOf: folder.appendingPathComponent("spec.txt"), encoding: .utf8)
    return parse(spec)
  }

  private static func fetch(with script: URL, into folder: URL) throws {
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [script.path, folder.path]
    process.standardError = errors
    try process.run()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Unavailable(
        description: "the CommonMark spec cannot be fetched:\n"
          + String(decoding: said, as: UTF8.self))
    }
  }

  private static func parse(_ spec: String) -> [Example] {
    let fence = String(repeating: "`", count: 32)
    var examples: [Example] = []
    var part: Int?
    var parts: [[Substring]] = [[], []]
    for line in spec.split(separator: "\n", omittingEmptySubsequences: false) {
      switch part {
      case nil:
        if line == fence + " example" { (part, parts) = (0, [[], []]) }
      case 0? where line == ".": part = 1
      case 1? where line == fence:
        let texts = parts.map { lines in
          lines.map { $0 + "\n" }.joined().replacingOccurrences(of: "→", with: "\t")
        }
        examples.append(
          Example(number: examples.count + 1, markdown: texts[0], html: texts[1]))
        part = nil
      case let index?: parts[index].append(line)
      }
    }
    return examples
  }
}

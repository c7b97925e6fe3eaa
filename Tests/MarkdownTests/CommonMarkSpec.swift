import Foundation

/// The examples of a specification, from Debian's source packages of libcmark and cmark-gfm.
enum CommonMarkSpec: String {
  case commonMark = "spec.txt"
  /// GitHub's dialect: its examples of extensions are the ones that say which.
  case gfm = "gfm-spec.txt"
  /// What cmark-gfm tests its own extensions with.
  case gfmExtensions = "gfm-extensions.txt"

  struct Example: Sendable {
    let number: Int
    /// What stands behind the fence: the extensions that the example is about.
    let extensions: String
    let markdown: String
    let html: String
  }

  struct Unavailable: Error, CustomStringConvertible {
    let description: String
  }

  /// All examples, fetched into `.build/commonmark-spec` when they are not there yet.
  func examples() throws -> [Example] {
    let folder = try Self.folder.get()
    return Self.parse(
      try String(contentsOf: folder.appendingPathComponent(rawValue), encoding: .utf8))
  }

  private static let folder = Result { try fetch() }

  private static func fetch() throws -> URL {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let root = tests.appendingPathComponent("../..").standardizedFileURL
    let folder = root.appendingPathComponent(".build/commonmark-spec")
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [root.appendingPathComponent(".ci/fetch-spec").path, folder.path]
    process.standardError = errors
    try process.run()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Unavailable(
        description: "the specifications cannot be fetched:\n"
          + String(decoding: said, as: UTF8.self))
    }
    return folder
  }

  private static func parse(_ spec: String) -> [Example] {
    let fence = String(repeating: "`", count: 32)
    var examples: [Example] = []
    var part: Int?
    var parts: [[Substring]] = [[], []]
    var extensions = ""
    for line in spec.split(separator: "\n", omittingEmptySubsequences: false) {
      switch part {
      case nil:
        if line.hasPrefix(fence + " example") {
          (part, parts) = (0, [[], []])
          extensions = line.dropFirst(fence.count + " example".count).trimmingCharacters(
            in: .whitespaces)
        }
      case 0? where line == ".": part = 1
      case 1? where line == fence:
        let texts = parts.map { lines in
          lines.map { $0 + "\n" }.joined().replacingOccurrences(of: "→", with: "\t")
        }
        examples.append(
          Example(
            number: examples.count + 1, extensions: extensions, markdown: texts[0], html: texts[1]))
        part = nil
      case let index?: parts[index].append(line)
      }
    }
    return examples
  }
}

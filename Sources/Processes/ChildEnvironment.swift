import Glibc

/// The variables that this program was started with.
enum ChildEnvironment {
  /// `NAME=value` for each of them, some of them with other values or left out.
  static func with(_ changes: [String: String?]) -> [String] {
    let own = own().filter { entry in
      changes[String(entry.prefix { $0 != "=" })] == nil
    }
    return own
      + changes.compactMap { name, value in value.map { "\(name)=\($0)" } }.sorted()
  }

  /// As the system keeps them (proc(5)), since C's own list may change under the hands of any thread.
  private static func own() -> [String] {
    guard let file = fopen("/proc/self/environ", "re") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}

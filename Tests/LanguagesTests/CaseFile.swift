import Glibc

/// A file of `Cases/`, as its lines of fields with tabs between them.
enum CaseFile {
  static func lines(_ name: String, of test: String = #filePath) -> [[String]] {
    let folder = test.split(separator: "/").dropLast().joined(separator: "/")
    guard let file = fopen("/\(folder)/Cases/\(name)", "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return bytes.split(separator: 0x0A).filter { $0.first != UInt8(ascii: "#") }.map { line in
      line.split(separator: 0x09, omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
    }
  }
}

import Glibc

/// A new folder of the test's own, removed with all that is in it when the test is done.
package final class TemporaryFolder {
  /// What the system refused.
  package struct Failure: Error {
    package let number: Int32
  }

  package let path: String

  package init() throws {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/test-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template), let resolved = realpath(made, nil) else {
      throw Failure(number: errno)
    }
    defer { free(resolved) }
    path = String(cString: resolved)
  }

  deinit {
    Self.empty(open(path, O_RDONLY | O_DIRECTORY))
    rmdir(path)
  }

  /// Works from folder to folder, since a whole path may be too long.
  private static func empty(_ folder: Int32) {
    guard let stream = fdopendir(folder) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafeMutableBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name == [0x2E] || name == [0x2E, 0x2E] { continue }
      name.withPath { name in
        if unlinkat(folder, name, 0) == 0 { return }
        empty(openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW))
        unlinkat(folder, name, AT_REMOVEDIR)
      }
    }
  }

  package func callAsFunction(_ relative: String) -> String { "\(path)/\(relative)" }

  /// Writes a file, and the folders above it, without the code under test.
  package func put(_ text: String, at relative: String) throws {
    try put(Array(text.utf8), at: Array(relative.utf8))
  }

  package func put(_ bytes: [UInt8], at relative: [UInt8]) throws {
    for (index, byte) in relative.enumerated() where byte == 0x2F {
      _ = (Array(path.utf8) + [0x2F] + relative[..<index]).withPath { mkdir($0, 0o755) }
    }
    let full = Array(path.utf8) + [0x2F] + relative
    guard let file = full.withPath({ fopen($0, "w") }) else { throw Failure(number: errno) }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw Failure(number: errno) }
  }

  package func folder(_ relative: String) throws {
    try put("", at: "\(relative)/x")
    guard unlink(self("\(relative)/x")) == 0 else { throw Failure(number: errno) }
  }

  package func link(_ relative: String, to target: String) throws {
    guard symlink(target, self(relative)) == 0 else { throw Failure(number: errno) }
  }

  package func text(_ relative: String) -> String? {
    guard let file = fopen(self(relative), "r") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  package func exists(_ relative: String) -> Bool {
    var status = stat()
    return lstat(self(relative), &status) == 0
  }

  package func names(_ relative: String = ".") -> [String] {
    guard let stream = opendir(self(relative)) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let bytes = withUnsafeMutableBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      names.append(String(decoding: bytes, as: UTF8.self))
    }
    return names.filter { $0 != "." && $0 != ".." }.sorted()
  }
}

extension [UInt8] {
  fileprivate func withPath<R>(_ body: (UnsafePointer<CChar>) -> R) -> R {
    (self + [0]).map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { buffer in
      body(buffer.baseAddress ?? UnsafePointer(bitPattern: 1).unsafelyUnwrapped)
    }
  }
}

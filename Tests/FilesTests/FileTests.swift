import Files
import Glibc
import TestFolder
import Testing

@Suite struct FileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [0, 1, 100, 16_384, 100_000])
  func readsAllBytes(size: Int) throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try folder.put(bytes, at: Array("a".utf8))
    #expect(try File.read(folder("a")) == bytes)
    #expect(try File.read(folder("a"), limit: size) == bytes)
  }

  @Test func readsFilesThatSayTheyAreEmpty() throws {
    #expect(try File.read("/proc/self/status").count > 100)
  }

  @Test func readsAndWritesStreams() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let bytes = [UInt8](repeating: 7, count: 40_000)
    try File.write(bytes, stream: ends[1], named: "the pipe")
    close(ends[1])
    #expect(try File.read(stream: ends[0], named: "the pipe") == bytes)
    close(ends[0])
    let error = #expect(throws: FileError.self) {
      try File.read(stream: ends[0], named: "standard input")
    }
    #expect(error?.description == "cannot read 'standard input': bad file descriptor")
  }

  @Test func saysWhatItCouldNotRead() throws {
    try folder.put("12345", at: "a")
    try folder.folder("b")
    try folder.link("loop", to: "loop")
    let long = String(repeating: "x", count: 300)
    for (path, reason) in [
      ("missing", "no such file or directory"), ("a/b", "not a directory"), ("b", "is a directory"),
      ("loop", "too many levels of symbolic links"), (long, "file name too long"),
    ] {
      let error = #expect(throws: FileError.self) { try File.read(folder(path)) }
      #expect(error?.description == "cannot read '\(folder(path))': \(reason)")
      #expect(error?.isMissing == (path == "missing"))
    }
    let error = #expect(throws: FileError.self) { try File.read(folder("a"), limit: 4) }
    #expect(error?.reason == "it is larger than 4 bytes")
    #expect(throws: FileError.self) { try File.read("/dev/zero", limit: 1_000_000) }
  }

  @Test func keepsTheCapitalsOfNames() {
    #expect(FileError(.read, "x", code: EACCES).description == "cannot read 'x': permission denied")
    #expect(FileError(.write, "x", code: EXFULL).reason == "exchange full")
    #expect(FileError(.write, "x", code: ESRMNT).reason == "srmount error")
    #expect(
      FileError(.write, "x", code: ELIBACC).reason == "can not access a needed shared library")
    #expect(FileError(.write, "x", code: EADV).reason == "advertise error")
    #expect(FileError(.write, "x", code: EDOTDOT).reason == "RFS specific error")
  }
}

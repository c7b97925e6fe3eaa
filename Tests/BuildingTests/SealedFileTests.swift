import Files
import Records
import TestFolder
import Testing

@testable import Building

/// A file of the cache that is written piece by piece, and what is believed of it afterwards.
@Suite struct SealedFileTests {
  private let heading = Array("sitegen tests 1\n".utf8)

  /// A file of some pieces, each of a mebibyte but for the last.
  private func write(jobs: Int, in folder: TemporaryFolder) throws -> [UInt8] {
    let path = Path.join(folder.path, "file-\(jobs)")
    var file = try SealedFile(creating: path, heading: heading)
    file.write { $0.write("head") }
    file.write(count: 30_000, jobs: jobs) { writer, place in
      writer.write(place)
      writer.write(String(repeating: "x", count: place % 200))
    }
    file.write { $0.write([UInt8](repeating: 7, count: 1_500_000)) }
    try file.finish()
    return try File.read(path)
  }

  private func read(_ bytes: [UInt8]) -> (head: String, places: [Int], tail: Int)? {
    bytes.withUnsafeBytes { raw in
      guard var (reader, _) = Seal.open(raw, heading: heading) else { return nil }
      let head = reader.text()
      let places = reader.list { reader in
        let place = reader.integer()
        return reader.text().utf8.count == place % 200 ? place : -1
      }
      let tail = reader.data()
      guard !reader.isBroken, reader.isAtEnd else { return nil }
      return (head, places, tail.count { $0 == 7 })
    }
  }

  @Test func whatWasWrittenIsRead() throws {
    let folder = try TemporaryFolder()
    let bytes = try write(jobs: 1, in: folder)
    #expect(bytes.count > 4 << 20)
    let found = try #require(read(bytes))
    #expect(found.head == "head")
    #expect(found.places == Array(0..<30_000))
    #expect(found.tail == 1_500_000)
  }

  @Test func theThreadsMakeNoDifference() throws {
    let folder = try TemporaryFolder()
    let bytes = try write(jobs: 1, in: folder)
    for jobs in [2, 3, 7] { #expect(try write(jobs: jobs, in: folder) == bytes) }
  }

  @Test func aByteInAnyPieceCounts() throws {
    let folder = try TemporaryFolder()
    let bytes = try write(jobs: 2, in: folder)
    for place in stride(from: 0, to: bytes.count, by: 262_144) + [bytes.count - 1] {
      var changed = bytes
      changed[place] ^= 1
      #expect(read(changed) == nil, "\(place)")
    }
    #expect(read(Array(bytes.dropLast())) == nil)
    #expect(read(bytes + [0]) == nil)
    #expect(read([]) == nil)
  }

  @Test func oneThatIsNotFinishedIsNotBelieved() throws {
    let folder = try TemporaryFolder()
    let path = Path.join(folder.path, "file")
    var file = try SealedFile(creating: path, heading: heading)
    file.write { $0.write([UInt8](repeating: 7, count: 3_000_000)) }
    let bytes = try File.read(path)
    #expect(bytes.count > 2_000_000)
    #expect(bytes.withUnsafeBytes { Seal.open($0, heading: heading) == nil })
  }
}

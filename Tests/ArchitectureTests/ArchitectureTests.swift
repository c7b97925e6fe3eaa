import Foundation
import Testing

@Suite struct ArchitectureTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  private func rooms() throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      at: Self.sources, includingPropertiesForKeys: [.isDirectoryKey]
    )
    .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
    .map(\.lastPathComponent).sorted()
  }

  private func files(of room: String) throws -> [RoomFile] {
    let folder = Self.sources.appending(path: room)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { name in
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        return RoomFile(room: room, name: name, text: text)
      }
  }

  @Test func everyRoomHasAFloor() throws {
    #expect(try rooms() == Floors.all.keys.sorted())
  }

  @Test func importsPointDown() throws {
    let files = try rooms().flatMap(files(of:))
    #expect(files.count >= Floors.all.values.filter { $0 > 0 }.count)
    #expect(violations(in: files) == [])
  }
}

import Glibc
import Testing

/// Writes compiled time zones (RFC 8536) for tests.
struct TZifBytes: Sendable {
  var changes: [(instant: Int, type: UInt8)]
  var offsets: [Int]
  var footer: String

  func bytes(version: UInt8 = UInt8(ascii: "2")) -> [UInt8] {
    let first = block(version: version, timeSize: 4)
    guard version != 0 else { return first }
    return first + block(version: version, timeSize: 8) + Array("\n\(footer)\n".utf8)
  }

  private func block(version: UInt8, timeSize: Int) -> [UInt8] {
    var bytes = Array("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15)
    for count in [0, 0, 0, changes.count, offsets.count, 4] { bytes += bigEndian(count, 4) }
    for change in changes { bytes += bigEndian(change.instant, timeSize) }
    bytes += changes.map(\.type)
    for offset in offsets { bytes += bigEndian(offset, 4) + [0, 0] }
    return bytes + Array("ABC\0".utf8)
  }

  private func bigEndian(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}

/// The bytes of a zone from the system's `tzdata`.
func installedZone(_ name: String) throws -> [UInt8] {
  let file = try #require(fopen("/usr/share/zoneinfo/\(name)", "r"))
  defer { fclose(file) }
  var bytes = [UInt8](repeating: 0, count: 1 << 16)
  let count = fread(&bytes, 1, bytes.count, file)
  return Array(bytes[..<count])
}

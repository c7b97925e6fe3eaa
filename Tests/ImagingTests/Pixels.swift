import CZlib

/// A PNG as libvips writes it here: eight bits a channel, no line told by another.
struct Pixels {
  let width: Int
  let height: Int
  let channels: Int
  /// The names of its chunks.
  let chunks: [String]
  private let lines: [UInt8]

  init?(_ png: [UInt8]) {
    guard png.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    func number(_ place: Int) -> Int { png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    var chunks: [String] = []
    var packed: [UInt8] = []
    var (width, height, channels) = (0, 0, 0)
    var place = 8
    while place + 12 <= png.count {
      let (size, name) = (
        number(place), String(decoding: png[place + 4..<place + 8], as: UTF8.self)
      )
      chunks.append(name)
      if name == "IHDR" {
        guard png[place + 16] == 8 else { return nil }
        (width, height) = (number(place + 8), number(place + 12))
        channels = png[place + 17] == 6 ? 4 : png[place + 17] == 2 ? 3 : 0
      }
      if name == "IDAT" { packed += png[place + 8..<place + 8 + size] }
      place += 12 + size
    }
    var count = UInt((width * channels + 1) * height)
    var lines = [UInt8](repeating: 0, count: Int(count))
    let status = uncompress(&lines, &count, packed, UInt(packed.count))
    guard status == Z_OK, channels > 0, Int(count) == lines.count,
      (0..<height).allSatisfy({ lines[$0 * (width * channels + 1)] == 0 })
    else { return nil }
    (self.width, self.height, self.channels) = (width, height, channels)
    (self.chunks, self.lines) = (chunks, lines)
  }

  /// Red, green, blue, and what is seen of it where the picture says.
  subscript(_ x: Int, _ y: Int) -> [UInt8] {
    let start = y * (width * channels + 1) + 1 + x * channels
    return Array(lines[start..<start + channels])
  }

  /// The least rectangle with every pixel in it that is not like that of the corner, as its left, top, right and bottom.
  var inked: [Int] {
    let ground = self[0, 0]
    var (left, top, right, bottom) = (width, height, -1, -1)
    for y in 0..<height {
      for x in 0..<width where self[x, y] != ground {
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), max(bottom, y))
      }
    }
    return [left, top, right, bottom]
  }
}

/// Several sizes of one picture in a file: an ICO of Windows, with its pictures as PNG, which Windows Vista and every
/// browser read (“The evolution of the ICO file format, part 4: PNG images”, Raymond Chen, 2010).
enum IconFile {
  /// - Parameter pictures: as PNG, each side of 1 to 256 pixels.
  static func bytes(_ pictures: [(side: Int, png: [UInt8])]) -> [UInt8] {
    let head = 6
    let entry = 16
    var bytes: [UInt8] = []
    bytes.add(0, size: 2)
    // An icon, not a pointer.
    bytes.add(1, size: 2)
    bytes.add(pictures.count, size: 2)
    var place = head + entry * pictures.count
    for (side, png) in pictures {
      // 0 stands for 256, and there are no more.
      bytes.add(side, size: 1)
      bytes.add(side, size: 1)
      // No palette, nothing, one plane, the bits of a pixel.
      bytes.add(0, size: 1)
      bytes.add(0, size: 1)
      bytes.add(1, size: 2)
      bytes.add(32, size: 2)
      bytes.add(png.count, size: 4)
      bytes.add(place, size: 4)
      place += png.count
    }
    for (_, png) in pictures { bytes += png }
    return bytes
  }
}

extension [UInt8] {
  /// Appends a number, its least significant byte first.
  fileprivate mutating func add(_ number: Int, size: Int) {
    for byte in 0..<size { append(UInt8(truncatingIfNeeded: number >> (8 * byte))) }
  }
}

/// The first bytes of a PNG, JPEG or WebP: which of them it is, and its size.
package enum RasterHeader {
  /// - Returns: nil for other bytes; no size for a file that ends before it is told.
  static func read(
    _ bytes: UnsafeRawBufferPointer
  ) -> (format: Picture.Format, size: PictureSize?)? {
    if bytes.holds([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) {
      return (.png, sizeOfPNG(bytes))
    }
    if bytes.holds([0xFF, 0xD8, 0xFF], at: 0) { return (.jpeg, sizeOfJPEG(bytes)) }
    if bytes.holds("RIFF".utf8, at: 0), bytes.holds("WEBP".utf8, at: 8) {
      return (.webp, sizeOfWebP(bytes))
    }
    return nil
  }

  /// The size of a picture, nil for bytes that do not tell it.
  package static func size(of bytes: [UInt8]) -> PictureSize? {
    bytes.withUnsafeBytes { read($0)?.size }
  }

  /// Of the chunk IHDR, which comes first (ISO/IEC 15948, 11.2.2).
  private static func sizeOfPNG(_ bytes: UnsafeRawBufferPointer) -> PictureSize? {
    guard bytes.holds("IHDR".utf8, at: 12), bytes.count >= 24 else { return nil }
    return PictureSize(width: bytes.big(at: 16, 4), height: bytes.big(at: 20, 4))
  }

  /// Of the frame header, behind any number of other segments (ISO/IEC 10918-1, B.2.2).
  private static func sizeOfJPEG(_ bytes: UnsafeRawBufferPointer) -> PictureSize? {
    var place = 2
    while place &+ 9 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place &+ 1]
      switch marker {
      // Any number of these may fill the space before a marker.
      case 0xFF: place &+= 1
      // These stand alone.
      case 0x01, 0xD0...0xD8: place &+= 2
      // The scan, or the end.
      case 0xD9, 0xDA: return nil
      // All of these but three begin a frame.
      case 0xC0...0xCF where marker != 0xC4 && marker != 0xC8 && marker != 0xCC:
        return PictureSize(
          width: bytes.big(at: place &+ 7, 2), height: bytes.big(at: place &+ 5, 2))
      default:
        let length = bytes.big(at: place &+ 2, 2)
        guard length >= 2 else { return nil }
        place &+= 2 &+ length
      }
    }
    return nil
  }

  /// Of the first chunk, which is one of three (RFC 9649, 2.5 to 2.7).
  private static func sizeOfWebP(_ bytes: UnsafeRawBufferPointer) -> PictureSize? {
    guard bytes.count >= 30 else { return nil }
    if bytes.holds("VP8X".utf8, at: 12) {
      return PictureSize(
        width: bytes.little(at: 24, 3) &+ 1, height: bytes.little(at: 27, 3) &+ 1)
    }
    if bytes.holds("VP8L".utf8, at: 12), bytes[20] == 0x2F {
      let bits = bytes.little(at: 21, 4)
      return PictureSize(width: bits & 0x3FFF &+ 1, height: bits >> 14 & 0x3FFF &+ 1)
    }
    if bytes.holds("VP8 ".utf8, at: 12), bytes.holds([0x9D, 0x01, 0x2A], at: 23) {
      return PictureSize(
        width: bytes.little(at: 26, 2) & 0x3FFF, height: bytes.little(at: 28, 2) & 0x3FFF)
    }
    return nil
  }
}

extension UnsafeRawBufferPointer {
  /// Whether these bytes stand at a place.
  fileprivate func holds(_ expected: some Collection<UInt8>, at place: Int) -> Bool {
    count >= place &+ expected.count && self[place...].starts(with: expected)
  }

  /// A number of some bytes that are there, the most significant first.
  fileprivate func big(at place: Int, _ size: Int) -> Int {
    self[place..<place &+ size].reduce(0) { $0 &<< 8 | Int($1) }
  }

  /// The same, the least significant first.
  fileprivate func little(at place: Int, _ size: Int) -> Int {
    self[place..<place &+ size].reversed().reduce(0) { $0 &<< 8 | Int($1) }
  }
}

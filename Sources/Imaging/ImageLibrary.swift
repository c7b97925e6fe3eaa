import CVips

/// libvips, which draws pictures: loaded when it is asked for the first one, and not before.
package struct ImageLibrary: Sendable {
  /// What the system calls it; the number is that of its interface.
  package let name: String

  /// Seconds that a picture may take; those that are large take two or three.
  private let patience: Int32

  package init(name: String = "libvips.so.42", patience: Int32 = 60) {
    self.name = name
    self.patience = patience
  }

  /// A PNG of a picture in the middle of a square.
  ///
  /// - Parameters:
  ///   - side: of the square, in pixels.
  ///   - inner: of the square within it that the picture fits into.
  ///   - background: `0xRRGGBB`, nil for none.
  func square(
    _ picture: Picture, side: Int, inner: Int, background: UInt32?
  ) throws(ImagingProblem) -> [UInt8] {
    let square = sitegen_vips_square(
      is_svg: picture.format == .svg ? 1 : 0, size: Int32(clamping: side),
      inner: Int32(clamping: inner), background: background.map { Int32(clamping: $0) } ?? -1)
    var png: UnsafeMutableRawPointer?
    var count = 0
    var problem = [CChar](repeating: 0, count: 1024)
    let outcome = picture.bytes.withUnsafeBytes { bytes in
      sitegen_vips_make(
        name, bytes.baseAddress, bytes.count, square, patience, &png, &count, &problem,
        problem.count)
    }
    guard Int(outcome) == sitegen_vips_made, let png else {
      let words = problem.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }
      let text = String(decoding: words, as: UTF8.self)
      switch Int(outcome) {
      case sitegen_vips_no_library: throw .noLibrary(text)
      case sitegen_vips_too_slow: throw .tooSlow
      default: throw .notDrawn(text)
      }
    }
    defer { sitegen_vips_free(png) }
    return Array(UnsafeRawBufferPointer(start: png, count: count))
  }
}

/// Why a picture could not be made; each with what the system or the library says.
package enum ImagingProblem: Error, Sendable, Equatable {
  case noLibrary(String)
  case notDrawn(String)
  /// It draws and draws.
  case tooSlow
}

/// A picture whose beginning was looked at: what it is and how large, before anything draws it.
package struct Picture: Sendable {
  /// What its bytes are.
  package enum Format: Sendable {
    case svg, png, jpeg, webp
  }

  package let bytes: [UInt8]
  package let format: Format
  /// In pixels; nil for an SVG, which has any size.
  package let size: PictureSize?

  /// - Throws: why it is none that icons can be made of; nothing in it is drawn for that.
  package init(_ bytes: [UInt8]) throws(PictureProblem) {
    self.bytes = bytes
    let header = bytes.withUnsafeBytes { RasterHeader.read($0) }
    guard let header else {
      guard bytes.count <= SVGScan.mostBytes else { throw .notAPicture }
      if let problem = bytes.withUnsafeBytes({ SVGScan.problem(in: $0) }) { throw problem }
      format = .svg
      size = nil
      return
    }
    format = header.format
    guard let size = header.size, size.width > 0, size.height > 0 else { throw .damaged }
    guard size.pixels <= Self.mostPixels else { throw .tooLarge(size) }
    self.size = size
  }

  /// A photo of the largest cameras has as many; what it takes in memory is a few times that in bytes.
  package static let mostPixels = 100_000_000
}

/// Pixels from side to side and from top to bottom.
package struct PictureSize: Sendable, Hashable, CustomStringConvertible {
  package let width: Int
  package let height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Each side has 32 bits at most.
  package var pixels: Int {
    let (product, overflows) = width.multipliedReportingOverflow(by: height)
    return overflows ? .max : product
  }

  /// As pages write sizes of icons: `512x256`.
  package var description: String { "\(width)x\(height)" }
}

/// Why icons cannot be made of a file.
package enum PictureProblem: Error, Sendable, Equatable {
  /// Its first bytes are those of no format that is read here.
  case notAPicture
  /// They are, and what should follow does not.
  case damaged
  /// It has more than `Picture.mostPixels`.
  case tooLarge(PictureSize)
  /// An SVG with a side that nothing draws.
  case endless(Range<Int>)
  /// An SVG that does not say how large it is.
  case noSize(Range<Int>)
  /// An SVG with a part that is in another file.
  case refersOutside(Range<Int>)
  /// An SVG with a picture in it that is neither a PNG nor a JPEG.
  case holdsUnknown(Range<Int>)
  /// An SVG with pictures in it that have more than `Picture.mostPixels` together.
  case holdsTooMuch(Range<Int>)
  /// An SVG whose parts are drawn again more often than `SVGReferences.mostRepeats`.
  case repeatsTooMuch
  /// An SVG that keeps markup in an entity.
  case holdsEntity(Range<Int>)
}

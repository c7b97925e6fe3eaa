/// One of the files that stand for a site where it has no room to show itself: tabs, first screens of phones, lists of
/// apps.
package enum Icon: String, Sendable, CaseIterable {
  /// `favicon.ico`, for tabs and for all who ask for it by that name.
  case tab
  /// `icon.svg`, the logo itself, for tabs.
  case vector
  /// `apple-touch-icon.png`, for the first screen of iOS.
  case touch
  /// `icon-192.png`, for lists of apps.
  case small
  /// `icon-512.png`, for the screen that an app begins with.
  case large
  /// `icon-maskable-512.png`, which systems cut to a shape of theirs.
  case maskable

  /// Pixels a side of the pictures in it; none for one of any size.
  package var sides: [Int] {
    switch self {
    case .tab: [16, 32, 48]
    case .vector: []
    case .touch: [180]
    case .small: [192]
    case .large, .maskable: [512]
    }
  }

  /// Whether nothing shines through it.
  package var isOpaque: Bool { self == .touch || self == .maskable }

  /// The side of the square in its middle that the logo fits into. What systems cut off of an icon is outside of four
  /// fifths of it (W3C, Web App Manifest, “icon masks and safe zone”).
  private func inner(_ side: Int) -> Int { isOpaque ? side * 4 / 5 & ~1 : side }

  /// The file's bytes: the same ones each time, as long as the library is.
  ///
  /// - Parameter background: `0xRRGGBB`, for those that are opaque.
  package func bytes(
    of picture: Picture, background: UInt32, by library: ImageLibrary
  ) throws(ImagingProblem) -> [UInt8] {
    var pictures: [(side: Int, png: [UInt8])] = []
    for side in sides {
      pictures.append(
        (
          side,
          try library.square(
            picture, side: side, inner: inner(side), background: isOpaque ? background : nil)
        ))
    }
    switch self {
    case .vector: return picture.bytes
    case .tab: return IconFile.bytes(pictures)
    default: return pictures.first?.png ?? []
    }
  }
}

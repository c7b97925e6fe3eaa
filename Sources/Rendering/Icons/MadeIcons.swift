import Diagnostics
import Imaging
import Records
import SiteModel
import Synchronization

/// The icons that are made of one logo.
struct MadeIcons: Sendable {
  /// Those that are made, with their addresses.
  let outputs: [(icon: Icon, url: URLPath)]
  private let picture: Picture
  private let background: UInt32
  /// Of all that decides what each icon looks like, but for what each is.
  private let print: UInt64
  private let failure = Failure()
  /// What messages call the logo, and the value that names it.
  private let logo: Logo

  /// Why one was not made, which is why no other one will be.
  private final class Failure: Sendable {
    let diagnostic = Mutex<Diagnostic?>(nil)
  }

  /// A file of `Content/` and the setting that names it.
  struct Logo: Sendable {
    let shownPath: String
    let settings: SourceText
    let range: Range<Int>
  }

  /// - Parameter wanted: the icons for which there is no file of the author's own.
  init(_ picture: Picture, background: CardColor, of logo: Logo, wanted: [Icon]) {
    self.picture = picture
    self.background = background.rgb
    self.logo = logo
    let print = Fingerprint.of(picture.bytes, seed: Self.edition)
    self.print = print
    outputs = wanted.map { icon in
      (icon, Self.place(of: icon, Self.print(icon, of: print, background.rgb)))
    }
  }

  /// Another number for icons that are drawn in another way, so that none of before is taken for one of them.
  private static let edition: UInt64 = 1

  /// Those that are asked for by name have a name of their own; the others have a fingerprint in it, of what they are made
  /// of: what they are made into need not be known before it is asked for.
  private static func place(of icon: Icon, _ print: UInt64) -> URLPath {
    guard let (name, ending) = icon.permanentName else { return URLPath(file: icon.fileName) }
    return URLPath(file: "assets/\(name).\(StableHash.digits(print)).\(ending)")
  }

  private static func print(_ icon: Icon, of logo: UInt64, _ background: UInt32) -> UInt64 {
    var print = Fingerprinter(seed: logo)
    print.combine(icon.rawValue)
    if icon.isOpaque { print.combine(UInt64(background)) }
    return print.value
  }

  /// All that decides an icon's bytes, in 64 bits.
  func print(of icon: Icon) -> UInt64 { Self.print(icon, of: print, background) }

  /// An icon's bytes, or why there are none.
  func bytes(of icon: Icon, by library: ImageLibrary) -> ([UInt8], [Diagnostic]) {
    if let known = failure.diagnostic.withLock({ $0 }) { return ([], [known]) }
    do throws(ImagingProblem) {
      return (try icon.bytes(of: picture, background: background, by: library), [])
    } catch {
      let diagnostic = IconProblem.notMade(error, logo)
      failure.diagnostic.withLock { $0 = diagnostic }
      return ([], [diagnostic])
    }
  }
}

extension Icon {
  /// What it is called at the top of a site.
  var fileName: String {
    switch self {
    case .tab: "favicon.ico"
    case .vector: "icon.svg"
    case .touch: "apple-touch-icon.png"
    case .small: "icon-192.png"
    case .large: "icon-512.png"
    case .maskable: "icon-maskable-512.png"
    }
  }

  /// The name before a fingerprint and the one behind it, nil for those whose name is fixed.
  fileprivate var permanentName: (String, String)? {
    switch self {
    case .tab, .touch: nil
    case .vector: ("icon", "svg")
    case .small: ("icon-192", "png")
    case .large: ("icon-512", "png")
    case .maskable: ("icon-maskable-512", "png")
    }
  }
}

import Diagnostics
import FrontMatter
import Imaging
import SiteModel

/// Every picture that stands for the site: what the settings name, what is made of its logo, and what the author has put
/// in the place of that.
struct SiteIcons: Sendable {
  /// The one to show where there is room for one; nil without any.
  private(set) var main: SiteIcon?
  /// What pages and the manifest name, in that order.
  private(set) var all: [SiteIcon] = []
  /// Nil when none is to be made.
  private(set) var made: MadeIcons?

  init() {}

  /// - Parameters:
  ///   - files: the files of `Content/` that are published as they are, with their addresses.
  ///   - source: reads a file of `Content/`.
  ///   - shownPath: what messages call it.
  init(
    _ settings: Settings, files: [String: URLPath], source: (String) -> SourceText,
    shownPath: (String) -> String, _ diagnostics: inout [Diagnostic]
  ) {
    let bytes = { (path: String) in source(path).bytes }
    var own: SiteIcon?
    if let written = settings.hosting.icon {
      own = SiteIcon(written.value, files: files, bytes: bytes)
      own?.rel = "icon"
      own?.purpose = "any"
      if own == nil {
        Self.report(written, "icon", settings, shownPath, &diagnostics)
      }
    }
    if let logo = settings.logo, logo.value.namesAFile, files[logo.value.withoutSlash] == nil {
      Self.report(logo, "logo", settings, shownPath, &diagnostics)
    }
    main = own
    all = own.map { [$0] } ?? []
    guard let wish = settings.hosting.icons, let settingsSource = settings.source else { return }
    let path = wish.picture.value.withoutSlash
    let logo = MadeIcons.Logo(
      shownPath: shownPath(path), settings: settingsSource, range: wish.picture.range)
    guard !wish.picture.value.hasScheme, files[path] != nil else {
      diagnostics.append(IconProblem.notThere(wish.picture.value, logo))
      return
    }
    let text = source(path)
    do throws(PictureProblem) {
      let picture = try Picture(text.bytes)
      make(settings, of: picture, logo, own, files, bytes)
      report(picture, logo, &diagnostics)
    } catch {
      diagnostics.append(IconProblem.unfit(error, text, logo))
    }
  }

  /// Tells of a picture that is not there, unless it is the one to make icons of, which is an error of its own.
  private static func report(
    _ picture: Located<String>, _ key: String, _ settings: Settings,
    _ shownPath: (String) -> String, _ diagnostics: inout [Diagnostic]
  ) {
    guard let source = settings.source, settings.hosting.icons?.picture != picture else { return }
    diagnostics.append(
      PlanProblem.noPicture(
        shownPath(picture.value.withoutSlash), for: key, in: source, picture.range))
  }

  private mutating func make(
    _ settings: Settings, of picture: Picture, _ logo: MadeIcons.Logo, _ own: SiteIcon?,
    _ files: [String: URLPath], _ bytes: (String) -> [UInt8]
  ) {
    let hasManifest = settings.hosting.hasManifest
    let places = Icon.allCases.filter { $0.isForPages || hasManifest }
    var found: [(icon: Icon, there: SiteIcon?)] = []
    for icon in places {
      found.append((icon, SiteIcon(icon.fileName, files: files, bytes: bytes)))
    }
    let made = MadeIcons(
      picture, background: settings.iconBackground, of: logo,
      wanted: found.compactMap { icon, there in
        // The logo itself is linked where the settings name no other picture for tabs.
        let isOne = icon != .vector || (picture.format == .svg && own == nil)
        return there == nil && isOne ? icon : nil
      })
    self.made = made
    all = []
    for (icon, there) in found {
      if icon == .vector, let own {
        all.append(own)
        continue
      }
      guard
        var shown = there
          ?? made.outputs.first(where: { $0.icon == icon }).map({ SiteIcon(icon, at: $0.url) })
      else { continue }
      shown.rel = icon.rel
      shown.purpose = icon.purpose
      // What the settings name stands here in its own right.
      if shown.url != own?.url { all.append(shown) }
    }
    main = own ?? all.last { $0.rel == "icon" }
  }

  private func report(
    _ picture: Picture, _ logo: MadeIcons.Logo, _ diagnostics: inout [Diagnostic]
  ) {
    let sides = made?.outputs.flatMap { $0.icon.sides } ?? []
    guard let size = picture.size, let side = sides.max(), max(size.width, size.height) < side
    else { return }
    diagnostics.append(IconProblem.small(size, side: side, logo))
  }
}

extension Icon {
  /// Whether pages name it; the others are for those who read the manifest.
  fileprivate var isForPages: Bool { rel != nil }

  fileprivate var rel: String? {
    switch self {
    case .tab, .vector: "icon"
    case .touch: "apple-touch-icon"
    case .small, .large, .maskable: nil
    }
  }

  fileprivate var purpose: String? {
    switch self {
    case .tab, .vector, .touch: nil
    case .small, .large: "any"
    case .maskable: "maskable"
    }
  }
}

extension SiteIcon {
  /// One that is made.
  fileprivate init(_ icon: Icon, at url: URLPath) {
    let type =
      switch icon {
      case .tab: "image/x-icon"
      case .vector: "image/svg+xml"
      case .touch, .small, .large, .maskable: "image/png"
      }
    self.init(
      // Of several sizes the largest: Chromium fetches a file that names the one it looks for beside the vector.
      url: url.href, type: type, sizes: icon.sides.last.map { "\($0)x\($0)" } ?? "any",
      isPermanent: icon != .tab && icon != .touch)
  }
}

extension String {
  /// Whether it is the plain path of a file of `Content/`: no other address, none with an escape, and not nothing at all.
  fileprivate var namesAFile: Bool {
    !withoutSlash.isEmpty && !utf8.starts(with: "//".utf8)
      && !utf8.contains { ":?#%".utf8.contains($0) }
  }
}

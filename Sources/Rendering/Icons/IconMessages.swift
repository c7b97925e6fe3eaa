import Diagnostics
import Imaging

/// The wording of what keeps icons from being made of a logo; each is told at the setting that names it.
enum IconProblem {
  static func notThere(_ written: String, _ logo: MadeIcons.Logo) -> Diagnostic {
    error(
      written.hasScheme
        ? "icons are made of a file of the site, not of '\(written)'"
        : "there is no '\(logo.shownPath)' to make icons of", logo,
      hint: "write the path below Content/: /logo.svg for the file Content/logo.svg")
  }

  static func unfit(
    _ problem: PictureProblem, _ text: SourceText, _ logo: MadeIcons.Logo
  ) -> Diagnostic {
    let path = logo.shownPath
    func note(_ words: String, _ range: Range<Int>) -> [Diagnostic.Note] {
      [Diagnostic.Note(words, at: .range(text, range))]
    }
    switch problem {
    case .notAPicture:
      return error(
        "'\(path)' is no picture that icons can be made of", logo,
        hint: "icons are made of an SVG, a PNG, a JPEG or a WebP")
    case .damaged:
      return error("'\(path)' is damaged: it does not say how large it is", logo, hint: anotherFile)
    case .tooLarge(let size):
      return error(
        "'\(path)' is too large to make icons of: it has \(size.width) by \(size.height) pixels",
        logo, hint: "512 by 512 pixels are enough")
    case .endless(let range):
      return error(
        "'\(path)' is too large to make icons of", logo,
        hint: "give it a smaller width and height; what it shows is drawn in any size",
        notes: note("its size is here", range))
    case .noSize(let range):
      return error(
        "'\(path)' does not say how large it is", logo,
        hint: "give its first element a viewBox: <svg viewBox=\"0 0 512 512\" …>",
        notes: note("its first element is this", range))
    case .holdsUnknown(let range):
      return error(
        "'\(path)' holds a picture that is neither a PNG nor a JPEG", logo,
        hint: "put pictures into it as data:image/png;base64,… or data:image/jpeg;base64,…",
        notes: note("the picture is here", range))
    case .holdsTooMuch(let range):
      return error(
        "'\(path)' holds pictures that are too large to make icons of", logo,
        hint: "512 by 512 pixels are enough", notes: note("the picture is here", range))
    case .refersOutside(let range):
      return error(
        "'\(path)' needs another file, and icons are made of one alone", logo,
        hint: "put pictures into it as data: URLs, and styles as they are",
        notes: note("it refers to the other file here", range))
    case .repeatsTooMuch:
      return error(
        "'\(path)' draws its parts again and again, too often to make icons of it", logo,
        hint: "name a picture with less 'use' in it, or a PNG of this one")
    case .holdsEntity(let range):
      return error(
        "'\(path)' keeps a part of itself in an entity", logo,
        hint: "write the part where it is to be drawn", notes: note("the entity is here", range))
    }
  }

  static func notMade(_ problem: ImagingProblem, _ logo: MadeIcons.Logo) -> Diagnostic {
    switch problem {
    case .noLibrary(let words):
      return error(
        "icons are made by libvips, and \(words)", logo,
        hint: "install it: apt-get install libvips42")
    case .tooSlow:
      return error(
        "'\(logo.shownPath)' takes longer than a minute to draw", logo,
        hint: "name a simpler picture, or a PNG of it")
    case .notDrawn(let words):
      return error(
        "'\(logo.shownPath)' cannot be drawn" + (words.isEmpty ? "" : ": \(words)"), logo,
        hint: anotherFile)
    }
  }

  static func small(
    _ size: PictureSize, side: Int, _ logo: MadeIcons.Logo
  ) -> Diagnostic {
    .warning(
      "icons.small",
      "'\(logo.shownPath)' has \(size.width) by \(size.height) pixels, and icons of \(side) are made of it",
      in: logo.settings, logo.range,
      hint: "name an SVG, or a picture of \(side) by \(side) pixels or more")
  }

  private static let anotherFile = "save the picture again, or name another one"

  private static func error(
    _ summary: String, _ logo: MadeIcons.Logo, hint: String, notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    .error("icons.logo", summary, in: logo.settings, logo.range, hint: hint, notes: notes)
  }
}

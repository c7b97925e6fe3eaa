import Diagnostics
import FrontMatter
import SiteModel

/// The wording of what is wrong with a site's addresses and links as a whole.
enum PlanProblem {
  static func badAlias(_ alias: Located<String>, in source: SourceText) -> Diagnostic {
    .error(
      "front-matter.aliases", "an alias is not an address within the site: '\(alias.value)'",
      in: source, alias.range, hint: "write it as /old/address/, without '..', '?' or '#'")
  }

  /// - Parameter movable: what of both can stand elsewhere.
  static func sameAddress(
    _ url: URLPath, at location: Diagnostic.Location, _ other: Diagnostic.Location,
    movable: [Output.Movable]
  ) -> Diagnostic {
    Diagnostic(
      .error, "site.same-address", "two pages have the address '\(url)'", at: location,
      hint: anotherAddress(movable), notes: [Diagnostic.Note("the other is this", at: other)])
  }

  private static func anotherAddress(_ movable: [Output.Movable]) -> String? {
    if movable.contains(.alias) { return "take that address out of 'aliases'" }
    if movable.count == 2, movable.allSatisfy({ $0 == .file || $0 == .folder }) {
      return "rename the file or folder of one of them"
    }
    guard let first = movable.first.map(wish) else { return nil }
    guard movable.count == 2, let second = movable.last.map(wish) else {
      return "give the \(first.name) another \(first.value)"
    }
    return first == second
      ? "give one of them another \(first.value)"
      : "give the \(first.name) another \(first.value), or the \(second.name) another \(second.value)"
  }

  /// What is to get another address, and by what.
  private static func wish(_ movable: Output.Movable) -> (name: String, value: String) {
    switch movable {
    case .page: ("page", "'slug' or 'url'")
    case .alias: ("alias", "address")
    case .list: ("list", "'path'")
    case .archive: ("archive", "'path'")
    case .taxonomy: ("taxonomy", "name")
    case .term: ("term", "name")
    case .template: ("template", "name")
    case .folder: ("folder", "name")
    case .file: ("file", "name")
    }
  }

  /// - Parameter movable: what alone of both can stand elsewhere.
  static func fileInTheWay(
    _ url: URLPath, at location: Diagnostic.Location, _ file: URLPath, _ other: Diagnostic.Location,
    movable: Output.Movable?
  ) -> Diagnostic {
    Diagnostic(
      .error, "site.file-in-the-way", "'\(url)' needs a folder where '\(file)' is a file",
      at: location,
      hint: movable.flatMap { anotherAddress([$0]) } ?? "give one of them another address",
      notes: [Diagnostic.Note("the file is this", at: other)])
  }

  static func differsInCase(
    _ url: URLPath, at location: Diagnostic.Location, _ other: URLPath,
    _ place: Diagnostic.Location
  ) -> Diagnostic {
    Diagnostic(
      .warning, "site.case", "'\(url)' and '\(other)' differ only in large and small letters",
      at: location, hint: "on the disks of macOS and Windows they are one file; rename one of them",
      notes: [Diagnostic.Note("the other is this", at: place)])
  }

  static func brokenLink(
    _ path: String, nearest: String?, in source: SourceText, _ range: Range<Int>
  ) -> Diagnostic {
    .warning(
      "link.broken", "there is no '\(path)' to link to", in: source, range,
      hint: nearest.map { "did you mean '\($0)'?" }
        ?? "write it relative to this file, or from Content/ as @/posts/hello.md")
  }

  static func brokenAnchor(
    _ anchor: String, of path: String, nearest: String?, in source: SourceText,
    _ range: Range<Int>
  ) -> Diagnostic {
    .warning(
      "link.anchor", "there is no '#\(anchor)' in '\(path)'", in: source, range,
      hint: nearest.map { "did you mean '#\($0)'?" }
        ?? "a heading's anchor is its text in lower case with hyphens, or what {#name} behind it says"
    )
  }

  static func linkToLeftOut(_ path: String, in source: SourceText, _ range: Range<Int>)
    -> Diagnostic
  {
    .warning(
      "link.left-out", "'\(path)' is not published, so this link leads nowhere", in: source, range)
  }

  /// - Parameter key: the setting that names it.
  static func noPicture(
    _ path: String, for key: String, in settings: SourceText, _ range: Range<Int>
  ) -> Diagnostic {
    .warning(
      "settings.\(key)", "there is no '\(path)' to show as the \(key)", in: settings, range,
      hint: "write the path below Content/: /logo.svg for the file Content/logo.svg")
  }

  static func unusedTemplate(_ path: String) -> Diagnostic {
    Diagnostic(
      .warning, "template.unused", "nothing uses this template", at: .file(path),
      hint: "name it in front matter or in another template, or take it out")
  }

  /// A name close to one there is was mistyped; any other, another generator's perhaps, gives way to the style's own.
  static func unknownTemplate(
    _ name: Located<String>, nearest: String?, in source: SourceText
  ) -> Diagnostic {
    let summary = "there is no template '\(name.value)'"
    if let nearest {
      return .error(
        "front-matter.template", summary, in: source, name.range, hint: "did you mean '\(nearest)'?"
      )
    }
    return .warning(
      "front-matter.template", summary + "; that of the style is used", in: source, name.range,
      hint: "put it into Templates/")
  }
}

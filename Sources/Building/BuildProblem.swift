import Diagnostics
import Files

/// The wording of what is wrong with a site's files as a whole, and with what a build was asked to do.
enum BuildProblem {
  static func notPublished(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(.warning, "site.skipped", "not published: \(reason)", at: .file(path))
  }

  static func tooDeep(_ path: String, count: Int, most: Int) -> Diagnostic {
    let others = count == 1 ? "" : " (and \(count - 1) more)"
    return Diagnostic(
      .error, "site.too-deep",
      "this file lies more than \(most) folders deep in 'Content'\(others)",
      at: .file(path), hint: "move it up")
  }

  static func noContent(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "site.no-content", "there is no folder 'Content' here", at: .file(path),
      hint: "'sitegen init' makes a new site")
  }

  /// - Parameter what: `'Content'`, or the site's own folder.
  static func outputAmongSources(_ path: String, _ what: String) -> Diagnostic {
    Diagnostic(
      .error, "build.output", "the output cannot go into \(what)", at: .file(path),
      hint: "choose a folder of its own")
  }

  /// - Parameter site: the other one's folder.
  static func outputOfAnother(_ path: String, site: String) -> Diagnostic {
    Diagnostic(
      .error, "build.output", "this is the output of another site, that in '\(site)'",
      at: .file(path), hint: "choose a folder of its own")
  }

  static func twoSettingsFiles(_ path: String, other: String) -> Diagnostic {
    Diagnostic(
      .error, "settings.two-files", "the site has two settings files", at: .file(path),
      hint: "keep '\(other)' or this one")
  }

  static func notTheSame(_ url: String, _ origin: String) -> Diagnostic {
    Diagnostic(
      .error, "build.not-the-same",
      "'\(url)' comes out otherwise with the cache than without it", at: .file(origin),
      hint: "this is a fault of the program's own; 'sitegen build --no-cache' makes it right")
  }

  static func nothingThere(_ target: String, nearest: String?) -> Diagnostic {
    Diagnostic(
      .error, "explain.nothing", "nothing is published at '\(target)'", at: .file(target),
      hint: nearest.map { "did you mean '\($0)'?" }
        ?? "write an address such as /posts/hello/, or a file of Content/")
  }

  static func disk(_ error: FileError) -> Diagnostic {
    Diagnostic(.error, "disk", error.description, at: .file(error.path))
  }
}

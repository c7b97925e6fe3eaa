import Building
import Glibc
import SiteModel

/// The options that all commands have which make a site.
extension BuildOptions {
  static let shared: [Command.Option] = [
    .init("--base-url", "URL", "where the site will stand, instead of 'base_url'"),
    .init("--drafts", "publishes drafts too"),
    .init("--future", "publishes posts dated in the future too"),
    .init("--expired", "publishes expired posts too"),
    .init("--strict", "counts warnings as errors"),
    .init("--jobs", "N", "works on N files at once; one for each processor by default"),
    .init("--format", "text|json", "how messages and the summary are written"),
    .init("--now", "TIME", "what \"today\" is, for posts of the future"),
  ]

  /// For commands that run what a site wants run around its builds.
  static let hooks = Command.Option(
    "--allow-hooks", "lets the site run its own commands, now and from now on")

  /// What a command line asks for.
  ///
  /// - Throws: `UsageError` for a value that makes no sense.
  init(_ arguments: Arguments) throws(UsageError) {
    self.init()
    folder = arguments.operands.first ?? "."
    if let written = arguments.value("--base-url") {
      guard let url = BaseURL(written) else {
        throw UsageError("'\(written)' is not the address of a site", hint: BaseURL.hint)
      }
      baseURL = url
    }
    publication.includesDrafts = arguments.has("--drafts")
    publication.includesFuture = arguments.has("--future")
    publication.includesExpired = arguments.has("--expired")
    isStrict = arguments.has("--strict")
    jobs =
      try arguments.number("--jobs", in: 1...1024)
      ?? max(1, min(64, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    now = try arguments.date("--now")
    clock = Console.secondsSinceEpoch()
  }
}

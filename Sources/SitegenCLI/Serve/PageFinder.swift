import Building
import Files
import Synchronization

/// Which page a file of `Content/` makes.
final class PageFinder: Sendable {
  private struct Page: Sendable {
    let url: String
    let output: String
  }

  private let options: BuildOptions
  /// By files such as `Content/a.md`.
  private let known = Mutex<[String: Page]>([:])

  /// `options` are those of the builds.
  init(_ options: BuildOptions) { self.options = options }

  /// The address of the page of a file such as `Content/a.md`, nil when it has none.
  ///
  /// The whole site is looked through only when the page is not where it was.
  func url(of file: String) -> String? {
    if let page = known.withLock({ $0[file] }), Path.isFile(page.output) { return page.url }
    var options = options
    options.clock = Console.secondsSinceEpoch()
    let shown = options.folder == "." ? file : Path.join(options.folder, file)
    let found = Explanation.of(shown, options).0
    let page = found.flatMap { found in found.file.map { Page(url: found.url, output: $0) } }
    known.withLock { $0[file] = page }
    return page?.url
  }
}

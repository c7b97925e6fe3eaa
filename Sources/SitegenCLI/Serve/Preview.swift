import Building
import Diagnostics
import Files
import HTTP
import Serving
import SiteModel
import Synchronization
import Watching

/// A site that is built, served, and built again.
///
/// Any thread may ask for anything: builds wait for each other, and nothing else waits for a build.
final class Preview: Sendable {
  /// What was said, so that a rebuild tells only what is new.
  private struct Said: Sendable {
    var warnings: Set<String> = []
    var leftOut: String?
  }

  private let options: BuildOptions
  private let place: PreviewSettings
  /// What the site's own commands change.
  private let echo: HookEcho
  private let navigates: Bool
  private let console: Console
  private let files: PreviewFiles
  /// Nil between two servers.
  private let server: Mutex<PreviewServer?>
  private let isStopped = Atomic(false)
  private let isAsked = Atomic(false)
  private let said = Mutex(Said())
  private let pages: PageFinder

  /// Serves at once what the last preview left.
  ///
  /// - Throws: `ServerError`.
  init(
    _ options: BuildOptions, _ place: PreviewSettings, _ echo: HookEcho, navigates: Bool,
    console: Console
  ) throws(ServerError) {
    var place = place
    place.basePath =
      SitePreview.basePath(ofSite: options.folder, baseURL: options.baseURL) ?? ""
    files = PreviewFiles(SitePreview.folder(ofSite: options.folder))
    let first = try PreviewServer(files, place)
    // The same one for each server after it.
    place.port = first.port
    server = Mutex(first)
    pages = PageFinder(options)
    var options = options
    options.session = BuildSession()
    self.options = options
    self.place = place
    self.echo = echo
    self.navigates = navigates
    self.console = console
  }

  /// A port near the one that is wanted where a server could listen, for whoever cannot have that.
  static func freePort(near place: PreviewSettings) -> UInt16? {
    // Below that only root may listen.
    let first = max(Int(place.port), 1024) + 1
    for port in first..<first + 20 {
      var other = place
      guard let number = UInt16(exactly: port) else { return nil }
      other.port = number
      guard let server = try? PreviewServer(PreviewFiles(place.folder), other) else { continue }
      server.stop()
      return number
    }
    return nil
  }

  /// Builds for the first time and says where the site is.
  func begin(hasKeys: Bool) {
    said.withLock { said in
      let (report, nanoseconds) = build(options, &said)
      console.print(BuildSummary(report: report, nanoseconds: nanoseconds).text)
      if let address { console.print(ServeMessages.serving(address)) }
      if hasKeys { console.print(ServeMessages.keys) }
      said.leftOut = report.leftOut.report(now: report.now)
    }
  }

  /// Builds what changed.
  func follow(_ due: HookEcho.Due) {
    let changes = due.changes
    // What builds wrote themselves is news only when somebody has removed it.
    let isRemoved = files.isServed && !Path.isFolder(options.output ?? "")
    let news = changes.paths.map(\.path).filter { isRemoved || !SiteWatch.isWritten($0) }
    guard !news.isEmpty || changes.mayBeMore else { return }
    // Of a site that went as a whole, no name says more than another.
    let paths =
      Path.isFolder(options.folder)
      ? Set(news.map { SiteWatch.isWritten($0) ? SitePreview.cacheName : $0 })
        .filter { !$0.isEmpty }.sorted() : []
    var options = withoutAllowing(options)
    if !due.runsHooks { options.runHook = nil }
    // What a build wrote is looked at again when anything of it went.
    if !changes.mayBeMore, !isRemoved {
      let names = Set(news)
      // Two names can be the same letters in other bytes; a set of strings holds one of them.
      options.changed = names.count == news.count ? names : nil
    }
    rebuild(ServeMessages.cause(paths), options)
    if navigates { navigate(paths) }
  }

  /// Builds everything, on a thread of its own; asked for again before that begins, it is done once.
  func rebuildAll() {
    guard !isAsked.exchange(true, ordering: .relaxed) else { return }
    let isStarted = Thread.start {
      var options = self.withoutAllowing(self.options)
      options.ignoresCache = true
      self.echo.begin()
      self.rebuild(ServeMessages.causeAsked, options)
      while let due = self.echo.due() { self.follow(due) }
    }
    if !isStarted { isAsked.store(false, ordering: .relaxed) }
  }

  /// Opens the site in the user's browser.
  func open() {
    guard let address else { return }
    let console = console
    Browser.open(address) { console.printError(ServeMessages.cannotOpen(address)) }
  }

  /// Closes everything; a build that goes on publishes nothing more.
  func stop() {
    isStopped.store(true, ordering: .sequentiallyConsistent)
    server.withLock { $0.take() }?.stop()
  }

  private var address: String? { server.withLock { $0?.address } }
}

extension Preview {
  /// What the user allowed on the command line is what the site wanted then.
  private func withoutAllowing(_ options: BuildOptions) -> BuildOptions {
    var options = options
    options.allowsHooks = false
    return options
  }

  private func rebuild(_ cause: String, _ options: BuildOptions) {
    said.withLock { said in
      isAsked.store(false, ordering: .relaxed)
      let (report, nanoseconds) = build(options, &said)
      let leftOut = report.leftOut.report(now: report.now)
      if report.succeeded, leftOut != said.leftOut {
        said.leftOut = leftOut
        if let leftOut { console.print(leftOut + "\n") }
      }
      console.print(ServeMessages.rebuilt(cause, report, nanoseconds: nanoseconds))
    }
    HeapMemory.letGo()
  }

  private func build(_ asked: BuildOptions, _ said: inout Said) -> (BuildReport, Int) {
    let start = Console.nanoseconds()
    moveServer()
    var options = asked
    options.clock = Console.secondsSinceEpoch()
    options.baseURL = address.flatMap { BaseURL($0) } ?? options.baseURL
    let progress = Progress(console: console, start: start, isOn: true)
    let report = Build.run(
      options, nanoseconds: Console.nanoseconds, stepped: { progress.show($0) },
      progressed: { progress.show($0, $1, of: $2) })
    progress.clear()
    publish(report)
    tell(report.diagnostics, &said)
    if let files = echo.news() { console.print(ServeMessages.echo(files)) }
    return (report, Console.nanoseconds() - start)
  }

  private func publish(_ report: BuildReport) {
    files.reopen()
    guard let server = server.withLock({ $0 }) else { return }
    server.show(report.diagnostics)
    let paths = report.changes.filter { $0.change != .unchanged }.map(\.path)
    // A build that failed while it wrote does not know what it wrote.
    let isUnknown = report.wroteSomething && !report.succeeded
    if isUnknown || !paths.isEmpty {
      server.publish(SiteChange(paths: paths, isEverything: isUnknown))
    }
  }

  /// Errors, and the warnings that the build before did not have.
  private func tell(_ diagnostics: [Diagnostic], _ said: inout Said) {
    let text = DiagnosticText()
    var warnings: Set<String> = []
    let new = diagnostics.filter { diagnostic in
      guard diagnostic.severity == .warning else { return true }
      let warning = text.format(diagnostic)
      warnings.insert(warning)
      return !said.warnings.contains(warning)
    }
    console.report(new)
    said.warnings = warnings
  }

  /// Serves below another path when the settings name one now.
  private func moveServer() {
    guard let path = SitePreview.basePath(ofSite: options.folder, baseURL: options.baseURL) else {
      return
    }
    let (files, console) = (files, console)
    let current = place
    server.withLock { server in
      guard !isStopped.load(ordering: .sequentiallyConsistent),
        server?.basePath != path || server == nil
      else { return }
      server?.stop()
      server = nil
      var place = current
      place.basePath = path
      do throws(ServerError) {
        let moved = try PreviewServer(files, place)
        console.print(ServeMessages.serving(moved.address))
        server = moved
      } catch {
        console.printError(ServeMessages.cannotServe(error, freePort: nil))
      }
    }
  }

  /// Leads the browser to the page that the first of the files makes.
  private func navigate(_ paths: [String]) {
    let file = paths.first { path in
      path.hasPrefix("Content/") && ["md", "markdown"].contains(Path.fileExtension(of: path))
    }
    guard let url = file.flatMap({ pages.url(of: $0) }) else { return }
    server.withLock { $0 }.map { $0.navigate(to: $0.basePath + URLPath.encode(url)) }
  }
}

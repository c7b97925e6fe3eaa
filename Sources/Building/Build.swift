import Dates
import Diagnostics
import Files
import HTML
import Markdown
import Rendering
import SiteModel

/// One build, from the files of a site to the files of its output:
///
///     settings → scan → load → assemble → templates → plan → check → render → write
///
/// Nothing is written before everything is rendered without an error, so a site with an error keeps
/// its last good output.
package final class Build {
  private let options: BuildOptions
  private let folder: SiteFolder
  private let stepped: (String) -> Void
  private let clock: @Sendable () -> Int
  private var report = BuildReport()

  /// - Parameters:
  ///   - nanoseconds: a clock for the report's figures, which nothing else depends on.
  ///   - stepped: is told each step's name before it begins.
  package static func run(
    _ options: BuildOptions, nanoseconds: @escaping @Sendable () -> Int = { 0 },
    stepped: @escaping (String) -> Void = { _ in }
  ) -> BuildReport {
    let build = Build(
      options: options, folder: SiteFolder(path: options.folder), stepped: stepped,
      clock: nanoseconds)
    build.run()
    if options.isStrict, build.report.diagnostics.contains(where: { $0.severity == .warning }) {
      for index in build.report.diagnostics.indices {
        build.report.diagnostics[index].severity = .error
      }
    }
    return build.report
  }

  private init(
    options: BuildOptions, folder: SiteFolder, stepped: @escaping (String) -> Void,
    clock: @escaping @Sendable () -> Int
  ) {
    self.options = options
    self.folder = folder
    self.stepped = stepped
    self.clock = clock
  }

  private func run() {
    let folder = folder
    let source = { @Sendable (path: String) in folder.source(folder.content(path)) }
    let outputFolder = options.output ?? folder.inside("Output")
    if let problem = folder.problem(withOutput: outputFolder) {
      report.diagnostics.append(problem)
      return
    }

    var settings = collect("settings") { SettingsFile.load(folder) }
    if let baseURL = options.baseURL { settings.baseURL = baseURL }
    let now = now(in: settings)
    report.now = now
    guard let scan = scan(outputFolder) else { return }
    // Errors in front matter do not hide errors in templates: all steps up to rendering run as far as they can.
    settings.markdown.hooks = Self.hooks(scan.templates)
    let files = collect("load") {
      Load.run(scan.markdown, folder: folder, settings: settings, jobs: options.jobs)
    }
    let site = collect("assemble") {
      Site.assemble(
        files, settings: settings, publication: options.publication, now: now, source: source)
    }
    report.leftOut = site.leftOut
    let store = collect("templates") { loadTemplates(scan.templates) }
    let assets = Assets.make(site) { store.text($0)?.bytes }
    let plan = collect("plan") {
      OutputPlan.make(
        site, files: scan.files, assets: assets, shownPath: folder.content,
        source: source)
    }
    if options.onlyChecks { count(plan) }
    let renderer = collect("check") {
      SiteRenderer.make(
        site, plan: plan, assets: assets, store: store,
        clock: options.isProfiled ? clock : nil, source: source)
    }
    if options.onlyChecks, let renderer {
      report.diagnostics += renderer.unusedTemplates(among: store)
    }
    guard let renderer, mayGoOn else { return }
    let bytes = render(plan.outputs, with: renderer)
    report.templates = renderer.templateTimes
    guard mayGoOn else { return }
    count(plan)
    if options.onlyChecks { return }
    step("write") {
      Write(
        outputs: plan.outputs, bytes: bytes, folder: folder, outputFolder: outputFolder,
        jobs: options.jobs
      ).run(into: &report)
    }
  }

  // MARK: Steps

  private func scan(_ outputFolder: String) -> Scan? {
    let result = step("scan") {
      Result { () throws(FileError) in try Scan.run(folder, outputFolder: outputFolder) }
    }
    switch result {
    case .success(let scan):
      report.diagnostics += scan.diagnostics
      return scan
    case .failure(let error):
      report.diagnostics.append(
        error.isMissing
          ? BuildProblem.noContent(folder.inside("Content")) : BuildProblem.disk(error))
      return nil
    }
  }

  /// The constructs of Markdown that templates of the site make.
  private static func hooks(_ templates: [String]) -> Set<String> {
    Set(
      templates.filter { $0.hasPrefix("markdown/") && $0.hasSuffix(".html") }
        .map { String($0.dropFirst(9).dropLast(5)) })
  }

  private func loadTemplates(_ names: [String]) -> (TemplateStore, [Diagnostic]) {
    var own: [String: SourceText] = [:]
    var diagnostics: [Diagnostic] = []
    for name in names {
      let path = Path.join(folder.templates, name)
      do throws(FileError) {
        own[name] = SourceText(path: path, bytes: try File.read(path))
      } catch {
        diagnostics.append(BuildProblem.disk(error))
      }
    }
    return (TemplateStore(own: own), diagnostics)
  }

  private func render(_ outputs: [Output], with renderer: SiteRenderer) -> [[UInt8]?] {
    let results = step("render") {
      Parallel.map(outputs.count, jobs: options.jobs) { index -> ([UInt8]?, [Diagnostic]) in
        if case .copy = outputs[index].content { return (nil, []) }
        var buffer = ByteBuffer(capacity: 32 << 10)
        let diagnostics = renderer.render(outputs[index], into: &buffer)
        return (buffer.bytes(), diagnostics)
      }
    }
    report.diagnostics += Self.withoutRepeats(results.flatMap(\.1))
    return results.map(\.0)
  }

  /// One fault of a template shows on every page that uses it; it is told at the first, with the number of pages.
  private static func withoutRepeats(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var counts: [String: Int] = [:]
    func key(_ diagnostic: Diagnostic) -> String {
      var bare = diagnostic
      bare.notes = []
      return DiagnosticText().format(bare)
    }
    for diagnostic in diagnostics { counts[key(diagnostic), default: 0] += 1 }
    var told: Set<String> = []
    return diagnostics.compactMap { diagnostic in
      let key = key(diagnostic)
      guard told.insert(key).inserted else { return nil }
      var diagnostic = diagnostic
      if let count = counts[key], count > 1, let last = diagnostic.notes.popLast() {
        let more = count == 2 ? "1 more page" : "\(count - 1) more pages"
        diagnostic.notes.append(Diagnostic.Note("\(last.text) and \(more)", at: last.location))
      }
      return diagnostic
    }
  }

  // MARK: Options

  private func now(in settings: Settings) -> DateTime {
    options.now?.resolved(in: settings.zone) ?? settings.zone.dateTime(at: options.clock)
  }

  /// Errors stop a build before it renders or writes; with `--strict` warnings do too, but a check goes on.
  private var mayGoOn: Bool {
    options.isStrict && !options.onlyChecks
      ? report.diagnostics.isEmpty : !report.diagnostics.hasErrors
  }

  private func count(_ plan: OutputPlan) {
    report.pages = plan.outputs.count { $0.isPage }
    report.images = plan.outputs.count { Self.isImage($0) }
  }

  private static func isImage(_ output: Output) -> Bool {
    guard case .copy(let path) = output.content else { return false }
    let kinds = ["jpg", "jpeg", "png", "gif", "webp", "avif", "svg", "ico", "bmp"]
    return kinds.contains(Path.fileExtension(of: path).lowercased())
  }

  // MARK: Bookkeeping

  @discardableResult
  private func step<Value>(_ name: String, _ body: () -> Value) -> Value {
    stepped(name)
    let start = clock()
    let value = body()
    report.steps.append((name, clock() - start))
    return value
  }

  /// A step's value, its diagnostics kept.
  private func collect<Value>(_ name: String, _ body: () -> (Value, [Diagnostic])) -> Value {
    let (value, diagnostics) = step(name, body)
    report.diagnostics += diagnostics
    return value
  }
}

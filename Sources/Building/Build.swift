import Dates
import Diagnostics
import Files
import Markdown
import Records
import Rendering
import SiteModel

/// One build, from the files of a site to the files of its output:
///
///     settings → scan → (nothing changed?) → load → assemble → templates → plan → check
///              → compare → render → write → remember
///
/// What the last build left in the cache spares work and decides nothing: a file that is the same is not read again, and
/// an output whose reads are all worth the same is not made again. No file is put into its place before everything is
/// rendered without an error, so a site with an error keeps its last good output.
package final class Build {
  let options: BuildOptions
  let folder: SiteFolder
  private let stepped: (String) -> Void
  private let clock: @Sendable () -> Int
  private let progressed: (@Sendable (String, Int, Int) -> Void)?
  private let trace: Trace?
  /// What a program that is about to end need not take apart.
  private var kept: (Work, Memory, Changes)?
  var report = BuildReport()

  /// - Parameters:
  ///   - nanoseconds: a clock for the report's figures, which nothing else depends on.
  ///   - stepped: is told each step's name before it begins.
  ///   - progressed: is told now and then how much of a step is done.
  package static func run(
    _ options: BuildOptions, nanoseconds: @escaping @Sendable () -> Int = { 0 },
    stepped: @escaping (String) -> Void = { _ in },
    progressed: (@Sendable (_ step: String, _ done: Int, _ of: Int) -> Void)? = nil
  ) -> BuildReport {
    let build = Build(options, stepped: stepped, progressed: progressed, clock: nanoseconds)
    build.run()
    build.report.trace = build.trace
    if options.endsProgram { _ = Unmanaged.passRetained(build) }
    if options.isStrict, build.report.diagnostics.contains(where: { $0.severity == .warning }) {
      for index in build.report.diagnostics.indices {
        build.report.diagnostics[index].severity = .error
      }
    }
    return build.report
  }

  init(
    _ options: BuildOptions, stepped: @escaping (String) -> Void = { _ in },
    progressed: (@Sendable (String, Int, Int) -> Void)? = nil,
    clock: @escaping @Sendable () -> Int = { 0 }
  ) {
    self.options = options
    folder = SiteFolder(path: options.folder)
    self.stepped = stepped
    self.progressed = progressed
    self.clock = clock
    trace = options.isTraced || options.isProfiled ? Trace(clock: clock) : nil
  }

  private func run() {
    let outputFolder = options.output ?? folder.inside("Output")
    if let problem = folder.problem(withOutput: outputFolder, isPreview: options.isPreview) {
      report.diagnostics.append(problem)
      return
    }
    if options.onlyChecks {
      check(outputFolder)
      return
    }
    if options.verifies {
      verify(outputFolder)
      return
    }
    do throws(FileError) {
      let files = try CacheFiles(of: outputFolder, shard: options.shard, in: folder)
      // The lock is let go of at the end of this scope, or by the system when the program ends.
      let lock = try FolderLock(files.lock) { stepped("waiting for another build") }
      build(outputFolder, files)
      _ = consume lock
    } catch {
      report.diagnostics.append(BuildProblem.disk(error))
    }
  }

  /// Everything up to rendering, with nothing believed and nothing kept.
  private func check(_ outputFolder: String) {
    guard var ground = prepare(outputFolder) else { return }
    let work = assemble(&ground, known: nil, bodies: nil)
    count(work.plan)
    if let renderer = work.renderer {
      report.diagnostics += renderer.unusedTemplates(among: work.store)
    }
    guard let renderer = work.renderer, mayGoOn else { return }
    _ = produce(work, renderer, .all(of: work.plan.outputs), target: nil)
  }

  private func build(_ outputFolder: String, _ files: CacheFiles) {
    let (prepared, cache) = prepare(outputFolder, recalling: options.ignoresCache ? nil : files)
    guard var ground = prepared else { return }
    if let cache, unchanged(since: cache, ground, files, outputFolder) { return }
    let known = cache.flatMap { $0.readingPrint == ground.settings.readingPrint ? $0 : nil }
    let bodies: (store: BodyStore, isKnown: Bool)
    do throws(FileError) {
      bodies = try files.bodies(known, remade: remaking(ground))
    } catch {
      report.diagnostics.append(BuildProblem.disk(error))
      return
    }
    let work = assemble(&ground, known: bodies.isKnown ? known : nil, bodies: bodies.store)
    guard let renderer = work.renderer, mayGoOn else { return }
    let index = renderer.entities(common: commonPrint(ground, work))
    let changes = step("compare") {
      Changes.find(
        cache, outputs: work.plan.outputs, renderer: renderer, index: index,
        settings: ground.settings, sources: work.copies, newFiles: work.newFiles,
        shownPath: folder.content, jobs: options.jobs, watch: watching("compare"))
    }
    write(work, ground, renderer, index, changes, cache, bodies.store, files, outputFolder)
  }

  private func write(
    _ work: Work, _ ground: Ground, _ renderer: SiteRenderer, _ index: EntityIndex,
    _ changes: Changes, _ cache: BuildCache?, _ bodies: BodyStore, _ files: CacheFiles,
    _ outputFolder: String
  ) {
    do throws(FileError) {
      let target = try OutputFolder(outputFolder)
      let manifest = Manifest(path: files.manifest)
      _ = try Staging.removeLeftovers(in: target)
      // Before versions that stage, files waited beside their places.
      if manifest.wasInterrupted { _ = try target.removeLeftovers() }
      let staging = Staging(in: target)
      defer { staging.discard() }
      let products = produce(work, renderer, changes, target: (target, staging))
      guard mayGoOn else { return }
      count(work.plan)
      // The cache was kept with the manifest, so it knows what that lists.
      let isSameSet =
        cache.map { cache in
          cache.manifest != nil && cache.manifest == manifest.stamp
            && cache.outputs.count == work.plan.outputs.count
            && !changes.known.contains { $0 == nil }
        } ?? false
      let write = Write(
        outputs: work.plan.outputs, products: products, known: changes.known,
        remembered: cache.map { remembered in
          remembered.manifest == manifest.stamp ? [] : remembered.outputs.map(\.path)
        } ?? [],
        target: target, staging: staging, outputFolder: outputFolder, shard: options.shard,
        jobs: max(1, options.jobs / 2))
      // Putting files in place is the kernel's work mostly; meanwhile it is put together what the next build is to know.
      let (options, report, folder) = (options, report, folder)
      let (outcome, memory) = step("write") {
        Parallel.both { [manifest] in
          write.run(manifest, isSameSet: isSameSet)
        } and: {
          Memory(
            ground: ground, work: work, renderer: renderer, index: index, changes: changes,
            products: products, old: cache, bodies: bodies, options: options, report: report,
            folder: folder, jobs: max(1, options.jobs / 2))
        }
      }
      take(outcome)
      explain(work.plan, products)
      guard self.report.succeeded else { return }
      if options.endsProgram { kept = (work, memory, changes) }
      step("remember") {
        do throws(FileError) {
          try files.save(memory, manifest: outcome.manifest.stamp)
        } catch {
          self.report.diagnostics.append(BuildProblem.disk(error))
        }
      }
    } catch {
      report.diagnostics.append(BuildProblem.disk(error))
    }
  }

  private func take(_ outcome: Write.Outcome) {
    report.diagnostics += outcome.diagnostics
    report.wroteSomething = outcome.wroteSomething
    report.written = outcome.written
    report.unchanged = outcome.unchanged
    report.removed = outcome.removed
    report.changes = outcome.changes
  }

  // MARK: Steps

  /// What the site consists of, before anything of it is read but the settings.
  struct Ground: Sendable {
    var settings: Settings
    let settingsFiles: [BuildCache.KnownFile]
    let now: DateTime
    let scan: Scan
    /// When the build began, in nanoseconds since 1970.
    let looked: Int
  }

  func prepare(_ outputFolder: String) -> Ground? { prepare(outputFolder, recalling: nil).0 }

  /// - Parameter files: where the cache lies that is read meanwhile; nil to read none.
  private func prepare(
    _ outputFolder: String, recalling files: CacheFiles?
  ) -> (Ground?, BuildCache?) {
    let looked = options.clock &* 1_000_000_000
    // Before they are read: a change between the two is seen by the next build, not by neither.
    var settingsFiles = SettingsFile.known(folder, looked: looked)
    var settings = collect("settings") { SettingsFile.load(folder, zones: options.zones) }
    SettingsFile.known(zone: settings.zone.name, in: options.zones).map { settingsFiles.append($0) }
    if let baseURL = options.baseURL { settings.baseURL = baseURL }
    let now = options.now?.resolved(in: settings.zone) ?? settings.zone.dateTime(at: options.clock)
    report.now = now
    let (found, cache) = scan(outputFolder, recalling: files)
    guard let scan = found else { return (nil, nil) }
    settings.markdown.hooks = Self.hooks(scan.templates)
    return (
      Ground(
        settings: settings, settingsFiles: settingsFiles, now: now, scan: scan, looked: looked),
      cache
    )
  }

  /// Of what all pages depend on and no template reads: settings, options, and the sections' files.
  func commonPrint(_ ground: Ground, _ work: Work) -> UInt64 {
    var print = Fingerprinter(seed: options.print)
    print.combine(ground.settings.renderingPrint)
    for file in ground.settingsFiles { print.combine(file.print) }
    for loaded in work.loaded where loaded.file?.isSection == true {
      print.combine(loaded.source?.path)
      print.combine(loaded.source?.print ?? 0)
    }
    return print.value
  }

  /// Everything that rendering needs.
  struct Work: Sendable {
    let loaded: [Load.Loaded]
    let store: TemplateStore
    let templates: [BuildCache.KnownFile]
    let site: Site
    let plan: OutputPlan
    /// Nil when a template has an error.
    let renderer: SiteRenderer?
    /// The files that are published as they are and will be the same for certain when they look the same.
    let copies: [String: SourceStamp]

    /// The files that were read anew.
    var newFiles: Set<ObjectIdentifier> {
      Set(loaded.lazy.filter(\.isNew).compactMap { $0.file.map { ObjectIdentifier($0) } })
    }
  }

  /// Errors in front matter do not hide errors in templates: all steps up to rendering run as far as they can.
  func assemble(_ ground: inout Ground, known: BuildCache?, bodies: BodyStore?) -> Work {
    let folder = folder
    let (settings, scan, now) = (ground.settings, ground.scan, ground.now)
    let source = { @Sendable (path: String) in folder.source(folder.content(path)) }
    let loaded = step("load") {
      Load(folder: folder, settings: settings, known: known, bodies: bodies, looked: ground.looked)
        .run(scan.markdown, jobs: options.jobs, watch: watching("load"))
    }
    report.diagnostics += Load.withoutRepeats(loaded.flatMap(\.diagnostics))
    let site = collect("assemble") {
      Site.assemble(
        loaded.compactMap(\.file), settings: settings, publication: options.publication, now: now,
        source: source)
    }
    report.leftOut = site.leftOut
    let (store, templates) = collect("templates") { loadTemplates(scan.templates, ground.looked) }
    let assets = Assets.make(site) { store.text($0)?.bytes }
    var plan = collect("plan") {
      OutputPlan.make(
        site, files: scan.files.map(\.path), assets: assets, shownPath: folder.content,
        source: source)
    }
    if let shard = options.shard { plan.keep { shard.holds($0.path) } }
    let (isProfiled, clock) = (options.isProfiled, clock)
    let renderer = collect("check") {
      SiteRenderer.make(
        site, plan: plan, assets: assets, store: store, bodies: bodies ?? NoBodies(),
        clock: isProfiled ? clock : nil, source: source)
    }
    return Work(
      loaded: loaded, store: store, templates: templates, site: site, plan: plan,
      renderer: renderer,
      copies: Dictionary(
        scan.files.filter { $0.stamp.isSettled(at: ground.looked) }.map { ($0.path, $0.stamp) }
      ) { first, _ in first })
  }

  /// What files there are, and meanwhile what the last build left.
  private func scan(
    _ outputFolder: String, recalling files: CacheFiles?
  ) -> (Scan?, BuildCache?) {
    let folder = folder
    let (result, cache) = step("scan") {
      Parallel.both {
        Result { () throws(FileError) in try Scan.run(folder, outputFolder: outputFolder) }
      } and: {
        files?.load()
      }
    }
    switch result {
    case .success(let scan):
      report.diagnostics += scan.diagnostics
      return (scan, cache)
    case .failure(let error):
      report.diagnostics.append(
        error.isMissing
          ? BuildProblem.noContent(folder.inside("Content")) : BuildProblem.disk(error))
      return (nil, nil)
    }
  }

  /// The constructs of Markdown that templates of the site make.
  private static func hooks(_ templates: [Scan.File]) -> Set<String> {
    Set(
      templates.map(\.path).filter { $0.hasPrefix("markdown/") && $0.hasSuffix(".html") }
        .map { String($0.dropFirst(9).dropLast(5)) })
  }

  private func loadTemplates(_ files: [Scan.File], _ looked: Int) -> (
    (TemplateStore, [BuildCache.KnownFile]), [Diagnostic]
  ) {
    var own: [String: SourceText] = [:]
    var known: [BuildCache.KnownFile] = []
    var diagnostics: [Diagnostic] = []
    for file in files {
      let path = Path.join(folder.templates, file.path)
      do throws(FileError) {
        let bytes = try File.read(path)
        own[file.path] = SourceText(path: path, bytes: bytes)
        known.append(BuildCache.KnownFile(file, bytes, looked: looked))
      } catch {
        diagnostics.append(BuildProblem.disk(error))
      }
    }
    return ((TemplateStore(own: own), known), diagnostics)
  }

  func produce(
    _ work: Work, _ renderer: SiteRenderer, _ changes: Changes,
    target: (folder: OutputFolder, staging: Staging)?
  ) -> [Produce.Product] {
    let products = step("render") {
      Produce(
        outputs: work.plan.outputs, renderer: renderer, changes: changes, folder: folder,
        sources: work.copies, target: target
      ).run(jobs: options.jobs, watch: watching("render"))
    }
    report.diagnostics += RenderProblems.withoutRepeats(products.flatMap(\.diagnostics))
    report.templates = renderer.templateTimes
    return products
  }

  func remaking(_ ground: Ground) -> @Sendable (LoadedFile) -> RenderedMarkdown {
    let (folder, settings) = (folder, ground.settings)
    return { Load.remake($0, folder: folder, settings: settings) }
  }

  // MARK: Options

  /// Errors stop a build before it renders or writes; with `--strict` warnings do too, but a check goes on.
  var mayGoOn: Bool {
    options.isStrict && !options.onlyChecks
      ? report.diagnostics.isEmpty : !report.diagnostics.hasErrors
  }

  func count(_ plan: OutputPlan) {
    report.pages = plan.outputs.count { $0.isPage }
    report.images = plan.outputs.count { Self.isImage($0) }
  }

  private static func isImage(_ output: Output) -> Bool {
    guard case .copy(let path) = output.content else { return false }
    let kinds = ["jpg", "jpeg", "png", "gif", "webp", "avif", "svg", "ico", "bmp"]
    return kinds.contains(Path.fileExtension(of: path).lowercased())
  }

  private func explain(_ plan: OutputPlan, _ products: [Produce.Product]) {
    guard options.explains else { return }
    report.reasons = zip(plan.outputs, products).map { output, product in
      guard let reason = product.reason?.text else { return (output.url.text, nil) }
      return (output.url.text, product.staged == nil ? reason + "; it came out the same" : reason)
    }
  }

  // MARK: Bookkeeping

  func watching(_ step: String) -> StepWatch {
    StepWatch(step: step, trace: trace, progressed: progressed)
  }

  @discardableResult
  func step<Value>(_ name: String, _ body: () -> Value) -> Value {
    stepped(name)
    let start = clock()
    let value = body()
    let end = clock()
    report.steps.append((name, end - start))
    trace?.add(name, kind: "steps", thread: 0, from: start, to: end)
    return value
  }

  /// A step's value, its diagnostics kept.
  private func collect<Value>(_ name: String, _ body: () -> (Value, [Diagnostic])) -> Value {
    let (value, diagnostics) = step(name, body)
    report.diagnostics += diagnostics
    return value
  }
}

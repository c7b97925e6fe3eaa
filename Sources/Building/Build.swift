import Diagnostics
import Files
import Rendering
import SiteModel

/// One build, from the files of a site to the files of its output:
///
///     settings → scan → (nothing changed, or bodies alone?) → load → assemble → templates → plan → check
///              → compare → render → write → remember
///
/// What the last build left in the cache spares work and decides nothing: a file that is the same is not read again, and
/// an output whose reads are all worth the same is not made again. No file is put into its place before everything is
/// rendered without an error, so a site with an error keeps its last good output.
package final class Build {
  let options: BuildOptions
  let folder: SiteFolder
  private let stepped: (String) -> Void
  let clock: @Sendable () -> Int
  private let progressed: (@Sendable (String, Int, Int) -> Void)?
  private let trace: Trace?
  /// What a program that is about to end need not take apart.
  private var kept: (Work, Memory, Changes)?
  private var keptCache: BuildCache?
  var report = BuildReport()
  /// What the session's last build found.
  private(set) var lastScan: KnownScan?
  /// Whether the options tell all that may have changed; the site's own commands may change anything.
  var isWatched = true
  /// Whether the outputs were looked at before by this session, and are nobody's but its.
  var hasOwnOutputs = false

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
    if options.endsProgram {
      // That its address is told keeps the compiler from seeing that nobody asks for it again.
      build.report.remains = UInt(bitPattern: Unmanaged.passRetained(build).toOpaque())
    }
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
    lastScan = options.session?.takeScan()
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
      verifyAlone(outputFolder)
      return
    }
    // Nor is the folder made that somebody mistyped, or has removed.
    guard Path.isFolder(folder.path) else {
      report.diagnostics.append(BuildProblem.noContent(folder.inside("Content")))
      return
    }
    withHooks(outputFolder) { build(outputFolder) }
  }

  private func build(_ outputFolder: String) {
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

  /// A build that goes on meanwhile would be compared half with what was before it; where there is no lock there was no
  /// build, and none is made of it.
  private func verifyAlone(_ outputFolder: String) {
    guard let files = try? CacheFiles(of: outputFolder, shard: options.shard, in: folder),
      Path.isFile(files.lock),
      let lock = try? FolderLock(files.lock, waiting: { stepped("waiting for another build") })
    else { return verify(outputFolder) }
    verify(outputFolder)
    _ = consume lock
  }

  /// Everything up to rendering, with nothing believed and nothing kept.
  private func check(_ outputFolder: String) {
    guard let ground = prepare(outputFolder) else { return }
    let work = assemble(ground, known: nil, bodies: nil)
    count(work.plan)
    if let renderer = work.renderer {
      report.diagnostics += renderer.unusedTemplates(among: work.store)
      report.diagnostics += renderer.missingTranslations(
        namesAll: options.namesAllPages)
    }
    guard let renderer = work.renderer, mayGoOn else { return }
    _ = produce(work, renderer, .all(of: work.plan.outputs), target: nil)
  }

  private func build(_ outputFolder: String, _ files: CacheFiles) {
    var (prepared, cache) = prepare(outputFolder, recalling: options.ignoresCache ? nil : files)
    guard var ground = prepared else { return }
    prepared = nil
    if let cache, spared(by: cache, ground, files, outputFolder) { return }
    let known = cache.flatMap { $0.readingPrint == ground.settings.readingPrint ? $0 : nil }
    let bodies: (store: BodyStore, isKnown: Bool)
    do throws(FileError) {
      bodies = try files.bodies(known, remade: remaking(ground))
    } catch {
      report.diagnostics.append(BuildProblem.disk(error))
      return
    }
    let work = assemble(ground, known: bodies.isKnown ? known : nil, bodies: bodies.store)
    guard let renderer = work.renderer, mayGoOn else { return }
    // All of these are read; of a large site the list is a good part of the memory.
    ground.scan.markdown = []
    guard let cache else {
      // With nothing to compare with, the entities are asked for at the end only.
      let index = { @Sendable [common = commonPrint(ground, work)] in
        renderer.entities(common: common)
      }
      let changes = step("compare") { Changes.all(of: work.plan.outputs) }
      return write(
        work, ground, renderer, index, changes, nil, bodies.store, files, outputFolder)
    }
    let index = renderer.entities(common: commonPrint(ground, work))
    let changes = step("compare") {
      Changes.find(
        cache, outputs: work.plan.outputs, renderer: renderer, index: index,
        settings: ground.settings, sources: work.copies, newFiles: work.newFiles,
        shownPath: folder.content, jobs: options.jobs, watch: watching("compare"))
    }
    write(
      work, ground, renderer, { index }, changes, cache, bodies.store, files, outputFolder)
  }

  /// Whether what the last build left is all that it takes: nothing is different, or nothing but the bodies of a few posts,
  /// which then are exchanged.
  private func spared(
    by cache: BuildCache, _ ground: Ground, _ files: CacheFiles, _ outputFolder: String
  ) -> Bool {
    if options.endsProgram { keptCache = cache }
    guard let edited = look(since: cache, ground, files, outputFolder) else { return false }
    if edited.isEmpty {
      report(cache)
      options.session?.keep(cache, files)
      return true
    }
    return exchangeBodies(of: edited, cache, ground, files, outputFolder)
  }

  private func write(
    _ work: Work, _ ground: Ground, _ renderer: SiteRenderer,
    _ index: @escaping @Sendable () -> EntityIndex,
    _ changes: Changes, _ cache: BuildCache?, _ bodies: BodyStore, _ files: CacheFiles,
    _ outputFolder: String
  ) {
    do throws(FileError) {
      let target = try OutputFolder(outputFolder)
      let manifest = Manifest(path: files.manifest)
      let contents = try Staging.removeLeftovers(in: target)
      // Before versions that stage, files waited beside their places.
      if manifest.wasInterrupted { _ = try target.removeLeftovers() }
      let staging =
        contents.isEmpty
        ? try Staging(inEmpty: target, end: options.stagingEnd)
        : Staging(in: target, end: options.stagingEnd)
      defer { staging.discard() }
      let products = produce(work, renderer, changes, target: (target, staging))
      guard mayGoOn else { return }
      count(work.plan)
      // The cache was kept with the manifest, so it knows what that lists.
      let isSameSet =
        cache.map { cache in
          cache.manifest != nil && cache.manifest == manifest.stamp
            && cache.outputs.count == work.plan.outputs.count
            && changes.knowsAll
        } ?? false
      let write = Write(
        outputs: work.plan.outputs, products: products,
        remembered: cache.map { remembered in
          remembered.manifest == manifest.stamp ? [] : remembered.outputs.map(\.path)
        } ?? [],
        target: target, staging: staging, outputFolder: outputFolder, shard: options.shard,
        jobs: max(1, options.jobs / 2))
      // Putting files in place is the kernel's work mostly; meanwhile it is put together what the next build is to know.
      let (options, report, folder) = (options, report, folder)
      let rest = staging.isInEmptyFolder ? options.jobs : max(1, options.jobs / 2)
      let cacheFile = try files.newCacheFile()
      let (outcome, (memory, written)) = step("write") {
        Parallel.both { [manifest] in
          write.run(manifest, isSameSet: isSameSet)
        } and: {
          var file = cacheFile
          let memory = Memory(
            ground: ground, work: work, renderer: renderer, index: index(), changes: changes,
            products: products, old: cache, bodies: bodies, options: options, report: report,
            folder: folder, jobs: rest)
          CacheFormat.write(memory.cache, to: &file, jobs: rest, record: memory.record)
          return (memory, file)
        }
      }
      take(outcome)
      explain(work.plan, products)
      guard self.report.succeeded else { return }
      self.report.isBuilt = true
      if options.endsProgram { kept = (work, memory, changes) }
      step("remember") {
        do throws(FileError) {
          try files.save(written, manifest: outcome.manifest.stamp)
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
    if case .icon = output.content { return true }
    guard case .copy(let path) = output.content else { return false }
    let kinds = ["jpg", "jpeg", "png", "gif", "webp", "avif", "svg", "ico", "bmp"]
    return kinds.contains(Path.fileExtension(of: path).lowercased())
  }

  private func explain(_ plan: OutputPlan, _ products: [Produce.Product]) {
    guard options.explains else { return }
    report.reasons = zip(plan.outputs, products).map { output, product in
      guard let reason = product.reason?.text else { return (output.url.text, nil) }
      return (output.url.text, product.staged == nil ? reason + Changes.Reason.sameBytes : reason)
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
  func collect<Value>(_ name: String, _ body: () -> (Value, [Diagnostic])) -> Value {
    let (value, diagnostics) = step(name, body)
    report.diagnostics += diagnostics
    return value
  }
}

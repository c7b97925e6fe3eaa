import Dates
import Diagnostics
import Files
import Markdown
import Records
import Rendering
import SiteModel

/// The steps of a build up to the bytes of its outputs, each from values to values.
extension Build {
  /// What the site consists of, before anything of it is read but the settings.
  struct Ground: Sendable {
    var settings: Settings
    let settingsFiles: [BuildCache.KnownFile]
    let now: DateTime
    var scan: Scan
    /// When the build began, in nanoseconds since 1970.
    let looked: Int
  }

  func prepare(_ outputFolder: String) -> Ground? { prepare(outputFolder, recalling: nil).0 }

  /// - Parameter files: where the cache lies that is read meanwhile; nil to read none.
  func prepare(
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
    let (found, cache) = scan(outputFolder, recalling: files, settings)
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
    // Of a section nothing is kept, by which most others are told without a look at the file.
    for loaded in work.loaded
    where loaded.source?.record == nil && loaded.file?.isSection == true {
      print.combine(loaded.source?.path)
      print.combine(loaded.source?.print ?? 0)
    }
    return print.value
  }

  /// Everything that rendering needs.
  struct Work: Sendable {
    let loaded: [Load.Loaded]
    /// Of the repository that tells when files were changed; nil when none was asked.
    let commits: UInt64?
    let store: TemplateStore
    let templates: [BuildCache.KnownFile]
    /// The files of data that were looked at.
    let data: [BuildCache.KnownFile]
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
  func assemble(_ ground: Ground, known: BuildCache?, bodies: BodyStore?) -> Work {
    let folder = folder
    let (settings, now) = (ground.settings, ground.now)
    let source = { @Sendable (path: String) in folder.source(folder.content(path)) }
    let commits = commitDates(ground, known: known?.commits)
    let (looked, jobs) = (ground.looked, options.jobs)
    let loaded = step("load") {
      Load(
        folder: folder, settings: settings, known: known, commits: commits, bodies: bodies,
        looked: looked
      ).run(ground.scan.markdown, jobs: options.jobs, watch: watching("load"))
    }
    report.diagnostics += Load.withoutRepeats(loaded.flatMap(\.diagnostics))
    let site = collect("assemble") {
      Site.assemble(
        loaded.compactMap(\.file), settings: settings, publication: options.publication, now: now,
        filters: ListFilters(), templates: ground.scan.templates.map(\.path),
        beside: { Parallel.begin(jobs: jobs, $0) }, source: source)
    }
    report.leftOut = site.leftOut
    let (store, templates) = collect("templates") { loadTemplates(ground.scan.templates, looked) }
    let (data, dataFiles) = collect("data") {
      LoadData(folder: folder, settings: settings, known: known?.data ?? [], looked: looked)
        .run(ground.scan.data)
    }
    let search = makeSearch(site, bodies, known: known?.search ?? [])
    let assets = Assets.make(
      site, search: search, isBuiltIn: { store.isBuiltIn($0) }, template: { store.text($0)?.bytes })
    var plan = collect("plan") {
      OutputPlan.make(
        site, files: ground.scan.files.map(\.path), assets: assets, findsConflicts: false,
        shownPath: folder.content, shownTemplate: { Path.join(folder.templates, $0) },
        source: source)
    }
    // Nothing else asks for these before the end of the next step.
    let conflicts = Parallel.begin(jobs: jobs) { [plan] in plan.conflicts(in: site, source: source)
    }
    if let shard = options.shard { plan.keep { shard.holds($0.path) } }
    let (isProfiled, clock, images) = (options.isProfiled, clock, options.images)
    let renderer = collect("check") {
      let (renderer, problems) = SiteRenderer.make(
        site, plan: plan, assets: assets, store: store, data: data,
        bodies: bodies ?? NoBodies(),
        images: images, clock: isProfiled ? clock : nil, source: source)
      return (renderer, conflicts() + problems)
    }
    return Work(
      loaded: loaded, commits: commits?.print, store: store, templates: templates, data: dataFiles,
      site: site, plan: plan,
      renderer: renderer,
      copies: Dictionary(
        ground.scan.files.filter { $0.stamp.isSettled(at: looked) }.map { ($0.path, $0.stamp) }
      ) { first, _ in first })
  }

  /// When files were committed last, where the settings ask for it.
  private func commitDates(_ ground: Ground, known: CommitTable?) -> CommitDates? {
    guard let range = ground.settings.gitDates, let source = ground.settings.source else {
      return nil
    }
    return collect("git") {
      CommitDates.find(
        ground.scan.markdown.map(\.place.path), in: folder.inside("Content"), known: known,
        place: .range(source, range), git: options.git)
    }
  }

  /// The site's search index in each language; a check needs none.
  ///
  /// - Parameter known: those of the last build.
  private func makeSearch(
    _ site: Site, _ bodies: BodyStore?, known: [SearchFiles.Known]
  ) -> [SearchFiles] {
    guard site.settings.search != nil, !options.onlyChecks else { return [] }
    let work = SearchWork(jobs: options.jobs)
    return step("search") {
      site.settings.languages.indices.map { language in
        SearchFiles.make(
          site, language: language, bodies: bodies ?? NoBodies(),
          known: language < known.count ? known[language] : nil, sharing: work)
      }
    }
  }

  /// What files there are, and meanwhile what the last build left.
  private func scan(
    _ outputFolder: String, recalling files: CacheFiles?, _ settings: Settings
  ) -> (Scan?, BuildCache?) {
    let folder = folder
    let languages = settings.tagsInNames
    if let changed = options.changed, let session = options.session, isWatched,
      let known = lastScan, known.languages == languages
    {
      if let found = step("scan", { known.scan.refreshed(changed, in: folder) }) {
        report.diagnostics += found.diagnostics
        session.keep(KnownScan(scan: found, languages: languages))
        let cache = files.flatMap { session.takeCache($0) }
        hasOwnOutputs = cache != nil
        return (found, cache ?? step("recall") { files?.load() })
      }
    }
    // Read anew, and not to lie beside the one that is.
    options.session?.forgetCache()
    // Where nothing is kept, and nobody asks again, each file is looked at when it is read.
    let needsStamps = options.session != nil || files?.hasCache == true
    let (result, cache) = step("scan") {
      Parallel.both {
        Result { () throws(FileError) in
          try Scan.run(
            folder, outputFolder: outputFolder, settings: settings, needsStamps: needsStamps)
        }
      } and: {
        files?.load()
      }
    }
    switch result {
    case .success(let scan):
      options.session?.keep(KnownScan(scan: scan, languages: languages))
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
    let (folder, markdown) = (folder, ground.settings.markdownInLanguages)
    return { Load.remake($0, folder: folder, markdown: markdown) }
  }
}

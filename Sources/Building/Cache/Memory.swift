import Dates
import Files
import Records
import Rendering
import SiteModel

/// What a build that has ended well leaves for the next.
struct Memory: Sendable {
  private(set) var cache = BuildCache()
  private let loaded: [Load.Loaded]
  private let old: BuildCache?

  init(
    ground: Build.Ground, work: Build.Work, renderer: SiteRenderer, index: EntityIndex,
    changes: Changes, products: [Produce.Product], old: BuildCache?, bodies: BodyStore,
    options: BuildOptions, report: BuildReport, folder: SiteFolder, jobs: Int
  ) {
    loaded = work.loaded
    self.old = old
    cache.bodiesIdentity = bodies.identity
    cache.bodiesCount = bodies.count
    cache.isQuiet = report.diagnostics.isEmpty
    cache.request = options.print
    cache.readingPrint = ground.settings.readingPrint
    cache.renderingPrint = ground.settings.renderingPrint
    cache.pages = report.pages
    cache.images = report.images
    cache.leftOut = work.site.leftOut
    cache.settings = ground.settingsFiles
    cache.templates = work.templates
    cache.hasFilters =
      work.site.sections.contains { $0.fields.filter != nil }
      || ground.settings.lists.contains { $0.filter != nil }
    cache.data = work.data
    cache.commits = work.commits.map {
      CommitTable(print: $0, rows: work.loaded.compactMap(\.commit))
    }
    cache.files = ground.scan.files.map { file in
      BuildCache.KnownFile(
        path: file.path, stamp: file.stamp, isSettled: file.stamp.isSettled(at: ground.looked),
        print: 0)
    }
    cache.sources.reserveCapacity(work.loaded.count)
    for loaded in work.loaded { if let source = loaded.source { cache.sources.append(source) } }
    cache.liveBodies = cache.sources.reduce(0) { $0 + $1.body.storedCount }
    for loaded in work.loaded {
      if case .stored(_, let count, _) = loaded.file?.words { cache.liveBodies += count }
    }
    cache.search = renderer.searchFiles.map(\.known)
    cache.outputs.reserveCapacity(products.count)
    for product in products { if let record = product.record { cache.outputs.append(record) } }
    cache.validFrom = ground.now.instant
    cache.validUntil = Self.nextChange(in: work.site)
    cache.bytes = old?.bytes ?? []
    let made = products.indices.filter { products[$0].reason != nil }
    let reads: [ReadRun]
    if let old, made.count < products.count / 4 {
      // What nothing reads any more stays a while, which harms nobody; nothing that is gone is among what others read.
      reads = old.entities.without(changes.worth, \.isGone).union(
        with: EntityTable.union(made.lazy.compactMap { products[$0].record?.reads }))
    } else {
      reads = EntityTable.union(cache.outputs.lazy.map(\.reads))
    }
    cache.showsNow =
      EntityIndex.showsNow(reads) && cache.outputs.contains { EntityIndex.showsNow($0.reads) }
    let queries = renderer.queries
    cache.entities.rows = Self.rows(
      reads, index, old: old?.entities.rows ?? [], worth: changes.worth, queries: queries,
      shownPath: folder.content, jobs: jobs)
  }

  /// When a post becomes due or expires next, in seconds since 1970.
  private static func nextChange(in site: Site) -> Int {
    var next = Int.max
    for post in site.leftOut {
      if case .future(_, let date) = post.reason, date > site.now { next = min(next, date.instant) }
    }
    for index in site.pages.indices {
      guard let expires = site.pages[index].file.expires?.resolved(in: site.settings.zone),
        expires > site.now
      else { continue }
      next = min(next, expires.instant)
    }
    return next
  }

  /// What everything that was read is worth; what was looked at already for comparing is not looked at again.
  private static func rows(
    _ reads: [ReadRun], _ index: EntityIndex, old: [EntityTable.Row],
    worth: [Changes.Worth], queries: [UInt64: Query],
    shownPath: @escaping @Sendable (String) -> String, jobs: Int
  ) -> [EntityTable.Row] {
    // Both lists are sorted by key.
    var places = [Int?](repeating: nil, count: reads.count)
    var place = 0
    for (index, run) in reads.enumerated() {
      while place < old.count, old[place].key < run.key { place += 1 }
      if place < old.count, place < worth.count, old[place].key == run.key { places[index] = place }
    }
    // By key each would be a look at another place of the memory.
    let order = index.inOrderOfPages(reads.map(\.key))
    let rows = Parallel.map(reads.count, jobs: jobs) { [places] number in
      let run = reads[order[number]]
      let known = places[order[number]].map { old[$0] }
      let query = queries[run.key] ?? known?.query
      if let known, let place = places[order[number]], known.fields == run.fields {
        switch worth[place] {
        case .same: return known
        case .prints(let now, let surroundings):
          return EntityTable.Row(
            key: run.key, fields: run.fields, prints: now, surroundings: surroundings,
            name: known.name, query: query)
        case .gone: break
        }
      }
      return EntityTable.Row(
        key: run.key, fields: run.fields,
        // Of what is not there any more, nothing can be the same.
        prints: index.prints(of: run.key, query: query, fields: run.fields)
          ?? Array(repeating: 0, count: run.fields.nonzeroBitCount),
        surroundings: index.surroundings(of: run.key),
        name: query.map { "'\($0.written)' in \(shownPath($0.path))" }
          ?? index.name(of: run.key, shownPath: shownPath) ?? known?.name ?? "", query: query)
    }
    var byKey = [Int](repeating: 0, count: order.count)
    for (number, place) in order.enumerated() { byKey[place] = number }
    return byKey.map { rows[$0] }
  }

  /// Appends the record of a source: as the last build wrote it where that is still so.
  func record(_ place: Int, _ source: BuildCache.Source, _ writer: inout RecordWriter) {
    guard source.record != nil, !source.write(recordOf: old, &writer) else { return }
    loaded[place].file?.write(to: &writer)
  }
}

extension BuildOptions {
  /// All that was asked for and decides what comes out, in 64 bits.
  var print: UInt64 {
    var print = Fingerprinter(seed: 3)
    print.combine(publication.includesDrafts)
    print.combine(publication.includesFuture)
    print.combine(publication.includesExpired)
    print.combine(baseURL?.text)
    print.combine(shard?.number ?? 0)
    print.combine(shard?.count ?? 0)
    return print.value
  }
}

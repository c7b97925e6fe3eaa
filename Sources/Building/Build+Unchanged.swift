import Dates
import Files
import SiteModel

extension Build {
  /// Looks at all files of the site, and when they are the same at those of the output, and reads none.
  ///
  /// - Returns: the places among the cache's sources of the posts that may have changed since the last build, none when it
  ///   need not be done again; nil when anything else may be different.
  func look(
    since cache: BuildCache, _ ground: Ground, _ files: CacheFiles, _ outputFolder: String
  ) -> [Int]? {
    step("look") {
      guard cache.isQuiet, report.diagnostics.isEmpty, !cache.showsNow,
        cache.request == options.print, cache.manifest != nil,
        (cache.validFrom..<cache.validUntil).contains(ground.now.instant),
        cache.manifest == Manifest.stamp(at: files.manifest),
        Self.isSame(ground.settingsFiles, cache.settings), hasSameCommits(ground, cache),
        Self.isSame(ground.scan.templates, cache.templates),
        Self.isSame(ground.scan.files, cache.files),
        Self.isSame(ground.scan.data, cache.data),
        let edited = Self.edited(ground.scan.markdown, cache.sources)
      else { return nil }
      return edited.isEmpty && !hasOutputs(of: cache, files, outputFolder) ? nil : edited
    }
  }

  /// Whether all files of the output are as the last build left them, and no others wait beside them.
  func hasOutputs(
    of cache: BuildCache, _ files: CacheFiles, _ outputFolder: String
  ) -> Bool {
    guard !Manifest(path: files.manifest).wasInterrupted,
      let target = try? OutputFolder(outputFolder)
    else { return false }
    if hasOwnOutputs { return true }
    let outputs = cache.outputs
    let pieces = (outputs.count + 255) / 256
    let areThere = Parallel.map(pieces, jobs: options.jobs) { piece in
      (piece * 256..<min(outputs.count, piece * 256 + 256)).allSatisfy { place in
        target.stamp(of: outputs[place].path) == outputs[place].stamp
      }
    }
    return areThere.allSatisfy { $0 }
      && (try? Staging.removeLeftovers(in: target))?.hadLeftovers == false
  }

  /// Says in the report that all but some outputs are as the last build left them.
  ///
  /// - Parameter made: by the places of outputs: why they were made, and whether their bytes are new.
  func report(_ cache: BuildCache, made: [Int: (reason: String, isNew: Bool)] = [:]) {
    report.isBuilt = true
    report.pages = cache.pages
    report.images = cache.images
    report.leftOut = cache.leftOut
    report.written = made.values.count { $0.isNew }
    report.unchanged = cache.outputs.count - report.written
    report.changes = cache.outputs.map { ($0.path, .unchanged) }
    for (place, made) in made where made.isNew { report.changes[place].change = .changed }
    guard options.explains else { return }
    report.reasons = cache.outputs.map { (Self.url(of: $0.path), nil) }
    for (place, made) in made {
      report.reasons[place].reason =
        made.isNew ? made.reason : made.reason + Changes.Reason.sameBytes
    }
  }

  /// Whether no commit was made that could give pages other dates.
  private func hasSameCommits(_ ground: Ground, _ cache: BuildCache) -> Bool {
    guard ground.settings.gitDates != nil else { return true }
    guard let print = GitRepository(around: folder.inside("Content"))?.print, print != 0 else {
      return false
    }
    return cache.commits?.print == print
  }

  /// The address of a file of the output.
  static func url(of path: String) -> String {
    let file = "/" + path
    return file.hasSuffix("/index.html") ? String(file.dropLast(10)) : file
  }

  private static func isSame(
    _ files: [BuildCache.KnownFile], _ known: [BuildCache.KnownFile]
  ) -> Bool {
    files.count == known.count
      && zip(files, known).allSatisfy { file, known in
        file.path.hasSameBytes(as: known.path) && file.print == known.print
      }
  }

  private static func isSame(_ files: [Scan.File], _ known: [BuildCache.KnownFile]) -> Bool {
    files.count == known.count
      && zip(files, known).allSatisfy { file, known in
        known.isSettled && file.stamp == known.stamp
          && file.path.hasSameBytes(as: known.path)
      }
  }

  /// More changed files than this are no edit of a few posts.
  private static let mostEdited = 16

  /// The places of the files that may not be as they were; nil when they are other files, or many, or lists.
  private static func edited(
    _ files: [Scan.Markdown], _ known: [BuildCache.Source]
  ) -> [Int]? {
    guard files.count == known.count else { return nil }
    var edited: [Int] = []
    for place in files.indices {
      guard files[place].place.path.hasSameBytes(as: known[place].path) else { return nil }
      if known[place].isSettled, files[place].stamp == known[place].stamp { continue }
      guard files[place].place.kind != .section, edited.count < mostEdited else { return nil }
      edited.append(place)
    }
    return edited
  }
}

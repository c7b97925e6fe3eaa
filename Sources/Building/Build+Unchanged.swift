import Dates
import Files
import SiteModel

extension Build {
  /// Whether nothing at all is different from the last build, which then need not be done again; says so in the report.
  ///
  /// Everything is looked at, but nothing is read: the files of the site and those of the output.
  func unchanged(
    since cache: BuildCache, _ ground: Ground, _ files: CacheFiles, _ outputFolder: String
  ) -> Bool {
    step("look") {
      guard cache.isQuiet, report.diagnostics.isEmpty, !cache.showsNow,
        cache.request == options.print, cache.manifest != nil,
        (cache.validFrom..<cache.validUntil).contains(ground.now.instant),
        cache.manifest == Manifest.stamp(at: files.manifest),
        Self.isSame(ground.settingsFiles, cache.settings), hasSameCommits(ground, cache),
        Self.isSame(ground.scan.templates, cache.templates),
        Self.isSame(ground.scan.files, cache.files),
        Self.isSame(ground.scan.data, cache.data),
        Self.isSame(ground.scan.markdown, cache.sources)
      else { return false }
      let manifest = Manifest(path: files.manifest)
      guard !manifest.wasInterrupted, let target = try? OutputFolder(outputFolder) else {
        return false
      }
      let outputs = cache.outputs
      let pieces = (outputs.count + 255) / 256
      let areThere = Parallel.map(pieces, jobs: options.jobs) { piece in
        outputs[piece * 256..<min(outputs.count, piece * 256 + 256)].allSatisfy {
          target.stamp(of: $0.path) == $0.stamp
        }
      }
      guard areThere.allSatisfy({ $0 }),
        (try? Staging.removeLeftovers(in: target)) == false
      else { return false }
      report.isBuilt = true
      report.pages = cache.pages
      report.images = cache.images
      report.leftOut = cache.leftOut
      report.unchanged = outputs.count
      report.changes = outputs.map { ($0.path, .unchanged) }
      if options.explains {
        report.reasons = outputs.map { (Self.url(of: $0.path), nil) }
      }
      return true
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
        file.path.utf8.elementsEqual(known.path.utf8) && file.print == known.print
      }
  }

  private static func isSame(_ files: [Scan.File], _ known: [BuildCache.KnownFile]) -> Bool {
    files.count == known.count
      && zip(files, known).allSatisfy { file, known in
        known.isSettled && file.stamp == known.stamp
          && file.path.utf8.elementsEqual(known.path.utf8)
      }
  }

  private static func isSame(_ files: [Scan.Markdown], _ known: [BuildCache.Source]) -> Bool {
    files.count == known.count
      && zip(files, known).allSatisfy { file, known in
        known.isSettled && file.stamp == known.stamp
          && file.place.path.utf8.elementsEqual(known.path.utf8)
      }
  }
}

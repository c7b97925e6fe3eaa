import Files
import Markdown
import Records
import Rendering
import SiteModel

extension Build {
  /// The step `exchange`: after an edit of nothing but bodies, puts the new content into the outputs that show it, without
  /// putting the site together.
  ///
  /// - Parameter edited: the places of the files that may have changed.
  /// - Returns: false, with nothing done, when anything else may be different; only the whole way is right then.
  func exchangeBodies(
    of edited: [Int], _ cache: BuildCache, _ ground: Ground, _ files: CacheFiles,
    _ outputFolder: String
  ) -> Bool {
    let found = step("exchange") {
      let found = Exchange(edited, cache, ground, files, folder, outputFolder, remaking(ground))
      return found != nil && hasOutputs(of: cache, files, outputFolder) ? found : nil
    }
    guard let found, let target = try? OutputFolder(outputFolder) else { return false }
    var cache = found.cache
    var made: [Int: (reason: String, isNew: Bool)] = [:]
    step("write") {
      let staging = Staging(in: target, end: options.stagingEnd)
      defer { staging.discard() }
      do throws(FileError) {
        var staged: [Int: Staging.File] = [:]
        for (place, output) in found.outputs {
          var record = output.record
          if let bytes = output.bytes {
            let file = try bytes.span.bytes.withUnsafeBytes { (bytes) throws(FileError) in
              try staging.put(bytes, for: cache.outputs[place].path, part: 0)
            }
            staged[place] = file
            record.stamp = file.stamp
          }
          cache.replace(output: place, with: record)
          made[place] = (record.reason, output.bytes != nil)
        }
        guard !staged.isEmpty else { return }
        let manifest = Manifest(path: files.manifest)
        try manifest.begin()
        report.wroteSomething = true
        for (place, file) in staged { try staging.commit(file, to: cache.outputs[place].path) }
        try manifest.end()
      } catch {
        report.diagnostics.append(BuildProblem.disk(error))
      }
    }
    guard report.succeeded else { return true }
    report(cache, made: made)
    step("remember") {
      do throws(FileError) {
        if try files.save(patched: cache) { options.session?.keep(cache, files) }
      } catch {
        report.diagnostics.append(BuildProblem.disk(error))
      }
    }
    return true
  }
}

/// What edits of bodies come to: a cache that knows them, and the outputs that are different.
private struct Exchange {
  /// But for its outputs.
  private(set) var cache: BuildCache
  /// By their places in the cache; without bytes where they came out the same.
  private(set) var outputs: [Int: (record: BuildCache.Output, bytes: [UInt8]?)] = [:]

  /// Nil when more than bodies may be different, or more depends on them than content that can be exchanged.
  init?(
    _ edited: [Int], _ cache: BuildCache, _ ground: Build.Ground, _ files: CacheFiles,
    _ folder: SiteFolder, _ outputFolder: String,
    _ remade: @escaping @Sendable (LoadedFile) -> RenderedMarkdown
  ) {
    // When it was committed is to be asked of an edited file.
    guard ground.settings.gitDates == nil,
      cache.readingPrint == ground.settings.readingPrint,
      cache.renderingPrint == ground.settings.renderingPrint, !cache.hasMuchWaste,
      let bodies = files.knownBodies(cache, remade: remade)
    else { return nil }
    self.cache = cache
    let load = Load(
      folder: folder, settings: ground.settings, known: cache, bodies: bodies, looked: ground.looked
    )
    var edits: [BodyEdit] = []
    for place in edited {
      guard let states = load.states(of: ground.scan.markdown[place], cache.sources[place]) else {
        return nil
      }
      if states.source.print == cache.sources[place].print {
        keep(place, states.source, states.new)
        continue
      }
      guard let edit = BodyEdit(place, states, bodies, hasFilters: cache.hasFilters) else {
        return nil
      }
      edits.append(edit)
    }
    for edit in edits {
      keep(edit.place, edit.source, edit.new)
      guard exchange(edit, folder, outputFolder) else { return nil }
    }
    self.cache.bodiesCount = bodies.count
  }

  private mutating func keep(_ place: Int, _ source: BuildCache.Source, _ file: LoadedFile) {
    var writer = RecordWriter()
    file.write(to: &writer)
    var source = source
    source.record = 0..<0
    source.ownRecord = writer.bytes
    cache.liveBodies += source.body.storedCount - cache.sources[place].body.storedCount
    cache.replace(source: place, with: source)
  }

  /// Puts the new content into all outputs that show it; false when that is not all that is to be done.
  private mutating func exchange(
    _ edit: BodyEdit, _ folder: SiteFolder, _ outputFolder: String
  ) -> Bool {
    guard let row = cache.entities.place(of: edit.key) else { return true }
    let read = cache.entities.rows[row]
    let different = read.fields & edit.different
    if different == 0 { return true }
    guard different == BodyFields.content else { return false }
    var prints: (old: UInt64, new: UInt64)?
    for place in cache.outputs.indices where cache.outputs[place].reads(edit.key) & different != 0 {
      var record = cache.outputs[place]
      let path = Path.join(outputFolder, record.path)
      // An output shows the content of one page in a way that it can be exchanged.
      guard let inset = record.inset, let page = try? File.read(path),
        Fingerprint.of(page) == record.print,
        let exchanged = edit.exchanged(in: page, inset)
      else { return false }
      prints = exchanged.prints
      let isNew = exchanged.bytes != page
      record.place = nil
      record.print = Fingerprint.of(exchanged.bytes)
      record.inset = exchanged.inset
      record.reason =
        Changes.Reason.fields([
          (folder.content(edit.new.place.path), [BodyFields.contentName])
        ]).text
      outputs[place] = (record, isNew ? exchanged.bytes : nil)
    }
    // What it was worth tells whether it is the same field that was compared here.
    guard let prints, read.prints(ofFields: different) == [prints.old] else { return false }
    cache.replace(row: row, with: read.with(prints.new, inPlaceOf: different))
    return true
  }
}

extension BuildCache.Output {
  /// The fields of an entity that it read.
  fileprivate func reads(_ key: UInt64) -> UInt64 {
    // By key.
    var (low, high) = (0, reads.count)
    while low < high {
      let middle = (low + high) / 2
      if reads[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low < reads.count && reads[low].key == key ? reads[low].fields : 0
  }
}

import Dates
import Files
import Records
import Rendering
import SiteModel

/// The cache as bytes: a seal over everything behind it, then one record behind the other.
enum CacheFormat {
  static let heading = Array("sitegen cache 1\n".utf8)

  /// Writes a cache, all but the list of written files, which `finish` adds.
  ///
  /// - Parameter record: appends the record of a source.
  static func write(
    _ cache: BuildCache, to file: inout SealedFile, jobs: Int,
    record: @escaping @Sendable (Int, BuildCache.Source, inout RecordWriter) -> Void
  ) {
    file.write { writeHead(of: cache, &$0) }
    file.write(count: cache.sources.count, jobs: jobs) { writer, index in
      let source = cache.sources[index]
      write(source, to: &writer)
      writer.write(sized: { record(index, source, &$0) })
    }
    file.write(count: cache.outputs.count, jobs: jobs) { writer, index in
      if !copy(cache.outputs[index].place, of: cache, &writer) {
        cache.outputs[index].write(to: &writer)
      }
    }
    file.write(count: cache.entities.rows.count, jobs: jobs) { writer, index in
      if !copy(cache.entities.rows[index].place, of: cache, &writer) {
        cache.entities.rows[index].write(to: &writer)
      }
    }
    file.write { writer in
      writer.write(list: cache.search) { writer, search in
        writer.write(fixed: search.print)
        writer.write(list: search.files) { writer, file in
          writer.write(file.name)
          writer.write(fixed: file.print)
        }
      }
    }
  }

  /// What is as it was is copied as it stands.
  private static func copy(
    _ place: Range<Int>?, of cache: BuildCache, _ writer: inout RecordWriter
  ) -> Bool {
    guard let place, place.upperBound <= cache.bytes.count else { return false }
    cache.bytes.withUnsafeBytes { writer.append(UnsafeRawBufferPointer(rebasing: $0[place])) }
    return true
  }

  private static func writeHead(of cache: BuildCache, _ writer: inout RecordWriter) {
    writer.write(fixed: cache.bodiesIdentity)
    for number in [cache.bodiesCount, cache.liveBodies, cache.validFrom, cache.validUntil] {
      writer.write(number)
    }
    for print in [cache.request, cache.readingPrint, cache.renderingPrint] {
      writer.write(fixed: print)
    }
    for flag in [cache.isQuiet, cache.showsNow, cache.hasFilters] { writer.write(flag) }
    for number in [cache.pages, cache.images] { writer.write(number) }
    writer.write(list: cache.leftOut) { $1.write(to: &$0) }
    for files in [cache.settings, cache.templates, cache.files, cache.data] {
      writer.write(list: files) { writer, file in
        writer.write(file.path)
        file.stamp.write(to: &writer)
        writer.write(file.isSettled)
        writer.write(fixed: file.print)
      }
    }
    writer.write(cache.commits) { $1.write(to: &$0) }
  }

  /// Adds to a cache what is known last: the list of written files, as it was saved.
  static func finish(_ file: inout SealedFile, manifest: SourceStamp?) throws(FileError) {
    file.write { $0.write(manifest) { $1.write(to: &$0) } }
    try file.finish()
  }

  /// Nil for bytes of another version, program or machine, and for any that are not whole.
  static func decode(_ bytes: [UInt8]) -> BuildCache? {
    var cache = BuildCache()
    let isWhole = bytes.withUnsafeBytes { raw -> Bool in
      guard let (opened, seal) = Seal.open(raw, heading: heading) else { return false }
      var reader = opened
      cache.seal = seal
      read(&cache, from: &reader)
      return !reader.isBroken && reader.isAtEnd
    }
    guard isWhole else { return nil }
    cache.bytes = bytes
    return cache
  }

  private static func read(_ cache: inout BuildCache, from reader: inout RecordReader) {
    cache.bodiesIdentity = reader.fixed()
    cache.bodiesCount = reader.integer()
    cache.liveBodies = reader.integer()
    cache.validFrom = reader.integer()
    cache.validUntil = reader.integer()
    cache.request = reader.fixed()
    cache.readingPrint = reader.fixed()
    cache.renderingPrint = reader.fixed()
    cache.isQuiet = reader.flag()
    cache.showsNow = reader.flag()
    cache.hasFilters = reader.flag()
    cache.pages = reader.integer()
    cache.images = reader.integer()
    cache.leftOut = reader.list { LeftOut(from: &$0) }
    cache.settings = readFiles(&reader)
    cache.templates = readFiles(&reader)
    cache.files = readFiles(&reader)
    cache.data = readFiles(&reader)
    cache.commits = reader.optional { CommitTable(from: &$0) }
    cache.sources = reader.list { readSource(&$0) }
    cache.outputs = reader.list { reader in
      let start = reader.place
      var output = BuildCache.Output(from: &reader)
      output.place = start..<reader.place
      return output
    }
    cache.entities.rows = reader.list { reader in
      let start = reader.place
      var row = EntityTable.Row(from: &reader)
      row.place = start..<reader.place
      return row
    }
    cache.search = reader.list { reader in
      SearchFiles.Known(
        print: reader.fixed(), files: reader.list { ($0.text(), $0.fixed()) })
    }
    cache.manifest = reader.optional { SourceStamp(from: &$0) }
  }

  private static func readFiles(_ reader: inout RecordReader) -> [BuildCache.KnownFile] {
    reader.list { reader in
      BuildCache.KnownFile(
        path: reader.text(), stamp: SourceStamp(from: &reader), isSettled: reader.flag(),
        print: reader.fixed())
    }
  }

  static func write(_ source: BuildCache.Source, to writer: inout RecordWriter) {
    writer.write(source.path)
    source.stamp.write(to: &writer)
    writer.write(source.isSettled)
    writer.write(fixed: source.print)
    if case .stored(let offset, let count, let print) = source.body {
      writer.write(tag: 1)
      writer.write(offset)
      writer.write(count)
      writer.write(fixed: print)
    } else {
      writer.write(tag: 0)
    }
  }

  private static func readSource(_ reader: inout RecordReader) -> BuildCache.Source {
    var source = readSource(&reader, record: nil)
    let count = reader.count()
    let start = reader.place
    _ = reader.raw(count)
    if count > 0 { source.record = start..<reader.place }
    return source
  }

  /// A source with a record of its own.
  static func readSource(_ reader: inout RecordReader, record: [UInt8]?) -> BuildCache.Source {
    let path = reader.text()
    let stamp = SourceStamp(from: &reader)
    let isSettled = reader.flag()
    let print = reader.fixed()
    var body = LoadedFile.Body.inMemory
    switch reader.tag() {
    case 0: break
    case 1:
      body = .stored(offset: reader.integer(), count: reader.integer(), print: reader.fixed())
    default: reader.fail()
    }
    return BuildCache.Source(
      path: path, stamp: stamp, isSettled: isSettled, print: print, body: body,
      record: record == nil ? nil : 0..<0, ownRecord: record)
  }
}

extension BuildCache.Output {
  func write(to writer: inout RecordWriter) {
    writer.write(path)
    writer.write(fixed: subject)
    writer.write(fixed: template)
    writer.write(fixed: print)
    stamp.write(to: &writer)
    writer.write(source) { $1.write(to: &$0) }
    writer.write(list: reads) { writer, run in
      writer.write(fixed: run.key)
      writer.write(run.fields)
    }
    writer.write(reason)
    writer.write(inset) { writer, inset in
      writer.write(fixed: inset.key)
      writer.write(inset.range)
    }
  }

  init(from reader: inout RecordReader) {
    path = reader.text()
    subject = reader.fixed()
    template = reader.fixed()
    print = reader.fixed()
    stamp = OutputStamp(from: &reader)
    source = reader.optional { SourceStamp(from: &$0) }
    reads = reader.list { ReadRun(key: $0.fixed(), fields: $0.unsigned()) }
    reason = reader.text()
    inset = reader.optional { BuildCache.Inset(key: $0.fixed(), range: $0.range()) }
  }
}

extension EntityTable.Row {
  func write(to writer: inout RecordWriter) {
    writer.write(fixed: key)
    writer.write(fields)
    for print in prints { writer.write(fixed: print) }
    writer.write(fixed: surroundings)
    writer.write(name)
    writer.write(query) { writer, query in
      writer.write(query.written)
      writer.write(query.path)
    }
  }

  init(from reader: inout RecordReader) {
    key = reader.fixed()
    fields = reader.unsigned()
    var prints: [UInt64] = []
    for _ in 0..<fields.nonzeroBitCount { prints.append(reader.fixed()) }
    self.prints = prints
    surroundings = reader.fixed()
    name = reader.text()
    query = reader.optional { Query(written: $0.text(), path: $0.text()) }
  }
}

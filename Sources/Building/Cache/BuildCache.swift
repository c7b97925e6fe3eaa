import Files
import Records
import Rendering
import SiteModel

/// What one build leaves for the next: what each file of the site was and what was read of it, what each output read,
/// and what all of that was worth.
///
/// Nothing of it is needed: without it a build does everything, and ends in the same bytes.
struct BuildCache: Sendable {
  /// A file that is not Markdown, or a template or the settings: only whether it is still the same matters.
  struct KnownFile: Sendable, Hashable {
    let path: String
    let stamp: SourceStamp
    let isSettled: Bool
    /// Of its bytes; 0 where nobody needed to read it.
    let print: UInt64

    init(path: String, stamp: SourceStamp, isSettled: Bool, print: UInt64) {
      self.path = path
      self.stamp = stamp
      self.isSettled = isSettled
      self.print = print
    }

    /// The same, to be looked into again next time.
    var unsettled: KnownFile {
      KnownFile(path: path, stamp: stamp, isSettled: false, print: print)
    }

    /// A file that was read.
    init(_ file: Scan.File, _ bytes: [UInt8], looked: Int) {
      self.init(
        path: file.path, stamp: file.stamp, isSettled: file.stamp.isSettled(at: looked),
        print: Fingerprint.of(bytes))
    }
  }

  /// A Markdown file and what was read of it.
  struct Source: Sendable {
    let path: String
    let stamp: SourceStamp
    let isSettled: Bool
    /// Of its bytes.
    let print: UInt64
    /// Where its HTML lies in the store of bodies.
    let body: LoadedFile.Body
    /// Where its record lies in the cache's bytes; nil for a file that is to be read anew each time.
    var record: Range<Int>?
    /// The record itself, for one that is not among these bytes.
    var ownRecord: [UInt8]?
  }

  /// Where the content of a page stands in an output, once and unchanged, and nothing else there depends on it.
  struct Inset: Sendable {
    /// Which page's, as `ReadRun.key`.
    let key: UInt64
    let range: Range<Int>
  }

  /// A file of the output.
  struct Output: Sendable {
    let path: String
    let subject: UInt64
    var template: UInt64
    /// Of its bytes; 0 for a copy.
    var print: UInt64
    /// What the file was when it was written.
    var stamp: OutputStamp
    /// Of the file that a copy is of.
    let source: SourceStamp?
    let reads: [ReadRun]
    /// Why it was made when it was made last; empty when nothing was known of it.
    var reason = ""
    /// The content that can be exchanged in it.
    var inset: Inset?
    /// Where it stands in the cache's bytes, for one that was read from there and is the same.
    var place: Range<Int>?
  }

  /// All of the cache's file, for `Source.record`.
  var bytes: [UInt8] = []
  /// The fingerprint of that file.
  var seal: UInt64 = 0
  /// What builds after the one that wrote that file have put in its place.
  var patch = CachePatch()
  /// Which store of bodies goes with it, and how much of it is of use.
  var bodiesIdentity: UInt64 = 0
  var bodiesCount = 0
  var liveBodies = 0

  /// Whether more of the store of bodies is of earlier states of files than of the last, so that it is time for a new one.
  var hasMuchWaste: Bool { bodiesCount / 2 > liveBodies &+ Self.littleWaste }

  /// Bytes that are not worth reading all files again for.
  private static let littleWaste = 1 << 20

  /// Whether the build had nothing to say, so that it need not be done again to say it.
  var isQuiet = false
  /// What was asked of the build, and the settings, in 64 bits.
  var request: UInt64 = 0
  var readingPrint: UInt64 = 0
  var renderingPrint: UInt64 = 0
  /// Between these instants (seconds since 1970) no post becomes due or expires.
  var validFrom = 0
  var validUntil = 0
  /// Whether some output shows the time of the build itself.
  var showsNow = false
  /// Whether some list is filtered, which may depend on how long posts are.
  var hasFilters = false
  var pages = 0
  var images = 0
  var leftOut: [LeftOut] = []
  /// The list of written files, as it was saved.
  var manifest: SourceStamp?

  var settings: [KnownFile] = []
  var templates: [KnownFile] = []
  /// Published as they are.
  var files: [KnownFile] = []
  /// Below `Content/_data`.
  var data: [KnownFile] = []
  /// What git said of the sources; nil when it was not asked.
  var commits: CommitTable?
  /// By path.
  var sources: [Source] = []
  /// In the order of the plan.
  var outputs: [Output] = []
  var entities = EntityTable()
  /// Beside the site's languages.
  var search: [SearchFiles.Known] = []
}

extension BuildCache.Source {
  /// Appends its record as it is known already.
  ///
  /// - Returns: false when it is not.
  @discardableResult
  func write(recordOf cache: BuildCache?, _ writer: inout RecordWriter) -> Bool {
    if let ownRecord {
      ownRecord.withUnsafeBytes { writer.append($0) }
      return true
    }
    guard let cache, let record, !record.isEmpty, record.upperBound <= cache.bytes.count else {
      return false
    }
    cache.bytes.withUnsafeBytes { writer.append(UnsafeRawBufferPointer(rebasing: $0[record])) }
    return true
  }
}

import Files
import Glibc
import SiteModel

/// The list of files that the last build wrote into an output folder, so that only these are ever removed.
struct Manifest {
  /// The version of the format: NUL-terminated entries, since a name may hold any other byte.
  private static let heading = "sitegen manifest 2"

  /// One for each output folder, so that a build into another one forgets nothing.
  private let path: String
  private var listed: Set<ExactName>?

  /// A word for an output folder; one inside the site is known by its place there, so that a site that is moved keeps
  /// its manifest.
  ///
  /// - Throws: `FileError` when the current folder is gone.
  static func key(of outputFolder: String, in site: SiteFolder) throws(FileError) -> String {
    let current = try Path.currentFolder()
    let output = Path.absolute(outputFolder, in: current)
    return key(ofPlace: Path.relative(output, to: Path.absolute(site.path, in: current)) ?? output)
  }

  /// The same for one by its place in the site, or by its whole path where it lies elsewhere.
  static func key(ofPlace place: String) -> String {
    StableHash.digits(StableHash.fnv1a(place.utf8))
  }

  init(path: String) { self.path = path }

  /// The files that builds wrote; a missing or foreign manifest lists nothing, and no path that leads out of the folder
  /// is believed.
  var files: Set<ExactName> {
    mutating get {
      if let listed { return listed }
      var read: Set<ExactName> = []
      if Path.isFile(path), let bytes = try? File.read(path) {
        let lines = bytes.split(separator: 0, omittingEmptySubsequences: false)
        // Nothing stands behind the last NUL of a whole file.
        if lines.count > 1, lines[0].elementsEqual(Self.heading.utf8),
          lines[lines.count - 1].isEmpty
        {
          read.reserveCapacity(lines.count)
          for line in lines[1..<(lines.count - 1)] {
            let name = String(decoding: line, as: UTF8.self)
            if Path.isPlain(name) { read.insert(ExactName(name)) }
          }
        }
      }
      listed = read
      return read
    }
  }

  /// What the manifest's file is now, nil when there is none.
  var stamp: SourceStamp? { Self.stamp(at: path) }

  static func stamp(at path: String) -> SourceStamp? {
    (try? FileEntry.at(path)).map { SourceStamp($0) }
  }

  /// A file that is there while outputs are being written; one that is there before says that the last build was
  /// stopped half way.
  private var marker: String { path + ".writing" }

  var wasInterrupted: Bool { Path.exists(marker) }

  func begin() throws(FileError) {
    _ = try OutputFolder(Path.parent(of: path)).write([], to: Path.name(of: marker))
  }

  func end() throws(FileError) {
    _ = try OutputFolder(Path.parent(of: path)).remove(Path.name(of: marker))
  }

  /// Keeps `files` as the list, unless it is that already.
  mutating func save(_ files: Set<ExactName>) throws(FileError) {
    guard files != self.files || stamp == nil else { return }
    let folder = try OutputFolder(Path.parent(of: path))
    _ = try folder.write(Self.bytes(files), to: Path.name(of: path))
    listed = files
  }

  /// The heading and the names in order, each with a NUL behind it.
  private static func bytes(_ files: Set<ExactName>) -> [UInt8] {
    // All names one behind the other: to sort texts would be to look at as many places of the memory again and again.
    var names: [UInt8] = []
    var ranges: [Range<Int>] = []
    ranges.reserveCapacity(files.count)
    for file in files {
      let start = names.count
      names.append(contentsOf: file.text.utf8)
      names.append(0)
      ranges.append(start..<names.count)
    }
    return names.withUnsafeBytes { names in
      // No name holds a NUL, so that none is the beginning of another.
      ranges.sort { left, right in
        guard let start = names.baseAddress else { return false }
        return memcmp(
          start + left.lowerBound, start + right.lowerBound, min(left.count, right.count))
          < 0
      }
      var bytes = Array(heading.utf8) + [0]
      bytes.reserveCapacity(bytes.count + names.count)
      for range in ranges { bytes.append(contentsOf: names[range]) }
      return bytes
    }
  }
}

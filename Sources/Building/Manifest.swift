import Files
import SiteModel

/// The list of files that the last build wrote into an output folder, so that only these are ever removed.
struct Manifest {
  /// The version of the format: NUL-terminated entries, since a name may hold any other byte.
  private static let heading = "sitegen manifest 2"

  /// One for each output folder, so that a build into another one forgets nothing.
  private let path: String
  private(set) var files: Set<ExactName> = []

  /// Reads the manifest of an output folder; a missing or foreign one lists nothing, and no path that leads out of
  /// the folder is believed.
  ///
  /// - Throws: `FileError` when the current folder is gone.
  init(of outputFolder: String, in site: SiteFolder) throws(FileError) {
    let current = try Path.currentFolder()
    let output = Path.absolute(outputFolder, in: current)
    // An output inside the site is known by its place there, so that a site that is moved keeps its manifest.
    let key = Path.relative(output, to: Path.absolute(site.path, in: current)) ?? output
    path = Path.join(site.cache, "manifest-\(StableHash.digits(StableHash.fnv1a(key.utf8)))")
    guard let bytes = try? File.read(path) else { return }
    var lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
    // Nothing stands behind the last NUL of a whole file.
    guard lines.first == Self.heading, lines.popLast() == "" else { return }
    files = Set(lines.dropFirst().filter(Path.isPlain).map { ExactName($0) })
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

  /// Forgets all that the manifest lists.
  func delete() throws(FileError) {
    guard Path.isFolder(Path.parent(of: path)) else { return }
    let folder = try OutputFolder(Path.parent(of: path))
    for file in [path, marker] { _ = try folder.remove(Path.name(of: file)) }
  }

  /// Keeps `files` as the list, unless it is that already.
  mutating func save(_ files: Set<ExactName>) throws(FileError) {
    guard files != self.files else { return }
    let text = ([Self.heading] + files.sorted().map(\.text)).joined(separator: "\0") + "\0"
    let folder = try OutputFolder(Path.parent(of: path))
    _ = try folder.write(Array(text.utf8), to: Path.name(of: path))
    self.files = files
  }
}

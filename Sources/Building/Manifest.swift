import Files
import SiteModel

/// The list of files that the last build wrote into an output folder, so that only these are ever removed.
struct Manifest {
  private static let heading = "sitegen manifest 1"

  /// One for each output folder, so that `--output` elsewhere forgets nothing.
  private let path: String
  private(set) var files: Set<String> = []

  /// Reads the manifest of an output folder; a missing or foreign one lists nothing.
  init(cache: String, outputFolder: String) {
    let name = StableHash.digits(StableHash.fnv1a(outputFolder.utf8))
    path = Path.join(cache, "manifest-\(name)")
    guard let bytes = try? File.read(path) else { return }
    var lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // The last line is empty in a whole file.
    guard lines.first == Self.heading, lines.popLast() == "" else { return }
    files = Set(lines.dropFirst())
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
  mutating func save(_ files: Set<String>) throws(FileError) {
    guard files != self.files else { return }
    let text = ([Self.heading] + files.sorted()).joined(separator: "\n") + "\n"
    let folder = try OutputFolder(Path.parent(of: path))
    _ = try folder.write(Array(text.utf8), to: Path.name(of: path))
    self.files = files
  }
}

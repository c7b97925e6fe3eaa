import Files
import Records

/// The git repository that a folder lies in, as far as its files tell without git (gitrepository-layout(5)).
struct GitRepository {
  /// What `HEAD` is.
  enum Head: Equatable {
    case commit(String)
    /// A branch without a commit.
    case nothing
    /// Kept in a way that only git knows.
    case unknown
  }

  let head: Head
  /// The commits whose parents a shallow clone left out; empty for a whole one.
  let shallow: Set<String>

  /// No file that is asked for here is larger; a repository with a million branches is.
  private static let sizeLimit = 256 << 20

  /// Nil when the folder lies in none.
  ///
  /// - Parameter folder: a folder that is there.
  init?(around folder: String) {
    guard let real = try? Path.real(folder), let own = Self.find(above: real) else { return nil }
    let common = Self.line(Path.join(own, "commondir")).map { Path.absolute($0, in: own) } ?? own
    let told = Self.head(own, common)
    // One without anything in it is a new one, or a broken one; git knows.
    head =
      told == .nothing && !Path.isFolder(Path.join(common, "objects")) ? .unknown : told
    let text = (try? File.read(Path.join(common, "shallow"), limit: Self.sizeLimit)) ?? []
    shallow = Set(text.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) })
  }

  /// What decides which commits git lists, in 64 bits; 0 when it cannot be told without git.
  var print: UInt64 {
    var print = Fingerprinter(seed: 1)
    switch head {
    case .commit(let name): print.combine(name)
    case .nothing: print.combine(0 as UInt64)
    case .unknown: return 0
    }
    for commit in shallow.sorted() { print.combine(commit) }
    return print.value | 1
  }

  /// The folder of the repository itself: `.git`, or where a file of that name leads.
  private static func find(above folder: String) -> String? {
    var folder = folder
    while true {
      let path = Path.join(folder, ".git")
      if Path.isFolder(path) { return path }
      if let line = line(path), line.hasPrefix("gitdir: ") {
        return Path.absolute(String(line.dropFirst(8)), in: folder)
      }
      if folder == "/" { return nil }
      folder = Path.parent(of: folder)
    }
  }

  private static func head(_ own: String, _ common: String) -> Head {
    guard var name = line(Path.join(own, "HEAD")) else { return .unknown }
    // A branch may be another name of a branch.
    for _ in 0..<5 {
      guard name.hasPrefix("ref: ") else { return isName(name) ? .commit(name) : .unknown }
      let reference = String(name.dropFirst(5))
      // How a repository says that its branches are kept elsewhere (git-config(1), extensions.refStorage).
      guard Path.isPlain(reference), reference != "refs/heads/.invalid" else { return .unknown }
      guard let next = line(Path.join(common, reference)) ?? packed(reference, in: common) else {
        return .nothing
      }
      name = next
    }
    return .unknown
  }

  private static func packed(_ reference: String, in common: String) -> String? {
    guard
      let bytes = try? File.read(Path.join(common, "packed-refs"), limit: sizeLimit)
    else { return nil }
    for line in bytes.split(separator: 0x0A) where line.last == reference.utf8.last {
      guard let space = line.firstIndex(of: 0x20) else { continue }
      if line[(space + 1)...].elementsEqual(reference.utf8) {
        return String(decoding: line[..<space], as: UTF8.self)
      }
    }
    return nil
  }

  private static func line(_ path: String) -> String? {
    guard Path.isFile(path), let bytes = try? File.read(path, limit: 1 << 16) else { return nil }
    return bytes.split(separator: 0x0A).first.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a text is the name of a commit: 40 or 64 hexadecimal digits.
  private static func isName(_ text: String) -> Bool {
    (text.utf8.count == 40 || text.utf8.count == 64)
      && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }
}

/// Reads what `git log` writes, for the last commit that touched each of some files.
///
/// In the form of `GitLog.arguments` that is a row of texts with a zero byte behind each: `C`, the time and the name of a
/// commit; then for each file that it changed a description and its path (git-diff-tree(1), “Raw output format”).
struct GitLog {
  /// The last commit of a file.
  struct Change: Equatable {
    /// When its author made it, in seconds since 1970.
    let instant: Int
    let commit: String
    /// The name of the file's bytes as of then.
    let blob: String
  }

  /// The newest commit first, with all that is below the current folder, and nothing of the user's own settings.
  static let arguments = [
    "-c", "log.showSignature=false", "-c", "log.follow=false", "-c", "core.fsmonitor=false",
    "log", "-z", "--raw", "--no-abbrev", "--no-renames", "--relative", "--no-color",
    "--no-ext-diff",
    "--no-notes", "--format=tformat:C%at %H", "--", ".",
  ]

  /// By path.
  private(set) var changes: [ExactName: Change] = [:]
  private var wanted: Set<ExactName>
  private var pending: [UInt8] = []
  private var instant = 0
  private var commit = ""
  /// The name of the bytes that the path behind belongs to.
  private var blob: String?

  /// - Parameter paths: the files to look for.
  init(_ paths: some Sequence<String>) {
    wanted = Set(paths.map { ExactName($0) })
  }

  /// Takes the next piece.
  ///
  /// - Returns: false once every file was found.
  mutating func take(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes[...]
    while let end = rest.firstIndex(of: 0) {
      pending += rest[rest.startIndex..<end]
      take(pending[...])
      pending.removeAll(keepingCapacity: true)
      rest = rest[(end + 1)...]
      if wanted.isEmpty { return false }
    }
    pending += rest
    return true
  }

  private mutating func take(_ text: ArraySlice<UInt8>) {
    if let blob {
      let path = ExactName(String(decoding: text, as: UTF8.self))
      self.blob = nil
      guard wanted.remove(path) != nil else { return }
      changes[path] = Change(instant: instant, commit: commit, blob: blob)
      return
    }
    // A line feed stands between a commit and its files.
    let text = text.first == 0x0A ? text.dropFirst() : text
    if text.first == UInt8(ascii: "C") {
      let parts = text.dropFirst().split(separator: 0x20)
      guard parts.count == 2 else { return }
      instant = Int(String(decoding: parts[0], as: UTF8.self)) ?? 0
      commit = String(decoding: parts[1], as: UTF8.self)
    } else if text.first == UInt8(ascii: ":") {
      // `:100644 100644 OLD NEW M`
      let parts = text.split(separator: 0x20)
      blob = parts.count == 5 ? String(decoding: parts[3], as: UTF8.self) : ""
    }
  }
}

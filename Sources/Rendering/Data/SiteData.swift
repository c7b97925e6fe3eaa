package import Dates
package import Diagnostics
package import FrontMatter

/// `data` in templates: what lies in `Content/_data`, a field for each file and each folder.
///
/// A file is parsed when a template asks for it first; which files an output reads is noted, so that a change of one makes
/// only the outputs anew that read it.
package final class SiteData: Sendable {
  /// One file.
  package struct File: Sendable {
    /// Below `_data`.
    package let path: String
    /// Of its bytes.
    package let print: UInt64
    /// What is in it, where that was read already.
    package let node: Node?

    package init(path: String, print: UInt64, node: Node? = nil) {
      self.path = path
      self.print = print
      self.node = node
    }
  }

  /// The value of `data`.
  let root: DataFolder
  private let files: [UInt64: DataSource]
  private let folders: [UInt64: DataFolder]

  private let problems: DataProblems

  /// For a site without data.
  package convenience init() {
    self.init(root: DataFolder(path: "", []), files: [], DataProblems())
  }

  private init(root: DataFolder, files: [DataSource], _ problems: DataProblems) {
    self.root = root
    self.problems = problems
    self.files = Dictionary(files.map { ($0.key, $0) }) { first, _ in first }
    folders = Dictionary(root.all.map { ($0.key, $0) }) { first, _ in first }
  }

  /// - Parameters:
  ///   - files: what lies below `_data`, all of whose names end in one of `DataFile.endings`.
  ///   - zone: that of dates without one.
  ///   - shownPath: what messages call a file.
  ///   - source: reads a file.
  package static func make(
    _ files: [File], zone: TimeZone, shownPath: (String) -> String,
    source: @escaping @Sendable (String) -> SourceText
  ) -> (SiteData, [Diagnostic]) {
    var tree = DataTree()
    var diagnostics: [Diagnostic] = []
    var kept: [DataSource] = []
    let problems = DataProblems()
    for file in files.sorted(by: { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }) {
      let data = DataSource(file, zone: zone, source: source, problems)
      switch tree.add(data) {
      case .added: kept.append(data)
      case .taken(let name, let other):
        diagnostics.append(
          DataProblem.sameName(shownPath(file.path), shownPath(other), name: name))
      case .tooDeep: diagnostics.append(DataProblem.tooDeep(shownPath(file.path)))
      }
    }
    return (SiteData(root: tree.folder(path: ""), files: kept, problems), diagnostics)
  }

  /// What was wrong with files that were parsed since this was last asked; only with those that were changed meanwhile.
  func takeProblems() -> [Diagnostic] { problems.take() }

  /// Every file and folder as an entity.
  var entities: [(UInt64, Entity)] {
    files.map { ($0, .data($1.path)) } + folders.map { ($0, .dataNames($1.path)) }
  }

  /// The fingerprint of one of the entities, nil when there is none.
  func print(of key: UInt64) -> UInt64? { files[key]?.print ?? folders[key]?.namesPrint }
}

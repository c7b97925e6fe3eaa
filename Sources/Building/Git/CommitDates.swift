import Dates
import Diagnostics
import Files
import Processes
import SiteModel

/// When each file was committed last, for `updated: git`.
///
/// A file with changes that are not committed has no such date: it was changed since, and only a clock knows when.
struct CommitDates: Sendable {
  /// What is known of one file.
  enum Known {
    case nothing
    case committed(Int)
    /// Its bytes have to be looked at.
    case undecided

    var isUndecided: Bool { if case .undecided = self { true } else { false } }
    var instant: Int? { if case .committed(let instant) = self { instant } else { nil } }
  }

  /// Of the repository; 0 when it cannot be told.
  let print: UInt64
  private let rows: [ExactName: CommitTable.Row]

  /// What is known of a file by the fingerprint of its bytes.
  func date(of path: String, print: UInt64) -> Known {
    guard let row = rows[ExactName(path)], let instant = row.instant else { return .nothing }
    guard row.compared == print else { return .undecided }
    return row.isCommitted ? .committed(instant) : .nothing
  }

  /// What is known of a file by its bytes, with what the next build is to know.
  func row(of path: String, _ bytes: [UInt8], print: UInt64) -> CommitTable.Row? {
    guard var row = rows[ExactName(path)] else { return nil }
    if row.instant != nil, row.compared != print {
      row.compared = print
      row.isCommitted = BlobName.of(bytes, is: row.blob)
    }
    return row
  }

  /// What is known of a file that is as it was.
  func row(of path: String) -> CommitTable.Row? { rows[ExactName(path)] }

  /// Asks git, unless the last build did and no commit was made since.
  ///
  /// - Parameters:
  ///   - paths: the files, as they lie below `content`.
  ///   - known: what the last build knows.
  ///   - place: what asked for the dates, for messages.
  static func find(
    _ paths: [String], in content: String, known: CommitTable?, place: Diagnostic.Location,
    git: GitRunner
  ) -> (CommitDates?, [Diagnostic]) {
    guard let repository = GitRepository(around: content) else {
      return (nil, [GitMessages.noRepository(place)])
    }
    let print = repository.print
    let warnings = repository.shallow.isEmpty ? [] : [GitMessages.shallow(place)]
    let old = Dictionary(
      (known?.rows ?? []).map { (ExactName($0.path), $0) }
    ) { first, _ in first }
    if print != 0, known?.print == print, paths.allSatisfy({ old[ExactName($0)] != nil }) {
      return (CommitDates(print: print, rows: old), warnings)
    }
    var log = GitLog(paths)
    if repository.head != .nothing {
      do throws(ChildError) {
        let outcome = try git(GitLog.arguments, content) { log.take($0) }
        if let ending = outcome.ending, ending != .status(0) {
          return (nil, [GitMessages.failed(outcome.complaint, place)])
        }
      } catch {
        return (nil, [GitMessages.cannotStart(error, place)])
      }
    }
    var rows: [ExactName: CommitTable.Row] = [:]
    for path in paths {
      let name = ExactName(path)
      var change = log.changes[name]
      // In a shallow clone its oldest commits seem to have made all the files that were there.
      if let commit = change?.commit, repository.shallow.contains(commit) { change = nil }
      var row = CommitTable.Row(path: path, instant: change?.instant, blob: change?.blob ?? "")
      if let before = old[name], before.instant != nil, before.blob == row.blob {
        row.compared = before.compared
        row.isCommitted = before.isCommitted
      }
      rows[name] = row
    }
    return (CommitDates(print: print, rows: rows), warnings)
  }

  /// The git of `PATH`, told of no repository but the one around the folder.
  static let ownGit: GitRunner = { arguments, folder, take throws(ChildError) in
    var command = ChildCommand("git", ["-C", folder] + arguments)
    // What a hook of git's own sets would lead it elsewhere.
    for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_NAMESPACE"] {
      command.environment[name] = .some(nil)
    }
    command.environment["LC_ALL"] = "C"
    command.environment["GIT_OPTIONAL_LOCKS"] = "0"
    command.environment["GIT_NO_LAZY_FETCH"] = "1"
    return try ChildProcess.read(command, take: take)
  }
}

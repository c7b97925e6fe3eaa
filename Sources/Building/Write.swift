import Diagnostics
import Files
import Rendering
import SiteModel

/// The last step: new files into their places, all of them whole, and away with what no longer belongs.
struct Write: Sendable {
  let outputs: [Output]
  let products: [Produce.Product]
  /// Files that the cache knows of, for when the manifest is not the one that it was kept with.
  let remembered: [String]
  let target: OutputFolder
  let staging: Staging
  let outputFolder: String
  let shard: Shard?
  let jobs: Int

  /// What came of it.
  struct Outcome: Sendable {
    var manifest: Manifest
    var diagnostics: [Diagnostic] = []
    var wroteSomething = false
    var written = 0
    var unchanged = 0
    var removed = 0
    var changes: [(path: String, change: BuildReport.Change)] = []
  }

  /// Puts files into place and removes files of the last build that are not among the outputs.
  ///
  /// The manifest lists old and new files while both may be there, so a build that is stopped half way leaves nothing
  /// behind that the next one does not know of.
  ///
  /// - Parameter isSameSet: the manifest is known to list just these outputs.
  func run(_ manifest: Manifest, isSameSet: Bool) -> Outcome {
    var outcome = Outcome(manifest: manifest)
    do throws(FileError) {
      let hasNew = products.contains { $0.staged != nil }
      var before: Set<ExactName> = []
      var wanted: Set<ExactName> = []
      var obsolete: Set<ExactName> = []
      if !isSameSet {
        wanted = Set(outputs.indices.map { ExactName(path(of: $0)) })
        before = outcome.manifest.files.union(remembered.map { ExactName($0) })
        // Another share of the site is another build's.
        let others = shard.map { shard in before.filter { !shard.holds($0.text) } } ?? []
        obsolete = before.subtracting(wanted).subtracting(others)
        wanted.formUnion(others)
      }
      if hasNew || !obsolete.isEmpty {
        try outcome.manifest.begin()
        if !isSameSet { try outcome.manifest.save(before.isEmpty ? wanted : before.union(wanted)) }
        outcome.wroteSomething = true
      }
      let blocking = Self.blocking(obsolete, wanted)
      let removed = try remove(blocking, from: target)
      commitAll(isNew: { !isSameSet && !before.contains(ExactName($0)) }, into: &outcome)
      guard outcome.diagnostics.isEmpty else { return outcome }
      let gone = removed + (try remove(obsolete.subtracting(blocking), from: target))
      outcome.removed = gone.count
      outcome.changes += gone.sorted().map { ($0.text, .removed) }
      if !isSameSet { try outcome.manifest.save(wanted) }
      if hasNew || !obsolete.isEmpty || manifest.wasInterrupted { try outcome.manifest.end() }
    } catch {
      outcome.diagnostics.append(BuildProblem.disk(error))
    }
    return outcome
  }

  /// Removes files and says which were still there; a folder that has taken a file's place is the user's own.
  private func remove(_ files: Set<ExactName>, from target: OutputFolder) throws(FileError)
    -> [ExactName]
  {
    var removed: [ExactName] = []
    for name in files.sorted() {
      if Path.isFolder(Path.join(outputFolder, name.text)) { continue }
      if try target.remove(name.text) { removed.append(name) }
    }
    return removed
  }

  /// Obsolete files that stand where a wanted one needs a folder, or below where one will be a file.
  private static func blocking(_ obsolete: Set<ExactName>, _ wanted: Set<ExactName>) -> Set<
    ExactName
  > {
    guard !obsolete.isEmpty else { return [] }
    func parents(_ name: ExactName) -> [ExactName] {
      var parents: [ExactName] = []
      var folder = name.text.pathFolder
      while !folder.isEmpty {
        parents.append(ExactName(folder))
        folder = folder.pathFolder
      }
      return parents
    }
    var blocking = obsolete.filter { parents($0).contains(where: wanted.contains) }
    for name in wanted { blocking.formUnion(parents(name).filter(obsolete.contains)) }
    return blocking
  }

  /// Where an output lies: the text that its record has already, if it has one.
  private func path(of place: Int) -> String { products[place].record?.path ?? outputs[place].path }

  private func commitAll(isNew: (String) -> Bool, into outcome: inout Outcome) {
    let left = staging.commitFolders()
    let staged = products.indices.filter { place in
      guard products[place].staged != nil else { return false }
      return left.map { !$0.isEmpty && $0.contains(Path.first(of: path(of: place))) } ?? true
    }
    let failures = Parallel.map(staged.count, jobs: jobs) {
      [self] (place: Int) in
      let index = staged[place]
      guard let file = products[index].staged else { return nil as FileError? }
      do throws(FileError) {
        try staging.commit(file, to: path(of: index))
        return nil
      } catch {
        return error
      }
    }
    for case let error? in failures { outcome.diagnostics.append(BuildProblem.disk(error)) }
    outcome.changes.reserveCapacity(outputs.count)
    for place in outputs.indices {
      if products[place].staged != nil {
        let path = path(of: place)
        outcome.written += 1
        outcome.changes.append((path, isNew(path) ? .new : .changed))
      } else if products[place].record != nil {
        outcome.unchanged += 1
        outcome.changes.append((path(of: place), .unchanged))
      }
    }
  }
}

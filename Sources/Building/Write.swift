import Diagnostics
import Files
import Rendering
import SiteModel
import Synchronization

/// The last step: bytes to disk, where they differ, and away with what no longer belongs.
struct Write {
  let outputs: [Output]
  /// The bytes beside each output; nil for a file that is copied.
  let bytes: [[UInt8]?]
  let folder: SiteFolder
  let outputFolder: String
  let jobs: Int

  /// Writes the outputs and removes files of the last build that are not among them.
  ///
  /// The manifest lists old and new files while both may be there, so a build that is stopped half
  /// way leaves nothing behind that the next one does not know of.
  func run(into report: inout BuildReport) {
    do throws(FileError) {
      let target = try OutputFolder(outputFolder)
      var manifest = try Manifest(of: outputFolder, in: folder)
      let wanted = Set(outputs.map { ExactName($0.path) })
      let known = manifest.files
      let obsolete = known.subtracting(wanted)
      if manifest.wasInterrupted { _ = try target.removeLeftovers() }
      try manifest.begin()
      try manifest.save(known.union(wanted))
      report.wroteSomething = true
      let blocking = Self.blocking(obsolete, wanted)
      let removed = try remove(blocking, from: target)
      writeAll(to: target, known: known, into: &report)
      guard report.succeeded else { return }
      let gone = removed + (try remove(obsolete.subtracting(blocking), from: target))
      report.removed = gone.count
      report.changes += gone.sorted().map { ($0.text, .removed) }
      try manifest.save(wanted)
      try manifest.end()
    } catch {
      report.diagnostics.append(BuildProblem.disk(error))
    }
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

  private func writeAll(
    to target: OutputFolder, known: Set<ExactName>, into report: inout BuildReport
  ) {
    let results = Parallel.map(outputs.count, jobs: jobs) {
      [outputs, bytes, folder] index -> Result<OutputFolder.Outcome, FileError> in
      do throws(FileError) {
        if let bytes = bytes[index] {
          return .success(try target.write(bytes, to: outputs[index].path))
        }
        guard case .copy(let file) = outputs[index].content else { return .success(.unchanged) }
        return .success(try target.copy(from: folder.content(file), to: outputs[index].path))
      } catch {
        return .failure(error)
      }
    }
    for (output, result) in zip(outputs, results) {
      switch result {
      case .success(.written):
        report.written += 1
        report.changes.append(
          (output.path, known.contains(ExactName(output.path)) ? .changed : .new))
      case .success(.unchanged):
        report.unchanged += 1
        report.changes.append((output.path, .unchanged))
      case .failure(let error): report.diagnostics.append(BuildProblem.disk(error))
      }
    }
  }
}

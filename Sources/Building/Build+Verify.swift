import Diagnostics
import Files
import Rendering
import SiteModel

extension Build {
  /// Makes the site twice in memory, once with what the last build left and once without, and compares the bytes of
  /// every output.
  func verify(_ outputFolder: String) {
    guard let ground = prepare(outputFolder) else { return }
    let clean = assemble(ground, known: nil, bodies: nil)
    guard let cleanRenderer = clean.renderer, mayGoOn else { return }
    let expected = prints(clean, cleanRenderer, Changes.all(of: clean.plan.outputs))

    let files: CacheFiles
    do throws(FileError) {
      files = try CacheFiles(of: outputFolder, shard: options.shard, in: folder)
    } catch {
      report.diagnostics.append(BuildProblem.disk(error))
      return
    }
    let said = report.diagnostics
    let known = files.load().flatMap {
      $0.readingPrint == ground.settings.readingPrint ? $0 : nil
    }
    let bodies = known.flatMap { files.knownBodies($0, remade: remaking(ground)) }
    let work = assemble(ground, known: bodies == nil ? nil : known, bodies: bodies)
    // The same files say the same again.
    report.diagnostics = said
    guard let renderer = work.renderer, mayGoOn else { return }
    let changes = Changes.find(
      files.load(), outputs: work.plan.outputs, renderer: renderer,
      index: renderer.entities(common: commonPrint(ground, work)), settings: ground.settings,
      sources: work.copies, newFiles: work.newFiles, shownPath: folder.content,
      jobs: options.jobs, watch: watching("compare"))
    let found = prints(work, renderer, changes)
    count(work.plan)
    report.spared = changes.reasons.count { $0 == nil }
    for (output, (left, right)) in zip(work.plan.outputs, zip(found, expected)) where left != right
    {
      // Copies are compared with their files when they are written.
      if case .copy = output.content { continue }
      report.diagnostics.append(
        BuildProblem.notTheSame(output.url.text, output.shownOrigin(folder.content)))
    }
  }

  private func prints(_ work: Work, _ renderer: SiteRenderer, _ changes: Changes) -> [UInt64?] {
    produce(work, renderer, changes, target: nil).map { $0.record?.print }
  }
}

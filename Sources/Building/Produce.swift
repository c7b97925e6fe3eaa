import Diagnostics
import Files
import HTML
import Records
import Rendering
import SiteModel

/// The step `render`: makes every output that would not come out the same, and puts it beside its place where its bytes
/// are new.
struct Produce: Sendable {
  let outputs: [Output]
  let renderer: SiteRenderer
  let changes: Changes
  let folder: SiteFolder
  /// The files of `Content/` that outputs are copies of; without those that may change unseen.
  let sources: [String: SourceStamp]
  /// Where the bytes go; nil when they go nowhere.
  let target: (folder: OutputFolder, staging: Staging)?

  /// One output as it is now.
  struct Product: Sendable {
    var diagnostics: [Diagnostic] = []
    /// Why it was rendered, nil when it was not.
    var reason: Changes.Reason?
    /// What the next build is to know of it; nil when it could not be made.
    var record: BuildCache.Output?
    /// The new file, nil when the one in place has the same bytes.
    var staged: Staging.File?
  }

  func run(jobs: Int, watch: StepWatch) -> [Product] {
    // The last ones of a plan, the site map and the feeds, take longest: others can be made beside them.
    Parallel.map(outputs.count, jobs: jobs, watch: watch) { [self] place, thread in
      let index = outputs.count - 1 - place
      return watch.watch(outputs[index].url.text, thread: thread) { make(index, thread) }
    }.reversed()
  }

  private func make(_ index: Int, _ thread: Int) -> Product {
    let output = outputs[index]
    let known = changes.known(index)
    let stamp = known == nil ? nil : target?.folder.stamp(of: output.path)
    var reason = changes.reasons[index]
    if reason == nil, let known {
      if target == nil || stamp == known.stamp { return Product(record: known) }
      reason = .touched
    }
    var product: Product
    if case .copy(let path) = output.content {
      product = copy(path, to: output, thread)
    } else {
      product = render(output, known, stamp, thread)
    }
    if let reason, case .source = reason, case .copy = output.content, product.staged == nil,
      product.record != nil
    {
      // It was compared, not made.
      product.record?.reason = known?.reason ?? ""
      return product
    }
    product.reason = reason
    product.record?.place = nil
    if let reason, case .nothingKnown = reason {
    } else {
      product.record?.reason = reason?.text ?? ""
    }
    return product
  }

  private func copy(_ path: String, to output: Output, _ thread: Int) -> Product {
    guard let target else { return Product() }
    let source = folder.content(path)
    do throws(FileError) {
      var record = BuildCache.Output(
        path: output.path, subject: renderer.subject(of: output), template: 0, print: 0,
        stamp: OutputStamp(size: 0, modified: 0, inode: 0), source: sources[path], reads: [])
      if !target.staging.isInEmptyFolder,
        let stamp = try? target.folder.stamp(ofFile: output.path, sameAs: source)
      {
        record.stamp = stamp
        return Product(record: record)
      }
      let staged = try target.staging.copy(from: source, for: output.path, part: thread)
      record.stamp = staged.stamp
      return Product(record: record, staged: staged)
    } catch {
      return Product(diagnostics: [BuildProblem.disk(error)])
    }
  }

  private func render(
    _ output: Output, _ known: BuildCache.Output?, _ stamp: OutputStamp?, _ thread: Int
  ) -> Product {
    var buffer = ByteBuffer(capacity: 32 << 10)
    var diagnostics: [Diagnostic] = []
    let reads = Reads.during { diagnostics = renderer.render(output, into: &buffer) }
    guard !diagnostics.hasErrors else { return Product(diagnostics: diagnostics) }
    var product = keep(buffer, output, reads.runs, known, stamp, thread)
    if let key = reads.content, let range = buffer.inset {
      product.record?.inset = BuildCache.Inset(key: key, range: range)
    }
    product.diagnostics += diagnostics
    // What there is to say of it is to be said again by the next build.
    if !diagnostics.isEmpty { product.record?.template = 0 }
    return product
  }

  private func keep(
    _ buffer: borrowing ByteBuffer, _ output: Output, _ reads: [ReadRun],
    _ known: BuildCache.Output?, _ stamp: OutputStamp?, _ thread: Int
  ) -> Product {
    buffer.withBytes { bytes in
      var record = BuildCache.Output(
        path: output.path, subject: renderer.subject(of: output),
        template: renderer.templatePrint(of: output), print: Fingerprint.of(bytes),
        stamp: OutputStamp(size: 0, modified: 0, inode: 0), source: nil, reads: reads)
      guard let target else { return Product(record: record) }
      // What was written there last, and is there still, need not be read to tell whether it is the same.
      let isAsWritten = known != nil && known?.stamp == stamp
      if let known, isAsWritten, known.print == record.print {
        record.stamp = known.stamp
        return Product(record: record)
      }
      if !isAsWritten, !target.staging.isInEmptyFolder,
        let stamp = (try? target.folder.stamp(ofFile: output.path, holding: bytes)) ?? nil
      {
        record.stamp = stamp
        return Product(record: record)
      }
      do throws(FileError) {
        let staged = try target.staging.put(bytes, for: output.path, part: thread)
        record.stamp = staged.stamp
        return Product(record: record, staged: staged)
      } catch {
        return Product(diagnostics: [BuildProblem.disk(error)])
      }
    }
  }
}

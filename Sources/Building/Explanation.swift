package import Diagnostics
import Files
import Rendering
package import SiteModel

/// What is known of one address of a site: what is published there, why it was made when it was made last, and what it
/// read; or why a post is not published.
package struct Explanation: Sendable {
  /// The address as it is published.
  package var url = ""
  /// The file below the output folder, nil when nothing is published there.
  package var file: String?
  /// What asked for it: a file of `Content/`, or words.
  package var origin = ""
  /// Its template, nil for a file that none makes.
  package var template: String?
  /// Why it was made last, empty when nothing was known of it before.
  package var reason = ""
  /// Each thing it read, with the names of the fields.
  package var reads: [(name: String, fields: [String])] = []
  /// Why the post is not published that would be.
  package var leftOut: LeftOut?

  /// Explains `target`: an address (`/posts/a/`, with the base URL or without), or a file of `Content/`.
  ///
  /// - Returns: nil with an error when there is nothing to explain.
  package static func of(_ target: String, _ options: BuildOptions) -> (Explanation?, [Diagnostic])
  {
    Build(options).explain(target)
  }
}

extension Build {
  fileprivate func explain(_ target: String) -> (Explanation?, [Diagnostic]) {
    let outputFolder = options.output ?? folder.inside("Output")
    guard let ground = prepare(outputFolder) else { return (nil, report.diagnostics) }
    let work = assemble(ground, known: nil, bodies: nil)
    guard let renderer = work.renderer, !report.diagnostics.hasErrors else {
      return (nil, report.diagnostics)
    }
    let wanted = Self.address(target, base: ground.settings.baseURL)
    if let output = work.plan.outputs.first(where: { matches($0, wanted, target) }) {
      return (explain(output, renderer, outputFolder), [])
    }
    if let leftOut = leftOut(wanted, target, ground, work) {
      var explanation = Explanation()
      explanation.url = wanted
      explanation.leftOut = leftOut
      return (explanation, [])
    }
    let nearest = nearestName(to: wanted, among: work.plan.outputs.map(\.url.text))
    return (nil, [BuildProblem.nothingThere(target, nearest: nearest)])
  }

  private func explain(
    _ output: Output, _ renderer: SiteRenderer, _ outputFolder: String
  ) -> Explanation {
    var explanation = Explanation()
    explanation.url = output.url.text
    explanation.file = Path.join(outputFolder, output.path)
    explanation.origin = output.shownOrigin(folder.content)
    explanation.template = renderer.templateName(of: output)
    guard let files = try? CacheFiles(of: outputFolder, shard: options.shard, in: folder),
      let cache = files.load(),
      let known = cache.outputs.first(where: { $0.path.utf8.elementsEqual(output.path.utf8) })
    else { return explanation }
    explanation.reason = known.reason
    let index = renderer.entities(common: 0)
    let names = Dictionary(cache.entities.rows.map { ($0.key, $0.name) }) { first, _ in first }
    explanation.reads = known.reads.map { run in
      (
        index.name(of: run.key, shownPath: folder.content) ?? names[run.key] ?? "?",
        (0..<64).filter { run.fields >> $0 & 1 == 1 }.map { index.fieldName(of: run.key, $0) }
      )
    }.sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
    return explanation
  }

  private func matches(_ output: Output, _ wanted: String, _ target: String) -> Bool {
    output.url.text == wanted || output.url.text == wanted + "/"
      || (output.isPage && output.url.text == URLPath(written: wanted)?.asFile.text)
      || "/" + output.path == wanted
      || (output.isPage && output.shownOrigin(folder.content) == target)
  }

  /// The post that would be published there if it were not left out.
  private func leftOut(
    _ wanted: String, _ target: String, _ ground: Ground, _ work: Work
  ) -> LeftOut? {
    guard !work.site.leftOut.isEmpty else { return nil }
    if let post = work.site.leftOut.first(where: { folder.content($0.path) == target }) {
      return post
    }
    var all = Publication()
    all.includesDrafts = true
    all.includesFuture = true
    all.includesExpired = true
    let (site, _) = Site.assemble(
      work.loaded.compactMap(\.file), settings: ground.settings, publication: all, now: ground.now,
      filters: ListFilters(), templates: ground.scan.templates.map(\.path),
      source: { [folder] in folder.source(folder.content($0)) })
    let path =
      site.pages.first { $0.url.text == wanted || $0.url.text == wanted + "/" }?.path
      ?? site.sections.first { $0.url.text == wanted || $0.url.text == wanted + "/" }?.path
    return work.site.leftOut.first { $0.path == path }
  }

  /// `https://example.org/blog/posts/a/` and `posts/a/` as `/posts/a/`.
  private static func address(_ target: String, base: BaseURL) -> String {
    var text = target
    if !base.text.isEmpty, text.hasPrefix(base.text) { text.removeFirst(base.text.count) }
    if !text.hasPrefix("/") { text = "/" + text }
    return text
  }
}

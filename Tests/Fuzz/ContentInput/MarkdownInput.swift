package import Diagnostics
import HTML
package import Markdown
import Rendering

/// One input of the fuzzer for Markdown: a document, whose length settles what it is rendered with.
package struct MarkdownInput {
  private let bytes: [UInt8]
  private let options: MarkdownOptions
  private let body: Range<Int>

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var options = MarkdownOptions.site
    options.allowsRawHTML = bytes.count & 1 == 1
    options.placesFiles = bytes.count & 2 == 2
    options.smartPunctuation = bytes.count & 4 == 4
    options.headingShift = bytes.count & 8 == 8 ? 3 : 0
    if bytes.count & 16 == 16 {
      options.hooks = Set(HookedConstruct.Name.allCases.map(\.rawValue) + ["code-mermaid"])
      options.externalRel = "nofollow"
      options.constructs.formUnion([.tagFilter])
    }
    self.options = options
    body = min(bytes.count, bytes.count & 32 == 32 ? 5 : 0)..<bytes.count
  }

  /// What comes out of `run`.
  package struct Outcome {
    package let page: RenderedMarkdown
    package let html: [UInt8]
    package let diagnostics: [Diagnostic]
    /// What is wrong with it, nil for nothing.
    package let fault: String?
  }

  /// Renders the document as a site, as GitHub and as the bare core do; the outcome is the site's.
  package func run() -> Outcome {
    let source = SourceText(path: "post.md", bytes: bytes)
    _ = render(source, body: body, options: .gfm)
    _ = render(source, body: body, options: .commonMark)
    let hooks = ContentHooks(options.constructs)
    let (page, diagnostics) = render(source, body: body, options: options, hooks: hooks)
    // What libcmark is given to read of plain words must make no difference.
    let (whole, all) = render(
      source, body: body, options: options, hooks: hooks, shortestRun: nil)
    let (cut, few) = render(source, body: body, options: options, hooks: hooks, shortestRun: 1)
    let isSame =
      whole.isSame(as: cut) && whole.isSame(as: page)
      && all.map(\.summary) == few.map(\.summary)
    var buffer = ByteBuffer()
    page.write(to: &buffer) { $1.append(escaping: $0.writtenAddress) }
    let html = buffer.bytes()
    var other = ByteBuffer()
    for part in [page, page.beforeMore].compactMap({ $0 }) {
      part.write(to: &other, withoutTitle: true) { _, _ in
      } replacingRegions: { region, inner, buffer in
        buffer.append("<\(region.kind)>")
        buffer.append(inner)
      }
    }
    return Outcome(
      page: page, html: html, diagnostics: diagnostics,
      fault: isSame ? fault(page, html, diagnostics) : "words that libcmark did not read")
  }

  private func fault(
    _ page: RenderedMarkdown, _ html: [UInt8], _ diagnostics: [Diagnostic]
  ) -> String? {
    if String(validating: html, as: UTF8.self) == nil { return "HTML that is not UTF-8" }
    if !options.allowsRawHTML, let tag = unbalancedTag(in: html) {
      return "a tag '\(tag)' that is not closed or not open"
    }
    let ids = page.headings.map(\.id).filter { !$0.isEmpty }
    if Set(ids).count < ids.count { return "two headings with one id" }
    for place in page.slots.map(\.range) + page.regions.map(\.range)
    where !place.isEmpty && !(body.contains(place.lowerBound) && place.upperBound <= bytes.count) {
      return "a place \(place) outside the document"
    }
    for diagnostic in diagnostics {
      guard case .range(_, let place) = diagnostic.location else { continue }
      if place.lowerBound < body.lowerBound || place.upperBound > bytes.count {
        return "a message about \(place), outside the document"
      }
    }
    return nil
  }
}

extension RenderedMarkdown {
  fileprivate func isSame(as other: RenderedMarkdown) -> Bool {
    html == other.html && slots == other.slots && regions == other.regions
      && headings == other.headings && wordCount == other.wordCount && summary == other.summary
      && firstHeading == other.firstHeading && summaryEnd == other.summaryEnd && ids == other.ids
  }
}

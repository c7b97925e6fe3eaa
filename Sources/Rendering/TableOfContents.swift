import Markdown
import Templating

/// `page.toc`: the headings of a page's content, each with those below it.
///
/// A list of records with `title`, `id`, `url` (`#id`), `level` and `children`; a first heading of level 1 that is
/// the page's title is none of them.
enum TableOfContents {
  private static let fields: [(name: String, type: ValueType)] = [
    ("title", .text), ("id", .text), ("url", .text), ("level", .number),
    ("children", .list(.heading)),
  ]
  private static let shape = Shape(name: "heading", fields: fields.map(\.name))
  static let record = RecordType("heading", fields)

  /// - Parameter levels: those of the headings that are listed.
  static func value(
    _ markdown: borrowing RenderedMarkdown, levels: ClosedRange<Int>
  ) -> Value {
    var headings = markdown.headings
    if markdown.titleHeading != nil, !headings.isEmpty { headings.removeFirst() }
    return .list(nested(headings.filter { !$0.id.isEmpty && levels.contains($0.level) }))
  }

  /// Levels are 1 to 6, so what stands in each other is no deeper than that.
  private static func nested(_ headings: [RenderedMarkdown.ContentHeading]) -> [Value] {
    /// What is still open, outermost first, with what stands below each so far.
    var open: [(heading: RenderedMarkdown.ContentHeading, children: [Value])] = []
    var top: [Value] = []
    func close(_ level: Int) {
      while let last = open.last, last.heading.level >= level {
        open.removeLast()
        let value = record(last.heading, last.children)
        if open.isEmpty { top.append(value) } else { open[open.count - 1].children.append(value) }
      }
    }
    for heading in headings {
      close(heading.level)
      open.append((heading, []))
    }
    close(0)
    return top
  }

  private static func record(
    _ heading: RenderedMarkdown.ContentHeading, _ children: [Value]
  ) -> Value {
    .object(
      Record(
        shape,
        [
          .string(heading.text), .string(heading.id), .string("#" + heading.id),
          .int(heading.level), .list(children),
        ]))
  }
}

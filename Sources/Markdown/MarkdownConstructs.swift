/// What a document may use beyond CommonMark, one switch a construct.
///
/// Each has a key of its own under `markdown:` in `site.yaml`; `keys` lists them.
package struct MarkdownConstructs: OptionSet, Sendable, Hashable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Rows of cells between `|`, with a row of dashes under the first (GFM, "Tables").
  package static let tables = Self(rawValue: 1 << 0)
  /// `~~gone~~` and `~gone~` (GFM, "Strikethrough").
  package static let strikethrough = Self(rawValue: 1 << 1)
  /// `- [ ] open` and `- [x] done` (GFM, "Task list items").
  package static let taskLists = Self(rawValue: 1 << 2)
  /// Bare `www.`, `http://`, `https://`, `ftp://` and mail addresses (GFM, "Autolinks").
  package static let autolinks = Self(rawValue: 1 << 3)
  /// `[^name]` and `[^name]: the note`, gathered at the end (GitHub's documentation and cmark-gfm).
  package static let footnotes = Self(rawValue: 1 << 4)
  /// Raw tags that change how a browser reads what follows are shown as text (GFM, "Disallowed Raw HTML").
  package static let tagFilter = Self(rawValue: 1 << 5)
  /// `> [!NOTE]` and its four sisters.
  package static let alerts = Self(rawValue: 1 << 6)
  /// An `id` on every heading, made of its text.
  package static let headingIDs = Self(rawValue: 1 << 7)
  /// A link to itself in every heading that has an `id`.
  package static let headingAnchors = Self(rawValue: 1 << 8)
  /// `{#id .class key=value}` after headings, blocks, images, links and spans.
  package static let attributes = Self(rawValue: 1 << 9)
  /// A term, and `: what it means` under it.
  package static let definitionLists = Self(rawValue: 1 << 10)
  /// `:tada:`.
  package static let emoji = Self(rawValue: 1 << 11)
  /// `$x$` and `$$x$$` to MathML.
  package static let math = Self(rawValue: 1 << 12)
  /// Colours in code blocks whose language is known.
  package static let highlighting = Self(rawValue: 1 << 13)
  /// A lone image with a title becomes a figure with a caption.
  package static let figures = Self(rawValue: 1 << 14)
  /// `{{< name >}}`.
  package static let shortcodes = Self(rawValue: 1 << 15)
  /// `<!--more-->`, where the summary ends.
  package static let more = Self(rawValue: 1 << 16)

  /// Exactly what GitHub's dialect adds to CommonMark, as cmark-gfm does it.
  package static let gfm: Self = [
    .tables, .strikethrough, .taskLists, .autolinks, .footnotes, .tagFilter,
  ]

  /// What a site has unless its settings say otherwise.
  package static let site: Self = [
    .tables, .strikethrough, .taskLists, .autolinks, .footnotes, .alerts, .headingIDs,
    .headingAnchors, .attributes, .definitionLists, .emoji, .math, .highlighting, .figures,
    .shortcodes, .more,
  ]

  /// The keys of `site.yaml` under `markdown:` with what each switches.
  package static let keys: [(name: String, construct: Self)] = [
    ("tables", .tables), ("strikethrough", .strikethrough), ("task_lists", .taskLists),
    ("autolinks", .autolinks), ("footnotes", .footnotes), ("tag_filter", .tagFilter),
    ("alerts", .alerts), ("heading_ids", .headingIDs), ("heading_anchors", .headingAnchors),
    ("attributes", .attributes), ("definition_lists", .definitionLists), ("emoji", .emoji),
    ("math", .math), ("highlighting", .highlighting), ("figures", .figures),
    ("shortcodes", .shortcodes), ("more", .more),
  ]
}

/// What one document's Markdown means and what of it reaches the page.
package struct MarkdownOptions: Sendable, Hashable {
  /// What the document may use beyond CommonMark.
  package var constructs = MarkdownConstructs.site
  /// Raw HTML passes as it is; false shows its source as text instead.
  package var allowsRawHTML = true
  /// Straight quotes, `--`, `---` and `...` become typographic ones (libcmark's "smart" option).
  package var smartPunctuation = false
  /// Links and images with a scheme that can run code or read files get an empty address.
  package var dropsUnsafeAddresses = true
  /// Links to Markdown files become slots for the site to fill in; false leaves them as written.
  package var linksPagesByFile = true
  /// Other addresses within the site become slots as well, since only the site knows where its files stand.
  package var placesFiles = false
  /// Links within the page are held against its ids; for a page of nothing but its own content.
  package var checksAnchors = true
  /// Bytes that are not UTF-8 become U+FFFD; false leaves them.
  package var replacesInvalidUTF8 = true

  /// HTML as GitHub writes it where that is no valid HTML any more: the attribute `align` in tables, a section without
  /// a heading for footnotes. False writes the class `align-left`, and a `div` with a role.
  package var writesAsGitHub = false

  /// Headings are so many levels lower than written, at most 6 in all.
  package var headingShift = 0
  /// The `rel` and the `target` of links to other sites, nil for none.
  package var externalRel: String?
  package var externalTarget: String?
  /// Ids that the page around the content has already.
  package var reservedIDs: [[UInt8]] = []
  /// The constructs that templates of the site make, by name: `link`, or `code-mermaid` for one language.
  package var hooks: Set<String> = []
  /// What the HTML says in words of its own.
  package var words = MarkdownWords()

  package init() {}

  /// The bare core: byte for byte what `cmark --unsafe` prints.
  package static var commonMark: MarkdownOptions {
    var options = MarkdownOptions()
    options.constructs = []
    options.dropsUnsafeAddresses = false
    options.linksPagesByFile = false
    options.replacesInvalidUTF8 = false
    options.checksAnchors = false
    return options
  }

  /// GitHub's dialect and nothing else: what `cmark-gfm --unsafe` prints with all of GitHub's extensions.
  package static var gfm: MarkdownOptions {
    var options = commonMark
    options.constructs = .gfm
    options.writesAsGitHub = true
    return options
  }

  /// What a site has unless its settings say otherwise.
  package static var site: MarkdownOptions { MarkdownOptions() }
}

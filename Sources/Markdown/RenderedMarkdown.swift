/// One document as HTML, with what the rest of the site wants to know about its text.
package struct RenderedMarkdown: Sendable {
  /// The first heading of a document, of any level.
  package struct Heading: Sendable, Hashable {
    /// Its text without markup.
    package let text: String
    /// 1 to 6.
    package let level: Int
    /// Whether nothing stands above it in the document.
    package let opensDocument: Bool
  }

  /// A heading of the content, for a table of contents and for links to it.
  package struct ContentHeading: Sendable, Hashable {
    /// 1 to 6, as it is published.
    package let level: Int
    /// Empty for a heading without one.
    package let id: String
    /// Its text without markup.
    package let text: String
  }

  package struct Features: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Code that a hook wrote.
    package static let code = Self(rawValue: 1)
    /// A formula that a hook wrote.
    package static let math = Self(rawValue: 2)
    /// Something else beyond CommonMark.
    package static let constructs = Self(rawValue: 4)
  }

  /// HTML without a page around it; at each slot something is still missing.
  package var html: [UInt8]
  /// The places in `html` that the site fills in, by ascending offset.
  package let slots: [Slot]
  /// The parts that templates of the site make, outer ones before what stands in them.
  package var regions: [Region] = []
  package let firstHeading: Heading?
  /// The bytes of `html` that are the first heading with its line end, when it is a level-1 heading
  /// that opens the document: a page that shows its title above the content leaves them out.
  package let titleHeading: Range<Int>?
  /// Words between white space, each ideograph and kana for itself; code blocks do not count.
  package let wordCount: Int
  /// The first paragraph's text without markup, cut after a word to at most 200 characters and "…".
  package let summary: String
  /// All headings in order, when they have ids.
  package var headings: [ContentHeading] = []
  /// Ids that attributes in the text give to other elements.
  package var ids: Set<String> = []
  /// What the site's stylesheet needs rules for.
  package var features: Features = []
  /// Whether there may be ids that are in none of these lists: of raw HTML, footnotes, or shortcodes.
  package var hasOtherIDs = false
  /// The bytes of `html` that are the summary, when `<!--more-->` ends one.
  package var summaryEnd: Int?
}

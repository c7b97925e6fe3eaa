package import Dates
package import FrontMatter

/// What a post's front matter says, typed; nothing is made up here for what it leaves out.
package struct PostFields: Sendable {
  /// The title; blank counts as none.
  package var title: String?
  /// When the post was written.
  package var date: WrittenDate?
  /// When it was last changed.
  package var updated: WrittenDate?
  /// From when on it is left out.
  package var expires: WrittenDate?
  /// Left out unless drafts are asked for.
  package var isDraft = false
  /// The last part of its address.
  package var slug: Located<String>?
  /// Its whole address.
  package var url: Located<String>?
  /// Old addresses that lead to it.
  package var aliases: [Located<String>] = []
  /// A number to sort by, the smallest first.
  package var weight: Int?
  /// One sentence about it.
  package var description: String?
  /// A few sentences of it.
  package var summary: String?
  /// Who wrote it, `author` before `authors`.
  package var authors: [String] = []
  /// Terms by taxonomy, in the order of `Settings.taxonomies`.
  package var terms: [[String]] = []
  /// The template to use.
  package var template: Located<String>?
  /// The style of its page.
  package var style: Style?
  /// Whether its page lists its headings above the text.
  package var showsContents = false
  /// What its card shows.
  package var card = CardFields()
  /// The post's own fields, for `page.extra`.
  package var extra: [Mapping.Entry] = []
  /// Keys that mean something to this product or another, but nothing to this version.
  package var remarks: [Remark] = []

  package init() {}

  /// Every key that has a meaning of its own in a post's front matter.
  package static let keys = [
    "title", "date", "updated", "draft", "expires", "slug", "url", "aliases", "weight",
    "description", "summary", "author", "authors", "tags", "categories", "series", "template",
    "style", "toc", "language", "translation_key", "image", "image_alt", "color", "progress",
    "rating", "ratings", "badge", "subtitle", "location", "phone", "group", "extra",
  ]
}

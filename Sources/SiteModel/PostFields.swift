package import Dates
package import FrontMatter

/// What a post's front matter says, typed; nothing is made up here for what it leaves out.
package struct PostFields: Sendable {
  package var title: String?
  package var date: WrittenDate?
  package var updated: WrittenDate?
  package var expires: WrittenDate?
  package var isDraft = false
  package var slug: Located<String>?
  package var url: Located<String>?
  package var aliases: [Located<String>] = []
  package var weight: Int?
  package var description: String?
  package var summary: String?
  package var authors: [String] = []
  /// Terms by taxonomy, in the order of `Settings.taxonomies`.
  package var terms: [[String]] = []
  package var template: Located<String>?
  package var style: Style?
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

/// What a card shows beside its title; every field may be missing (see the guide's “Lists and styles”).
package struct CardFields: Sendable {
  package struct Badge: Sendable {
    package let value: String
    package let unit: String?
  }

  package var image: String?
  package var imageAlt: String?
  package var color: CardColor?
  /// 0 to 1.
  package var progress: Double?
  /// 1 to 5.
  package var rating: Int?
  package var ratings: Int?
  package var badge: Badge?
  package var subtitle: String?
  package var location: String?
  package var phone: String?
  package var group: String?

  package init() {}
}

/// A finding that many files share, reported once with the number of files it is true of.
package struct Remark: Sendable {
  package enum Kind: Sendable, Hashable {
    /// A key of the contract that this version does not act on.
    case notActedOn(String)
    /// Zola's `path`, read as `url`.
    case zolaPath
    /// A folder `_posts` as Jekyll has it.
    case jekyllPosts(String)
  }

  package let kind: Kind
  package let range: Range<Int>
}

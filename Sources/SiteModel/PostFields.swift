package import Dates
package import FrontMatter

/// What a post's front matter says, typed; nothing is made up here for what it leaves out.
package struct PostFields: Sendable {
  /// The title; blank counts as none.
  package var title: String?
  /// When the post was written.
  package var date: WrittenDate?
  /// Whether it is a draft, nil when it says nothing of it.
  package var draft: Bool?
  /// Old addresses that lead to it.
  package var aliases: [Located<String>] = []
  /// One sentence about it.
  package var description: String?
  /// Who wrote it, `author` before `authors`.
  package var authors: [String] = []
  /// Terms by taxonomy, in the order of `Settings.taxonomies`.
  package var terms: [[String]] = []
  /// The style of its page.
  package var style: Style?
  /// Whether its page lists its headings above the text, nil when it says nothing of it.
  package var toc: Bool?
  /// Whether the site's search finds it, nil when it says nothing of it.
  package var search: Bool?
  /// What its card shows.
  package var card = CardFields()
  /// The post's own fields, for `page.extra`.
  package var extra: [Mapping.Entry] = []
  /// Keys that mean something to this product or another, but nothing to this version.
  package var remarks: [Remark] = []

  private var rare = Rare<RareFields>()

  package init() {}

  /// Left out unless drafts are asked for.
  package var isDraft: Bool { draft ?? false }
  /// Whether its page lists its headings above the text.
  package var showsContents: Bool { toc ?? false }

  /// When it was last changed.
  package var updated: WrittenDate? {
    get { rare.value { $0.updated } }
    set { rare.set(newValue, empty: RareFields()) { $0.updated = newValue } }
  }

  /// From when on it is left out.
  package var expires: WrittenDate? {
    get { rare.value { $0.expires } }
    set { rare.set(newValue, empty: RareFields()) { $0.expires = newValue } }
  }

  /// The last part of its address.
  package var slug: Located<String>? {
    get { rare.value { $0.slug } }
    set { rare.set(newValue, empty: RareFields()) { $0.slug = newValue } }
  }

  /// Its whole address.
  package var url: Located<String>? {
    get { rare.value { $0.url } }
    set { rare.set(newValue, empty: RareFields()) { $0.url = newValue } }
  }

  /// A number to sort by, the smallest first.
  package var weight: Int? {
    get { rare.value { $0.weight } }
    set { rare.set(newValue, empty: RareFields()) { $0.weight = newValue } }
  }

  /// A few sentences of it.
  package var summary: String? {
    get { rare.value { $0.summary } }
    set { rare.set(newValue, empty: RareFields()) { $0.summary = newValue } }
  }

  /// The template to use.
  package var template: Located<String>? {
    get { rare.value { $0.template } }
    set { rare.set(newValue, empty: RareFields()) { $0.template = newValue } }
  }

  /// What its page tells search engines: `noindex` and the like.
  package var robots: String? {
    get { rare.value { $0.robots } }
    set { rare.set(newValue, empty: RareFields()) { $0.robots = newValue } }
  }

  /// Whether the site map lists it, nil for what `robots` means.
  package var isInSitemap: Bool? {
    get { rare.value { $0.isInSitemap } }
    set { rare.set(newValue, empty: RareFields()) { $0.isInSitemap = newValue } }
  }

  /// Whether search engines are led to it: not against its own `sitemap: false` or `robots: noindex`.
  package var isForSearchEngines: Bool {
    isInSitemap ?? !(robots?.lowercased().contains("noindex") ?? false)
  }

  /// The series that it is a part of.
  package var series: String? {
    get { rare.value { $0.series } }
    set { rare.set(newValue, empty: RareFields()) { $0.series = newValue } }
  }

  /// Its language, where its file's name does not say it.
  package var language: Located<String>? {
    get { rare.value { $0.language } }
    set { rare.set(newValue, empty: RareFields()) { $0.language = newValue } }
  }

  /// What its translations have too, where the names of their files differ.
  package var translationKey: String? {
    get { rare.value { $0.translationKey } }
    set { rare.set(newValue, empty: RareFields()) { $0.translationKey = newValue } }
  }

  /// The menus that it stands in.
  package var menus: [Menu.Entry] {
    get { rare.value { $0.menus } ?? [] }
    set { rare.set(newValue.isEmpty ? nil : newValue, empty: RareFields()) { $0.menus = newValue } }
  }

  /// What few posts say.
  private struct RareFields: Sendable {
    var updated: WrittenDate?
    var expires: WrittenDate?
    var slug: Located<String>?
    var url: Located<String>?
    var weight: Int?
    var summary: String?
    var template: Located<String>?
    var robots: String?
    var isInSitemap: Bool?
    var series: String?
    var language: Located<String>?
    var translationKey: String?
    var menus: [Menu.Entry]?
  }

  /// Every key that has a meaning of its own in a post's front matter.
  package static let keys = [
    "title", "date", "updated", "draft", "expires", "slug", "url", "aliases", "weight",
    "description", "summary", "author", "authors", "tags", "categories", "series", "template",
    "style", "toc", "search", "language", "translation_key", "image", "image_alt", "color",
    "progress",
    "rating", "ratings", "badge", "subtitle", "location", "phone", "group", "extra",
    "menus", "robots", "sitemap",
  ]
}

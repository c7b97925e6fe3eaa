package import FrontMatter

/// Posts in an order, shown `size` to a page: a section, the home, a term, a year.
package struct PostList: Sendable {
  /// What the posts have in common; the indices are those of `Site`.
  package enum Kind: Sendable, Hashable {
    /// A section, or the home of a language.
    case section(Int)
    case term(taxonomy: Int, term: Int)
    /// A list of the settings' `lists`.
    case own(Int)
    /// The posts of a year, or of a month of it.
    case period(year: Int, month: Int?)
  }

  /// The size of a list that has one page only.
  static let unlimited = 1 << 40

  /// What the posts have in common.
  package let kind: Kind
  /// The language of its posts, an index of `Settings.languages`.
  package let language: Int
  /// The section’s or the term’s name.
  package let title: String
  /// The address of its first page.
  package let url: URLPath
  /// How its cards look.
  package let style: Style
  /// The template that its `_index.md` names.
  package let template: Located<String>?
  /// Indices of `Site.pages`.
  package let posts: [Int]
  /// Posts a page, at least 1.
  package let size: Int
  /// Whether its pages are numbered from the oldest posts, so that each keeps its posts.
  package let isPermanent: Bool
  /// Whether its rows stand under the names of their groups.
  package let hasGroups: Bool
  /// The id of each post's card, unique within the list; beside `posts`.
  package let anchors: [String]

  /// At least 1: an empty list has a page that says so.
  package var pageCount: Int {
    isPermanent ? 1 + (posts.count - firstCount) / size : max(1, (posts.count + size - 1) / size)
  }

  /// How many posts the first page shows; where pages keep their posts it has room for up to one fewer than two pages'.
  private var firstCount: Int {
    guard isPermanent, posts.count >= size else { return min(size, posts.count) }
    return size + posts.count % size
  }

  /// The places in `posts` that page `number` (from 1) shows.
  package func range(ofPage number: Int) -> Range<Int> {
    let start = number == 1 ? 0 : min(firstCount + (number - 2) * size, posts.count)
    return start..<min(number == 1 ? firstCount : start + size, posts.count)
  }

  /// What page `number` is called: the same, or its number from the oldest posts on.
  package func shownNumber(ofPage number: Int) -> Int {
    isPermanent ? pageCount - number + 1 : number
  }

  /// The address of page `number`: the list's own, then `page/2/` and so on below it.
  package func url(ofPage number: Int) -> URLPath {
    number == 1
      ? url : url.appending("page").appending("\(shownNumber(ofPage: number))")
  }
}

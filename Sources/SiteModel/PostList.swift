package import FrontMatter

/// Posts in an order, shown `size` to a page: a section, the home, a term.
package struct PostList: Sendable {
  /// What the posts have in common; the indices are those of `Site`.
  package enum Kind: Sendable, Hashable {
    case home
    case section(Int)
    case term(taxonomy: Int, term: Int)
  }

  /// What the posts have in common.
  package let kind: Kind
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
  /// Whether its rows stand under the names of their groups.
  package let hasGroups: Bool
  /// The id of each post's card, unique within the list; beside `posts`.
  package let anchors: [String]

  /// At least 1: an empty list has a page that says so.
  package var pageCount: Int { max(1, (posts.count + size - 1) / size) }

  /// The places in `posts` that page `number` (from 1) shows.
  package func range(ofPage number: Int) -> Range<Int> {
    let start = min((number - 1) * size, posts.count)
    return start..<min(start + size, posts.count)
  }

  /// The address of page `number`: the list's own, then `page/2/` and so on below it.
  package func url(ofPage number: Int) -> URLPath {
    number == 1 ? url : url.appending("page").appending("\(number)")
  }
}

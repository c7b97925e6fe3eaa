import SiteModel

/// The feeds of a site: which lists have some, in which formats, and the posts in them.
struct Feeds: Sendable {
  struct Feed: Sendable {
    /// An index of `Site.lists`.
    let list: Int
    let format: FeedFormat
    let url: URLPath
    /// `Posts · My site`.
    let title: String
  }

  private(set) var all: [Feed] = []
  /// Indices of `Site.pages` by list, newest first.
  private var posts: [Int: [Int]] = [:]
  /// Places in `all` by what the list is of.
  private var places: [PostList.Kind: [Int]] = [:]

  init() {}

  /// None without a base URL, since readers need whole addresses; nor of a list without a dated post.
  init(_ site: Site) {
    guard !site.settings.baseURL.text.isEmpty else { return }
    for (index, list) in site.lists.enumerated() {
      let formats = site.feedFormats(of: list)
      guard !formats.isEmpty else { continue }
      let newest = site.feedPosts(of: list)
      guard !newest.isEmpty else { continue }
      posts[index] = newest
      var title = site.settings.title(in: list.language)
      if case .section(let section) = list.kind, site.sections[section].isHome {
      } else {
        title = list.title + " · " + title
      }
      for format in formats {
        places[list.kind, default: []].append(all.count)
        all.append(
          Feed(list: index, format: format, url: list.url.file(format.fileName), title: title))
      }
    }
  }

  /// The feeds of a list.
  func feeds(of kind: PostList.Kind) -> [Feed] { (places[kind] ?? []).map { all[$0] } }

  /// The posts in a list's feeds; none when it has none.
  func posts(ofList index: Int) -> [Int] { posts[index] ?? [] }
}

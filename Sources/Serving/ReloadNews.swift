/// What changed, in as few words as the open pages need.
struct ReloadNews: Equatable {
  /// When more pages changed than this, every page asks for itself anew.
  private static let longestPages = 200
  private static let longestFiles = 1000

  /// The files that changed, each once.
  private(set) var paths: [String]
  /// Any page may have changed.
  private(set) var isAnyPage: Bool
  /// Anything may have changed.
  private(set) var isEverything: Bool

  static let nothing = ReloadNews([], isAnyPage: false, isEverything: false)

  init(_ change: SiteChange) {
    self.init(change.paths, isAnyPage: false, isEverything: change.isEverything)
  }

  private init(_ paths: [String], isAnyPage: Bool, isEverything: Bool) {
    var known: Set<String> = []
    var paths = paths.filter { known.insert($0).inserted }
    let isPage = { (path: String) in path.hasSuffix(".html") }
    self.isAnyPage = isAnyPage || paths.count(where: isPage) > Self.longestPages
    if self.isAnyPage { paths.removeAll(where: isPage) }
    self.isEverything = isEverything || paths.count > Self.longestFiles
    self.paths = self.isEverything ? [] : paths
  }

  func merged(with later: ReloadNews) -> ReloadNews {
    ReloadNews(
      paths + later.paths, isAnyPage: isAnyPage || later.isAnyPage,
      isEverything: isEverything || later.isEverything)
  }
}

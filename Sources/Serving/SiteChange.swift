/// What a build changed in what is served.
package struct SiteChange: Sendable, Equatable {
  /// Paths below the site's root (`posts/hello/index.html`) of files that are other ones now, new, or gone.
  package var paths: [String]
  /// Nobody knows what changed.
  package var isEverything: Bool

  package init(paths: [String] = [], isEverything: Bool = false) {
    self.paths = paths
    self.isEverything = isEverything
  }
}

/// How the addresses of pages end.
package enum TrailingSlash: String, Sendable, CaseIterable {
  /// `/posts/hello/`, the file `posts/hello/index.html`.
  case always
  /// `/posts/hello`, the file `posts/hello.html`.
  case never
  /// `/posts/hello.html`.
  case file
}

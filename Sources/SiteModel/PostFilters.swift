package import Diagnostics
package import FrontMatter

/// What understands the expressions that lists are filtered by; they are written in the language of templates, which this
/// room does not know.
package protocol PostFilters {
  /// Whether each post fulfils an expression, beside `posts`, and what is wrong with the expression.
  ///
  /// - Parameter source: the file that the expression stands in, for messages; nil for the settings.
  func matches(
    _ expression: Located<String>, in source: SourceText?, _ posts: [LoadedFile], settings: Settings
  ) -> ([Bool], [Diagnostic])
}

/// Every post fulfils every expression.
package struct NoFilters: PostFilters {
  package init() {}

  package func matches(
    _ expression: Located<String>, in source: SourceText?, _ posts: [LoadedFile], settings: Settings
  ) -> ([Bool], [Diagnostic]) {
    (posts.map { _ in true }, [])
  }
}

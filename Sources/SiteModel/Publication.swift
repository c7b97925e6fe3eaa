/// What to publish beside what is due: the options of a build that decide it.
package struct Publication: Sendable {
  /// Posts with `draft: true`.
  package var includesDrafts = false
  /// Posts whose date has not come.
  package var includesFuture = false
  /// Posts whose `expires` has come.
  package var includesExpired = false

  package init() {}
}

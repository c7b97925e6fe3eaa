package import FrontMatter

/// The commands that a site wants run around each of its builds, in their order.
package struct SiteHooks: Sendable {
  /// Before the files of the site are looked at.
  package var before: [Located<String>] = []
  /// After everything is in its place.
  package var after: [Located<String>] = []

  package init() {}

  package var isEmpty: Bool { before.isEmpty && after.isEmpty }

  /// Reads `hooks`.
  static func read(_ reader: inout FieldReader) -> SiteHooks {
    var hooks = SiteHooks()
    reader.mapping("hooks") { inner in
      hooks.before = inner.texts("before_build") ?? []
      hooks.after = inner.texts("after_build") ?? []
      inner.reportUnknown(known: ["before_build", "after_build"])
    }
    return hooks
  }
}

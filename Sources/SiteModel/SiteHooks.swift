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
      hooks.before = commands("before_build", &inner)
      hooks.after = commands("after_build", &inner)
      inner.reportUnknown(known: ["before_build", "after_build"])
    }
    return hooks
  }

  /// The commands of a stage; an empty one is an error, since a shell would do nothing for it without a word.
  private static func commands(_ stage: String, _ reader: inout FieldReader) -> [Located<String>] {
    let commands = reader.texts(stage) ?? []
    for command in commands where command.value.isBlank {
      reader.report(SettingsProblem.emptyCommand(stage, command, in: reader.source))
    }
    return commands
  }
}

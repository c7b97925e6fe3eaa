package import Dates
package import Files
package import Imaging
package import SiteModel

/// What a build is asked to do; paths are as the user gave them.
package struct BuildOptions: Sendable {
  /// The site's folder.
  package var folder = "."
  /// Where to write, relative to the current folder; nil for `Output/` in the site's folder.
  package var output: String?
  /// The output may be the preview's folder (`SitePreview.folder`), which is refused else.
  package var isPreview = false
  /// In place of the settings' own.
  package var baseURL: BaseURL?
  /// Which posts are published beside those that are due.
  package var publication = Publication()
  /// Everything is made and nothing is written; what nothing uses is told too.
  package var onlyChecks = false
  /// Where a check has the same to say of many pages, it names each of them.
  package var namesAllPages = false
  /// Warnings count as errors.
  package var isStrict = false
  /// The times of templates are taken for the report.
  package var isProfiled = false
  /// Nothing of earlier builds is believed but which files they wrote.
  package var ignoresCache = false
  /// What the cache would spare is made all the same, in memory, and compared; nothing is written.
  package var verifies = false
  /// Only this share of the outputs is made.
  package var shard: Shard?
  /// Each output's reason to be made is kept in the report.
  package var explains = false
  /// What each thread did is kept in the report.
  package var isTraced = false
  /// The program ends after the build, so that its memory need not be taken apart first.
  package var endsProgram = false
  /// What ends the program takes away by this what a build has begun to write; nil when nothing does.
  package var stagingEnd: StagingEnd?
  /// What builds of the same program and site leave to each other; nil for one that is alone.
  package var session: BuildSession?
  /// The only files that may have changed since the session's last build, relative to the site's folder; nil when that is
  /// not known.
  package var changed: Set<String>?
  /// Runs the site's own commands before and after the build; nil for a build that has none of them.
  package var runHook: HookRunner?
  /// The user allows them, from now on.
  package var allowsHooks = false
  /// Which ones the user has allowed before.
  package var allowedHooks = AllowedHooks(stateFolder: nil, home: nil)
  /// How git is asked.
  package var git: GitRunner = CommitDates.ownGit
  /// Draws pictures.
  package var images = ImageLibrary()
  /// Threads to work with.
  package var jobs = 1
  /// What “today” is; without a zone it is in the site's.
  package var now: WrittenDate?
  /// Seconds since 1970 of the clock, for when `now` is nil. The only reading of a clock, made by the caller.
  package var clock = 0
  /// The folder with the rules of time zones, as TZif files (RFC 8536).
  package var zones = SettingsFile.zones

  package init() {}
}

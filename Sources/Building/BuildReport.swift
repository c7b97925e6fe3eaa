package import Dates
package import Diagnostics
package import SiteModel

/// What a build did, for whoever asked for it to tell.
package struct BuildReport: Sendable {
  /// What became of one file of the output.
  package enum Change: String, Sendable {
    case new, changed, unchanged, removed
  }

  package var diagnostics: [Diagnostic] = []
  /// Writing began, so with an error the output may be part old and part new.
  package var wroteSomething = false
  package var pages = 0
  package var images = 0
  package var written = 0
  package var unchanged = 0
  package var removed = 0
  package var leftOut: [LeftOut] = []
  package var now = DateTime(instant: 0)
  /// Every output file in the order of the plan, then what was removed.
  package var changes: [(path: String, change: Change)] = []
  /// Where the time went, in the order of the steps.
  package var steps: [(name: String, nanoseconds: Int)] = []

  package init() {}

  package var succeeded: Bool { !diagnostics.hasErrors }
}

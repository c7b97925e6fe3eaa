package import Dates
package import Diagnostics
package import SiteModel
package import Templating

/// What a build did, for whoever asked for it to tell.
package struct BuildReport: Sendable {
  /// What became of one file of the output.
  package enum Change: String, Sendable {
    case new, changed, unchanged, removed
  }

  /// Every message, in the order of the steps.
  package var diagnostics: [Diagnostic] = []
  /// Writing began, so with an error the output may be part old and part new.
  package var wroteSomething = false
  /// Everything is in its place; what goes wrong behind that is no fault of the site's files.
  package var isBuilt = false
  /// Posts, list pages and pages of terms.
  package var pages = 0
  /// Pictures published as they are.
  package var images = 0
  /// Files whose bytes were new.
  package var written = 0
  /// Files that had their bytes already.
  package var unchanged = 0
  /// Files of an earlier build that were taken away.
  package var removed = 0
  /// Outputs that a cache spares, of those that were verified.
  package var spared = 0
  /// Posts that are not published, and why.
  package var leftOut: [LeftOut] = []
  /// What “today” was.
  package var now = DateTime(instant: 0)
  /// Every output file in the order of the plan, then what was removed.
  package var changes: [(path: String, change: Change)] = []
  /// Where the time went, in the order of the steps.
  package var steps: [(name: String, nanoseconds: Int)] = []

  /// Where the time of rendering went, the template that took most first; empty unless asked for.
  package var templates: [TemplateTime] = []

  /// Why each output was made, or nil for those that were not, in the order of the plan; empty unless asked for.
  package var reasons: [(url: String, reason: String?)] = []
  /// What each thread did; nil unless asked for.
  package var trace: Trace?

  /// The address of what a program that ends need not take apart, 0 for none.
  var remains: UInt = 0

  package init() {}

  /// Whether there is no error.
  package var succeeded: Bool { !diagnostics.hasErrors }
}

package import Processes

/// One command that a site wants run before or after its builds.
package struct HookCommand: Sendable {
  package enum Stage: String, Sendable {
    case before = "before_build"
    case after = "after_build"
  }

  package let stage: Stage
  /// As the settings have it; for a shell.
  package let text: String
  /// The site's folder, in which it runs.
  package let folder: String
  /// What it is told by variables.
  package let environment: [String: String]
}

/// What became of a command.
package enum HookOutcome: Sendable {
  case ended(ChildProcess.Ending)
  case notStarted(ChildError)
}

/// Runs a command to its end.
package typealias HookRunner = @Sendable (HookCommand) -> HookOutcome

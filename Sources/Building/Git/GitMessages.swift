import Diagnostics
import Processes

/// The wording of what keeps git from telling when files were changed.
enum GitMessages {
  static func noRepository(_ place: Diagnostic.Location) -> Diagnostic {
    warning(
      "the site lies in no git repository, so no page has a date of it", place,
      hint: "run 'git init' and commit the site, or take this line out")
  }

  static func shallow(_ place: Diagnostic.Location) -> Diagnostic {
    warning(
      "the git repository is a shallow clone, so files that were changed before it have no date",
      place,
      hint: "run 'git fetch --unshallow', or have the whole history cloned ('fetch-depth: 0')")
  }

  static func cannotStart(_ error: ChildError, _ place: Diagnostic.Location) -> Diagnostic {
    error.isMissing
      ? warning(
        "there is no program 'git', so no page has a date of it", place, hint: "install git")
      : warning(
        "git cannot be started, so no page has a date of it: \(error.reason)", place,
        hint: "see to it that 'git --version' runs, or take this line out")
  }

  /// - Parameter complaint: git's own words.
  static func failed(_ complaint: String, _ place: Diagnostic.Location) -> Diagnostic {
    let line = complaint.split(whereSeparator: \.isNewline).first ?? ""
    return warning(
      "git told no dates: \(line.isEmpty ? "it said nothing" : TerminalText.visible(String(line)))",
      place,
      hint: "mend what 'git status' says in the site's folder, or take this line out")
  }

  private static func warning(
    _ summary: String, _ place: Diagnostic.Location, hint: String
  ) -> Diagnostic {
    Diagnostic(.warning, "git.dates", summary, at: place, hint: hint)
  }
}

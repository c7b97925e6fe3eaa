import Diagnostics
import FrontMatter
import Processes
import SiteModel

/// The wording of what is wrong with the commands around a build.
enum HookMessages {
  /// - Parameter folder: the site's, as the user gave it.
  static func notAllowed(_ hooks: SiteHooks, in source: SourceText, folder: String) -> Diagnostic {
    let commands = hooks.before + hooks.after
    let place = folder == "." ? "" : " " + quoted(folder)
    return .error(
      "hooks.not-allowed", "this site wants to run commands that you have not allowed", in: source,
      commands.first?.range ?? 0..<0,
      hint: "read them, then run 'sitegen build\(place) --allow-hooks' once",
      notes: commands.dropFirst().map {
        Diagnostic.Note("and this one", at: .range(source, $0.range))
      })
  }

  static func failed(
    _ command: Located<String>, _ outcome: HookOutcome, _ stage: HookCommand.Stage,
    in source: SourceText
  ) -> Diagnostic {
    let what =
      switch outcome {
      case .ended(.status(let status)): "the command ended with status \(status)"
      case .ended(.signal(let signal)): "the command was ended by signal \(signal)"
      case .notStarted(let error): "'\(error.program)' cannot be started: \(error.reason)"
      }
    return .error(
      "hooks.failed", what, in: source, command.range,
      hint: stage == .before
        ? "nothing was built; what it printed stands above" : "the site itself is built")
  }

  /// A folder as a shell takes it for one word.
  private static func quoted(_ folder: String) -> String {
    let isPlain = folder.utf8.allSatisfy { byte in
      (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
        || "/._-+@".utf8.contains(byte) || byte >= 0x80
    }
    if isPlain { return folder }
    return "\""
      + folder.map { "\"\\$`".contains($0) ? "\\\($0)" : String($0) }.joined() + "\""
  }
}

import Building
import Diagnostics
import Glibc
import Processes
import Synchronization

/// Runs a site's commands by the shell, and says so.
final class HookShell: Sendable {
  private let console: Console
  private let isQuiet: Bool
  /// Whether keys that end this program leave the commands to `stop`.
  private let hasOwnGroup: Bool
  private let state = Mutex(State())

  private struct State {
    var running: ChildProcess?
    var isStopped = false
  }

  init(console: Console, isQuiet: Bool, hasOwnGroup: Bool) {
    self.console = console
    self.isQuiet = isQuiet
    self.hasOwnGroup = hasOwnGroup
  }

  /// Runs one command to its end; all that it prints goes to standard error.
  func run(_ hook: HookCommand) -> HookOutcome {
    let name = TerminalText.visible(hook.text)
    if !isQuiet { console.printError("Running '\(name)' …\n") }
    let start = Console.nanoseconds()
    var command = ChildCommand("/bin/sh", ["-c", hook.text], in: hook.folder)
    command.environment = hook.environment.mapValues { $0 }
    command.streams = .toStandardError
    command.hasOwnGroup = hasOwnGroup
    let child: ChildProcess
    do throws(ChildError) {
      child = try ChildProcess.start(command)
    } catch {
      return .notStarted(error)
    }
    // A stop that came before the command did must not be missed.
    let isStopped = state.withLock { state in
      state.running = child
      return state.isStopped
    }
    if isStopped { child.end() }
    let ending = child.wait()
    state.withLock { $0.running = nil }
    if !isQuiet {
      console.printError(
        "'\(name)' took \(BuildSummary.seconds(Console.nanoseconds() - start)) s.\n")
    }
    return .ended(ending)
  }

  /// Ends the command that is running, if any, and those to come.
  func stop() {
    let running = state.withLock { state in
      state.isStopped = true
      return state.running
    }
    running?.end()
  }
}

extension BuildOptions {
  /// Has the site's commands run by `run`, as far as the user allows it.
  mutating func allowHooks(_ arguments: Arguments, run: @escaping HookRunner) {
    runHook = run
    allowsHooks = arguments.has("--allow-hooks")
    allowedHooks = .ofUser()
  }
}

extension AllowedHooks {
  /// Those of the user who runs the program.
  static func ofUser() -> AllowedHooks {
    func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
    return AllowedHooks(stateFolder: variable("XDG_STATE_HOME"), home: variable("HOME"))
  }
}

import Building
import Diagnostics
import Glibc
import Processes
import Synchronization

/// Runs a site's commands by the shell, and says so.
final class HookShell: Sendable {
  private let console: Console
  private let isQuiet: Bool
  private let state = Mutex(State())

  private struct State {
    var running: ChildProcess?
    var isStopped = false
  }

  init(console: Console, isQuiet: Bool) {
    self.console = console
    self.isQuiet = isQuiet
  }

  /// Runs one command to its end; all that it prints goes to standard error.
  func run(_ hook: HookCommand) -> HookOutcome {
    let name = TerminalText.visible(hook.text)
    if !isQuiet { console.printError("Running '\(name)' …\n") }
    let start = Console.nanoseconds()
    var command = ChildCommand("/bin/sh", ["-c", hook.text], in: hook.folder)
    command.environment = hook.environment.mapValues { $0 }
    command.streams = .toStandardError
    command.hasOwnGroup = true
    let child: ChildProcess
    do throws(ChildError) {
      child = try begin(command)
    } catch {
      return .notStarted(error)
    }
    let ending = child.wait()
    state.withLock { $0.running = nil }
    if !isQuiet {
      console.printError(
        "'\(name)' took \(BuildSummary.seconds(Console.nanoseconds() - start)) s.\n")
    }
    return .ended(ending)
  }

  /// Starts a command while nobody can stop it, so that no stop misses it.
  private func begin(_ command: ChildCommand) throws(ChildError) -> ChildProcess {
    try state.withLock { state throws(ChildError) in
      let child = try ChildProcess.start(command)
      state.running = child
      if state.isStopped { child.end() }
      return child
    }
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

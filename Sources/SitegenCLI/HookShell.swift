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
    state.withLock { state in
      if !state.isStopped { state.running = nil }
    }
    holdIfStopped()
    if !isQuiet {
      console.printError(
        "'\(name)' took \(BuildSummary.seconds(Console.nanoseconds() - start)) s.\n")
    }
    return .ended(ending)
  }

  /// Starts a command while nobody can stop it, so that no stop misses it.
  private func begin(_ command: ChildCommand) throws(ChildError) -> ChildProcess {
    while true {
      let child = try state.withLock { state throws(ChildError) -> ChildProcess? in
        if state.isStopped { return nil }
        state.running = try ChildProcess.start(command)
        return state.running
      }
      if let child { return child }
      holdIfStopped()
    }
  }

  /// What a command that was ended has to say is no news to anybody; the program is about to end.
  private func holdIfStopped() {
    while state.withLock({ $0.isStopped }) { pause() }
  }

  /// Milliseconds that a command has to end by itself.
  private static let patience = 2000

  /// Ends the command that is running, if any, and all that it started; none is run any more, and whoever waits for one
  /// waits until the program ends.
  func stop() {
    let running = state.withLock { state in
      state.isStopped = true
      return state.running
    }
    running?.end(patience: Self.patience)
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

import Glibc

/// A program that was started and that somebody waits for.
package struct ChildProcess: Sendable {
  /// How a program ended.
  package enum Ending: Sendable, Hashable {
    /// By itself, with this status.
    case status(Int32)
    /// By a signal.
    case signal(Int32)
  }

  /// The system's number of it.
  package let number: Int32
  private let hasOwnGroup: Bool
  /// Where its standard output and its standard error can be read; -1 unless they are piped.
  let output: Int32
  let errors: Int32

  /// Starts a program (posix_spawn(3)); its standard input is empty, and it has no signal blocked or ignored.
  ///
  /// - Throws: `ChildError` when there is no such program, or no such folder.
  package static func start(_ command: ChildCommand) throws(ChildError) -> ChildProcess {
    var pipes: (output: ChildPipe, errors: ChildPipe)?
    if case .piped = command.streams {
      let output = try ChildPipe(for: command)
      do throws(ChildError) {
        pipes = (output, try ChildPipe(for: command))
      } catch {
        output.close()
        throw error
      }
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    switch command.streams {
    case .silent:
      for stream in [STDOUT_FILENO, STDERR_FILENO] {
        posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
      }
    case .toStandardError:
      posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
    case .piped:
      if let pipes {
        posix_spawn_file_actions_adddup2(&actions, pipes.output.writing, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, pipes.errors.writing, STDERR_FILENO)
      }
    }
    if let folder = command.folder { SpawnCalls.start(in: folder, &actions) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    setSignals(&attributes, hasOwnGroup: command.hasOwnGroup)
    var process: pid_t = 0
    let status = withStrings([command.program] + command.arguments) { arguments in
      withStrings(ChildEnvironment.with(command.environment)) { environment in
        posix_spawnp(&process, command.program, &actions, &attributes, arguments, environment)
      }
    }
    guard status == 0 else {
      pipes?.output.close()
      pipes?.errors.close()
      throw ChildError(program: command.program, code: status)
    }
    return ChildProcess(
      number: process, hasOwnGroup: command.hasOwnGroup,
      output: pipes.map { $0.output.keepReading() } ?? -1,
      errors: pipes.map { $0.errors.keepReading() } ?? -1)
  }

  /// Waits for its end.
  package func wait() -> Ending {
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0 {
      // Somebody else has waited for it; then nothing is known of how it ended.
      guard errno == EINTR else { return .status(0) }
    }
    // The low bits tell of a signal, the next ones are the exit status (wait(2)).
    let signal = status & 0x7F
    return signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal)
  }

  /// Asks it to end with all that it started, and ends by force what is still there some time later; for one that has a
  /// group of its own.
  ///
  /// - Parameter patience: milliseconds.
  package func end(patience: Int) {
    end()
    // One that was stopped hears of nothing before it goes on.
    _ = kill(-number, SIGCONT)
    for _ in 0..<(patience / 10) {
      if kill(-number, 0) != 0 { return }
      usleep(10_000)
    }
    _ = kill(-number, SIGKILL)
  }

  /// Asks it to end, and where it has a group of its own, all that it started.
  package func end() { _ = kill(hasOwnGroup ? -number : number, SIGTERM) }

  /// `POSIX_SPAWN_SETSID` of spawn.h.
  private static let newSession: Int32 = 0x80

  private static func setSignals(_ attributes: inout posix_spawnattr_t, hasOwnGroup: Bool) {
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var usual = sigset_t()
    sigemptyset(&usual)
    sigaddset(&usual, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    var flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    if hasOwnGroup {
      // A session and not only a group: one that reads from a terminal it is in the background of would stop for ever.
      flags |= newSession
    }
    posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: flags))
  }

  /// The strings as C has them, ended by a null.
  private static func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}

/// Why a program could not be started.
package struct ChildError: Error, Sendable, Hashable {
  package let program: String
  /// The system's number (`errno`).
  package let code: Int32

  package init(program: String, code: Int32) {
    self.program = program
    self.code = code
  }

  /// Whether there is no such program.
  package var isMissing: Bool { code == ENOENT }

  /// The system's words.
  package var reason: String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }
}

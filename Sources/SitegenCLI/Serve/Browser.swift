import Files
import Glibc
import HTTP

/// The user's own browser.
enum Browser {
  /// Opens an address by `xdg-open`; `failed` is called, maybe later and on another thread, when that does not work.
  static func open(_ address: String, failed: @escaping @Sendable () -> Void) {
    guard let process = start(["xdg-open", address]) else {
      failed()
      return
    }
    // It lasts as long as a browser that it had to start.
    _ = Thread.start {
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      // The low bits tell of a signal, the next ones are the exit status (wait(2)).
      if status != 0 { failed() }
    }
  }

  /// Starts a program of `PATH` that hears and says nothing and that Ctrl-C does not reach; nil when there is none.
  private static func start(_ command: [String]) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
    let environment = ((try? File.read("/proc/self/environ")) ?? []).split(separator: 0)
      .map { String(decoding: $0, as: UTF8.self) }
    var process: pid_t = 0
    let status = withStrings(command) { arguments in
      withStrings(environment) { environment in
        posix_spawnp(&process, command[0], &actions, &attributes, arguments, environment)
      }
    }
    return status == 0 ? process : nil
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

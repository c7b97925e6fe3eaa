import HTTP
import Processes

/// The user's own browser.
enum Browser {
  /// Opens an address by `xdg-open`; `failed` is called, maybe later and on another thread, when that does not work.
  static func open(_ address: String, failed: @escaping @Sendable () -> Void) {
    var command = ChildCommand("xdg-open", [address])
    command.hasOwnGroup = true
    guard let process = try? ChildProcess.start(command) else {
      failed()
      return
    }
    // It lasts as long as a browser that it had to start.
    _ = Thread.start {
      if process.wait() != .status(0) { failed() }
    }
  }
}

import Files
import Glibc
import HTTP
import Synchronization

/// The signals that end the program or wake it up, as something that can be polled.
final class Signals: Sendable {
  /// Ready once something came.
  let wakeUp = WakeUp()
  private let hasEnded = Atomic(false)

  /// Keeps them from this thread and from those that it starts.
  init() {
    var blocked = Self.signals()
    pthread_sigmask(SIG_BLOCK, &blocked, nil)
  }

  /// Leaves them to the system again, for this thread.
  func letThrough() {
    var blocked = Self.signals()
    pthread_sigmask(SIG_UNBLOCK, &blocked, nil)
  }

  /// Whether the program is to end.
  var isEnd: Bool { hasEnded.load(ordering: .acquiring) }

  /// Hears of them from now on; false when the system gives no thread for it.
  ///
  /// - Parameter ended: is told the number of a signal that ends the program, on another thread.
  func listen(_ ended: @escaping @Sendable (Int32) -> Void = { _ in }) -> Bool {
    Thread.start { [self] in
      var waited = Self.signals()
      var number: Int32 = 0
      while sigwait(&waited, &number) == 0 {
        if number != SIGCONT {
          hasEnded.store(true, ordering: .releasing)
          ended(number)
        }
        wakeUp.signal()
      }
    }
  }

  private static func signals() -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGCONT)
    // Who started the program with nohup, or in the background of a script, does not want these to end it.
    let ignored = unsafeBitCast(SIG_IGN, to: Int.self)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
      var action = sigaction()
      sigaction(number, nil, &action)
      if unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) != ignored {
        sigaddset(&set, number)
      }
    }
    return set
  }

  /// Ends the program as a signal does that nobody waits for, so that whoever started it learns of that.
  static func end(by number: Int32) {
    signal(number, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(number)
  }
}

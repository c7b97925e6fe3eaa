import Files
import Glibc
import HTTP
import Synchronization

/// The signals that end the program or wake it up, as something that can be polled.
final class Signals: Sendable {
  /// Ready once something came.
  let wakeUp = WakeUp()
  private let ended = Atomic(false)

  /// Keeps them from this thread and from those that it starts.
  init() {
    var blocked = Self.signals()
    pthread_sigmask(SIG_BLOCK, &blocked, nil)
  }

  /// Whether the program is to end.
  var isEnd: Bool { ended.load(ordering: .acquiring) }

  /// Hears of them from now on; false when the system gives no thread for it.
  func listen() -> Bool {
    Thread.start { [self] in
      var waited = Self.signals()
      var number: Int32 = 0
      while sigwait(&waited, &number) == 0 {
        if number != SIGCONT { ended.store(true, ordering: .releasing) }
        wakeUp.signal()
      }
    }
  }

  private static func signals() -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in [SIGINT, SIGTERM, SIGCONT] { sigaddset(&set, number) }
    // Who started the program with nohup does not want this one to end it.
    var hangUp = sigaction()
    sigaction(SIGHUP, nil, &hangUp)
    let ignored = unsafeBitCast(SIG_IGN, to: Int.self)
    if unsafeBitCast(hangUp.__sigaction_handler.sa_handler, to: Int.self) != ignored {
      sigaddset(&set, SIGHUP)
    }
    return set
  }
}

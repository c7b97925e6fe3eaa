import Glibc

/// A thread of the system's that runs one function; nobody waits for it.
package enum Thread {
  /// False when the machine gives none.
  package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    defer { pthread_attr_destroy(&attributes) }
    var thread = pthread_t()
    let task = Unmanaged.passRetained(Task(body))
    guard pthread_create(&thread, &attributes, entry, task.toOpaque()) == 0 else {
      task.release()
      return false
    }
    return true
  }

  private final class Task: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private static let entry: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
    { argument in
      guard let argument else { return nil }
      Unmanaged<Task>.fromOpaque(argument).takeRetainedValue().body()
      return nil
    }
}

import Glibc

/// Ends another thread's `poll`: the reading end of a pipe is ready once somebody signalled.
package final class WakeUp: Sendable {
  /// To be polled for reading; -1, which `poll` passes over, when the system has no pipe left.
  package let descriptor: Int32
  private let writing: Int32

  package init() {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
    }
    (descriptor, writing) = (ends[0], ends[1])
  }

  deinit {
    _ = close(descriptor)
    _ = close(writing)
  }

  /// May be called by any thread; signals that nobody has seen yet are one.
  package func signal() {
    var byte: UInt8 = 1
    // A full pipe is ready too.
    _ = write(writing, &byte, 1)
  }

  /// Forgets the signals there were.
  package func clear() {
    var bytes: [UInt8] = Array(repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) == bytes.count {}
  }
}

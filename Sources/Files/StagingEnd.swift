import Glibc
import Synchronization

/// Takes away what is staged when the program is to end in the middle of it.
package final class StagingEnd: Sendable {
  private let hasCome = Atomic(false)
  /// How many threads are at work on the staged files.
  private let working = Atomic(0)
  private let current = Mutex<Staging?>(nil)

  package init() {}

  func began(_ staging: Staging) { current.withLock { $0 = staging } }

  func ended(_ staging: Staging) {
    current.withLock { if $0 === staging { $0 = nil } }
  }

  /// Removes the staged files; whoever is putting files there, or into their places, is held once that is done, until the
  /// program ends.
  package func come() {
    hasCome.store(true, ordering: .sequentiallyConsistent)
    // A file takes a moment; one on a disk that has gone away is left to the next build.
    for _ in 0..<2000 where working.load(ordering: .sequentiallyConsistent) > 0 { usleep(1000) }
    current.withLock { $0 }?.remove()
  }

  /// Does work on staged files; never returns once the end has come.
  func during<Result, Failure>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    enter()
    defer { leave() }
    return try work()
  }

  /// Begins work on staged files, which `leave` ends.
  func enter() {
    working.add(1, ordering: .sequentiallyConsistent)
    if hasCome.load(ordering: .sequentiallyConsistent) { leave() }
  }

  func leave() {
    working.subtract(1, ordering: .sequentiallyConsistent)
    while hasCome.load(ordering: .sequentiallyConsistent) { pause() }
  }
}

import Synchronization

/// When which thread did what, for a picture of a build; times are in nanoseconds of the caller's clock.
package final class Trace: Sendable {
  /// A stretch of work.
  package struct Event: Sendable {
    package let name: String
    /// The step it belongs to: `steps`, `load`, `output`, `template`.
    package let kind: String
    /// 0 for the thread that leads the build.
    package let thread: Int
    package let start: Int
    package let end: Int
  }

  let clock: @Sendable () -> Int
  private let collected = Mutex<[Event]>([])

  init(clock: @escaping @Sendable () -> Int) { self.clock = clock }

  func add(_ name: String, kind: String, thread: Int, from start: Int, to end: Int) {
    collected.withLock {
      $0.append(Event(name: name, kind: kind, thread: thread, start: start, end: end))
    }
  }

  /// By their beginning.
  package var events: [Event] { collected.withLock { $0 }.sorted { $0.start < $1.start } }

  func step(_ name: String) -> StepTrace { StepTrace(trace: self, name: name) }
}

/// A trace of the threads of one step.
struct StepTrace: Sendable {
  let trace: Trace
  let name: String

  func now() -> Int { trace.clock() }

  /// The stretch that a worker was at the step for.
  func add(thread: Int, from start: Int) {
    trace.add(name, kind: "threads", thread: thread + 1, from: start, to: now())
  }

  /// One piece of work of the step.
  func add(_ piece: String, thread: Int, from start: Int) {
    trace.add(piece, kind: name, thread: thread + 1, from: start, to: now())
  }
}

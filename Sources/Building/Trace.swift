import Synchronization

/// When which thread did what, for a picture of a build; times are in nanoseconds of the caller's clock.
package final class Trace: Sendable {
  /// A stretch of work.
  package struct Event: Sendable {
    package let name: String
    /// `steps`, `threads` for the stretch that a thread took part in a step, or the step that a piece of work belongs to.
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
}

/// Looks on while a step is done by several threads.
struct StepWatch: Sendable {
  let step: String
  let trace: Trace?
  /// Is told how much of a step is done; called by one thread only.
  let progressed: (@Sendable (_ step: String, _ done: Int, _ of: Int) -> Void)?

  func now() -> Int { trace?.clock() ?? 0 }

  /// The stretch that a worker was at the step for.
  func add(thread: Int, from start: Int) {
    trace?.add(step, kind: "threads", thread: thread + 1, from: start, to: now())
  }

  /// One piece of work of the step.
  func watch<Value>(_ piece: @autoclosure () -> String, thread: Int, _ body: () -> Value) -> Value {
    guard let trace else { return body() }
    let start = trace.clock()
    let value = body()
    trace.add(piece(), kind: step, thread: thread + 1, from: start, to: trace.clock())
    return value
  }
}

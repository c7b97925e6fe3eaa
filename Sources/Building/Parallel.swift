import Glibc
import Synchronization

/// Work spread over threads of our own, whose stacks are deep enough for nested templates.
enum Parallel {
  private static let stackSize = 16 << 20
  /// Indices that a thread takes at a time: few enough to share evenly, enough not to meet at the counter.
  private static let chunk = 8

  /// The values of `body` for 0 up to `count`, in order.
  static func map<Value: Sendable>(
    _ count: Int, jobs: Int, watch: StepWatch? = nil, _ body: @escaping @Sendable (Int) -> Value
  ) -> [Value] {
    map(count, jobs: jobs, watch: watch) { index, _ in body(index) }
  }

  /// The values of `body` for 0 up to `count`, in order; it is also told the number of its thread.
  ///
  /// - Parameter chunk: indices that a thread takes at a time.
  static func map<Value: Sendable>(
    _ count: Int, jobs: Int, chunk: Int = chunk, watch: StepWatch? = nil,
    _ body: @escaping @Sendable (_ index: Int, _ thread: Int) -> Value
  ) -> [Value] {
    [Value](unsafeUninitializedCapacity: count) { values, filled in
      guard let first = values.baseAddress else { return }
      let work = Work(
        count: count, values: UInt(bitPattern: first), watch: watch, body: body)
      run(on: min(max(1, jobs), (count + chunk - 1) / chunk)) { work.take(chunk, thread: $0) }
      filled = count
    }
  }

  /// The values of two pieces of work that are done at the same time.
  static func both<First: Sendable, Second: Sendable>(
    _ first: @escaping @Sendable () -> First, and second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    let work = Pair(first: first, second: second)
    run(on: 2) { work.take($0) }
    return work.values()
  }

  /// Begins a piece of work beside the caller's own.
  ///
  /// - Returns: what waits for its value.
  static func begin<Value: Sendable>(
    jobs: Int, _ body: @escaping @Sendable () -> Value
  ) -> () -> Value {
    guard jobs > 1 else {
      let value = body()
      return { value }
    }
    let result = Result<Value>()
    let thread = thread { result.value.withLock { $0 = body() } }
    return {
      thread?.wait()
      // Where the machine gives no thread, it is done now.
      return result.value.withLock { $0 } ?? body()
    }
  }

  private final class Result<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }

  /// Two pieces of work, each for the first thread that comes.
  private final class Pair<First: Sendable, Second: Sendable>: Sendable {
    private let first: @Sendable () -> First
    private let second: @Sendable () -> Second
    private let results = Mutex<(First?, Second?)>((nil, nil))

    init(first: @escaping @Sendable () -> First, second: @escaping @Sendable () -> Second) {
      self.first = first
      self.second = second
    }

    func take(_ thread: Int) {
      if thread == 0 {
        let value = first()
        results.withLock { $0.0 = value }
      } else {
        let value = second()
        results.withLock { $0.1 = value }
      }
    }

    /// What no thread took is done now.
    func values() -> (First, Second) {
      let (left, right) = results.withLock { $0 }
      return (left ?? first(), right ?? second())
    }
  }

  /// Makes each value once, in its place.
  private final class Work<Value: Sendable>: Sendable {
    private let count: Int
    /// Where the first value comes to lie; a number and not a pointer, which could not be shared.
    private let values: UInt
    private let watch: StepWatch?
    private let body: @Sendable (Int, Int) -> Value
    private let next = Atomic<Int>(0)

    init(
      count: Int, values: UInt, watch: StepWatch?, body: @escaping @Sendable (Int, Int) -> Value
    ) {
      self.count = count
      self.values = values
      self.watch = watch
      self.body = body
    }

    func take(_ chunk: Int, thread: Int) {
      guard let values = UnsafeMutablePointer<Value>(bitPattern: values) else { return }
      let began = watch?.now() ?? 0
      while true {
        let start = next.wrappingAdd(chunk, ordering: .relaxed).oldValue
        guard start < count else { break }
        for index in start..<min(start + chunk, count) {
          (values + index).initialize(to: body(index, thread))
        }
        if thread == 0, let watch { watch.progressed?(watch.step, start, count) }
      }
      watch?.add(thread: thread, from: began)
    }
  }

  /// Runs `body` on `threads` threads at once, each with its number, and waits for all of them.
  private static func run(on threads: Int, _ body: @escaping @Sendable (Int) -> Void) {
    var started: [Thread] = []
    for number in 0..<threads {
      guard let thread = thread({ body(number) }) else { break }
      started.append(thread)
    }
    // On a machine that gives no thread the work is still done.
    if started.isEmpty, threads > 0 { body(0) }
    for thread in started { thread.wait() }
  }

  /// A thread that runs `body`; nil when the machine gives none.
  private static func thread(_ body: @escaping @Sendable () -> Void) -> Thread? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, stackSize)
    defer { pthread_attr_destroy(&attributes) }
    var thread = pthread_t()
    let task = Unmanaged.passRetained(Task(body))
    guard pthread_create(&thread, &attributes, start, task.toOpaque()) == 0 else {
      task.release()
      return nil
    }
    return Thread(thread: thread)
  }

  /// A thread that is running; to be waited for once.
  private struct Thread {
    let thread: pthread_t

    func wait() { pthread_join(thread, nil) }
  }

  private final class Task: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private static let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
    { argument in
      guard let argument else { return nil }
      Unmanaged<Task>.fromOpaque(argument).takeRetainedValue().body()
      return nil
    }
}

import Searching

/// The threads of a build at work on its search index.
struct SearchWork: WorkSharing {
  private let jobs: Int

  init(jobs: Int) { self.jobs = jobs }

  /// No more than there can be words to share; more parts would only have to be put together again.
  var threads: Int { max(1, min(jobs, 16)) }

  func map<Value: Sendable>(_ count: Int, _ body: @escaping @Sendable (Int) -> Value) -> [Value] {
    Parallel.map(count, jobs: threads, chunk: 1) { index, _ in body(index) }
  }
}

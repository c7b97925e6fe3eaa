/// Does pieces of work on several threads; the floors above know how.
package protocol WorkSharing: Sendable {
  /// Threads that may work at once, at least 1.
  var threads: Int { get }

  /// The values of `body` for 0 up to `count`, in order; each may take a while.
  func map<Value: Sendable>(_ count: Int, _ body: @escaping @Sendable (Int) -> Value) -> [Value]
}

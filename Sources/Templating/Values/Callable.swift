/// Something a template can call: a function of the host, a macro, `cycler`'s `next`.
package protocol Callable: AnyObject, Sendable {
  /// What messages call it.
  var name: String { get }
}

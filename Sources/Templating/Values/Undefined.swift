/// What stands for a value that is not there, with what is needed to say so at its place when it is used.
package final class Undefined: Sendable {
  enum Reason: Sendable {
    case name(String)
    case field(of: Shape, String)
    case key(of: OrderedMap, Value)
    case attribute(of: String, String)
    case element(Int, count: Int)
    case noElse
    case argument(of: String, String)
    case empty(String)
  }

  let reason: Reason

  init(_ reason: Reason) {
    self.reason = reason
  }
}

/// Watches how much stack a recursion takes, so that it ends with an error rather than with the program.
///
/// Counting levels alone does not do, since one level takes several times as much without optimization.
struct StackGuard {
  private let start: UInt
  private let budget: UInt

  /// Counts from here on.
  init(budget: Int) {
    start = Self.address()
    self.budget = UInt(max(0, budget))
  }

  var hasRoom: Bool {
    let now = Self.address()
    // The stack grows downwards.
    return now >= start || start - now < budget
  }

  @inline(never)
  private static func address() -> UInt {
    var here: UInt8 = 0
    return withUnsafePointer(to: &here) { UInt(bitPattern: $0) }
  }
}

import Building
import Foundation
import Testing

/// A build that knows the last one ends in the same bytes as one that knows nothing, whatever was done between them.
@Suite struct IncrementalTests {
  /// `SITEGEN_SEQUENCES=2000 swift test --filter IncrementalTests` tries more of them.
  static let sequences =
    ProcessInfo.processInfo.environment["SITEGEN_SEQUENCES"].flatMap { Int($0) } ?? 50

  @Test(arguments: 0..<sequences)
  func twentyEditsInARow(_ seed: Int) {
    let random = RandomSite(seed: UInt64(seed))
    for step in 0...20 {
      if step > 0 { random.edit() }
      if let difference = random.difference() {
        Issue.record("seed \(seed), after \(random.done): \(difference)")
        return
      }
    }
  }
}

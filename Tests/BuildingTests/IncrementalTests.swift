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
    twentyTimes(random, seed) { random.edit() }
  }

  /// Builds a site, and builds it again after each edit, up to the first build that is not as a clean one.
  private func twentyTimes(_ random: RandomSite, _ seed: Int, _ edit: () -> Void) {
    for step in 0...20 {
      if step > 0 { edit() }
      if let difference = random.difference() {
        Issue.record("seed \(seed), after \(random.done): \(difference)")
        return
      }
    }
  }

  /// Edits of bodies mostly, of a site that shows them only where they can be exchanged.
  @Test(arguments: 0..<max(5, sequences / 5))
  func bodiesInARow(_ seed: Int) {
    let random = RandomSite(seed: UInt64(1_000_000 + seed), isTidy: true)
    random.showContentsInPlace()
    // What was written long before a build is told by its stamps.
    random.letTimePass()
    twentyTimes(random, seed) {
      if random.chance(0.8) { random.editBodies() } else { random.edit() }
    }
  }

  /// The same where builds are told what changed, and look at nothing else.
  @Test(arguments: 0..<max(5, sequences / 5))
  func watchedInARow(_ seed: Int) {
    let random = RandomSite(seed: UInt64(2_000_000 + seed), isTidy: true)
    random.showContentsInPlace()
    random.letTimePass()
    random.watch()
    twentyTimes(random, seed) {
      if random.chance(0.8) { random.editBodies() } else { random.edit() }
    }
  }

  /// Lest these sites come to be such that no body of theirs can be exchanged.
  @Test func bodiesAreExchanged() {
    var exchanges = 0
    for seed in 0..<8 where exchanges == 0 {
      let random = RandomSite(seed: UInt64(seed), isTidy: true)
      random.showContentsInPlace()
      for _ in 0..<4 {
        random.addPost()
        random.letTimePass()
      }
      for _ in 0..<6 {
        #expect(random.difference() == nil)
        random.editBodies()
      }
      exchanges = random.exchanges
    }
    #expect(exchanges > 0)
  }
}

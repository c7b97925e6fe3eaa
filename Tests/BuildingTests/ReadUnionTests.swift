import Rendering
import Synchronization
import Testing

@testable import Building

@Suite struct ReadUnionTests {
  @Test(arguments: [0, 1, 511, 512, 1500])
  func eachEntityIsThereOnceWithAllItsFields(count: Int) {
    var union = ReadUnion()
    // With the same last bits, as no fingerprints have them.
    let keys = (0..<count).map { UInt64($0) << 40 }
    for (place, key) in keys.enumerated() {
      union.add(ReadRun(key: key, fields: 1))
      if place % 2 == 0 { union.add(ReadRun(key: key, fields: 1 << 63)) }
    }
    union.add(ReadRun(key: 7, fields: 0))
    #expect(
      union.runs
        == keys.enumerated().map {
          ReadRun(key: $0.element, fields: $0.offset % 2 == 0 ? 1 | 1 << 63 : 1)
        })
  }

  @Test(arguments: [1, 2])
  func workBesideTheCallersIsDoneOnce(jobs: Int) {
    let count = Atomic<Int>(0)
    let value = Parallel.begin(jobs: jobs) { count.add(1, ordering: .relaxed).newValue }
    #expect(value() == 1)
    #expect(count.load(ordering: .relaxed) == 1)
  }
}

import Templating

/// Keeps what rounds of loops read, for the outputs that get what they wrote again.
struct RoundReads: ReadKeeper {
  private final class Kept: KeptReads {
    let runs: [ReadRun]

    init(_ runs: [ReadRun]) { self.runs = runs }

    var size: Int { runs.count &* MemoryLayout<ReadRun>.stride }

    func readAgain() { Reads.note(runs) }
  }

  func reads(during body: () -> Void) -> (any KeptReads)? {
    Reads.kept(during: body).map { Kept($0) }
  }
}

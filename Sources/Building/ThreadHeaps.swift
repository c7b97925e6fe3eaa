import Glibc
import Synchronization

/// Memory for the threads of a build, asked of the system once.
package enum ThreadHeaps {
  /// The size of a piece that a heap must be ready to give, for which `M_MMAP_THRESHOLD` has to be higher.
  ///
  /// Two of them are nearly all that glibc lets one heap have, 64 MB.
  package static let pieceSize = 30 << 20
  /// The size of the pages asked for.
  private static let largePage = 2 << 20
  /// On machines with more processors the others get their memory page by page.
  private static let mostThreads = 8

  /// Has the heaps of so many threads grown before anything lies in them, in large pages where the system has them.
  ///
  /// glibc lets a thread's heap grow by a page at a time, with a call each, and the pages that a build touches are a good
  /// part of its time. Heaps outlive their threads and are given to the next ones.
  package static func grow(threads: Int) {
    let threads = min(threads, mostThreads)
    let waiting = Waiting(threads: threads)
    _ = Parallel.map(threads, jobs: threads, chunk: 1) { _, _ in
      let pieces = [malloc(pieceSize), malloc(pieceSize)]
      for piece in pieces {
        free(piece)
        guard let piece else { continue }
        let start = (UInt(bitPattern: piece) + UInt(largePage) - 1) & ~UInt(largePage - 1)
        // A system that refuses has small pages only.
        madvise(UnsafeMutableRawPointer(bitPattern: start), pieceSize - largePage, MADV_HUGEPAGE)
      }
      waiting.wait()
    }
  }

  /// A thread that ended early would leave its heap to one that is to get its own.
  private final class Waiting: Sendable {
    private let arrived = Atomic<Int>(0)
    private let threads: Int

    init(threads: Int) { self.threads = threads }

    func wait() {
      arrived.add(1, ordering: .relaxed)
      // A thread that the system did not give never comes.
      for _ in 0..<10_000 where arrived.load(ordering: .relaxed) < threads { sched_yield() }
    }
  }
}

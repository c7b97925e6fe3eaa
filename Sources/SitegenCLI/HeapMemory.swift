import Building
import CMalloc

/// What the C library is told of the program's memory, which nothing but its size depends on.
enum HeapMemory {
  /// Lets go of what was freed to the system.
  ///
  /// A build needs much for a moment, and the next one may be hours away.
  static func letGo() { _ = malloc_trim(0) }

  /// Prepares for a build, after which the program ends.
  static func prepare(threads: Int) {
    // What the heaps of threads were given stays theirs.
    _ = mallopt(M_TRIM_THRESHOLD, 1 << 30)
    _ = mallopt(M_MMAP_THRESHOLD, Int32(ThreadHeaps.pieceSize + (1 << 20)))
    ThreadHeaps.grow(threads: threads)
    returnsLargePieces()
  }

  /// Has every large piece lie in memory of its own, from the system and back to it.
  ///
  /// Large lists come and go in a build; unless it is told, glibc keeps what they leave for others as large, which is a
  /// twentieth of a large site's memory (mallopt(3), “M_MMAP_THRESHOLD”).
  private static func returnsLargePieces() { _ = mallopt(M_MMAP_THRESHOLD, 1 << 18) }
}

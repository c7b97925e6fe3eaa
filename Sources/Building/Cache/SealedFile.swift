import Files
import Records

/// A file of the cache that is being written: piece by piece, so that it is never in memory whole, and sealed at the end.
///
/// What goes wrong on the way is told at the end.
struct SealedFile: Sendable {
  private let file: SpillFile
  private let heading: [UInt8]
  /// What is not in the file yet.
  private var rest: RecordWriter
  private var print = Fingerprinter()
  private var problem: FileError?

  /// Makes a new file in the place of one that may be there.
  init(creating path: String, heading: [UInt8]) throws(FileError) {
    self.heading = heading
    file = try SpillFile(creating: path)
    rest = RecordWriter(capacity: 1 << 16)
    _ = try file.append(Seal.bytes(heading, count: 0, print: 0))
  }

  mutating func write(_ body: (inout RecordWriter) -> Void) {
    body(&rest)
    keepPieces(atLeast: Seal.pieceSize)
  }

  /// Writes a list as `RecordReader.list` reads it, put together by several threads; `body` writes what has a place in it.
  mutating func write(
    count: Int, jobs: Int, _ body: @escaping @Sendable (inout RecordWriter, Int) -> Void
  ) {
    rest.write(UInt64(count))
    let share = 512
    // As much at a time as all threads do, and not more than a little of all.
    let wave = share * 4 * max(1, jobs)
    var start = 0
    while start < count {
      let end = min(start + wave, count)
      let parts = Parallel.map((end - start + share - 1) / share, jobs: jobs, chunk: 1) {
        [start] part, _ in
        var writer = RecordWriter(capacity: 1 << 15)
        for place in start + part * share..<min(start + (part + 1) * share, end) {
          body(&writer, place)
        }
        return writer
      }
      for part in parts {
        part.withBytes { rest.append($0) }
        keepPieces(atLeast: Seal.pieceSize)
      }
      start = end
    }
  }

  /// Puts all whole pieces into the file, or what is left as the last one.
  private mutating func keepPieces(atLeast least: Int) {
    var kept = 0
    while rest.count - kept >= max(least, 1) {
      let piece = kept..<min(kept + Seal.pieceSize, rest.count)
      rest.withBytes { bytes in
        let piece = UnsafeRawBufferPointer(rebasing: bytes[piece])
        print.combine(Fingerprint.of(piece))
        guard problem == nil else { return }
        do throws(FileError) { _ = try file.append(piece) } catch { problem = error }
      }
      kept = piece.upperBound
    }
    if kept > 0 { rest.removeFirst(kept) }
  }

  /// The file is whole behind this.
  mutating func finish() throws(FileError) {
    keepPieces(atLeast: 1)
    if let problem { throw problem }
    try file.replace(
      0, with: Seal.bytes(heading, count: file.count - Seal.size, print: print.value))
  }
}

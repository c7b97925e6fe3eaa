import Glibc

/// A pipe that a child writes into.
struct ChildPipe {
  private let reading: Int32
  let writing: Int32

  init(for command: ChildCommand) throws(ChildError) {
    // Another child that had it too would keep it open after the end of this one.
    guard let ends = SpawnCalls.pipe() else {
      throw ChildError(program: command.program, code: errno)
    }
    (reading, writing) = ends
  }

  func close() {
    _ = Glibc.close(reading)
    _ = Glibc.close(writing)
  }

  /// The end to read from, the other one closed.
  func keepReading() -> Int32 {
    _ = Glibc.close(writing)
    return reading
  }
}

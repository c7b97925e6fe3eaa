import Glibc

/// What became of a program whose output was read.
package struct ChildOutcome: Sendable {
  /// How it ended; nil when nobody wanted more of it.
  package let ending: ChildProcess.Ending?
  /// The beginning of what it wrote to standard error.
  package let complaint: String

  package init(ending: ChildProcess.Ending?, complaint: String = "") {
    self.ending = ending
    self.complaint = complaint
  }
}

extension ChildProcess {
  /// What is kept of standard error.
  private static let longestComplaint = 4096

  /// Starts a program and gives its output to `take` piece by piece, until that says no or the program ends.
  ///
  /// - Throws: `ChildError` when it cannot be started.
  package static func read(
    _ command: ChildCommand, take: (UnsafeRawBufferPointer) -> Bool
  ) throws(ChildError) -> ChildOutcome {
    var command = command
    command.streams = .piped
    let child = try start(command)
    var complaint: [UInt8] = []
    let isWhole = child.read(take) { bytes in
      complaint += bytes.prefix(max(0, longestComplaint - complaint.count))
    }
    _ = close(child.output)
    _ = close(child.errors)
    if !isWhole { child.end() }
    let ending = child.wait()
    return ChildOutcome(
      ending: isWhole ? ending : nil, complaint: String(decoding: complaint, as: UTF8.self))
  }

  /// False when `take` wanted no more.
  private func read(
    _ take: (UnsafeRawBufferPointer) -> Bool, complain: (UnsafeRawBufferPointer) -> Void
  ) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var waited = [
      pollfd(fd: output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
    ]
    while waited.contains(where: { $0.fd >= 0 }) {
      guard poll(&waited, 2, -1) >= 0 || errno == EINTR else { return true }
      for place in waited.indices where waited[place].fd >= 0 && waited[place].revents != 0 {
        let count = Glibc.read(waited[place].fd, &chunk, chunk.count)
        if count < 0, errno == EINTR || errno == EAGAIN { continue }
        guard count > 0 else {
          // At its end; poll(2) leaves out what is negative.
          waited[place].fd = -1
          continue
        }
        let goesOn = chunk.withUnsafeBytes { bytes in
          let bytes = UnsafeRawBufferPointer(rebasing: bytes[..<count])
          if place == 0 { return take(bytes) }
          complain(bytes)
          return true
        }
        if !goesOn { return false }
      }
    }
    return true
  }
}

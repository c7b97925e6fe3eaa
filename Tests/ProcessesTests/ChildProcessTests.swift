import Glibc
import Processes
import Synchronization
import TestFolder
import Testing

@Suite struct ChildProcessTests {
  private func read(_ command: ChildCommand) throws -> (String, ChildOutcome) {
    var text = ""
    let outcome = try ChildProcess.read(command) { bytes in
      text += String(decoding: bytes, as: UTF8.self)
      return true
    }
    return (text, outcome)
  }

  @Test func bothStreamsAndTheStatus() throws {
    let (text, outcome) = try read(
      ChildCommand("sh", ["-c", "echo out; echo wrong >&2; cat; exit 3"]))
    #expect(text == "out\n")
    #expect(outcome.complaint == "wrong\n")
    #expect(outcome.ending == .status(3))
  }

  @Test func aSignalIsNoStatus() throws {
    #expect(try read(ChildCommand("sh", ["-c", "kill -9 $$"])).1.ending == .signal(9))
  }

  @Test func folderAndVariables() throws {
    var command = ChildCommand("sh", ["-c", "pwd; echo \"$A|${HOME-none}\""], in: "/")
    command.environment = ["A": "x y\n'$B'", "HOME": nil]
    #expect(try read(command).0 == "/\nx y\n'$B'|none\n")
  }

  @Test func whoeverHasEnoughEndsIt() throws {
    var count = 0
    let outcome = try ChildProcess.read(ChildCommand("yes", [])) { bytes in
      count += bytes.count
      return count < 100_000
    }
    #expect(outcome.ending == nil)
    #expect(count >= 100_000)
  }

  @Test func muchOnStandardErrorBlocksNothing() throws {
    let (text, outcome) = try read(
      ChildCommand("sh", ["-c", "head -c 1000000 /dev/zero >&2; echo done"]))
    #expect(text == "done\n")
    #expect(outcome.complaint.utf8.count == 4096)
  }

  @Test func whatIsNotThere() {
    #expect(throws: ChildError(program: "no-such-program", code: ENOENT)) {
      try ChildProcess.start(ChildCommand("no-such-program", []))
    }
    #expect(throws: ChildError(program: "sh", code: ENOENT)) {
      try ChildProcess.start(ChildCommand("sh", [], in: "/no/such/folder"))
    }
    #expect(ChildError(program: "a", code: ENOENT).isMissing)
    #expect(ChildError(program: "a", code: EACCES).reason == "Permission denied")
  }

  @Test func aGroupOfItsOwnEndsAsAWhole() throws {
    var command = ChildCommand("sh", ["-c", "sleep 600 & wait"])
    command.hasOwnGroup = true
    let child = try ChildProcess.start(command)
    child.end()
    #expect(child.wait() == .signal(SIGTERM))
    #expect(getpgid(0) != child.number)
  }

  /// One that hears of no signal is ended by force with what it started; one that heeds it is not waited for.
  @Test(arguments: [
    ("", "", SIGTERM), ("trap '' TERM INT HUP; ", "", SIGKILL), ("", "kill -STOP $$; ", SIGTERM),
  ])
  func whatDoesNotEndIsEnded(first: String, then: String, signal: Int32) throws {
    let folder = try TemporaryFolder()
    let alive = folder.path + "/alive"
    try #require(mkfifo(alive, 0o600) == 0)
    var command = ChildCommand(
      "sh", ["-c", "\(first)exec 9>\(alive); echo >&9; \(then)sleep 600 & wait; sleep 600"])
    command.hasOwnGroup = true
    let child = try ChildProcess.start(command)
    let reading = open(alive, O_RDONLY)
    var byte: UInt8 = 0
    // It runs once it writes.
    #expect(Glibc.read(reading, &byte, 1) == 1)
    let waiter = Waiter(child)
    // Enough for one that heeds it on any machine; it is over at once then.
    child.end(patience: signal == SIGKILL ? 300 : 20_000)
    #expect(waiter.join() == .signal(signal))
    // None of its processes has the file any more.
    while Glibc.read(reading, &byte, 1) > 0 {}
    close(reading)
  }

  /// A thread that waits for a process, as that of whoever has started one does.
  private struct Waiter {
    private final class Box: Sendable {
      let child: ChildProcess
      let ending = Mutex<ChildProcess.Ending?>(nil)
      init(_ child: ChildProcess) { self.child = child }
    }

    private var thread = pthread_t()
    private let box: Box

    init(_ child: ChildProcess) {
      box = Box(child)
      pthread_create(
        &thread, nil,
        { context in
          guard let context else { return nil }
          let box = Unmanaged<Box>.fromOpaque(context).takeRetainedValue()
          let ending = box.child.wait()
          box.ending.withLock { $0 = ending }
          return nil
        }, Unmanaged.passRetained(box).toOpaque())
    }

    func join() -> ChildProcess.Ending? {
      pthread_join(thread, nil)
      return box.ending.withLock { $0 }
    }
  }
}

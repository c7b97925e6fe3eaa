import Foundation
import RawClient
import Testing

/// `sitegen serve` while it runs; ended when nobody holds it any more.
final class RunningServer {
  private let process = Process()
  private let output: FileHandle
  private let scratch: Workplace
  private let terminal: Terminal?
  private var unread: [UInt8] = []
  /// Lines up to the one that says where the site is.
  private(set) var opening: [String] = []
  private(set) var port: UInt16 = 0

  /// Waits until it says where it serves.
  ///
  /// - Parameter terminal: what it takes for its standard input; nothing comes from there by default.
  init(
    _ place: Workplace, _ arguments: String..., terminal: Terminal? = nil,
    environment: [String: String] = [:]
  ) throws {
    scratch = try Workplace()
    try scratch.put("", at: "errors")
    let pipe = Pipe()
    output = pipe.fileHandleForReading
    self.terminal = terminal
    process.executableURL = try Workplace.program
    process.arguments = ["serve", "--port", "0"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: place.path)
    process.environment = environment.merging(Workplace.sanitizing) { own, _ in own }
    process.standardInput = terminal?.inner ?? FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = FileHandle(forWritingAtPath: scratch("errors"))
    try process.run()
    try pipe.fileHandleForWriting.close()
    while !(opening.last ?? "").hasPrefix("Serving ") { opening.append(try line()) }
    let digits = opening.last?.split(separator: ":").last?.prefix { $0.isNumber }
    port = try #require(digits.flatMap { UInt16($0) })
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// The next line of its standard output, its seconds and its port made the same ones always.
  func line() throws -> String {
    while true {
      if let end = unread.firstIndex(of: 0x0A) {
        let line = String(decoding: unread[..<end], as: UTF8.self)
        unread.removeFirst(end + 1)
        return line.replacingOccurrences(
          of: "in [0-9]+[.][0-9]{2} s", with: "in 0.00 s", options: .regularExpression)
      }
      var waited = pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
      try #require(poll(&waited, 1, 60_000) == 1, "no line came after \(opening)")
      let bytes = output.availableData
      try #require(!bytes.isEmpty, "it ended: \(errors)")
      unread += bytes
    }
  }

  func expect(_ wanted: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let line = try line()
    #expect(line == wanted, sourceLocation: sourceLocation)
  }

  /// Passes over lines until the one that is wanted.
  func wait(for wanted: String) throws {
    while try line() != wanted {}
  }

  func get(_ target: String) throws -> RawResponse {
    let client = try RawClient(port: port)
    client.request(target, ["Connection: close"])
    return try #require(try client.response())
  }

  /// What it wrote to its standard error up to now.
  var errors: String { (try? scratch.text("errors")) ?? "" }

  /// Sends a signal, and gives the exit status, -1 when the signal killed it.
  func end(by signal: Int32) -> Int32 {
    kill(process.processIdentifier, signal)
    return status()
  }

  /// Waits for its end.
  func status() -> Int32 {
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : -1
  }
}

/// A terminal without a window.
final class Terminal {
  private let outer: Int32
  let inner: FileHandle

  init() throws {
    // TIOCSPTLCK and TIOCGPTN of asm-generic/ioctls.h, which Swift does not import.
    outer = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (locked, number): (Int32, Int32) = (0, 0)
    try #require(ioctl(outer, 0x4004_5431, &locked) == 0)
    try #require(ioctl(outer, 0x8004_5430, &number) == 0)
    let descriptor = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    try #require(descriptor >= 0)
    inner = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  deinit { close(outer) }

  func press(_ key: String) {
    _ = key.utf8.withContiguousStorageIfAvailable { write(outer, $0.baseAddress, $0.count) }
  }

  /// Whether it gives whole lines only and shows what is typed, as terminals do that nobody has taken.
  var isOrdinary: Bool {
    var settings = termios()
    tcgetattr(inner.fileDescriptor, &settings)
    let both = tcflag_t(ICANON | ECHO)
    return settings.c_lflag & both == both
  }
}

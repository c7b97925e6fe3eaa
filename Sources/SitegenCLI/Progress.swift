import Synchronization

/// What a build is at, in one line that is wiped at the end; only on a terminal, and only when it takes long.
final class Progress: Sendable {
  private static let patience = 500_000_000
  /// No eye follows more than some lines a second.
  private static let pause = 50_000_000
  private static let width = 30

  private let console: Console
  private let start: Int
  private let isOn: Bool
  private let last = Atomic<Int>(0)

  /// - Parameter start: when the build began, in nanoseconds.
  init(console: Console, start: Int, isOn: Bool) {
    self.console = console
    self.start = start
    self.isOn = isOn && console.isErrorTerminal
  }

  /// A step that has just begun.
  func show(_ step: String) {
    guard isOn, Console.nanoseconds() - start > Self.patience else { return }
    console.printError("\r\u{1B}[K\(step) …")
  }

  /// How much of a step is done: `render  ████████░░░░  8,200 of 12,244`.
  func show(_ step: String, _ done: Int, of count: Int) {
    guard isOn else { return }
    let now = Console.nanoseconds()
    guard now - start > Self.patience, now - last.load(ordering: .relaxed) > Self.pause else {
      return
    }
    last.store(now, ordering: .relaxed)
    let filled = count > 0 ? min(Self.width, done * Self.width / count) : 0
    let bar =
      String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
    console.printError(
      "\r\u{1B}[K\(step)  \(bar)  \(Columns.grouped(done)) of \(Columns.grouped(count))")
  }

  func clear() {
    if isOn, Console.nanoseconds() - start > Self.patience { console.printError("\r\u{1B}[K") }
  }
}

/// The step that is under way, in one line that is wiped at the end; only on a terminal, and only when it takes long.
struct Progress {
  private static let patience = 500_000_000

  let console: Console
  let start: Int
  let isOn: Bool

  func show(_ step: String) {
    guard isOn, console.isErrorTerminal, Console.nanoseconds() - start > Self.patience else {
      return
    }
    console.printError("\r\u{1B}[K\(step) …")
  }

  func clear() {
    if isOn, console.isErrorTerminal, Console.nanoseconds() - start > Self.patience {
      console.printError("\r\u{1B}[K")
    }
  }
}

import Files
import Glibc

/// The keys of a terminal, each as soon as it is pressed; used by one thread.
final class Keyboard {
  enum Key {
    case open, rebuild, quit
  }

  /// How the terminal was before, nil while it is left alone.
  private var before: termios?
  private var isClosed = isatty(STDIN_FILENO) != 1
  private var waiting: ArraySlice<UInt8> = []

  var isListening: Bool { before != nil }

  /// Takes the terminal, unless there is none or somebody else has it.
  func listen() {
    guard before == nil, !isClosed, Self.isOurs else { return }
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return }
    before = settings
    // Keys that mean signals stay.
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }

  /// Gives the terminal back as it was.
  func release() {
    guard var settings = before else { return }
    before = nil
    if Self.isOurs { tcsetattr(STDIN_FILENO, TCSANOW, &settings) }
  }

  /// Waits for a key that means something; nil when a signal ends the program.
  func next(_ signals: Signals) -> Key? {
    while !signals.isEnd {
      while let byte = waiting.popFirst() {
        if let key = Self.key(byte) { return key }
      }
      var polled = [
        pollfd(fd: signals.wakeUp.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: isListening ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
      ]
      // Nobody tells a program in the background that the terminal has become its own.
      let timeout: Int32 = isListening || isClosed ? -1 : 1000
      let count = poll(&polled, 2, timeout)
      guard count >= 0 || errno == EINTR else { return nil }
      if count == 0 {
        listen()
      } else if polled[0].revents != 0 {
        signals.wakeUp.clear()
        // A shell takes the terminal when it stops the program, and gives it back, or not, when that goes on.
        before = Self.isOurs ? before : nil
        release()
        listen()
      } else if polled[1].revents != 0 {
        read()
      }
    }
    return nil
  }

  private func read() {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = Glibc.read(STDIN_FILENO, &bytes, bytes.count)
    if count > 0 {
      waiting = bytes[..<count]
    } else {
      isClosed = true
      release()
    }
  }

  private static func key(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "o"): .open
    case UInt8(ascii: "r"): .rebuild
    case UInt8(ascii: "q"): .quit
    default: nil
    }
  }

  /// Whether this program is in the foreground of the terminal.
  private static var isOurs: Bool {
    let owner = tcgetpgrp(STDIN_FILENO)
    // Of a terminal that is not the session's nobody is kept away.
    return owner == getpgrp() || owner < 0
  }
}

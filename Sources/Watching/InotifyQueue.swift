import Glibc

/// The system's queue of changes in folders (inotify(7)), closed when nobody holds it any more.
final class InotifyQueue: Sendable {
  /// A name that changed, or the folder itself.
  struct Event {
    /// The folder's number, -1 for none.
    let watch: Int32
    let mask: UInt32
    /// The bytes of the name in the folder; empty for the folder itself.
    let name: [UInt8]

    func isAny(of bits: Int32...) -> Bool { bits.contains { mask & UInt32($0) != 0 } }
  }

  private static let changes: Int32 =
    IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB
    | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR

  let descriptor: Int32

  init?() {
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard descriptor >= 0 else { return nil }
  }

  deinit { _ = close(descriptor) }

  /// Begins to watch a folder: its number, the same again for a folder that is watched, or the error's number.
  func add(_ folder: String) -> Result<Int32, WatchError> {
    let watch = inotify_add_watch(descriptor, folder, UInt32(Self.changes))
    return watch >= 0 ? .success(watch) : .failure(WatchError(code: errno))
  }

  func remove(_ watch: Int32) { _ = inotify_rm_watch(descriptor, watch) }

  /// The events that are there; none when nothing is.
  func read() -> [Event] {
    var events: [Event] = []
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      var offset = 0
      let header = MemoryLayout<inotify_event>.size
      while offset + header <= count {
        let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        let end = min(offset + header + Int(event.len), count)
        let name = buffer[(offset + header)..<end].prefix { $0 != 0 }
        events.append(Event(watch: event.wd, mask: event.mask, name: Array(name)))
        offset = end
      }
    }
    return events
  }
}

/// Why a folder could not be watched.
struct WatchError: Error {
  let code: Int32

  /// The system's limits of watches or of memory, which another try would meet again.
  var isLimit: Bool { code == ENOSPC || code == ENOMEM }
}

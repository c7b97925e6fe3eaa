import CThreadSlot

/// What one output read while it was rendered: for each entity, a bit for each of its fields.
///
/// An entity is anything that templates read fields of (a page, a list, the site), known by the fingerprint of its kind
/// and name, so that it is the same one in the next build.
package struct ReadRun: Sendable, Hashable {
  /// Which entity.
  package let key: UInt64
  /// Which of its fields, by their place in its shape.
  package var fields: UInt64

  package init(key: UInt64, fields: UInt64) {
    self.key = key
    self.fields = fields
  }
}

/// Takes down what the calling thread reads.
///
/// Fields of objects are read deep inside templates, filters and sorting, so what is read is noted where all those ways
/// meet: at the objects themselves, into a list of the thread's own.
package enum Reads {
  /// The most fields that an object may have.
  static let mostFields = 64

  /// What one output read: each entity once, in an order that depends on nothing else; and whose content, when it was
  /// that of one page alone, once.
  package typealias Found = (runs: [ReadRun], content: UInt64?)

  /// Runs `body` and tells what it read.
  package static func during(_ body: () -> Void) -> Found {
    var list = ReadList()
    let outer = thread_slot()
    withUnsafeMutablePointer(to: &list) { pointer in
      set_thread_slot(UnsafeMutableRawPointer(pointer))
      body()
      set_thread_slot(outer)
    }
    return (list.merged(), list.contents == 1 ? list.lastContent : nil)
  }

  /// Runs `body`, whose reads count for what is being read around it too.
  ///
  /// - Returns: what it read; nil when that was the body of a page, of which more than its fields is noted.
  static func kept(during body: () -> Void) -> [ReadRun]? {
    var list = ReadList()
    let outer = thread_slot()
    withUnsafeMutablePointer(to: &list) { pointer in
      set_thread_slot(UnsafeMutableRawPointer(pointer))
      body()
      set_thread_slot(outer)
    }
    let runs = list.merged()
    if let outer {
      let outer = outer.assumingMemoryBound(to: ReadList.self)
      outer.pointee.note(runs)
      outer.pointee.noteContents(of: list)
    }
    return list.contents == 0 ? runs : nil
  }

  /// Notes what was read before.
  static func note(_ runs: [ReadRun]) {
    guard let slot = thread_slot() else { return }
    slot.assumingMemoryBound(to: ReadList.self).pointee.note(runs)
  }

  /// Runs `body` without noting what it reads.
  static func unnoted<Value>(_ body: () -> Value) -> Value {
    let outer = thread_slot()
    set_thread_slot(nil)
    defer { set_thread_slot(outer) }
    return body()
  }

  /// Notes that a field was read, if anyone wants to know.
  @inline(__always)
  static func note(_ key: UInt64, _ field: Int) {
    guard let slot = thread_slot() else { return }
    slot.assumingMemoryBound(to: ReadList.self).pointee.note(key, field)
  }

  /// Notes that a page's body was read, in whatever way.
  static func noteContent(_ key: UInt64) {
    guard let slot = thread_slot() else { return }
    slot.assumingMemoryBound(to: ReadList.self).pointee.noteContent(key)
  }
}

/// The reads of one output so far.
struct ReadList {
  private var runs: [ReadRun] = []
  private var last: UInt64 = 0
  /// Where the last run lies whose key ends in these bits, so that what is read again and again is there but a few times.
  private var places = InlineArray<64, UInt16>(repeating: 0)
  /// When the list is this long, what was noted twice is merged before it grows further.
  private var limit = 1024
  /// How often bodies of pages were read.
  private(set) var contents = 0
  private(set) var lastContent: UInt64 = 0

  mutating func noteContent(_ key: UInt64) {
    contents &+= 1
    lastContent = key
  }

  mutating func noteContents(of other: borrowing ReadList) {
    guard other.contents > 0 else { return }
    contents &+= other.contents
    lastContent = other.lastContent
  }

  mutating func note(_ runs: [ReadRun]) {
    for run in runs { note(run.key, fields: run.fields) }
  }

  @inline(__always)
  mutating func note(_ key: UInt64, _ field: Int) {
    note(key, fields: 1 << UInt64(truncatingIfNeeded: field & 63))
  }

  @inline(__always)
  private mutating func note(_ key: UInt64, fields bit: UInt64) {
    // Reads of one entity come one behind the other mostly.
    if key == last, !runs.isEmpty {
      runs[runs.count &- 1].fields |= bit
      return
    }
    let slot = Int(truncatingIfNeeded: key & 63)
    let place = Int(places[slot])
    if place < runs.count, runs[place].key == key {
      runs[place].fields |= bit
      return
    }
    if runs.count >= limit {
      runs = merged()
      limit = max(1024, runs.count * 2)
    }
    if runs.isEmpty { runs.reserveCapacity(Self.usualCount) }
    places[slot] = UInt16(truncatingIfNeeded: runs.count)
    runs.append(ReadRun(key: key, fields: bit))
    last = key
  }

  /// Most outputs read fewer entities.
  private static let usualCount = 64

  func merged() -> [ReadRun] {
    var sorted = runs
    sorted.sortByKey()
    var count = 0
    for run in sorted {
      if count > 0, sorted[count - 1].key == run.key {
        sorted[count - 1].fields |= run.fields
      } else {
        sorted[count] = run
        count += 1
      }
    }
    // With no room for more: each output keeps its own.
    return Array(sorted[..<count])
  }
}

extension [ReadRun] {
  /// Most outputs read few entities, which is what sorting by insertion is fastest for.
  fileprivate mutating func sortByKey() {
    guard count <= 24 else { return sort { $0.key < $1.key } }
    withUnsafeMutableBufferPointer { runs in
      for place in 1..<Swift.max(1, runs.count) {
        let run = runs[place]
        var gap = place
        while gap > 0, runs[gap &- 1].key > run.key {
          runs[gap] = runs[gap &- 1]
          gap &-= 1
        }
        runs[gap] = run
      }
    }
  }
}

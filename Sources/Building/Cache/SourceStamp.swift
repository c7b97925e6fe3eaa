import Files
import Records

/// What tells a file of the site from any other state of it without reading it.
struct SourceStamp: Sendable, Hashable {
  let size: Int
  let modified: Int
  let changed: Int
  let inode: UInt64

  init(_ entry: FileEntry) {
    size = entry.size
    modified = entry.modified
    changed = entry.changed
    inode = entry.identity.inode
  }

  /// Some file systems count time in steps of some milliseconds; a file that changed so short a time before it was
  /// looked at may have changed again since without showing it.
  static let grain = 50_000_000

  /// Whether a file that looks the same later is the same for certain.
  ///
  /// - Parameter looked: when it was looked at, in nanoseconds since 1970.
  func isSettled(at looked: Int) -> Bool {
    max(modified, changed) < looked &- Self.grain
  }

  func write(to writer: inout RecordWriter) {
    writer.write(size)
    writer.write(modified)
    writer.write(changed)
    writer.write(inode)
  }

  init(from reader: inout RecordReader) {
    size = reader.integer()
    modified = reader.integer()
    changed = reader.integer()
    inode = reader.unsigned()
  }
}

extension OutputStamp {
  func write(to writer: inout RecordWriter) {
    writer.write(size)
    writer.write(modified)
    writer.write(inode)
  }

  init(from reader: inout RecordReader) {
    self.init(size: reader.integer(), modified: reader.integer(), inode: reader.unsigned())
  }
}

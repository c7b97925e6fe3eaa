import Records

/// What git said of the files of a site: for each its last commit, and whether the file is as it was then.
struct CommitTable: Sendable {
  struct Row: Sendable {
    let path: String
    /// When the last commit that touched the file was made, in seconds since 1970; nil when none is known.
    let instant: Int?
    /// The name that git gives to the file's bytes as of then.
    let blob: String
    /// The fingerprint of the bytes that were compared with it, nil when none were.
    var compared: UInt64?
    /// Whether these were the same.
    var isCommitted = false
  }

  /// Of the repository (`GitRepository.print`).
  var print: UInt64 = 0
  /// By path.
  var rows: [Row] = []
}

extension CommitTable {
  func write(to writer: inout RecordWriter) {
    writer.write(fixed: print)
    writer.write(list: rows) { writer, row in
      writer.write(row.path)
      writer.write(row.instant)
      writer.write(row.blob)
      writer.write(row.compared) { $0.write(fixed: $1) }
      writer.write(row.isCommitted)
    }
  }

  init(from reader: inout RecordReader) {
    print = reader.fixed()
    rows = reader.list { reader in
      var row = Row(path: reader.text(), instant: reader.optionalInteger(), blob: reader.text())
      row.compared = reader.optional { $0.fixed() }
      row.isCommitted = reader.flag()
      return row
    }
  }
}

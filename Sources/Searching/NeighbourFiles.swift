import Records

/// Files of one kind, of which some neighbours each have one fingerprint in their names: `index.bin`, which every search
/// fetches, would have to hold one of each file else.
struct NeighbourFiles: Sendable {
  let files: [SearchFile]
  /// Of each group of neighbours, in their order.
  let fingerprints: [UInt32]

  /// Files of a group; the last one may have fewer.
  static let groupSize = 8

  /// - Parameters:
  ///   - kind: a letter for the kind of file.
  ///   - contents: the bytes of each file.
  init(_ kind: String, _ contents: [[UInt8]]) {
    var files: [SearchFile] = []
    files.reserveCapacity(contents.count)
    var fingerprints: [UInt32] = []
    for start in stride(from: 0, to: contents.count, by: Self.groupSize) {
      let group = start..<min(start + Self.groupSize, contents.count)
      var print = Fingerprinter()
      for file in group { print.combine(Fingerprint.of(contents[file])) }
      fingerprints.append(SearchFile.short(print.value))
      for file in group {
        files.append(SearchFile(kind, file, contents[file], SearchFile.short(print.value)))
      }
    }
    self.files = files
    self.fingerprints = fingerprints
  }
}

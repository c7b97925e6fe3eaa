import Diagnostics
import SiteModel

/// Outputs that would overwrite each other, or need a folder where another is a file.
enum OutputConflicts {
  /// What is wrong: all that have one path first, then those in the way of others.
  ///
  /// - Complexity: O(n) in the bytes of the paths.
  static func find(
    among outputs: [Output], of site: Site, shownPath: (String) -> String,
    source: (String) -> SourceText
  ) -> [Diagnostic] {
    var paths = OutputPaths(capacity: outputs.count)
    var diagnostics: [Diagnostic] = []
    func location(_ output: Output) -> Diagnostic.Location {
      output.location(in: site, source) ?? .file(output.shownOrigin(shownPath))
    }
    for index in outputs.indices {
      guard let earlier = paths.add(outputs[index].url) else { continue }
      var (output, other) = (outputs[index], outputs[earlier])
      // It is told of where there is something to change.
      if output.movable(in: site) == nil { swap(&output, &other) }
      diagnostics.append(
        PlanProblem.sameAddress(
          output.url, at: location(output), location(other),
          movable: [output, other].compactMap { $0.movable(in: site) }))
    }
    for index in outputs.indices {
      // Only a file without an extension, or with one in a folder's name, can be in the way.
      for file in paths.filesInTheWay(of: index) {
        let (output, other) = (outputs[index], outputs[file])
        diagnostics.append(
          PlanProblem.fileInTheWay(
            output.url, at: location(output), other.url, location(other),
            movable: other.movable(in: site) == nil ? output.movable(in: site) : nil))
      }
    }
    return diagnostics + differingInCase(outputs, location)
  }

  /// Addresses that are one file on the disks of macOS and Windows, which tell no `A` from an `a`.
  ///
  /// - Complexity: O(*n*); small letters, of which most addresses are made, cost one look.
  private static func differingInCase(
    _ outputs: [Output], _ location: (Output) -> Diagnostic.Location
  ) -> [Diagnostic] {
    let odd = outputs.indices.filter { index in
      outputs[index].url.text.utf8.withContiguousStorageIfAvailable { text in
        for byte in text where byte >= 0x80 || byte &- 0x41 < 26 { return true }
        return false
      } ?? true
    }
    guard !odd.isEmpty else { return [] }
    func folded(_ index: Int) -> [UInt8] {
      Array(outputs[index].url.outputPath.lowercased().normalizedToNFC.utf8)
    }
    func exact(_ index: Int) -> [UInt8] {
      Array(outputs[index].url.outputPath.normalizedToNFC.utf8)
    }
    var first: [[UInt8]: Int] = [:]
    for index in odd { first[folded(index)] = -1 }
    var diagnostics: [Diagnostic] = []
    for index in outputs.indices {
      let path = folded(index)
      guard let other = first[path] else { continue }
      if other < 0 {
        first[path] = index
      } else if exact(other) != exact(index) {
        diagnostics.append(
          PlanProblem.differsInCase(
            outputs[index].url, at: location(outputs[index]), outputs[other].url,
            location(outputs[other])))
      }
    }
    return diagnostics
  }
}

/// The paths of outputs, to be found by their bytes; one that differs from another only in its normal form is the same.
private struct OutputPaths {
  /// All paths, one behind the other.
  private var bytes: [UInt8] = []
  /// Where each ends.
  private var ends: [Int] = []
  /// A hash table of the indices of paths, -1 where it has room; less than half of it is full.
  private var slots: [Int32]

  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = [Int32](repeating: -1, count: size)
    ends.reserveCapacity(capacity)
    bytes.reserveCapacity(capacity * 48)
  }

  /// Adds the path of an output.
  ///
  /// - Returns: the first one with the same path, if there is one.
  mutating func add(_ url: URLPath) -> Int? {
    let start = bytes.count
    url.appendOutputPath(to: &bytes)
    if bytes.withUnsafeBytes({ $0[start...].contains { $0 >= 0x80 } }) {
      let path = url.outputPath.normalizedToNFC
      bytes.replaceSubrange(start..., with: path.utf8)
    }
    let index = ends.count
    ends.append(bytes.count)
    let hash = bytes.withUnsafeBytes {
      StableHash.fnv1a(UnsafeRawBufferPointer(rebasing: $0[start...]))
    }
    let slot = slot(of: start..<bytes.count, hash)
    if slots[slot] >= 0 { return Int(slots[slot]) }
    slots[slot] = Int32(truncatingIfNeeded: index)
    return nil
  }

  /// The outputs that are files where the path of another has folders, the innermost folder first.
  func filesInTheWay(of index: Int) -> [Int] {
    let start = index == 0 ? 0 : ends[index - 1]
    var found: [Int] = []
    var hash = StableHash.start
    for place in start..<ends[index] {
      if bytes[place] == UInt8(ascii: "/") {
        let slot = slot(of: start..<place, hash)
        if slots[slot] >= 0 { found.insert(Int(slots[slot]), at: 0) }
      }
      hash = StableHash.adding(bytes[place], to: hash)
    }
    return found
  }

  /// The place in the table of the path that stands in a range of `bytes`, or the place where it belongs.
  private func slot(of path: Range<Int>, _ hash: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash ^ hash >> 32) & mask
    while slots[slot] >= 0 {
      let other = Int(slots[slot])
      let start = other == 0 ? 0 : ends[other - 1]
      if ends[other] - start == path.count, isEqual(start, path) { break }
      slot = (slot + 1) & mask
    }
    return slot
  }

  /// Whether the bytes from `start` on are those of a path.
  private func isEqual(_ start: Int, _ path: Range<Int>) -> Bool {
    bytes.withUnsafeBytes { bytes in
      for place in path where bytes[place] != bytes[start + place - path.lowerBound] {
        return false
      }
      return true
    }
  }
}

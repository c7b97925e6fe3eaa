import Diagnostics
import Files

/// Links that open a place of a file in an editor.
struct EditorLink: Sendable {
  /// `vscode://file/{path}:{line}:{column}`, or what else the user's editor knows.
  let template: String
  /// The folder that paths of diagnostics are relative to.
  let folder: String

  /// The link to a place; nil when the template makes none that a page should have.
  func url(to location: Diagnostic.Location) -> String? {
    var line = 1
    var column = 1
    if case .range(let source, let range) = location {
      let position = source.position(at: range.lowerBound)
      (line, column) = (position.line, position.column)
    }
    let path = URLText.encoded(path: Path.absolute(location.path, in: folder))
    var url = template
    // The path brings its own slash, which a host that is missing does not count as.
    url = Self.replaced(url, "://{path}", by: "://" + path)
    url = Self.replaced(url, "/{path}", by: path)
    url = Self.replaced(url, "{path}", by: path)
    url = Self.replaced(url, "{line}", by: "\(line)")
    url = Self.replaced(url, "{column}", by: "\(column)")
    let scheme = url.prefix { $0 != ":" }.lowercased()
    guard url.contains(":"), !scheme.isEmpty, !["javascript", "data", "vbscript"].contains(scheme)
    else { return nil }
    return URLText.encoded(written: url)
  }

  private static func replaced(_ text: String, _ name: String, by value: String) -> String {
    guard let range = firstRange(of: Array(name.utf8), in: Array(text.utf8)) else { return text }
    let bytes = Array(text.utf8)
    return String(
      decoding: bytes[..<range.lowerBound] + value.utf8 + bytes[range.upperBound...], as: UTF8.self)
  }

  private static func firstRange(of name: [UInt8], in text: [UInt8]) -> Range<Int>? {
    guard text.count >= name.count else { return nil }
    for start in 0...(text.count - name.count) where text[start...].starts(with: name) {
      return start..<(start + name.count)
    }
    return nil
  }
}

import HTML
import Highlighting
import Testing

/// The HTML of `source` in the language called `name`.
func highlighted(_ source: String, as name: String) throws -> String {
  let language = try #require(Highlighter.language(named: name))
  var buffer = ByteBuffer()
  Highlighter(language).highlight(Array(source.utf8), into: &buffer)
  return buffer.string()
}

/// The tokens of `source` as `class:text`, plain text left out.
func tokens(_ source: String, as name: String) throws -> [String] {
  let language = try #require(Highlighter.language(named: name))
  let bytes = Array(source.utf8)
  return bytes.withUnsafeBytes { bytes in
    Highlighter(language).tokens(of: bytes).filter { $0.kind != .text }.map { token in
      "\(token.kind.cssClass):\(String(decoding: bytes[token.range], as: UTF8.self))"
    }
  }
}

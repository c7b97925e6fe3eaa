package import Diagnostics

/// A post: the fields of its front matter, and where its Markdown body lies.
///
/// | in YAML | is |
/// | --- | --- |
/// | nothing, `~`, `null` | no value, as if the key were absent |
/// | `true`, `True`, `TRUE`, `false` … | true, false |
/// | `yes`, `no`, `on`, `off` | a text; a field that is true or false takes it |
/// | `12`, `-3`, `0x1F`, `0o17` | a whole number; beyond 64 bits the nearest number |
/// | `1.5`, `.5`, `1e3`, `.inf`, `.nan` | a number |
/// | `007`, `1_000`, `1e999` | a text |
/// | `2026-11-30`, `2026-11-30 09:00`, with `Z`, `+02:00`, `+0200` | a date |
/// | `2026-02-30`, `"2026-11-30"` | a text; a date field says what is wrong, takes the second |
/// | `title: 1984`, `title: 2026-11-30` | a text field takes any scalar as it is written |
/// | a key twice | an error with a note at the first, which stays |
/// | `&anchor`, `*alias`, `<<: *alias` | supported, for up to 10,000 values all told |
/// | an alias inside its own anchor, or of no anchor | an error |
/// | `!!str`, `!!int`, `!!float`, `!!bool`, `!!null`, `!!seq`, `!!map`, `!!timestamp` | honoured |
/// | any other tag | an error |
/// | a second document | an error |
/// | a key that is a list, a mapping or empty | an error |
/// | a tab that indents, a control character, NUL | an error at it |
/// | nesting beyond 64, front matter beyond 512 KB | an error |
/// | a file that is not UTF-8, body included | an error at the first such byte |
/// | the opening line without a closing one | an error; a rule at the top of a text is `***` |
///
/// TOML and JSON are as their standards say, within the same bounds; a time of day alone is a text.
package struct Document: Sendable {
  /// Nil when the file has no front matter.
  package let format: Format?
  package let fields: Mapping
  /// Byte range of the body in the file, from right behind the closing fence's line ending.
  package let body: Range<Int>

  /// Reads the front matter of a file: YAML between `---` lines (or up to `...`), TOML between `+++`
  /// lines, or a JSON object at the very start, behind a byte order mark if there is one.
  ///
  /// A file that starts with none of these is all body. What could be read is there beside the errors.
  /// - Complexity: O(size of the front matter), and a check of the whole file for UTF-8.
  package static func parse(_ source: SourceText) -> (Document, [Diagnostic]) {
    let start = Content.start(of: source)
    let end = source.bytes.count
    if let problem = Content.encodingProblem(in: source) {
      return (Document(format: nil, fields: Mapping(), body: start..<end), [problem])
    }
    switch Fences.opening(of: source.bytes, at: start) {
    case .none: return (Document(format: nil, fields: Mapping(), body: start..<end), [])
    case .json: return object(source, start..<end)
    case .fence(let format, let opening, let contentStart):
      guard
        let fences = Fences.closing(
          source.bytes, from: contentStart, format: format, opening: opening)
      else {
        let problem = Wording.notClosed(opening, format == .yaml ? "---" : "+++", in: source)
        return (Document(format: format, fields: Mapping(), body: end..<end), [problem])
      }
      return fenced(source, fences, format)
    }
  }

  private static func fenced(_ source: SourceText, _ fences: Fences, _ format: Format)
    -> (Document, [Diagnostic])
  {
    let body = fences.bodyStart..<source.bytes.count
    guard fences.content.count <= Limits.frontMatterSize else {
      let problem = Wording.tooLarge(fences.opening, in: source)
      return (Document(format: format, fields: Mapping(), body: body), [problem])
    }
    var (node, diagnostics) = Content.parse(source, fences.content, format: format)
    if node.mapping == nil, !node.isNull, !diagnostics.hasErrors {
      diagnostics.append(Wording.notAMapping(node, in: source))
    }
    return (
      Document(format: format, fields: node.mapping ?? Mapping(), body: body), diagnostics
    )
  }

  private static func object(_ source: SourceText, _ range: Range<Int>) -> (Document, [Diagnostic])
  {
    var parser = JSONParser(source, range)
    let node = parser.parseObject()
    let end = parser.index
    let isTooLarge = end - range.lowerBound > Limits.frontMatterSize
    if isTooLarge {
      let problem = Wording.tooLarge(range.lowerBound..<range.lowerBound + 1, in: source)
      return (Document(format: .json, fields: Mapping(), body: end..<range.upperBound), [problem])
    }
    let bodyStart =
      parser.diagnostics.hasErrors
      ? range.upperBound : Fences.blankLineEnd(source.bytes, at: end) ?? end
    return (
      Document(
        format: .json, fields: node.mapping ?? Mapping(), body: bodyStart..<range.upperBound),
      parser.diagnostics
    )
  }
}

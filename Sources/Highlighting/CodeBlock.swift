package import HTML

/// A code block as HTML: a `<figure>` with its title, line numbers and marked lines around the highlighted code.
///
/// ```html
/// <figure class="highlight" data-lang="swift"><figcaption>main.swift</figcaption><pre tabindex="0"><code
/// class="language-swift"><span class="linenos" data-line="1"></span>…
/// ```
/// Numbers stand in attributes, for the style sheet to show: they are neither selected nor copied. A script that
/// copies takes the text of `code` without `.sign` and `.gd`. Marked lines are spans of the class `hll`, added and
/// removed ones of `gi` and `gd`; each holds its line feed.
package struct CodeBlock: Sendable {
  package let options: CodeBlockOptions

  /// - Parameter options: its language may be unknown, and is plain text then.
  package init(_ options: CodeBlockOptions) { self.options = options }

  /// Writes the block that holds `source`.
  ///
  /// - Complexity: O(*n* + *m* log *m*) for *n* bytes and *m* ranges of marked lines.
  package func write(_ source: UnsafeRawBufferPointer, into buffer: inout ByteBuffer) {
    let language = options.language.flatMap(Highlighter.language(named:)) ?? .plain
    buffer.append("<figure class=\"highlight\"")
    if let name = options.language {
      buffer.append(" data-lang=\"")
      buffer.append(escaping: name)
      buffer.append("\"")
    }
    buffer.append(">")
    if let title = options.title {
      buffer.append("<figcaption>")
      buffer.append(escaping: title)
      buffer.append("</figcaption>")
    }
    buffer.append("<pre tabindex=\"0\"><code")
    if let name = options.language {
      buffer.append(" class=\"language-")
      buffer.append(escaping: name)
      buffer.append("\"")
    }
    buffer.append(">")
    if options.isDiff {
      let code = DiffLines(source)
      code.text.withUnsafeBytes { lines($0, language, code.signs, into: &buffer) }
    } else {
      lines(source, language, [], into: &buffer)
    }
    buffer.append("</code></pre></figure>")
  }

  private func lines(
    _ source: UnsafeRawBufferPointer, _ language: Language, _ signs: [UInt8],
    into buffer: inout ByteBuffer
  ) {
    let highlighter = Highlighter(language)
    let marks = MarkedLines(options.markedLines)
    guard options.numbersLines || !marks.isEmpty || !signs.isEmpty else {
      highlighter.highlight(source, into: &buffer)
      return
    }
    var cursor = marks.cursor()
    var isMarked = false
    TokenWriter(source).write(
      highlighter.tokens(of: source), into: &buffer, hasLines: true,
      lineStart: { line, buffer in
        isMarked = cursor.contains(line &+ 1)
        if isMarked { buffer.append("<span class=\"hll\">") }
        let sign = line < signs.count ? signs[line] : 0
        if sign == UInt8(ascii: "+") { buffer.append("<span class=\"gi\">") }
        if sign == UInt8(ascii: "-") { buffer.append("<span class=\"gd\">") }
        if options.numbersLines {
          buffer.append("<span class=\"linenos\" data-line=\"")
          buffer.append(decimal: options.firstNumber &+ line)
          buffer.append("\"></span>")
        }
        if sign != 0 {
          buffer.append("<span class=\"sign\">")
          buffer.append(sign)
          buffer.append("</span>")
        }
      },
      lineEnd: { line, buffer in
        let sign = line < signs.count ? signs[line] : 0
        if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { buffer.append("</span>") }
        if isMarked { buffer.append("</span>") }
      })
  }
}

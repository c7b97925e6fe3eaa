package import HTML

/// Writes a formula of LaTeX as MathML Core (W3C), with its source as an annotation; `display` sets it on lines of its own.
///
/// When anything in it is not understood, the source is written instead, as `<code class="math">`, and what was
/// not understood is given back. Any bytes may come; what is no valid UTF-8 becomes U+FFFD.
///
/// - Parameter givesHints: false spares the search for names near to one that is not known.
/// - Returns: Problems with ranges in the indices of `source`; empty when the formula was written.
/// - Complexity: O(*n*); nesting deeper than 100 levels is a problem.
package func mathML(
  _ source: ArraySlice<UInt8>, display: Bool, givesHints: Bool = true,
  into buffer: inout ByteBuffer
) -> [MathProblem] {
  var parser = MathParser(source, isDisplay: display, givesHints: givesHints)
  var problems: [MathProblem] = []
  do {
    let node = try parser.formula()
    problems = parser.problems
    if problems.isEmpty {
      buffer.append(display ? "<math display=\"block\"><semantics>" : "<math><semantics>")
      buffer.appendRoot(node, display ? .display : .text)
      buffer.append("<annotation encoding=\"application/x-tex\">")
      buffer.append(escapingSource: source)
      buffer.append("</annotation></semantics></math>")
      return []
    }
  } catch {
    problems = parser.problems + [error]
  }
  buffer.append("<code class=\"math\">")
  buffer.append(escapingSource: source)
  buffer.append("</code>")
  return problems
}

extension ByteBuffer {
  /// The source without the space around it, escaped, every character one that HTML and XML can write.
  mutating func append(escapingSource source: ArraySlice<UInt8>) {
    let isSpace = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
    var rest = source.drop(while: isSpace)
    while let last = rest.last, isSpace(last) { rest.removeLast() }
    if rest.allSatisfy({ (0x20...0x7E).contains($0) }) {
      return rest.withUnsafeBytes { append(escaping: $0) }
    }
    var text = ""
    while !rest.isEmpty {
      let (scalar, length) = decodeScalar(rest)
      text.unicodeScalars.append(scalar)
      rest = rest.dropFirst(max(length, 1))
    }
    append(escaping: text)
  }
}

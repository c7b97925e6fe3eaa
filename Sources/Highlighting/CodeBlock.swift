package import HTML

/// A code block as HTML: a `<figure>` with its title, numbers and marked lines around the highlighted code.
package struct CodeBlock: Sendable {
  package let options: CodeBlockOptions

  /// - Parameter options: its language may be unknown, and is plain text then.
  package init(_ options: CodeBlockOptions) { self.options = options }

  /// Writes the block that holds `source`.
  package func write(_ source: UnsafeRawBufferPointer, into buffer: inout ByteBuffer) {
    let language = options.language.flatMap(Highlighter.language(named:)) ?? .plain
    Highlighter(language).highlight(source, into: &buffer)
  }
}

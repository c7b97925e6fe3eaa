package import HTML

/// Turns source text into HTML: a `<span>` with a short class name of Pygments' for each token.
package struct Highlighter: Sendable {
  package let language: Language

  package init(_ language: Language) { self.language = language }

  /// The language called `name` by Pygments or GitHub, capitals and small letters alike; nil for an unknown one.
  package static func language(named name: String) -> Language? {
    guard name.utf8.count <= 64 else { return nil }
    return byName[name.lowercased()].map { Language.all[$0] }
  }

  /// An index into `Language.all` for every name; the first language that claims one has it.
  private static let byName: [String: Int] = {
    var found: [String: Int] = [:]
    for (index, language) in Language.all.enumerated() {
      for name in [language.name.lowercased()] + language.aliases where found[name] == nil {
        found[name] = index
      }
    }
    return found
  }()

  /// Writes `source` as HTML to stand inside `<pre>`; a token over several lines is closed and opened at each line's end.
  ///
  /// Text outside the tags is `source` byte for byte, escaped as libcmark escapes it.
  /// - Complexity: O(*n*), whatever the text is.
  package func highlight(_ source: [UInt8], into buffer: inout ByteBuffer) {
    source.withUnsafeBytes { highlight($0, into: &buffer) }
  }

  /// The same of bytes that stand elsewhere.
  package func highlight(_ source: UnsafeRawBufferPointer, into buffer: inout ByteBuffer) {
    TokenWriter(source).write(tokens(of: source), into: &buffer)
  }

  /// The tokens of `source`, which follow one another from its first byte to its last.
  package func tokens(of source: UnsafeRawBufferPointer) -> Tokens {
    source.withMemoryRebound(to: UInt8.self) { bytes in
      var lexer = Lexer(bytes)
      language.lex(&lexer)
      return lexer.finished()
    }
  }
}

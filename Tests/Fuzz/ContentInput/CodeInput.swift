package import Diagnostics
import HTML
import Highlighting

/// One input of the fuzzer for code: its first byte picks the language, its first line is what stands after
/// the fence, and the rest is the code.
package struct CodeInput {
  private let language: Language
  private let info: [UInt8]
  private let code: [UInt8]

  package init(_ bytes: [UInt8]) {
    language = Language.all[Int(bytes.first ?? 0) % Language.all.count]
    let rest = bytes.dropFirst()
    info = Array(rest.prefix { $0 != 0x0A })
    code = Array(rest.dropFirst(info.count + 1))
  }

  /// Writes the code in colours and as a block; `isWhole` tells whether the tokens are all of it, in order.
  package func run() -> (html: [UInt8], diagnostics: [Diagnostic], isWhole: Bool) {
    var buffer = ByteBuffer()
    let highlighter = Highlighter(language)
    highlighter.highlight(code, into: &buffer)
    let text = SourceText(path: "", bytes: info)
    let (options, diagnostics) = CodeBlockOptions.parse(info, in: text, at: 0) { _ in true }
    let isWhole = code.withUnsafeBytes { source in
      CodeBlock(options).write(source, into: &buffer)
      var place = 0
      for token in highlighter.tokens(of: source) {
        guard token.range.lowerBound == place, token.range.upperBound > place else { return false }
        place = token.range.upperBound
      }
      return place == source.count
    }
    let html = buffer.bytes()
    return (html, diagnostics, isWhole && unbalancedTag(in: html) == nil)
  }
}

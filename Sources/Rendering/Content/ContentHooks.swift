import Diagnostics
import HTML
import Highlighting
package import Markdown
import Math

/// What the rooms beside Markdown's make of a document: code in colours, formulas as MathML.
package struct ContentHooks: MarkdownHooks {
  private let highlights: Bool
  private let takesAttributes: Bool
  private var isQuiet = false

  /// - Parameter constructs: what documents may use; without highlighting code stays one colour.
  package init(_ constructs: MarkdownConstructs = .site) {
    highlights = constructs.contains(.highlighting)
    takesAttributes = constructs.contains(.attributes)
  }

  package var quiet: any MarkdownHooks {
    var other = self
    other.isQuiet = true
    return other
  }

  package func codeBlock(
    info: UnsafeRawBufferPointer, source: UnsafeRawBufferPointer
  ) -> HookResult? {
    guard highlights else { return nil }
    let text = SourceText(path: "", bytes: Array(info))
    var (options, diagnostics) = parse(text)
    if let language = options.language {
      if language == "math" { return math(source: source, display: true) }
      if !isQuiet, Highlighter.language(named: language) == nil {
        diagnostics.append(
          CodeBlockMessages.unknownLanguage(language, in: text, place(of: language, in: text.bytes))
        )
      }
    }
    var buffer = ByteBuffer(capacity: source.count &* 3 &+ 256)
    CodeBlock(options).write(source, into: &buffer)
    return HookResult(html: buffer.bytes(), problems: diagnostics.map { HookResult.Problem($0) })
  }

  package func codeFence(info: UnsafeRawBufferPointer) -> FenceInfo? {
    guard highlights || takesAttributes else { return nil }
    let (options, _) = parse(SourceText(path: "", bytes: Array(info)))
    return FenceInfo(
      language: options.language ?? "",
      attributes: options.attributes.map { WrittenAttribute($0.name, $0.value) })
  }

  /// Where the language stands, which is the first word or the first class in braces.
  private func place(of language: String, in info: [UInt8]) -> Range<Int> {
    let name = Array(language.utf8)
    // In a line that nobody writes it is not looked for, since that could take long.
    let start = (0..<min(info.count, 100)).first { info[$0...].starts(with: name) } ?? 0
    return start..<min(start + name.count, info.count)
  }

  private func parse(_ info: SourceText) -> (options: CodeBlockOptions, diagnostics: [Diagnostic]) {
    CodeBlockOptions.parse(info.bytes, in: info, at: 0) {
      takesAttributes && WrittenAttribute.mayBeNamed($0)
    }
  }

  package func formulas(in text: UnsafeRawBufferPointer) -> [MarkdownFormula] {
    mathSpans(in: Array(text)[...]).map {
      MarkdownFormula(range: $0.range, content: $0.content, isDisplay: $0.isDisplay)
    }
  }

  package func math(source: UnsafeRawBufferPointer, display: Bool) -> HookResult? {
    var buffer = ByteBuffer(capacity: source.count &* 8 &+ 256)
    let problems = mathML(Array(source)[...], display: display, givesHints: !isQuiet, into: &buffer)
    return HookResult(
      html: buffer.bytes(),
      problems: problems.map {
        HookResult.Problem($0.identifier, $0.summary, hint: $0.hint, range: $0.range)
      })
  }
}

extension HookResult.Problem {
  /// A message about the text that a hook was given.
  fileprivate init(_ diagnostic: Diagnostic) {
    var range = 0..<0
    if case .range(_, let place) = diagnostic.location { range = place }
    self.init(diagnostic.identifier, diagnostic.summary, hint: diagnostic.hint, range: range)
  }
}

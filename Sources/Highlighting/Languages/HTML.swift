extension Language {
  static let html = Language(
    "HTML", "html htm xhtml html5 svelte astro", lex: { Markup.html.lex(&$0) })
  static let xml = Language(
    "XML", "xml svg rss xsd xsl xslt wsdl plist mathml atom xaml csproj storyboard",
    lex: { Markup.xml.lex(&$0) })
  static let vue = Language("Vue", "vue", lex: { Markup.html.lex(&$0) })
}

/// HTML (the living standard) with the style sheets and scripts in it, and XML 1.0.
struct Markup: Sendable {
  /// Whether `<script>` and `<style>` hold other languages.
  let isHTML: Bool

  static let html = Markup(isHTML: true)
  static let xml = Markup(isHTML: false)

  /// Pygments makes the brackets of XML part of its tags, those of HTML punctuation.
  private var sign: TokenKind { isHTML ? .punctuation : .tag }

  func lex(_ lexer: inout Lexer) {
    var unclosed = Unclosed()
    while !lexer.isAtEnd {
      lexer.emit(.text, to: lexer.find(Self.textStops, from: lexer.position))
      switch lexer.peek() {
      case UInt8(ascii: "<"): angle(&lexer, &unclosed)
      case UInt8(ascii: "&"): Self.entity(&lexer)
      default: break
      }
    }
  }

  private static let textStops = ByteSet("<&")
  private static let nameStart = ByteSet.wordStart
  private static let namePart = ByteSet.word + "-.:"
  private static let attributePart = ByteSet((UInt8.min...UInt8.max)) - " \t\r\n\u{C}=>/\"'<\0"
  private static let unquotedStops = ByteSet(" \t\r\n>")

  /// `&amp;`, `&#160;`; a bare ampersand is text.
  static func entity(_ lexer: inout Lexer) {
    let stop = lexer.skip(.word + "#", from: lexer.position &+ 1)
    let isOne = lexer[stop] == UInt8(ascii: ";") && stop > lexer.position &+ 1
    lexer.emit(isOne ? .entity : .text, to: isOne ? stop &+ 1 : lexer.position &+ 1)
  }

  /// What is known to be closed nowhere in the rest of the text, so that it is looked for only once.
  private struct Unclosed {
    var comment = false
    var script = false
    var style = false
  }

  private func angle(_ lexer: inout Lexer, _ unclosed: inout Unclosed) {
    if lexer.has("<!--") { return comment(&lexer, &unclosed) }
    if lexer.has("<![CDATA[") { return until("]]>", .preprocessor, &lexer) }
    if lexer.has("<!") { return declaration(&lexer) }
    if lexer.has("<?") { return until("?>", .preprocessor, &lexer) }
    let isClosing = lexer.peek(1) == UInt8(ascii: "/")
    guard Self.nameStart.contains(lexer.peek(isClosing ? 2 : 1)) else {
      return lexer.emit(.text, count: 1)
    }
    lexer.emit(sign, count: isClosing ? 2 : 1)
    let start = lexer.position
    lexer.emit(.tag, to: lexer.skip(Self.namePart, from: start))
    let raw = isHTML && !isClosing ? RawElement(lexer, from: start, to: lexer.position) : nil
    let type = attributes(&lexer)
    if let raw, !type.closesItself { content(of: raw, isData: type.isData, &lexer, &unclosed) }
  }

  private func comment(_ lexer: inout Lexer, _ unclosed: inout Unclosed) {
    let close = Array("-->".utf8)
    let stop =
      unclosed.comment ? nil : lexer.firstPlace(of: close, from: lexer.position &+ 4)
    unclosed.comment = stop == nil
    if let stop { lexer.emit(.comment, to: stop &+ 3) } else { lexer.emit(.text, count: 4) }
  }

  private func until(_ close: StaticString, _ kind: TokenKind, _ lexer: inout Lexer) {
    let bytes = Array("\(close)".utf8)
    let stop = lexer.firstPlace(of: bytes, from: lexer.position &+ 2).map { $0 &+ bytes.count }
    lexer.emit(kind, to: stop ?? lexer.end)
  }

  /// `<!DOCTYPE …>`, with declarations between brackets in it.
  private func declaration(_ lexer: inout Lexer) {
    var level = 0
    var index = lexer.position
    while index < lexer.end {
      let byte = lexer[index]
      if byte == UInt8(ascii: "[") { level &+= 1 }
      if byte == UInt8(ascii: "]") { level &-= 1 }
      index &+= 1
      if byte == UInt8(ascii: ">"), level <= 0 { break }
    }
    lexer.emit(.preprocessor, to: index)
  }

  private struct TagEnd {
    var closesItself = false
    /// Whether a `type` says that a script is not one: `application/json`.
    var isData = false
  }

  /// The attributes of a tag and its end.
  private func attributes(_ lexer: inout Lexer) -> TagEnd {
    var found = TagEnd()
    while !lexer.isAtEnd {
      let byte = lexer.peek()
      switch byte {
      case UInt8(ascii: ">"):
        lexer.emit(sign, count: 1)
        return found
      case UInt8(ascii: "/") where lexer.peek(1) == UInt8(ascii: ">"):
        lexer.emit(sign, count: 2)
        found.closesItself = true
        return found
      case UInt8(ascii: "<"): return found
      case UInt8(ascii: "="):
        lexer.emit(isHTML ? .operatorSign : .attribute, count: 1)
        lexer.emitSpace()
        value(&lexer, &found)
      case _ where ByteSet.space.contains(byte): lexer.emitSpace()
      case _ where Self.attributePart.contains(byte):
        lexer.emit(.attribute, to: lexer.skip(Self.attributePart, from: lexer.position))
      default: lexer.emit(.error, count: 1)
      }
    }
    return found
  }

  private func value(_ lexer: inout Lexer, _ found: inout TagEnd) {
    let quote = lexer.peek()
    let start = lexer.position
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let stop = lexer.find(ByteSet([quote]), from: start &+ 1)
      if lexer.has("application/", at: start &+ 1) || lexer.has("text/template", at: start &+ 1) {
        found.isData = !lexer.has("application/javascript", at: start &+ 1)
      }
      lexer.emit(.string, to: stop &+ 1)
    } else {
      lexer.emit(.string, to: lexer.find(Self.unquotedStops, from: start))
    }
  }

  private enum RawElement {
    case script, style

    init?(_ lexer: borrowing Lexer, from start: Int, to stop: Int) {
      if stop &- start == 6, lexer.has(Array("script".utf8), at: start, folded: true) {
        self = .script
      } else if stop &- start == 5, lexer.has(Array("style".utf8), at: start, folded: true) {
        self = .style
      } else {
        return nil
      }
    }
  }

  /// The script or style sheet up to its closing tag; only the first line of it where there is no such tag.
  private func content(
    of element: RawElement, isData: Bool, _ lexer: inout Lexer, _ unclosed: inout Unclosed
  ) {
    let close = Array((element == .script ? "</script" : "</style").utf8)
    var stop = lexer.end
    if !(element == .script ? unclosed.script : unclosed.style) {
      stop = lexer.position
      while stop < lexer.end, !lexer.has(close, at: stop, folded: true) { stop &+= 1 }
    }
    if stop == lexer.end {
      if element == .script { unclosed.script = true } else { unclosed.style = true }
      let isEmptyLine = lexer.peek() == UInt8(ascii: "\n")
      stop = lexer.lineEnd(from: isEmptyLine ? lexer.position &+ 1 : lexer.position)
    }
    let language: Language =
      element == .style ? .css : isData ? .json : .javaScript
    lexer.forgetPrevious()
    lexer.within(stop) { language.lex(&$0) }
    lexer.forgetPrevious()
  }
}

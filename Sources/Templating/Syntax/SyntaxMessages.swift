import Diagnostics

/// The wording of everything that can be wrong with the form of a template.
enum SyntaxMessages {
  static func notUTF8(in source: SourceText, _ range: Range<Int>) -> Diagnostic {
    .error("template.encoding", "this is not UTF-8", in: source, range, hint: "save it as UTF-8")
  }

  static func unclosed(
    _ opening: String, closing: String, in source: SourceText, _ range: Range<Int>
  ) -> Diagnostic {
    .error(
      "template.syntax", "'\(opening)' is never closed", in: source, range,
      hint: "close it with '\(closing)'")
  }

  static func unclosedRaw(in source: SourceText, _ range: Range<Int>) -> Diagnostic {
    .error(
      "template.syntax", "'raw' is never closed", in: source, range,
      hint: "close it with '{% endraw %}'")
  }

  static func unclosedString(in source: SourceText, _ range: Range<Int>) -> Diagnostic {
    .error(
      "template.syntax", "this text is never closed", in: source, range,
      hint: "end it with \(source.text(range))")
  }

  static func strayCharacter(in source: SourceText, _ range: Range<Int>) -> Diagnostic {
    .error(
      "template.syntax", "'\(source.text(range))' means nothing here", in: source, range)
  }

  static func expected(
    _ what: String, found token: Token, in source: SourceText, hint: String? = nil
  ) -> Diagnostic {
    let found =
      switch token.kind {
      case .end: "the end of the file"
      case .text: "text"
      default: token.range.isEmpty ? "nothing" : "'\(source.text(token.range))'"
      }
    return .error(
      "template.syntax", "expected \(what), found \(found)", in: source, token.range, hint: hint)
  }

  static func unknownTag(_ word: Word, in source: SourceText, hint: String?) -> Diagnostic {
    .error("template.tag", "there is no tag '\(word.text)'", in: source, word.range, hint: hint)
  }

  static func strayEnd(_ word: Word, in source: SourceText) -> Diagnostic {
    let opening = word.text.hasPrefix("end") ? String(word.text.dropFirst(3)) : "if"
    return .error(
      "template.tag", "'\(word.text)' closes nothing", in: source, word.range,
      hint: "there is no open '\(opening)' before it")
  }

  static func unclosedBlock(
    _ opening: Word, found: Word?, closing: String, in source: SourceText
  ) -> Diagnostic {
    guard let found else {
      return .error(
        "template.tag", "'\(opening.text)' is never closed", in: source, opening.range,
        hint: "close this '\(opening.text)' with '{% \(closing) %}'")
    }
    return .error(
      "template.tag", "'\(found.text)' stands inside an open '\(opening.text)'", in: source,
      found.range, hint: "close this '\(opening.text)' with '{% \(closing) %}'",
      notes: [.init("'\(opening.text)' is opened here", at: .range(source, opening.range))])
  }

  static func tooDeep(_ limit: Int, in source: SourceText, _ range: Range<Int>) -> Diagnostic {
    .error(
      "template.depth", "more than \(limit) levels inside each other", in: source, range,
      hint: "take a part of it out with '{% set %}' or a macro")
  }

  static func noStack(in source: SourceText, _ range: Range<Int>) -> Diagnostic {
    .error(
      "template.depth", "this is nested too deep", in: source, range,
      hint: "take a part of it out with '{% set %}' or a macro")
  }

  static func numberTooLarge(in source: SourceText, _ range: Range<Int>) -> Diagnostic {
    .error(
      "template.number", "'\(source.text(range))' is too large a number", in: source, range,
      hint: "the largest is \(Int.max)")
  }

  static func badEscape(in source: SourceText, _ range: Range<Int>) -> Diagnostic {
    .error(
      "template.syntax", "'\(source.text(range))' is no character", in: source, range,
      hint: source.text(range) == "\\N"
        ? "write the character itself, or its code as '\\u2022'" : "write a backslash as '\\\\'")
  }

  static func requiredBlock(_ name: Word, in source: SourceText) -> Diagnostic {
    .error(
      "template.block", "the required block '\(name.text)' has a content", in: source, name.range,
      hint: "leave it empty, since templates that extend this one must fill it")
  }

  static func chainedTests(in source: SourceText, _ range: Range<Int>) -> Diagnostic {
    .error(
      "template.syntax", "one test after another", in: source, range,
      hint: "join two tests with 'and'")
  }

  static func misplacedArgument(in source: SourceText, _ range: Range<Int>) -> Diagnostic {
    .error(
      "template.syntax", "this argument comes too late", in: source, range,
      hint: "the order is: values, 'name=value', '*list', '**map'")
  }

  static func repeatedArgument(_ word: Word, in source: SourceText) -> Diagnostic {
    .error(
      "template.syntax", "the argument '\(word.text)' is given twice", in: source, word.range)
  }

  static func badTarget(in source: SourceText, _ range: Range<Int>) -> Diagnostic {
    .error(
      "template.syntax", "nothing can be stored in '\(source.text(range))'", in: source, range,
      hint: "write a name, or names with commas between them")
  }

  static func reservedName(_ word: Word, in source: SourceText) -> Diagnostic {
    .error(
      "template.syntax", "'\(word.text)' cannot be given a value", in: source, word.range,
      hint: "take another name")
  }

  static func missingFallback(_ word: Word, in source: SourceText) -> Diagnostic {
    .error(
      "template.syntax", "the parameter '\(word.text)' needs a default", in: source, word.range,
      hint: "parameters after one with a default have one too")
  }

  static func repeatedParameter(_ word: Word, in source: SourceText) -> Diagnostic {
    .error("template.syntax", "the parameter '\(word.text)' is there twice", in: source, word.range)
  }

  static func callBlockWithoutCall(in source: SourceText, _ range: Range<Int>) -> Diagnostic {
    .error(
      "template.syntax", "'call' needs the call of a macro", in: source, range,
      hint: "write '{% call name() %}'")
  }

  static func outsideLoop(_ word: String, in source: SourceText, _ range: Range<Int>)
    -> Diagnostic
  {
    .error("template.loop", "'\(word)' stands outside a loop", in: source, range)
  }

  static func alwaysEscaped(in source: SourceText, _ range: Range<Int>) -> Diagnostic {
    .error(
      "template.tag", "escaping cannot be turned off", in: source, range,
      hint: "let trusted HTML pass with '| safe'")
  }
}

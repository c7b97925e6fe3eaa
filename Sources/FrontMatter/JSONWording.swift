import Diagnostics

/// The wording of what can be wrong with JSON.
enum JSONWording {
  static func textBehindEnd(_ range: Range<Int>, in source: SourceText) -> Diagnostic {
    error("there is text behind the end of the JSON value", range, source)
  }

  static func valueMissing(_ range: Range<Int>, in source: SourceText) -> Diagnostic {
    error("a value is missing here", range, source)
  }

  static func unexpected(_ range: Range<Int>, in source: SourceText) -> Diagnostic {
    let character = source.text(range)
    let hint =
      character == "'"
      ? "JSON has double quotes only" : character == "/" ? "JSON has no comments" : nil
    return error("no value starts with '\(character)'", range, source, hint: hint)
  }

  static func keyMissing(_ range: Range<Int>, in source: SourceText) -> Diagnostic {
    error(
      "a key is missing here", range, source,
      hint: "write it in double quotes: \"title\": \"Hello\"")
  }

  static func commaBehindLast(_ range: Range<Int>, in source: SourceText) -> Diagnostic {
    error("a value is missing behind the comma", range, source, hint: "delete the last comma")
  }

  static func colonMissing(_ range: Range<Int>, in source: SourceText) -> Diagnostic {
    error("there is no ':' behind this key", range, source, hint: "write \"key\": value")
  }

  static func commaMissing(_ range: Range<Int>, in source: SourceText) -> Diagnostic {
    error("a ',' is missing before this", range, source)
  }

  static func notClosed(_ opening: Int, in source: SourceText) -> Diagnostic {
    let range = opening..<opening + 1
    let bracket = source.text(range)
    return error(
      "the '\(bracket)' is not closed", range, source,
      hint: "write '\(bracket == "{" ? "}" : "]")' at its end")
  }

  static func stringNotClosed(_ opening: Int, in source: SourceText) -> Diagnostic {
    error(
      "the text is not closed on its line", opening..<opening + 1, source,
      hint: "write '\"' at its end, and \\n for a new line inside it")
  }

  static func escape(_ range: Range<Int>, in source: SourceText) -> Diagnostic {
    error(
      "the escape '\(source.text(range))' is not JSON", range, source,
      hint: "write '\\\\' for a backslash")
  }

  static func notANumber(_ text: String, _ range: Range<Int>, in source: SourceText) -> Diagnostic {
    error(
      "'\(FieldProblem.shorten(text))' is not a number of JSON", range, source,
      hint: "put a text in double quotes")
  }

  static func unquoted(_ text: String, _ range: Range<Int>, in source: SourceText) -> Diagnostic {
    error(
      "'\(FieldProblem.shorten(text))' is not a value of JSON", range, source,
      hint: "put a text in double quotes")
  }

  private static func error(
    _ summary: String, _ range: Range<Int>, _ source: SourceText, hint: String? = nil
  ) -> Diagnostic {
    .error("front-matter.json", summary, in: source, range, hint: hint)
  }
}

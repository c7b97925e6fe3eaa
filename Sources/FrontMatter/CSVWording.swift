import Diagnostics

/// The wording of what can be wrong with comma-separated values.
enum CSVWording {
  static func emptyName(_ range: Range<Int>, in source: SourceText) -> Diagnostic {
    error(
      "this column has no name", range, source,
      hint: "the first line names the columns: 'name,city'")
  }

  static func otherSeparator(_ what: String, _ range: Range<Int>, in source: SourceText)
    -> Diagnostic
  {
    error(
      "the columns are parted by \(what)", range, source,
      hint: "save the file with commas between them")
  }

  /// - Parameters:
  ///   - fields: where the fields of the row stand.
  ///   - columns: the names of the columns.
  static func wrongCount(_ fields: [Range<Int>], columns: [String], in source: SourceText)
    -> Diagnostic
  {
    let row = (fields.first?.lowerBound ?? 0)..<(fields.last?.upperBound ?? 0)
    let summary =
      "this row has \(count(fields.count, "field")) for \(count(columns.count, "column"))"
    if fields.count > columns.count {
      return error(
        summary, fields[columns.count].lowerBound..<row.upperBound, source,
        hint: "put a field with a comma in it in double quotes")
    }
    let next = FieldProblem.shorten(columns[fields.count])
    return error(summary, row, source, hint: "'\(next)' is missing; an empty field is ',,'")
  }

  static func quoteInside(_ range: Range<Int>, in source: SourceText) -> Diagnostic {
    error(
      "a '\"' stands in a field that is not in quotes", range, source,
      hint: "put the whole field in double quotes, and write each '\"' in it twice")
  }

  static func textBehindQuote(_ range: Range<Int>, in source: SourceText) -> Diagnostic {
    error(
      "there is text behind the closing '\"'", range, source,
      hint: "write each '\"' in a field in quotes twice")
  }

  static func notClosed(_ range: Range<Int>, in source: SourceText) -> Diagnostic {
    error(
      "the field in quotes is not closed", range, source, hint: "write '\"' at its end")
  }

  private static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }

  private static func error(
    _ summary: String, _ range: Range<Int>, _ source: SourceText, hint: String
  ) -> Diagnostic {
    .error("front-matter.csv", summary, in: source, range, hint: hint)
  }
}

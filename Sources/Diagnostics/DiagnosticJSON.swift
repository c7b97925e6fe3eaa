/// Diagnostics as one JSON object a line, for editors and scripts (`--format json`).
package enum DiagnosticJSON {
  /// `{"severity":…,"id":…,"file":…,"line":…,"column":…,"end_line":…,"end_column":…,"message":…,"hint":…,"notes":[…]}`
  /// and a line feed. Places are absent for a message about a whole file, `hint` and `notes` when there are none.
  package static func format(_ diagnostic: Diagnostic) -> String {
    var fields = [
      "\"severity\":\(quote(diagnostic.severity.rawValue))",
      "\"id\":\(quote(diagnostic.identifier))",
    ]
    fields += place(diagnostic.location)
    fields.append("\"message\":\(quote(diagnostic.summary))")
    if let hint = diagnostic.hint { fields.append("\"hint\":\(quote(hint))") }
    if !diagnostic.notes.isEmpty {
      let notes = diagnostic.notes.map { note in
        "{" + (place(note.location) + ["\"message\":\(quote(note.text))"]).joined(separator: ",")
          + "}"
      }
      fields.append("\"notes\":[\(notes.joined(separator: ","))]")
    }
    return "{\(fields.joined(separator: ","))}\n"
  }

  private static func place(_ location: Diagnostic.Location) -> [String] {
    var fields = ["\"file\":\(quote(location.path))"]
    if case .range(let source, let range) = location {
      let start = source.position(at: range.lowerBound)
      let end = source.position(at: range.upperBound)
      fields += [
        "\"line\":\(start.line)", "\"column\":\(start.column)",
        "\"end_line\":\(end.line)", "\"end_column\":\(end.column)",
      ]
    }
    return fields
  }

  /// A JSON string (RFC 8259 §7) that is also safe inside an HTML script element.
  package static func quote(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "<", "\u{2028}", "\u{2029}", "\u{0}"..<" ", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

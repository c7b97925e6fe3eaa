extension String {
  /// Nil for a text of no characters, which templates are to see as none.
  var nilIfEmpty: String? { isEmpty ? nil : self }

  /// Whether `://` stands in it.
  var hasScheme: Bool {
    utf8Span.span.withUnsafeBytes { bytes in
      bytes.indices.dropLast(2).contains {
        bytes[$0] == UInt8(ascii: ":") && bytes[$0 + 1] == UInt8(ascii: "/")
          && bytes[$0 + 2] == UInt8(ascii: "/")
      }
    }
  }
}

extension String {
  /// Nil for a text of no characters, which templates are to see as none.
  var nilIfEmpty: String? { isEmpty ? nil : self }
}

@_spi(_Unicode) private import Swift

extension String {
  /// The text in Unicode Normalization Form C (UAX #15), the form that addresses are compared in.
  ///
  /// The standard library has it without Foundation's tables, under its Unicode interface for tools.
  package var normalizedToNFC: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var scalars = String.UnicodeScalarView()
    for scalar in _nfc { scalars.append(scalar) }
    return String(scalars)
  }
}

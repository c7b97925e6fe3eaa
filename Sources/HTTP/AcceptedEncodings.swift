/// What an `Accept-Encoding` header allows (RFC 9110 §12.5.3).
package enum AcceptedEncodings {
  /// Whether a client that sent this header reads gzip.
  package static func allowGzip(_ value: String?) -> Bool {
    guard let value else { return false }
    var any = false
    for member in FieldText.members(value) {
      let parts = member.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        .map { FieldText.trimmed($0).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 } }
      let isWanted = !parts.dropFirst().contains(where: isZero)
      if parts[0] == Array("gzip".utf8) || parts[0] == Array("x-gzip".utf8) { return isWanted }
      if parts[0] == Array("*".utf8) { any = isWanted }
    }
    return any
  }

  /// `q=0`, `q=0.`, `q=0.000`.
  private static func isZero(_ parameter: [UInt8]) -> Bool {
    parameter.starts(with: "q=0".utf8)
      && parameter.dropFirst(3).allSatisfy { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "0") }
  }
}

/// One range of a `Range` header (RFC 9110 §14.1.2).
package enum ByteRange: Equatable, Sendable {
  /// From an offset to the end.
  case from(Int)
  /// Both ends belong to it.
  case between(Int, Int)
  /// So many bytes at the end.
  case last(Int)

  /// What a `Range` header asks for.
  package enum Wish: Equatable, Sendable {
    /// Not a list of byte ranges, or more than one: the whole may be sent.
    case whole
    case one(ByteRange)
  }

  /// Reads the value of a `Range` header: `bytes=0-499`, `bytes=500-`, `bytes=-500`.
  package static func wish(_ value: String) -> Wish {
    let text = Array(value.utf8)
    let unit = Array("bytes=".utf8)
    guard text.count > unit.count,
      zip(text, unit).allSatisfy({ $0 | 0x20 == $1 | 0x20 })
    else { return .whole }
    let rest = text[unit.count...]
    let parts = rest.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    guard parts.count == 1, let range = one(FieldText.trimmed(parts[0])) else { return .whole }
    return .one(range)
  }

  private static func one(_ text: ArraySlice<UInt8>) -> ByteRange? {
    guard let dash = text.firstIndex(of: UInt8(ascii: "-")) else { return nil }
    let (before, after) = (text[..<dash], text[(dash + 1)...])
    if before.isEmpty { return number(after).map { .last($0) } }
    guard let first = number(before) else { return nil }
    if after.isEmpty { return .from(first) }
    guard let last = number(after), last >= first else { return nil }
    return .between(first, last)
  }

  /// Digits only; more than fits counts as the largest number that does.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty else { return nil }
    var value = 0
    for digit in digits {
      guard digit >= 0x30, digit <= 0x39 else { return nil }
      let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, isStillTooLarge) = product.addingReportingOverflow(Int(digit) - 0x30)
      value = isTooLarge || isStillTooLarge ? Int.max : sum
    }
    return value
  }

  /// The bytes of a text of `size` bytes that are meant, nil when there are none.
  package func bytes(of size: Int) -> Range<Int>? {
    switch self {
    case .from(let first): first < size ? first..<size : nil
    case .between(let first, let last): first < size ? first..<min(last, size - 1) + 1 : nil
    case .last(let count): count > 0 && size > 0 ? max(0, size - count)..<size : nil
    }
  }
}

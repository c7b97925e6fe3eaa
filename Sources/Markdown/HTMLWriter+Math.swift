import HTML

extension HTMLWriter {
  /// Writes a formula as the hook makes it.
  ///
  /// - Parameter content: what stands between its marks, within `written`.
  mutating func writeMath(
    _ written: UnsafeRawBufferPointer, _ content: Range<Int>, display: Bool, atom: Int
  ) {
    let source = UnsafeRawBufferPointer(rebasing: written[content.clamped(to: 0..<written.count)])
    withValidText(source) { text.add($0) }
    guard let result = hooks?.math(source: source, display: display), let beyond else {
      return withValidText(written) { out.append(escapingAsCommonMark: $0) }
    }
    out.append(result.html)
    features.insert(.math)
    let place = beyond.reading.atoms.atoms[atom].place
    add(result.problems, .text(place, offset: content.lowerBound))
  }
}

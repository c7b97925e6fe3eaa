import HTML

extension HTMLWriter {
  /// Writes the emoji of `:name:`.
  mutating func writeEmoji(_ written: UnsafeRawBufferPointer) {
    let name = UnsafeRawBufferPointer(rebasing: written.dropFirst().dropLast())
    guard let emoji = Emoji.named(name) else { return out.append(escapingAsCommonMark: written) }
    text.add(emoji)
    out.append(emoji)
  }
}

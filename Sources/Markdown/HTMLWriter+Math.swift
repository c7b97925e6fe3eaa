import HTML

extension HTMLWriter {
  /// Writes a formula as the hook makes it, or its source where there is no hook.
  mutating func writeMath(_ written: UnsafeRawBufferPointer, display: Bool, atom: Int) {
    text.add(written)
    out.append("<code class=\"math\">" as StaticString)
    out.append(escapingAsCommonMark: written)
    out.append("</code>" as StaticString)
  }
}

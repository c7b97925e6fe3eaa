package import Diagnostics
package import HTML

/// A template that was read and checked: it never changes, and any thread may render it.
package final class Template: Sendable {
  package let name: String
  private let text: [UInt8]

  init(name: String, text: [UInt8]) {
    self.name = name
    self.text = text
  }

  /// Appends what the template makes of the values.
  ///
  /// - Returns: what went wrong, empty when nothing did; then nothing was appended.
  package func render(_ globals: Globals, into buffer: inout ByteBuffer) -> [Diagnostic] {
    buffer.append(text)
    return []
  }
}

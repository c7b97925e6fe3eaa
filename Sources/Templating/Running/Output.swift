package import HTML

extension Value {
  /// Appends text and whole numbers, nearly all that templates write.
  ///
  /// - Returns: false for any other value, of which nothing is appended.
  @inline(never)
  package func writeText(into output: inout ByteBuffer) -> Bool {
    switch self {
    case .string(let text): output.append(escaping: text)
    case .markup(let text): output.append(text)
    case .int(let number): output.append(decimal: number)
    default: return false
    }
    return true
  }
}

extension Machine {
  /// Appends a value as a page shows it: markup as it is, all else escaped.
  @inline(__always)
  mutating func write(_ value: Value, at site: Site) throws(Failure) {
    if !value.writeText(into: &output) { try writeOther(value, at: site) }
  }

  private mutating func writeOther(_ value: Value, at site: Site) throws(Failure) {
    do throws(CallError) {
      output.append(escaping: try value.printed())
    } catch {
      throw Failure(error, at: site)
    }
  }

  /// Runs something that writes and gives back what it wrote, which is not left in the output.
  mutating func captured(
    _ body: (inout Machine) throws(Failure) -> Void
  ) throws(Failure) -> Value {
    let start = output.count
    try body(&self)
    let text = output.string(from: start)
    output.truncate(to: start)
    return .markup(text)
  }
}

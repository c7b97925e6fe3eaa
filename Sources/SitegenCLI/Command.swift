/// One command of the program, with all that its help page tells.
struct Command: Sendable {
  struct Option: Sendable {
    /// With its dashes: `--output`.
    let name: String
    /// What help calls its value; nil for an option without one.
    let value: String?
    let summary: String

    init(_ name: String, _ summary: String) {
      self.init(name, nil, summary)
    }

    init(_ name: String, _ value: String?, _ summary: String) {
      self.name = name
      self.value = value
      self.summary = summary
    }
  }

  let name: String
  /// What help calls the operands: `[DIR]`.
  let operands: String
  let operandCount: ClosedRange<Int>
  let summary: String
  let options: [Option]
  let run: @Sendable (Arguments, Console) throws(UsageError) -> Int32
}

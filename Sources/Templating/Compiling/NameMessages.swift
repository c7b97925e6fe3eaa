import Diagnostics

/// The wording of everything that is found wrong with names when templates are loaded.
enum NameMessages {
  static func unknownFilter(_ word: Word, known: some Sequence<String>, in source: SourceText)
    -> Diagnostic
  {
    .error(
      "template.filter", "there is no filter '\(word.text)'", in: source, word.range,
      hint: near(word.text, known))
  }

  static func unknownTest(_ word: Word, known: some Sequence<String>, in source: SourceText)
    -> Diagnostic
  {
    .error(
      "template.test", "there is no test '\(word.text)'", in: source, word.range,
      hint: near(word.text, known))
  }

  static func unknownName(
    _ name: String, known: some Sequence<String>, in source: SourceText, _ range: Range<Int>
  ) -> Diagnostic {
    .error(
      "template.name", "there is no '\(name)' here", in: source, range, hint: near(name, known))
  }

  static func unknownTemplate(
    _ name: String, known: some Sequence<String>, in source: SourceText, _ range: Range<Int>
  ) -> Diagnostic {
    .error(
      "template.unknown", "there is no template '\(name)'", in: source, range,
      hint: near(name, known))
  }

  static func missingTemplate(_ name: String, known: some Sequence<String>) -> Diagnostic {
    Diagnostic(
      .error, "template.unknown", "there is no such template", at: .file(name),
      hint: near(name, known))
  }

  static func unknownMacro(
    _ name: String, of template: String, known: [String], in source: SourceText,
    _ range: Range<Int>
  ) -> Diagnostic {
    .error(
      "template.macro", "'\(template)' has no '\(name)'", in: source, range,
      hint: near(name, known))
  }

  static func unknownBlock(
    _ name: String, known: [String], in source: SourceText, _ range: Range<Int>
  )
    -> Diagnostic
  {
    .error(
      "template.block", "there is no block '\(name)'", in: source, range, hint: near(name, known))
  }

  static func repeatedBlock(_ word: Word, first: Range<Int>, in source: SourceText) -> Diagnostic {
    .error(
      "template.block", "the block '\(word.text)' is there twice", in: source, word.range,
      hint: "write '{{ self.\(word.text)() }}' to show it once more",
      notes: [.init("it is first here", at: .range(source, first))])
  }

  static func unknownLoopField(_ word: Word, in source: SourceText) -> Diagnostic {
    let known = LoopField.allCases.map { $0.rawValue } + ["cycle", "changed"]
    return .error(
      "template.name", "'loop' has no field '\(word.text)'", in: source, word.range,
      hint: near(word.text, known))
  }

  static func notCalled(
    _ name: String, _ example: String, in source: SourceText, _ range: Range<Int>
  )
    -> Diagnostic
  {
    .error(
      "template.syntax", "'\(name)' stands alone here", in: source, range,
      hint: "write '\(example)'")
  }

  static func outsideBlock(_ name: String, in source: SourceText, _ range: Range<Int>)
    -> Diagnostic
  {
    .error(
      "template.block", "'\(name)' stands outside a block", in: source, range,
      hint: "it writes what the template above has in the same block")
  }

  static func notRecursive(in source: SourceText, _ range: Range<Int>) -> Diagnostic {
    .error(
      "template.loop", "this loop cannot be called", in: source, range,
      hint: "write 'recursive' at the end of its 'for'")
  }

  static func misplacedExtends(in source: SourceText, _ range: Range<Int>) -> Diagnostic {
    .error(
      "template.extends", "'extends' stands inside another block", in: source, range,
      hint: "write it at the top of the template")
  }

  static func extendedTwice(in source: SourceText, _ range: Range<Int>) -> Diagnostic {
    .error("template.extends", "a second 'extends'", in: source, range)
  }

  static func extendsItself(_ chain: [String], in source: SourceText, _ range: Range<Int>)
    -> Diagnostic
  {
    .error(
      "template.extends",
      chain.count == 1
        ? "'\(chain[0])' extends itself"
        : "these templates extend each other: \(chain.map { "'\($0)'" }.joined(separator: ", "))",
      in: source, range)
  }

  static func badCall(_ error: CallError, in source: SourceText, _ range: Range<Int>)
    -> Diagnostic
  {
    .error("template.call", error.summary, in: source, range, hint: error.hint)
  }

  static func privateName(_ word: Word, in source: SourceText) -> Diagnostic {
    .error(
      "template.macro", "'\(word.text)' cannot be imported", in: source, word.range,
      hint: "names with '_' in front belong to their template alone")
  }

  static func tooManyVariables(_ limit: Int, in source: SourceText) -> Diagnostic {
    .error("template.limit", "more than \(limit) variables", in: source, 0..<0)
  }

  private static func near(_ name: String, _ known: some Sequence<String>) -> String? {
    nearestName(to: name, among: known).map { "did you mean '\($0)'?" }
  }
}

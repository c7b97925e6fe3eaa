import Diagnostics

/// The wording of what can be wrong with front matter in any format.
enum Wording {
  static func notUTF8(at offset: Int, in source: SourceText) -> Diagnostic {
    .error(
      "front-matter.encoding", "the file is not UTF-8 from here on", in: source,
      offset..<min(offset + 1, source.bytes.count), hint: "save it as UTF-8")
  }

  static func controlCharacter(_ byte: UInt8, at offset: Int, in source: SourceText) -> Diagnostic {
    let digits = String(byte, radix: 16, uppercase: true)
    let code = String(repeating: "0", count: 4 - digits.count) + digits
    return .error(
      "front-matter.control-character", "the control character U+\(code) is not allowed here",
      in: source, offset..<offset + 1, hint: "delete it")
  }

  static func notClosed(_ fence: Range<Int>, _ mark: String, in source: SourceText) -> Diagnostic {
    .error(
      "front-matter.not-closed", "front matter is not closed", in: source, fence,
      hint: "write a line '\(mark)' behind the last key"
        + (mark == "---" ? "; a rule at the top of a text is '***'" : ""))
  }

  static func tooLarge(_ fence: Range<Int>, in source: SourceText) -> Diagnostic {
    .error(
      "front-matter.too-large",
      "front matter is larger than \(Limits.frontMatterSize / 1024) KB", in: source, fence,
      hint: "move the text behind the closing line, or the data into a file under _data")
  }

  static func notAMapping(_ node: Node, in source: SourceText) -> Diagnostic {
    let kind = node.list == nil ? "one text" : "a list"
    return .error(
      "front-matter.type", "front matter must be keys with values, not \(kind)", in: source,
      node.range, hint: "write lines such as 'title: Hello'")
  }

  static func duplicate(
    _ key: String, _ range: Range<Int>, earlier: Range<Int>?, in source: SourceText
  ) -> Diagnostic {
    .error(
      "front-matter.duplicate-key", "'\(FieldProblem.shorten(key))' is here twice", in: source,
      range, hint: "delete one of the two",
      notes: earlier.map { [.init("the first one", at: .range(source, $0))] } ?? [])
  }

  static func tooDeep(_ range: Range<Int>, in source: SourceText) -> Diagnostic {
    .error(
      "front-matter.too-deep",
      "lists and mappings stand more than \(Limits.depth) deep in one another",
      in: source, range)
  }
}

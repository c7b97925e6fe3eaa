import Diagnostics

/// The wording of what can be wrong with YAML beyond its syntax.
enum YAMLWording {
  static func secondDocument(_ range: Range<Int>, in source: SourceText) -> Diagnostic {
    .error(
      "front-matter.second-document", "a second document starts here", in: source, range,
      hint: "there can be one only; delete this line")
  }

  static func tooDeep(_ range: Range<Int>, in source: SourceText) -> Diagnostic {
    Wording.tooDeep(range.lowerBound..<min(range.upperBound, range.lowerBound + 1), in: source)
  }

  static func tooManyAliased(_ range: Range<Int>, in source: SourceText) -> Diagnostic {
    .error(
      "front-matter.alias", "aliases stand for more than \(Limits.aliasedValues) values",
      in: source, range)
  }

  static func aliasInsideItself(_ name: String, _ range: Range<Int>, in source: SourceText)
    -> Diagnostic
  {
    .error(
      "front-matter.alias", "the alias '*\(name)' stands inside its own anchor '&\(name)'",
      in: source, range)
  }

  static func unknownAlias(_ name: String, _ range: Range<Int>, in source: SourceText)
    -> Diagnostic
  {
    .error(
      "front-matter.alias", "there is no anchor '&\(name)' above", in: source, range,
      hint: "put a text that starts with '*' in quotes")
  }

  static func notMergeable(_ range: Range<Int>, in source: SourceText) -> Diagnostic {
    .error(
      "front-matter.merge", "'<<' takes a mapping or a list of mappings", in: source, range,
      hint: "write an alias of one, such as '<<: *defaults'")
  }

  static func emptyKey(_ range: Range<Int>, in source: SourceText) -> Diagnostic {
    .error(
      "front-matter.key", "there is no key before the ':'", in: source, range,
      hint: "write 'key: value'")
  }

  static func keyIsNoText(_ node: Node, in source: SourceText) -> Diagnostic {
    let kind = node.list == nil ? "a mapping" : "a list"
    return .error(
      "front-matter.key", "a key must be a text, not \(kind)", in: source, node.range,
      hint: "put a text that starts with a bracket in quotes")
  }

  static func tag(_ tag: String, _ range: Range<Int>, in source: SourceText) -> Diagnostic {
    .error(
      "front-matter.tag",
      "the tag '\(FieldProblem.shorten(CoreTag.written(tag)))' is not known here",
      in: source, range, hint: "delete it, or put a text that starts with '!' in quotes")
  }

  static func tagMismatch(
    _ text: String, _ type: String, _ range: Range<Int>, in source: SourceText
  ) -> Diagnostic {
    .error(
      "front-matter.tag", "the tag's value is not \(type): '\(FieldProblem.shorten(text))'",
      in: source, range)
  }
}

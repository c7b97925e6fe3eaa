package import Diagnostics
package import FrontMatter

extension DeclaredField {
  /// The declarations of an `_index.md`, and what is wrong with them.
  ///
  /// Each is `name: type`, or `name: { type: …, required: true }`, or with a `default`.
  static func read(_ reader: inout FieldReader) -> [DeclaredField] {
    guard let declared = reader.mapping("fields") else { return [] }
    var fields: [DeclaredField] = []
    for entry in declared.entries {
      if PostFields.keys.contains(entry.key) {
        reader.report(DeclaredFieldProblem.known(entry, in: reader.source))
      } else if let field = read(entry, &reader) {
        fields.append(field)
      }
    }
    return fields
  }

  private static func read(_ entry: Mapping.Entry, _ reader: inout FieldReader) -> DeclaredField? {
    let source = reader.source
    if let text = entry.value.text {
      return make(entry, text, at: entry.value.range, false, nil, &reader)
    }
    guard let details = entry.value.mapping else {
      reader.report(DeclaredFieldProblem.noType(entry, in: source))
      return nil
    }
    var inner = FieldReader(details, in: source, path: "fields.\(entry.key).")
    let type = inner.text("type")
    let isRequired = inner.boolean("required") ?? false
    let fallback = inner.node("default")
    inner.reportUnknown(known: ["type", "required", "default"])
    for diagnostic in inner.diagnostics { reader.report(diagnostic) }
    guard let type, let place = details["type"]?.value.range else {
      if !inner.diagnostics.hasErrors {
        reader.report(DeclaredFieldProblem.noType(entry, in: source))
      }
      return nil
    }
    guard let field = make(entry, type, at: place, isRequired, fallback, &reader) else {
      return nil
    }
    if let fallback {
      let (_, problems) = field.value(of: fallback, in: source)
      for problem in problems { reader.report(problem) }
    }
    return field
  }

  private static func make(
    _ entry: Mapping.Entry, _ type: String, at range: Range<Int>, _ isRequired: Bool,
    _ fallback: Node?, _ reader: inout FieldReader
  ) -> DeclaredField? {
    guard let kind = Kind(type) else {
      reader.report(DeclaredFieldProblem.unknownType(type, in: reader.source, range))
      return nil
    }
    return DeclaredField(
      name: entry.key, kind: kind, isRequired: isRequired, fallback: fallback,
      range: entry.keyRange)
  }

  // MARK: Values

  /// A value as the field's type has it, nil when it is something else, and what is wrong with it.
  package func value(of node: Node, in source: SourceText) -> (Node?, [Diagnostic]) {
    guard case .list(let item) = kind else { return value(of: node, as: kind, in: source) }
    var items: [Node] = []
    var diagnostics: [Diagnostic] = []
    for element in node.list ?? [node] where !element.isNull {
      let (value, problems) = value(of: element, as: item, in: source)
      if let value { items.append(value) }
      diagnostics += problems
    }
    return (Node(.list(items), range: node.range), diagnostics)
  }

  private func value(of node: Node, as kind: Kind, in source: SourceText) -> (
    Node?, [Diagnostic]
  ) {
    var reader = FieldReader(
      Mapping([Mapping.Entry(key: name, keyRange: node.range, value: node)]), in: source)
    let value: NodeValue?
    switch kind {
    case .text, .image, .list: value = reader.text(name).map { .text($0) }
    case .number: value = reader.number(name) == nil ? nil : node.value
    case .boolean: value = reader.boolean(name).map { .boolean($0) }
    case .date: value = reader.date(name).map { .date($0) }
    case .choice(let choices): value = reader.choice(name, from: choices).map { .text($0) }
    case .url:
      value = reader.text(name).flatMap { text in
        if Self.isAddress(text) { return .text(text) }
        reader.report(DeclaredFieldProblem.notAnAddress(name, text, in: source, node.range))
        return nil
      }
    }
    return (value.map { Node($0, range: node.range) }, reader.diagnostics)
  }

  /// Whether a text may be linked to: a place on the site, or an address that leads out of it.
  private static func isAddress(_ text: String) -> Bool {
    guard !text.isEmpty, !text.utf8.contains(where: { $0 <= 0x20 }) else { return false }
    return ["/", "#", "./", "../", "https://", "http://", "mailto:", "tel:"].contains {
      text.hasPrefix($0)
    }
  }
}

extension SectionFields {
  /// What is wrong with a post's own fields by the section's declarations; cheap where nothing is.
  ///
  /// - Parameters:
  ///   - extra: the post's own fields and those that its folder gives it.
  ///   - written: its own only.
  ///   - index: reads the section's `_index.md` again, for messages.
  ///   - source: reads the post again.
  func problems(
    with extra: [Mapping.Entry], written: [Mapping.Entry], in source: () -> SourceText,
    index: () -> SourceText?
  ) -> [Diagnostic] {
    guard !declared.isEmpty else { return [] }
    let mapping = Mapping(written)
    let all = extra.count == written.count ? mapping : Mapping(extra)
    let blank = SourceText(path: "", bytes: [])
    var diagnostics: [Diagnostic] = []
    for field in declared {
      var found: [Diagnostic] = []
      if let node = mapping[field.name]?.value, !node.isNull {
        guard !field.value(of: node, in: blank).1.isEmpty else { continue }
        found = field.value(of: node, in: source()).1
      } else if field.isRequired, field.fallback == nil, all[field.name]?.value.isNull != false {
        let range = mapping[field.name]?.keyRange ?? 0..<0
        found = [DeclaredFieldProblem.missing(field.name, in: source(), range)]
      }
      if found.isEmpty { continue }
      let note = index().map {
        Diagnostic.Note("the section declares it here", at: .range($0, field.range))
      }
      for var problem in found {
        problem.notes += note.map { [$0] } ?? []
        diagnostics.append(problem)
      }
    }
    return diagnostics
  }
}

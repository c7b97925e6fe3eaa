import Diagnostics

/// What in the templates of a site nothing uses: names that nobody reads, blocks that nobody shows.
struct UnusedParts {
  private let templates: [CompiledTemplate]
  private var uses: [String: NameUses] = [:]
  private var parents: [String: CompiledTemplate] = [:]

  init(_ templates: [CompiledTemplate]) {
    self.templates = templates
    var byNumber: [Int: CompiledTemplate] = [:]
    for template in templates {
      uses[template.name] = NameUses(template.statements)
      byNumber[template.number] = template
    }
    for template in templates {
      parents[template.name] = template.outline.parent.flatMap { byNumber[$0] }
    }
  }

  /// Whether only a render knows the names of some templates, so that any may be in use.
  var namesUnknown: Bool { uses.values.contains { $0.namesUnknown } }

  /// What is not used in one template.
  func diagnostics(_ template: CompiledTemplate) -> [Diagnostic] {
    (names(template) + blocks(template)).inOrderOfPlace
  }

  // MARK: Names

  private func names(_ template: CompiledTemplate) -> [Diagnostic] {
    guard let own = uses[template.name] else { return [] }
    let isImported = uses.values.contains { $0.imported.contains(template.name) }
    let readers = readers(of: template)
    let isOpen = isImported || readers.contains { uses[$0]?.namesUnknown != false }
    var told: Set<String> = []
    return own.stores.compactMap { store in
      let name = store.word.text
      if let scope = store.scope {
        let scope = own.scopes[scope]
        guard !scope.read.contains(name), !scope.passesVariables else { return nil }
      } else if isOpen || readers.contains(where: { uses[$0]?.read.contains(name) == true }) {
        return nil
      }
      // A name that is stored on several ways is told at the first.
      guard store.scope != nil || told.insert(name).inserted else { return nil }
      return UnusedMessages.name(store, in: template.text.source)
    }
  }

  /// The templates that may read what a template stores at its top level.
  private func readers(of template: CompiledTemplate) -> Set<String> {
    var seen: Set<String> = [template.name]
    var waiting = [template.name]
    for other in templates where lineage(other).contains(where: { $0 === template }) {
      if seen.insert(other.name).inserted { waiting.append(other.name) }
    }
    while let next = waiting.popLast() {
      for name in uses[next]?.shown ?? [] where uses[name] != nil {
        if seen.insert(name).inserted { waiting.append(name) }
      }
    }
    return seen
  }

  /// The templates that one extends, the next first.
  private func lineage(_ template: CompiledTemplate) -> [CompiledTemplate] {
    var result: [CompiledTemplate] = []
    var current = template
    while let parent = parents[current.name], result.count < templates.count {
      result.append(parent)
      current = parent
    }
    return result
  }

  // MARK: Blocks

  private func blocks(_ template: CompiledTemplate) -> [Diagnostic] {
    let above = lineage(template)
    guard let top = above.last, !top.outline.hasUnknownParent, !template.outline.hasUnknownParent,
      let own = uses[template.name]
    else { return [] }
    let known = Set(above.flatMap { $0.outline.blockNames })
    let shown = Set(templates.flatMap { $0.outline.selfBlocks.map { $0.name } })
    return own.outerBlocks.filter { !known.contains($0.text) && !shown.contains($0.text) }.map {
      UnusedMessages.block($0, known: known, in: template.text.source)
    }
  }
}

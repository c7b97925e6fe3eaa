import Diagnostics

/// Checks what can only be told of templates together: a template with all that it extends, includes and imports.
struct GroupChecker {
  let group: [Int: CompiledTemplate]
  let root: Int
  let globalNames: [String]
  let library: Library
  private(set) var diagnostics: [Diagnostic] = []

  init(group: [Int: CompiledTemplate], root: Int, globalNames: [String], library: Library) {
    self.group = group
    self.root = root
    self.globalNames = globalNames
    self.library = library
  }

  mutating func run(checksNames: Bool) {
    if checksNames, !group.values.contains(where: { $0.outline.hasUnknownParent }) { checkNames() }
    for (_, template) in group.sorted(by: { $0.key < $1.key }) {
      checkLineage(of: template)
      checkImports(of: template)
      checkSelf(of: template)
    }
  }

  /// Names that nothing anywhere could have given a value.
  private mutating func checkNames() {
    var known = Set(globalNames)
    for (_, template) in group {
      known.formUnion(template.outline.assignedNames)
      known.formUnion(template.outline.guardedNames)
    }
    let suggestions = known.union(library.functions.keys)
    for (_, template) in group.sorted(by: { $0.key < $1.key }) {
      for (name, range) in template.outline.freeNames where !known.contains(name) {
        diagnostics.append(
          NameMessages.unknownName(
            name, known: suggestions, in: template.text.source, range))
      }
    }
  }

  /// The templates from one up to the topmost that it extends, as far as is known.
  private func lineage(of template: CompiledTemplate) -> (
    templates: [CompiledTemplate], isWhole: Bool
  ) {
    var templates = [template]
    var isWhole = !template.outline.hasUnknownParent
    var current = template
    while let number = current.outline.parent {
      guard let parent = group[number], !templates.contains(where: { $0 === parent }) else {
        return (templates, false)
      }
      templates.append(parent)
      isWhole = isWhole && !parent.outline.hasUnknownParent
      current = parent
    }
    return (templates, isWhole)
  }

  private mutating func checkLineage(of template: CompiledTemplate) {
    var chain = [template]
    var current = template
    while let number = current.outline.parent, let parent = group[number] {
      if parent === template {
        // Reported once, at the template of the circle that was named first.
        guard chain.allSatisfy({ $0.number >= template.number }) else { return }
        let reference = template.outline.references.first { $0.number == template.outline.parent }
        diagnostics.append(
          NameMessages.extendsItself(
            chain.map { $0.name }, in: template.text.source, reference?.range ?? 0..<0))
        return
      }
      if chain.contains(where: { $0 === parent }) { return }
      chain.append(parent)
      current = parent
    }
  }

  private mutating func checkImports(of template: CompiledTemplate) {
    let source = template.text.source
    func module(_ number: Int) -> (names: Set<String>, macros: [String: MacroSignature], String)? {
      guard let imported = group[number] else { return nil }
      let (templates, isWhole) = lineage(of: imported)
      guard isWhole else { return nil }
      var names: Set<String> = []
      var macros: [String: MacroSignature] = [:]
      for template in templates {
        names.formUnion(template.exports.map { $0.name })
        macros.merge(template.outline.macros) { first, _ in first }
      }
      return (names, macros, imported.name)
    }
    for (number, name, range) in template.outline.importedNames {
      guard let (names, _, of) = module(number), !names.contains(name) else { continue }
      diagnostics.append(
        NameMessages.unknownMacro(name, of: of, known: names.sorted(), in: source, range))
    }
    for (number, call) in template.outline.importedCalls {
      guard let (names, macros, of) = module(number) else { continue }
      guard names.contains(call.name) else {
        diagnostics.append(
          NameMessages.unknownMacro(
            call.name, of: of, known: names.sorted(), in: source, call.range))
        continue
      }
      if let problem = macros[call.name]?.problem(with: call, in: source) {
        diagnostics.append(problem)
      }
    }
  }

  private mutating func checkSelf(of template: CompiledTemplate) {
    guard !template.outline.selfBlocks.isEmpty else { return }
    // A block may be that of any template of the group: those below this one add theirs.
    let known = Set(group.values.flatMap { $0.outline.blockNames })
    for (name, range) in template.outline.selfBlocks where !known.contains(name) {
      diagnostics.append(
        NameMessages.unknownBlock(name, known: known.sorted(), in: template.text.source, range))
    }
  }
}

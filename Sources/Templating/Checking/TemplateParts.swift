/// What the checks need to find quickly in the trees of templates: their blocks, and where names are stored.
struct TemplateParts {
  /// By the number of the template.
  private var blocks: [[String: BlockSyntax]]
  /// The first place of each template that stores in a name, up to some of them.
  private var stored: [String: [(place: Place, isInside: Bool)]] = [:]
  /// Templates by their name.
  private(set) var numbers: [String: Int] = [:]

  init(_ templates: [CompiledTemplate?]) {
    blocks = Array(repeating: [:], count: templates.count)
    for (number, template) in templates.enumerated() {
      guard let template else { continue }
      numbers[template.name] = number
      collect(template.statements, template, isInside: false)
    }
  }

  private mutating func collect(
    _ statements: [StatementSyntax], _ template: CompiledTemplate, isInside: Bool
  ) {
    for statement in statements {
      switch statement.kind {
      case .block(let block): blocks[template.number][block.name.text] = block
      case .set(let target, _), .setBlock(let target, _, _):
        for name in target.names {
          let known = stored[name.text] ?? []
          guard known.count < 16, known.last?.place.template != template.number else { continue }
          stored[name.text, default: []].append((Place(template, name.range), isInside))
        }
      default: break
      }
      var isScope = true
      if case .choice = statement.kind { isScope = false }
      for body in SyntaxWalk.bodies(of: statement) {
        collect(body, template, isInside: isInside || isScope)
      }
    }
  }

  func blocks(of template: CompiledTemplate) -> [String: BlockSyntax] {
    template.number < blocks.count ? blocks[template.number] : [:]
  }

  /// One place where something is stored in a name, in this template if there is one, and whether that is
  /// inside a loop or the like.
  func placeStoring(_ name: String, near template: CompiledTemplate) -> (
    place: Place, isInside: Bool
  )? {
    stored[name]?.first { $0.place.template == template.number } ?? stored[name]?.first
  }
}

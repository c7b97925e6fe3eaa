/// What the checks need to find quickly in the trees of templates: their blocks, and where names are stored.
struct TemplateParts {
  /// By the number of the template.
  private var blocks: [[String: BlockSyntax]]
  private var stored: [String: Place] = [:]
  /// Templates by their name.
  private(set) var numbers: [String: Int] = [:]

  init(_ templates: [CompiledTemplate?]) {
    blocks = Array(repeating: [:], count: templates.count)
    for (number, template) in templates.enumerated() {
      guard let template else { continue }
      numbers[template.name] = number
      collect(template.statements, template, number)
    }
  }

  private mutating func collect(
    _ statements: [StatementSyntax], _ template: CompiledTemplate, _ number: Int
  ) {
    for statement in statements {
      switch statement.kind {
      case .block(let block): blocks[number][block.name.text] = block
      case .set(let target, _), .setBlock(let target, _, _):
        for name in target.names where stored[name.text] == nil {
          stored[name.text] = Place(template, name.range)
        }
      default: break
      }
      for body in SyntaxWalk.bodies(of: statement) { collect(body, template, number) }
    }
  }

  func blocks(of template: CompiledTemplate) -> [String: BlockSyntax] {
    template.number < blocks.count ? blocks[template.number] : [:]
  }

  /// One place where something is stored in a name, in any template.
  func placeStoring(_ name: String) -> Place? { stored[name] }
}

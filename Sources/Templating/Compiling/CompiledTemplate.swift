/// A template with all its names resolved.
///
/// It refers to other templates by the numbers that their environment gave them, never directly, so
/// that templates that include each other form no cycle of references.
final class CompiledTemplate: Sendable {
  let name: String
  let number: Int
  let text: TemplateText
  /// What it was compiled from, for checks.
  let statements: [StatementSyntax]
  let body: Body
  let slotCount: Int
  /// What fills its blocks, by the number of the name; lists, since those of templates it extends are added.
  let blocks: [Int: [BlockNode]]
  /// The names of its top level that importing templates see.
  let exports: [(name: String, symbol: Int)]
  /// What it looks like when it is imported.
  let shape: Shape
  let outline: TemplateOutline
  /// The names it reads, by their numbers, when nothing but itself can tell in which context it runs; else nil.
  let ownNames: [Int]?

  init(
    name: String, number: Int, text: TemplateText, statements: [StatementSyntax], body: Body,
    slotCount: Int,
    blocks: [Int: [BlockNode]], exports: [(name: String, symbol: Int)], outline: TemplateOutline,
    ownNames: [Int]?
  ) {
    self.name = name
    self.number = number
    self.text = text
    self.statements = statements
    self.body = body
    self.slotCount = slotCount
    self.blocks = blocks
    self.exports = exports
    self.shape = Shape(name: name, fields: exports.map { $0.name })
    self.outline = outline
    self.ownNames = ownNames
  }
}

/// What must be known of a template to check it together with others.
struct TemplateOutline: Sendable {
  /// Another template that is named literally.
  struct Reference: Sendable {
    let name: String
    let number: Int
    let range: Range<Int>
    let mayBeMissing: Bool
  }

  /// A call whose arguments can be counted.
  struct CallShape: Sendable {
    let name: String
    let range: Range<Int>
    let positional: Int
    let keywords: [(name: String, range: Range<Int>)]
    let isFixed: Bool
    let hasCaller: Bool
  }

  /// The number of the template it extends, where that is known and certain.
  var parent: Int?
  /// Whether it extends a template that only a render can tell.
  var hasUnknownParent = false
  var references: [Reference] = []
  /// Whether the name of another template is the value of an expression.
  var namesTemplatesByComputing = false
  var macros: [String: MacroSignature] = [:]
  var blockNames: [String] = []
  /// Names taken out of an imported template, called or not.
  var importedNames: [(template: Int, name: String, range: Range<Int>)] = []
  var importedCalls: [(template: Int, call: CallShape)] = []
  /// `self.name()`.
  var selfBlocks: [(name: String, range: Range<Int>)] = []
  /// Names that are neither variables of a function nor assigned in this template, with one place for each.
  var freeNames: [(name: String, range: Range<Int>)] = []
  /// Every name that anything is stored in, anywhere.
  var assignedNames: Set<String> = []
  /// Names asked for with `is defined` or `default`.
  var guardedNames: Set<String> = []
  /// What the template does with each of the environment's `inputs`.
  var inputUses: [String: InputUse] = [:]
}

/// What a macro may be given.
struct MacroSignature: Sendable {
  let parameters: [String]
  let takesRest: Bool
  let takesKeywords: Bool
  let takesCaller: Bool
}

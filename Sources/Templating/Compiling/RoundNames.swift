/// The names that the rounds of a loop read, for telling whether two rounds with the same element write the same.
struct RoundNames: Sendable {
  /// Names that the loop's own body mentions.
  var names: Set<String> = []
  /// The templates it includes, by their names.
  var included: [String] = []

  /// Nil when a round does what may have an effect elsewhere, or may depend on more than the values of names: it stores
  /// in a namespace, calls blocks, leaves the loop, asks for a template by a computed name.
  static func find(_ loop: LoopSyntax) -> RoundNames? {
    guard !loop.isRecursive, case .name = loop.target.kind,
      !SyntaxWalk.mentions("loop", in: loop.body)
    else { return nil }
    var found = RoundNames()
    return found.add(loop.body) ? found : nil
  }

  private mutating func add(_ statements: [StatementSyntax]) -> Bool {
    for statement in statements {
      switch statement.kind {
      case .text, .output, .choice: break
      case .set(let target, _) where SyntaxWalk.isNames(target): break
      case .with(let pairs, _) where pairs.allSatisfy({ SyntaxWalk.isNames($0.0) }): break
      case .loop(let loop) where !loop.isRecursive && SyntaxWalk.isNames(loop.target): break
      case .include(let name, _, withContext: true):
        guard case .constant(.string(let literal)) = name.kind else { return false }
        included.append(literal)
      default: return false
      }
      var pending = SyntaxWalk.expressions(of: statement)
      while let next = pending.popLast() {
        switch next.kind {
        case .captured, .name("super"), .name("self"): return false
        case .name(let name): names.insert(name)
        default: pending += SyntaxWalk.children(of: next)
        }
      }
      for body in SyntaxWalk.bodies(of: statement) {
        guard add(body) else { return false }
      }
    }
    return true
  }
}

/// Numbers for the names of variables and blocks, and for templates, shared by an environment's templates.
struct NameTable {
  private(set) var symbols: [String: Int] = [:]
  private(set) var names: [String] = []
  private(set) var templateNumbers: [String: Int] = [:]
  private(set) var templateNames: [String] = []

  mutating func symbol(_ name: String) -> Int {
    if let symbol = symbols[name] { return symbol }
    symbols[name] = names.count
    names.append(name)
    return names.count - 1
  }

  mutating func template(_ name: String) -> Int {
    if let number = templateNumbers[name] { return number }
    templateNumbers[name] = templateNames.count
    return addTemplate(name)
  }

  /// A number for a template that no other can refer to.
  mutating func addTemplate(_ name: String) -> Int {
    templateNames.append(name)
    return templateNames.count - 1
  }
}

/// The modules that the `import` lines of a Swift source name, in order.
func importedModules(in source: String) -> [String] {
  let modifiers: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
  let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "func", "let", "var",
  ]
  return source.split(whereSeparator: { $0.isNewline || $0 == ";" }).compactMap { line in
    var words = line.split(whereSeparator: \.isWhitespace)[...]
    while let word = words.first, word.hasPrefix("@") || modifiers.contains(word) {
      words.removeFirst()
    }
    guard words.popFirst() == "import" else { return nil }
    if let word = words.first, kinds.contains(word) { words.removeFirst() }
    return words.first.map { String($0.prefix { $0 != "." && $0 != "/" }) }
  }
}

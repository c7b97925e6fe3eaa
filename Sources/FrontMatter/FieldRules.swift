/// What a reader of fields knows of them beside their types: how values are written, and which fields can be off.
package final class FieldRules: Sendable {
  private let forms: [String: String]
  private let offs: Set<String>
  private let quotesBooleans: Bool

  /// - Parameters:
  ///   - forms: how values are written, for the hints of messages: by their keys, by `around.key` for one mapping alone, and
  ///     by `around.*` for names of the author's own in it; where that is in a mapping of others, `first.*.around.*`.
  ///   - canBeOff: the keys whose `false` is the same as no such key: those of the first mapping as they are, others by
  ///     `around.key` or `around.*`.
  ///   - quotesBooleans: `true` and `false` are texts in quotes only; else they are texts as numbers are.
  package init(
    forms: [String: String] = [:], canBeOff: Set<String> = [], quotesBooleans: Bool = false
  ) {
    self.forms = forms
    offs = canBeOff
    self.quotesBooleans = quotesBooleans
  }

  package static let none = FieldRules()

  /// How the value of a key is written.
  ///
  /// - Parameter path: the names of the mappings around it, each with a dot behind it.
  func form(of key: String, in path: String) -> String? {
    let form = exactForm(of: key, Self.parts(of: path))
    return canBeOff(key, in: path) ? form.map { $0 + ", or as false for none" } : form
  }

  /// How an item of a key's list is written.
  func form(ofItem key: String, in path: String) -> String? {
    exactForm(of: key, Self.parts(of: path))
  }

  /// How a mapping itself is written.
  ///
  /// - Parameter path: its own name behind those around it, each with a dot behind it.
  func form(of path: String) -> String? {
    let names = Self.parts(of: path)
    return names.last.flatMap { exactForm(of: $0, names.dropLast()) }
  }

  /// Whether `false` is the same as no such key.
  func canBeOff(_ key: String, in path: String) -> Bool {
    if offs.isEmpty { return false }
    guard let around = Self.parts(of: path).last else { return offs.contains(key) }
    return offs.contains("\(around).\(key)") || offs.contains("\(around).*")
  }

  /// A scalar as it is written, nil for what is no text.
  func text(of node: Node) -> String? {
    if quotesBooleans, case .boolean = node.value { return nil }
    return node.text
  }

  private func exactForm(of key: String, _ names: ArraySlice<String>) -> String? {
    if forms.isEmpty { return nil }
    guard let first = names.first, let around = names.last else { return forms[key] }
    // Where names are the author's own, one may be that of a setting.
    return forms["\(around).\(key)"]
      ?? (names.count > 2 ? forms["\(first).*.\(around).*"] : nil)
      ?? forms["\(around).*"] ?? forms[key]
  }

  private static func parts(of path: String) -> ArraySlice<String> {
    path.utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) }[...]
  }
}

package import Dates
package import Diagnostics

/// Reads the fields of a mapping as the types a caller wants, and says where one is something else.
///
/// Every method gives nil for a key that is absent or empty (`title:`), and for one of the wrong type
/// after noting an error at the value; so one pass over all fields reports all their errors. What
/// nobody asked for is `unread`.
package struct FieldReader {
  package let mapping: Mapping
  package let source: SourceText
  package private(set) var diagnostics: [Diagnostic] = []
  /// What stands before a key in messages: `badge.` for the fields of the mapping `badge`.
  private let path: String
  private let rules: FieldRules
  /// A bit for each of the first entries that were read, and the places of others.
  private var isRead: UInt64 = 0
  private var alsoRead: Set<Int> = []

  /// - Parameters:
  ///   - path: the names of the mappings around this one, each with a dot behind it.
  ///   - rules: what is known of the fields beside their types.
  package init(
    _ mapping: Mapping, in source: SourceText, path: String = "", rules: FieldRules = .none
  ) {
    self.mapping = mapping
    self.source = source
    self.path = path
    self.rules = rules
  }

  // MARK: Any value

  /// The value of a key whatever its type, nil when absent or empty.
  package mutating func node(_ key: String) -> Node? {
    place(of: key).map { mapping.entries[$0].value }
  }

  /// The place of a key among the entries, nil when it is absent, empty or off; it counts as read.
  private mutating func place(of key: String) -> Int? {
    guard let index = mapping.index(of: key) else { return nil }
    if index < UInt64.bitWidth { isRead |= 1 << UInt64(index) } else { alsoRead.insert(index) }
    switch mapping.entries[index].value.value {
    case .null: return nil
    case .boolean(false): return rules.canBeOff(key, in: path) ? nil : index
    default: return index
    }
  }

  private func isRead(at index: Int) -> Bool {
    index < UInt64.bitWidth ? isRead >> UInt64(index) & 1 == 1 : alsoRead.contains(index)
  }

  /// Whether a key that can be off says `false`; every other method finds nothing there.
  package mutating func isOff(_ key: String) -> Bool {
    guard node(key) == nil, case .boolean? = mapping[key]?.value.value else { return false }
    return true
  }

  /// The byte range of a key's value, nil when the key is absent.
  package func range(of key: String) -> Range<Int>? {
    mapping.index(of: key).map { mapping.entries[$0].value.range }
  }

  /// The byte range of a key itself, nil when it is absent.
  package func keyRange(of key: String) -> Range<Int>? {
    mapping.index(of: key).map { mapping.entries[$0].keyRange }
  }

  /// The entries that no method was asked for, in the order of the file.
  package var unread: [Mapping.Entry] {
    let count = mapping.entries.count
    if count <= UInt64.bitWidth, isRead.nonzeroBitCount == count { return [] }
    return mapping.entries.indices.filter { !isRead(at: $0) }.map { mapping.entries[$0] }
  }

  // MARK: Scalars

  /// Any scalar as it is written: `title: 1984` is the text `1984`.
  package mutating func text(_ key: String) -> String? {
    guard let place = place(of: key) else { return nil }
    if let text = rules.text(of: mapping.entries[place].value) { return text }
    reportWrongType(key, mapping.entries[place].value, .text)
    return nil
  }

  /// `true` or `false`; `yes`, `no`, `on` and `off` count as well, quoted or not.
  package mutating func boolean(_ key: String) -> Bool? {
    read(key, as: .boolean, \.asBoolean)
  }

  /// A whole number within `bounds`; `3.0` is one.
  package mutating func integer(
    _ key: String, in bounds: ClosedRange<Int> = Int.min...Int.max
  ) -> Int? {
    read(key, as: .integer(bounds)) { node in
      node.asInteger.flatMap { bounds.contains($0) ? $0 : nil }
    }
  }

  /// A whole number within `bounds`, or a word that stands for another one.
  package mutating func integer(
    _ key: String, in bounds: ClosedRange<Int>, or word: String, for value: Int
  ) -> Int? {
    read(key, as: .integerOr(word, bounds)) { node in
      if case .text(word) = node.value { return value }
      return node.asInteger.flatMap { bounds.contains($0) ? $0 : nil }
    }
  }

  /// A finite number within `bounds`.
  package mutating func number(
    _ key: String, in bounds: ClosedRange<Double> = -Double.infinity...Double.infinity
  ) -> Double? {
    read(key, as: .number(bounds)) { node in
      node.asNumber.flatMap { bounds.contains($0) ? $0 : nil }
    }
  }

  /// A date in one of the forms of `WrittenDate`, quoted or not.
  package mutating func date(_ key: String) -> WrittenDate? {
    guard let node = node(key) else { return nil }
    if let date = node.asDate { return date }
    report(FieldProblem.notADate(path + key, node, in: source))
    return nil
  }

  /// One of `choices`, spelt exactly.
  package mutating func choice(_ key: String, from choices: [String]) -> String? {
    guard let node = node(key) else { return nil }
    if let text = node.text, choices.contains(text) { return text }
    report(FieldProblem.notAChoice(path + key, node, choices, in: source, form: form(of: key)))
    return nil
  }

  /// One of an enumeration's raw values, spelt exactly.
  package mutating func choice<Choice>(_ key: String, as type: Choice.Type) -> Choice?
  where Choice: CaseIterable & RawRepresentable, Choice.RawValue == String {
    // Few have it, and a generic type is dear to ask for.
    guard mapping.index(of: key) != nil, let node = node(key) else { return nil }
    if let choice = node.text.flatMap({ Choice(rawValue: $0) }) { return choice }
    let choices = type.allCases.map(\.rawValue)
    report(FieldProblem.notAChoice(path + key, node, choices, in: source, form: form(of: key)))
    return nil
  }

  // MARK: Lists and mappings

  /// A list of texts, or one text; empty items are left out.
  package mutating func texts(_ key: String) -> [Located<String>]? {
    var texts: [Located<String>] = []
    return forEachText(key) { texts.append(Located($0, range: $1)) } ? texts : nil
  }

  /// The same without their places; none for a key that is absent or empty.
  package mutating func textValues(_ key: String) -> [String] {
    var texts: [String] = []
    _ = forEachText(key) { text, _ in texts.append(text) }
    return texts
  }

  /// Has `body` take each text and its place; false for a key without a list of texts.
  private mutating func forEachText(_ key: String, _ body: (String, Range<Int>) -> Void) -> Bool {
    guard let place = place(of: key) else { return false }
    if let text = rules.text(of: mapping.entries[place].value) {
      body(text, mapping.entries[place].value.range)
      return true
    }
    guard case .list(let list) = mapping.entries[place].value.value else {
      reportWrongType(key, mapping.entries[place].value, .texts)
      return false
    }
    for item in list where !item.isNull {
      if let text = rules.text(of: item) {
        body(text, item.range)
      } else {
        reportWrongItem(key, item, .texts)
      }
    }
    return true
  }

  /// The text of an item of a key's list.
  package mutating func text(ofItem item: Node, _ key: String) -> Located<String>? {
    if let text = rules.text(of: item) { return Located(text, range: item.range) }
    reportWrongItem(key, item, .texts)
    return nil
  }

  /// A mapping, as it is.
  package mutating func mapping(_ key: String) -> Mapping? {
    read(key, as: .mapping) { $0.mapping }
  }

  /// A mapping, read by `body`, whose diagnostics become this reader's own.
  package mutating func mapping<Value>(
    _ key: String, _ body: (inout FieldReader) throws -> Value
  ) rethrows -> Value? {
    guard let inner = mapping(key) else { return nil }
    return try read(inner, path: path + key + ".", body)
  }

  /// A list of mappings, or one mapping, each read by `body`, whose diagnostics become this reader's own.
  package mutating func mappings<Value>(
    _ key: String, _ body: (inout FieldReader) throws -> Value
  ) rethrows -> [Located<Value>]? {
    guard let node = node(key) else { return nil }
    guard node.mapping != nil || node.list != nil else {
      reportWrongType(key, node, .mappings)
      return nil
    }
    var values: [Located<Value>] = []
    for item in node.list ?? [node] where !item.isNull {
      if let inner = item.mapping {
        let value = try read(inner, path: path + key + ".", body)
        values.append(Located(value, range: item.range))
      } else {
        reportWrongItem(key, item, .mappings)
      }
    }
    return values
  }

  // MARK: What is missing or unknown

  /// Notes an error at `range` when `key` is absent or empty, and says whether it is there.
  @discardableResult
  package mutating func require(_ key: String, at range: Range<Int>) -> Bool {
    if let node = mapping[key]?.value, !node.isNull { return true }
    report(
      FieldProblem.missing(
        path + key, in: source, mapping[key]?.keyRange ?? range, form: rules.form(of: path)))
    return false
  }

  /// Warns of unread keys that are close to one of `known`; others are the user's own and pass.
  package mutating func reportNearMisses(known: @autoclosure () -> [String]) {
    let unread = unread
    if unread.isEmpty { return }
    let known = known()
    for entry in unread {
      guard let name = nearestName(to: entry.key, among: known) else { continue }
      report(FieldProblem.unknown(path, entry, nearest: name, in: source))
    }
  }

  /// Warns of every unread key, for mappings that have no keys of the user's own.
  package mutating func reportUnknown(known: [String]) {
    for entry in unread {
      let name = nearestName(to: entry.key, among: known) ?? longerName(than: entry.key, known)
      report(FieldProblem.unknown(path, entry, nearest: name, known: known, in: source))
    }
  }

  /// Adds a caller's own finding to `diagnostics`.
  package mutating func report(_ diagnostic: Diagnostic) {
    if diagnostics.count < Limits.problems { diagnostics.append(diagnostic) }
  }

  private mutating func read<Value>(
    _ key: String, as type: FieldType, _ convert: (Node) -> Value?
  ) -> Value? {
    guard let place = place(of: key) else { return nil }
    if let value = convert(mapping.entries[place].value) { return value }
    reportWrongType(key, mapping.entries[place].value, type)
    return nil
  }

  /// `before_build` for `before`, when no other name begins like that.
  private func longerName(than key: String, _ known: [String]) -> String? {
    let longer = known.filter { $0.hasPrefix(key + "_") }
    return longer.count == 1 ? longer.first : nil
  }

  private mutating func reportWrongType(_ key: String, _ node: Node, _ type: FieldType) {
    report(FieldProblem.wrongType(path + key, node, type, in: source, form: form(of: key)))
  }

  private mutating func reportWrongItem(_ key: String, _ item: Node, _ type: FieldType) {
    report(
      FieldProblem.wrongItem(
        path + key, item, type, in: source, form: rules.form(ofItem: key, in: path)))
  }

  /// How the value of a key is written.
  private func form(of key: String) -> String? { rules.form(of: key, in: path) }

  private mutating func read<Value>(
    _ inner: Mapping, path: String, _ body: (inout FieldReader) throws -> Value
  ) rethrows -> Value {
    var reader = FieldReader(inner, in: source, path: path, rules: rules)
    defer { for diagnostic in reader.diagnostics { report(diagnostic) } }
    return try body(&reader)
  }
}

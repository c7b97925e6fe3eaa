import Diagnostics
import FrontMatter

/// The wording of what is wrong in `site.yaml`.
enum SettingsProblem {
  static func baseURL(_ written: String, in source: SourceText, _ range: Range<Int>?) -> Diagnostic
  {
    .error(
      "settings.base-url", "'base_url' is not the address of a site: '\(written)'", in: source,
      range ?? 0..<0, hint: BaseURL.hint)
  }

  static func zone(_ name: String, in source: SourceText, _ range: Range<Int>?) -> Diagnostic {
    .error(
      "settings.timezone", "there is no time zone '\(name)'", in: source, range ?? 0..<0,
      hint: "write a name such as Europe/Berlin, or an offset such as +02:00")
  }

  static func takenTaxonomy(_ name: Located<String>, in source: SourceText) -> Diagnostic {
    .error(
      "settings.taxonomy", "'\(name.value)' is a field of its own and cannot be a taxonomy",
      in: source, name.range, hint: "choose another name")
  }

  static func sameTaxonomy(
    _ name: Located<String>, _ first: Located<String>, in source: SourceText
  ) -> Diagnostic {
    let isSame = name.value == first.value
    return .error(
      "settings.taxonomy",
      isSame
        ? "the taxonomy '\(name.value)' is named twice"
        : "the taxonomies '\(first.value)' and '\(name.value)' have one address",
      in: source, name.range,
      hint: isSame ? "keep one of them" : "give one of them another name",
      notes: [Diagnostic.Note("the first is here", at: .range(source, first.range))])
  }

  static func emptyCommand(
    _ stage: String, _ command: Located<String>, in source: SourceText
  ) -> Diagnostic {
    .error(
      "settings.hooks", "a command of 'hooks.\(stage)' is empty", in: source, command.range,
      hint: "write what a shell is to run, or take it out")
  }

  static func emptyTaxonomy(_ name: Located<String>, in source: SourceText) -> Diagnostic {
    .error(
      "settings.taxonomy", "'\(name.value)' gives no address for a taxonomy", in: source,
      name.range, hint: "use letters or digits")
  }

  static func menuAddress(_ url: String, in source: SourceText, _ range: Range<Int>) -> Diagnostic {
    .error(
      "settings.menu", "'\(url)' is not an address for a menu", in: source, range,
      hint: "write it as /about/ or https://example.org/")
  }

  static func missingForms(
    of key: String, _ forms: [String], language: String, in source: SourceText, _ range: Range<Int>
  ) -> Diagnostic {
    .warning(
      "settings.strings",
      "'strings.\(key)' lacks \(forms.count == 1 ? "the form" : "the forms") \(quoted(forms)) of '\(language)'",
      in: source, range,
      hint: "numbers ask for \(forms.count == 1 ? "it" : "them") in this language")
  }

  static func unknownPlace(
    _ name: String, of key: String, known: [String], in source: SourceText, _ range: Range<Int>
  ) -> Diagnostic {
    let near = nearestName(to: name, among: known)
    return .error(
      "settings.strings", "'strings.\(key)' is given no '{\(name)}'", in: source, range,
      hint: near.map { "did you mean '{\($0)}'?" }
        ?? (known.isEmpty
          ? "it has no places" : "it is given \(quoted(known.map { "{\($0)}" }))"))
  }

  /// `'a', 'b' and 'c'`.
  private static func quoted(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    guard quoted.count > 1, let last = quoted.last else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }

  static func search(_ node: Node, in source: SourceText) -> Diagnostic {
    .error(
      "settings.search", "'search' cannot be \(described(node))", in: source, node.range,
      hint: "write true, false, or { text: summary }")
  }

  /// A value in quotes, or what it is.
  private static func described(_ node: Node) -> String {
    switch node.value {
    case .list: "a list"
    case .mapping: "a mapping"
    case .null: "nothing"
    default: "'\(node.text ?? "")'"
    }
  }

  static func archive(_ node: Node, in source: SourceText) -> Diagnostic {
    .error(
      "settings.archive", "'archive' cannot be \(described(node))", in: source, node.range,
      hint: "write true, false, year, month, or { path: /archive/, by: month }")
  }

  static func listAddress(_ path: Located<String>, in source: SourceText) -> Diagnostic {
    .error(
      "settings.list", "'\(path.value)' is not the address of a list", in: source, path.range,
      hint: "write it as /best/")
  }

  static func languageTag(_ tag: Located<String>, in source: SourceText) -> Diagnostic {
    .error(
      "settings.language", "'\(tag.value)' is not the tag of a language", in: source, tag.range,
      hint: "write it as de or pt-BR")
  }

  static func sameLanguage(_ entry: Mapping.Entry, _ other: String, in source: SourceText)
    -> Diagnostic
  {
    .error(
      "settings.language", "'\(entry.key)' is the same language as '\(other)'", in: source,
      entry.keyRange, hint: "keep one of them")
  }

  static func unknownTaxonomy(_ title: Mapping.Entry, _ known: [String], in source: SourceText)
    -> Diagnostic
  {
    .warning(
      "settings.language", "there is no taxonomy '\(title.key)' to give a title to", in: source,
      title.keyRange,
      hint: nearestName(to: title.key, among: known).map { "did you mean '\($0)'?" }
        ?? "name it in 'taxonomies' as well")
  }

  static func paletteColor(_ entry: Mapping.Entry, in source: SourceText) -> Diagnostic {
    .error(
      "settings.palette", "'palette.\(entry.key)' is not a colour: \(described(entry.value))",
      in: source, entry.value.range, hint: ColorProblem.hint)
  }
}

enum ColorProblem {
  static let hint = "write a CSS hex colour in quotes such as \"#ecbcb4\", or a name of the palette"
}

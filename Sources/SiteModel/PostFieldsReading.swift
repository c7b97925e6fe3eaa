import Dates
package import Diagnostics
package import FrontMatter

extension PostFields {
  /// The fields of a post, and what is wrong with them: wrong types, unknown keys close to known ones.
  ///
  /// - Parameters:
  ///   - fileName: the file's name without its extension; a date that opens it stands in for one that
  ///     cannot be read, which is then a warning.
  ///   - known: the keys that an unknown one may be meant for.
  ///   - path: the names of the mappings around them, each with a dot behind it.
  package static func read(
    _ mapping: Mapping, in source: SourceText, settings: Settings, fileName: String = "",
    known: [String] = keys, path: String = ""
  ) -> (PostFields, [Diagnostic]) {
    var fields = PostFields()
    if mapping.isEmpty { return (fields, []) }
    var reader = FieldReader(mapping, in: source, path: path, rules: FieldForms.ofPages)
    fields.title = reader.text("title").flatMap { $0.isBlank ? nil : $0 }
    fields.date = readDate(&reader, fileName: fileName)
    fields.updated = reader.date("updated")
    fields.expires = reader.date("expires")
    fields.draft = reader.boolean("draft")
    fields.slug = reader.located("slug")
    fields.url = reader.located("url")
    if fields.url == nil, let path = reader.located("path") {
      fields.url = path
      fields.remarks.append(Remark(kind: .zolaPath, range: reader.keyRange(of: "path") ?? 0..<0))
    }
    fields.aliases = reader.texts("aliases") ?? []
    fields.weight = reader.integer("weight")
    fields.description = reader.text("description")
    fields.summary = reader.text("summary")
    fields.authors = reader.textValues("authors")
    if let author = reader.text("author"), !fields.authors.contains(author) {
      fields.authors.insert(author, at: 0)
    }
    fields.terms = settings.taxonomies.indices.map { taxonomy in
      reader.textValues(settings.taxonomies[taxonomy].name)
    }
    fields.template = reader.located("template")
    fields.robots = reader.text("robots")
    fields.isInSitemap = reader.boolean("sitemap")
    fields.style = reader.choice("style", as: Style.self)
    fields.series = reader.text("series").flatMap { $0.isBlank ? nil : $0.trimmed }
    fields.toc = reader.boolean("toc")
    fields.search = reader.boolean("search")
    fields.language = readLanguage(&reader, settings)
    fields.translationKey = reader.text("translation_key")
    fields.menus = Menu.Entry.read(&reader)
    fields.card = CardFields.read(&reader, palette: settings.palette)
    let nested = reader.mapping("extra")
    reader.reportNearMisses(known: known + settings.taxonomies.map(\.name))
    // Zola keeps a post's own fields in a table `extra`; here they stand beside the others.
    fields.extra = reader.unread
    if let nested { fields.extra += nested.entries }
    return (fields, reader.diagnostics)
  }
}

extension PostFields {
  /// One of the site's languages; any tag for the `lang` of its page on a site that has one language only.
  private static func readLanguage(
    _ reader: inout FieldReader, _ settings: Settings
  ) -> Located<String>? {
    guard let language = reader.located("language") else { return nil }
    guard settings.languages.count > 1, settings.language(tagged: language.value) == nil else {
      return language
    }
    reader.report(
      FieldProblem.language(language, settings.languages.map(\.tag), in: reader.source))
    return nil
  }

  private static func readDate(_ reader: inout FieldReader, fileName: String) -> WrittenDate? {
    guard let named = WrittenDate.opening(fileName)?.date, reader.node("date") != nil,
      let entry = reader.mapping["date"]
    else { return reader.date("date") }
    var own = FieldReader(Mapping([entry]), in: reader.source)
    if let date = own.date("date") { return date }
    for var diagnostic in own.diagnostics {
      diagnostic.severity = .warning
      diagnostic.hint =
        "the date of the file's name is used" + (diagnostic.hint.map { "; \($0)" } ?? "")
      reader.report(diagnostic)
    }
    return named
  }
}

extension CardFields {
  static func read(_ reader: inout FieldReader, palette: Palette) -> CardFields {
    var card = CardFields()
    card.image = reader.text("image")
    card.imageAlt = reader.text("image_alt")
    reader.reportCommentedColor()
    if let written = reader.text("color"), written != "auto" {
      card.color = palette.color(written)
      if card.color == nil {
        reader.report(
          FieldProblem.color(written, palette, in: reader.source, reader.range(of: "color")))
      }
    }
    card.progress = reader.number("progress", in: 0...1)
    card.rating = reader.integer("rating", in: 1...5)
    card.ratings = reader.integer("ratings", in: 0...Int.max)
    if let badgePlace = reader.range(of: "badge") {
      card.badge =
        reader.mapping("badge") { inner -> Badge? in
          let (value, unit) = (inner.text("value"), inner.text("unit"))
          inner.require("value", at: inner.mapping.entries.first?.keyRange ?? badgePlace)
          inner.reportUnknown(known: ["value", "unit"])
          return value.map { Badge(value: $0, unit: unit) }
        } ?? nil
    }
    card.subtitle = reader.text("subtitle")
    card.location = reader.text("location")
    card.phone = reader.text("phone")
    card.group = reader.text("group")
    return card
  }
}

extension FieldReader {
  /// A text together with its place.
  mutating func located(_ key: String) -> Located<String>? {
    guard let text = text(key), let range = range(of: key) else { return nil }
    return Located(text, range: range)
  }

  /// Warns of `color: #ecbcb4`, which YAML reads as a key without a value and a comment.
  fileprivate mutating func reportCommentedColor() {
    guard let index = mapping.index(of: "color"), mapping.entries[index].value.isNull else {
      return
    }
    let entry = mapping.entries[index]
    let rest = source.bytes[entry.keyRange.upperBound...]
      .drop { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      .prefix { $0 > 0x20 }
    let written = String(decoding: rest, as: UTF8.self)
    guard CardColor(hex: written) != nil else { return }
    report(FieldProblem.commentedColor(written, in: source, entry.keyRange))
  }
}

extension String {
  /// Whether there is nothing in it to read.
  var isBlank: Bool {
    // A letter in front, as most texts have it, settles it.
    if let first = utf8.first, first > 0x20, first < 0x7F { return false }
    return allSatisfy(\.isWhitespace)
  }

  /// Without the white space around it.
  var trimmed: String {
    guard first?.isWhitespace == true || last?.isWhitespace == true else { return self }
    let rest = drop(while: \.isWhitespace)
    return String(rest.reversed().drop(while: \.isWhitespace).reversed())
  }
}

private enum FieldProblem {
  static func language(
    _ language: Located<String>, _ tags: [String], in source: SourceText
  ) -> Diagnostic {
    .error(
      "front-matter.language", "'\(language.value)' is none of the site's languages", in: source,
      language.range, hint: "write one of \(tags.joined(separator: ", "))")
  }

  static func commentedColor(_ written: String, in source: SourceText, _ range: Range<Int>)
    -> Diagnostic
  {
    .warning(
      "front-matter.color", "'color' is empty, since '#' begins a comment here", in: source, range,
      hint: "write it in quotes: \"\(written)\"")
  }

  static func color(
    _ written: String, _ palette: Palette, in source: SourceText, _ range: Range<Int>?
  ) -> Diagnostic {
    let nearest = nearestName(to: written, among: palette.names)
    return .error(
      "front-matter.color", "'color' is not a colour: '\(written)'", in: source, range ?? 0..<0,
      hint: nearest.map { "did you mean '\($0)'?" } ?? ColorProblem.hint)
  }
}

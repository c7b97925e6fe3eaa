package import Dates
import FrontMatter
import Markdown
package import Records

// A post as a cache keeps it: all that was read of its file but the HTML of its body.

extension LoadedFile {
  /// Writes all but the place and the body's HTML; only of a post, since a section's file is read anew each time.
  package func write(to writer: inout RecordWriter) {
    written.write(to: &writer)
    markdown.write(to: &writer)
    words.write(to: &writer)
  }

  /// Whether nothing but the body may tell this post from another state of it: the same front matter, headings, links and
  /// ids, and no parts that templates make, so that it stands in the same places and others refer to it in the same way.
  ///
  /// What a record holds beside these belongs in here as well, be it one that a body decides.
  package func isSameButBody(as other: LoadedFile) -> Bool {
    guard place == other.place, !isSection, !other.isSection else { return false }
    var (own, others) = (RecordWriter(), RecordWriter())
    written.write(to: &own)
    other.written.write(to: &others)
    return own.bytes == others.bytes && markdown.hasSameOutline(as: other.markdown)
      && isFound(as: other)
  }

  /// Whether the search has the same of both.
  private func isFound(as other: LoadedFile) -> Bool {
    switch (words, other.words) {
    case (.none, .none): true
    case (.stored(_, _, let own), .stored(_, _, let others)):
      own == others && markdown.summary.utf8.elementsEqual(other.markdown.summary.utf8)
    default: false
    }
  }

  /// - Parameters:
  ///   - settings: those of the site, as they are now.
  ///   - rules: those of its folder, as they are now.
  ///   - committed: when it was committed last, as is known now.
  ///   - body: where the HTML lies.
  /// - Returns: nil when the bytes make no sense.
  package static func read(
    from reader: inout RecordReader, place: ContentPath, settings: Settings,
    rules: FolderRules.Rules? = nil, committed: DateTime? = nil, body: Body
  ) -> LoadedFile? {
    let fields = PostFields(from: &reader)
    let markdown = RenderedMarkdown(from: &reader, html: [])
    let words = Words(from: &reader)
    guard !reader.isBroken, reader.isAtEnd else { return nil }
    return LoadedFile(
      place: place, fields: .post(fields), markdown: markdown, settings: settings,
      rules: rules, committed: committed, body: body, words: words)
  }
}

extension LoadedFile.Words {
  fileprivate func write(to writer: inout RecordWriter) {
    guard case .stored(let offset, let count, let print) = self else {
      return writer.write(tag: 0)
    }
    writer.write(tag: 1)
    writer.write(offset)
    writer.write(count)
    writer.write(fixed: print)
  }

  fileprivate init(from reader: inout RecordReader) {
    self = .none
    if reader.tag() == 1 {
      self = .stored(offset: reader.integer(), count: reader.integer(), print: reader.fixed())
    }
  }
}

extension PostFields {
  fileprivate func write(to writer: inout RecordWriter) {
    writer.write(title)
    writer.write(date) { $1.write(to: &$0) }
    writer.write(updated) { $1.write(to: &$0) }
    writer.write(expires) { $1.write(to: &$0) }
    writer.write(draft) { $0.write($1) }
    writer.write(slug) { $1.write(to: &$0) }
    writer.write(url) { $1.write(to: &$0) }
    writer.write(list: aliases) { $1.write(to: &$0) }
    writer.write(weight)
    writer.write(description)
    writer.write(summary)
    writer.write(list: authors) { $0.write($1) }
    writer.write(list: terms) { $0.write(list: $1) { $0.write($1) } }
    writer.write(template) { $1.write(to: &$0) }
    writer.write(robots)
    writer.write(isInSitemap) { $0.write($1) }
    writer.write(style?.rawValue)
    writer.write(toc) { $0.write($1) }
    writer.write(search) { $0.write($1) }
    writer.write(series)
    writer.write(language) { $1.write(to: &$0) }
    writer.write(translationKey)
    writer.write(list: menus) { writer, entry in
      writer.write(entry.menu)
      writer.write(entry.title)
      writer.write(entry.weight)
    }
    card.write(to: &writer)
    writer.write(list: extra) { $1.write(to: &$0) }
    writer.write(list: remarks) { $1.write(to: &$0) }
  }

  fileprivate init(from reader: inout RecordReader) {
    self.init()
    title = reader.optionalText()
    date = reader.optional { WrittenDate(from: &$0) }
    updated = reader.optional { WrittenDate(from: &$0) }
    expires = reader.optional { WrittenDate(from: &$0) }
    draft = reader.optional { $0.flag() }
    slug = reader.optional { Located(from: &$0) }
    url = reader.optional { Located(from: &$0) }
    aliases = reader.list { Located(from: &$0) }
    weight = reader.optionalInteger()
    description = reader.optionalText()
    summary = reader.optionalText()
    authors = reader.list { $0.text() }
    terms = reader.list { $0.list { $0.text() } }
    template = reader.optional { Located(from: &$0) }
    robots = reader.optionalText()
    isInSitemap = reader.optional { $0.flag() }
    style = reader.optionalText().flatMap(Style.init)
    toc = reader.optional { $0.flag() }
    search = reader.optional { $0.flag() }
    series = reader.optionalText()
    language = reader.optional { Located(from: &$0) }
    translationKey = reader.optionalText()
    menus = reader.list {
      Menu.Entry(menu: $0.text(), title: $0.optionalText(), weight: $0.optionalInteger())
    }
    card = CardFields(from: &reader)
    extra = reader.list { Mapping.Entry(from: &$0) }
    remarks = reader.list { Remark(from: &$0) }
  }
}

extension CardFields {
  fileprivate func write(to writer: inout RecordWriter) {
    writer.write(image)
    writer.write(imageAlt)
    writer.write(color) { $0.write(UInt64($1.rgb)) }
    writer.write(progress)
    writer.write(rating)
    writer.write(ratings)
    writer.write(badge) { writer, badge in
      writer.write(badge.value)
      writer.write(badge.unit)
    }
    writer.write(subtitle)
    writer.write(location)
    writer.write(phone)
    writer.write(group)
  }

  fileprivate init(from reader: inout RecordReader) {
    self.init()
    image = reader.optionalText()
    imageAlt = reader.optionalText()
    color = reader.optional { CardColor(rgb: UInt32(truncatingIfNeeded: $0.unsigned())) }
    progress = reader.optionalDouble()
    rating = reader.optionalInteger()
    ratings = reader.optionalInteger()
    badge = reader.optional { Badge(value: $0.text(), unit: $0.optionalText()) }
    subtitle = reader.optionalText()
    location = reader.optionalText()
    phone = reader.optionalText()
    group = reader.optionalText()
  }
}

extension Remark {
  fileprivate func write(to writer: inout RecordWriter) {
    switch kind {
    case .notActedOn(let key):
      writer.write(tag: 0)
      writer.write(key)
    case .zolaPath: writer.write(tag: 1)
    case .jekyllPosts(let folder):
      writer.write(tag: 2)
      writer.write(folder)
    }
    writer.write(range)
  }

  fileprivate init(from reader: inout RecordReader) {
    let kind: Kind
    switch reader.tag() {
    case 0: kind = .notActedOn(reader.text())
    case 1: kind = .zolaPath
    case 2: kind = .jekyllPosts(reader.text())
    default:
      reader.fail()
      kind = .zolaPath
    }
    self.init(kind: kind, range: reader.range())
  }
}

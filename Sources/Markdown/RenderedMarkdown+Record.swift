package import Records

// Everything about a document but its HTML and its slots' HTML, which is kept elsewhere: what a cache needs so that an
// unchanged document is not read again.

extension RenderedMarkdown {
  /// Writes all but `html`.
  package func write(to writer: inout RecordWriter) {
    writer.write(list: slots) { $1.write(to: &$0) }
    writer.write(list: regions) { $1.write(to: &$0) }
    writer.write(titleHeading) { $0.write($1) }
    writer.write(wordCount)
    writer.write(summary)
    writer.write(summaryEnd)
    writeNames(to: &writer)
  }

  /// Headings, ids and features.
  private func writeNames(to writer: inout RecordWriter) {
    writer.write(firstHeading) { writer, heading in
      writer.write(heading.text)
      writer.write(heading.level)
      writer.write(heading.opensDocument)
    }
    writer.write(list: headings) { writer, heading in
      writer.write(heading.level)
      writer.write(heading.id)
      writer.write(heading.text)
    }
    // A set has no order of its own, and the same document must give the same bytes.
    writer.write(list: ids.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }) { $0.write($1) }
    writer.write(tag: features.rawValue)
    writer.write(hasOtherIDs)
  }

  /// Whether all is the same that the rest of a site may ask of a document: headings, ids, and the links in their order.
  ///
  /// Told by bytes, since two normal forms of one text are two texts; no two documents with parts that templates make
  /// have the same.
  package func hasSameOutline(as other: RenderedMarkdown) -> Bool {
    guard regions.isEmpty, other.regions.isEmpty,
      (titleHeading == nil) == (other.titleHeading == nil)
    else { return false }
    var (own, others) = (RecordWriter(), RecordWriter())
    writeNames(to: &own)
    other.writeNames(to: &others)
    own.write(list: slots) { $1.kind.write(to: &$0) }
    others.write(list: other.slots) { $1.kind.write(to: &$0) }
    return own.bytes == others.bytes
  }

  /// Writes the regions alone.
  package func writeRegions(to writer: inout RecordWriter) {
    writer.write(list: regions) { $1.write(to: &$0) }
  }

  /// - Parameter html: of the same document.
  package init(from reader: inout RecordReader, html: [UInt8]) {
    let slots = reader.list { Slot(from: &$0) }
    let regions = reader.list { Region(from: &$0) }
    let titleHeading = reader.optional { $0.range() }
    let wordCount = reader.integer()
    let summary = reader.text()
    let summaryEnd = reader.optionalInteger()
    let firstHeading = reader.optional { reader in
      Heading(text: reader.text(), level: reader.integer(), opensDocument: reader.flag())
    }
    let headings = reader.list { reader in
      ContentHeading(level: reader.integer(), id: reader.text(), text: reader.text())
    }
    let ids = Set(reader.list { $0.text() })
    let features = Features(rawValue: reader.tag())
    let hasOtherIDs = reader.flag()
    self.init(
      html: html, slots: slots, regions: regions, firstHeading: firstHeading,
      titleHeading: titleHeading, wordCount: wordCount, summary: summary, headings: headings,
      ids: ids, features: features, hasOtherIDs: hasOtherIDs, summaryEnd: summaryEnd)
  }
}

extension Slot {
  fileprivate func write(to writer: inout RecordWriter) {
    writer.write(offset)
    kind.write(to: &writer)
    writer.write(range)
  }

  fileprivate init(from reader: inout RecordReader) {
    self.init(offset: reader.integer(), kind: Kind(from: &reader), range: reader.range())
  }
}

extension Slot.Kind {
  fileprivate func write(to writer: inout RecordWriter) {
    switch self {
    case .link(let path, let suffix):
      writer.write(tag: 0)
      writer.write(path)
      writer.write(suffix)
    case .file(let path, let suffix, let written):
      writer.write(tag: 1)
      writer.write(path)
      writer.write(suffix)
      writer.write(written)
    }
  }

  fileprivate init(from reader: inout RecordReader) {
    switch reader.tag() {
    case 0: self = .link(path: reader.text(), suffix: reader.text())
    case 1: self = .file(path: reader.text(), suffix: reader.text(), written: reader.text())
    default:
      reader.fail()
      self = .link(path: "", suffix: "")
    }
  }
}

extension Region {
  fileprivate func write(to writer: inout RecordWriter) {
    switch kind {
    case .shortcode(let shortcode):
      writer.write(tag: 0)
      shortcode.write(to: &writer)
    case .construct(let construct):
      writer.write(tag: 1)
      construct.write(to: &writer)
      writer.write(list: attributes) { writer, attribute in
        writer.write(attribute.name)
        writer.write(attribute.value)
      }
    }
    writer.write(html)
    writer.write(descendants)
    writer.write(range)
  }

  fileprivate init(from reader: inout RecordReader) {
    let kind: Kind
    var attributes: [WrittenAttribute] = []
    switch reader.tag() {
    case 0: kind = .shortcode(Shortcode(from: &reader))
    case 1:
      kind = .construct(HookedConstruct(from: &reader))
      attributes = reader.list { WrittenAttribute($0.text(), $0.text()) }
    default:
      reader.fail()
      kind = .construct(.table)
    }
    self.init(
      kind: kind, attributes: attributes, html: reader.range(), descendants: reader.integer(),
      range: reader.range())
  }
}

extension Region {
  /// The address that its template is given, where the site knows better than the text.
  package var slot: Slot.Kind? {
    switch kind {
    case .construct(.link(.slot(let kind), _)), .construct(.image(.slot(let kind), _, _)): kind
    default: nil
    }
  }
}

extension Shortcode {
  fileprivate func write(to writer: inout RecordWriter) {
    writer.write(name)
    writer.write(nameRange)
    writer.write(list: arguments) { writer, argument in
      writer.write(argument.name)
      argument.value.write(to: &writer)
      writer.write(argument.range)
    }
    writer.write(isPair)
  }

  fileprivate init(from reader: inout RecordReader) {
    self.init(
      name: reader.text(), nameRange: reader.range(),
      arguments: reader.list { reader in
        Argument(
          name: reader.optionalText(), value: Argument.Value(from: &reader), range: reader.range())
      }, isPair: reader.flag())
  }
}

extension Shortcode.Argument.Value {
  fileprivate func write(to writer: inout RecordWriter) {
    switch self {
    case .text(let text):
      writer.write(tag: 0)
      writer.write(text)
    case .integer(let number):
      writer.write(tag: 1)
      writer.write(number)
    case .number(let number):
      writer.write(tag: 2)
      writer.write(number)
    case .flag(let flag):
      writer.write(tag: 3)
      writer.write(flag)
    }
  }

  fileprivate init(from reader: inout RecordReader) {
    switch reader.tag() {
    case 0: self = .text(reader.text())
    case 1: self = .integer(reader.integer())
    case 2: self = .number(reader.double())
    case 3: self = .flag(reader.flag())
    default:
      reader.fail()
      self = .flag(false)
    }
  }
}

extension HookedConstruct {
  fileprivate func write(to writer: inout RecordWriter) {
    switch self {
    case .link(let address, let title):
      writer.write(tag: 0)
      address.write(to: &writer)
      writer.write(title)
    case .image(let address, let title, let alt):
      writer.write(tag: 1)
      address.write(to: &writer)
      writer.write(title)
      writer.write(alt)
    case .heading(let level, let id, let text):
      writer.write(tag: 2)
      writer.write(level)
      writer.write(id)
      writer.write(text)
    case .code(let language, let info, let source):
      writer.write(tag: 3)
      writer.write(language)
      writer.write(info)
      writer.write(source)
    case .table: writer.write(tag: 4)
    case .blockquote(let alert):
      writer.write(tag: 5)
      writer.write(alert)
    }
  }

  fileprivate init(from reader: inout RecordReader) {
    switch reader.tag() {
    case 0: self = .link(address: Address(from: &reader), title: reader.text())
    case 1:
      self = .image(address: Address(from: &reader), title: reader.text(), alt: reader.text())
    case 2: self = .heading(level: reader.integer(), id: reader.text(), text: reader.text())
    case 3: self = .code(language: reader.text(), info: reader.text(), source: reader.text())
    case 4: self = .table
    case 5: self = .blockquote(alert: reader.text())
    default:
      reader.fail()
      self = .table
    }
  }
}

extension HookedConstruct.Address {
  fileprivate func write(to writer: inout RecordWriter) {
    switch self {
    case .written(let text):
      writer.write(tag: 0)
      writer.write(text)
    case .slot(let kind):
      writer.write(tag: 1)
      kind.write(to: &writer)
    }
  }

  fileprivate init(from reader: inout RecordReader) {
    switch reader.tag() {
    case 0: self = .written(reader.text())
    case 1: self = .slot(Slot.Kind(from: &reader))
    default:
      reader.fail()
      self = .written("")
    }
  }
}

import Markdown
import Records
import SiteModel

extension SiteContext {
  /// The fingerprint of a field that is made of a body, without the body; nil for any other field.
  func print(of field: PageField, _ file: LoadedFile, withoutTitle: Bool) -> UInt64? {
    switch field {
    case .content, .summaryContent, .toc, .feedContent: break
    default: return nil
    }
    switch field {
    case .toc:
      var print = Fingerprinter()
      print.combine(site.settings.contentsLevels.lowerBound)
      print.combine(site.settings.contentsLevels.upperBound)
      print.combine(file.markdown.titleHeading != nil)
      for heading in file.markdown.headings {
        print.combine(heading.level)
        print.combine(heading.id)
        print.combine(heading.text)
      }
      return print.value
    case .summaryContent where file.markdown.summaryEnd == nil: return 0
    default: break
    }
    var print = ContentPrint.of(file, withoutTitle: withoutTitle) { slot, buffer in
      buffer.append(escapingAddress: link(slot.kind, from: file.place.path))
    }
    // In a feed, addresses within a page are made from the page's own.
    if field == .feedContent { print.combine(file.facts.url.text) }
    guard !file.markdown.regions.isEmpty else { return print.value }
    // What the templates of regions read is noted by itself; here counts what they are given.
    var writer = RecordWriter()
    file.markdown.writeRegions(to: &writer)
    print.combine(writer.withBytes { Fingerprint.of($0) })
    for region in file.markdown.regions {
      if let address = region.slot { print.combine(link(address, from: file.place.path)) }
    }
    return print.value
  }

  /// Of a page's tags as the ones they are.
  func print(ofTags all: [Page.Term], in language: Int) -> UInt64 {
    var print = Fingerprinter()
    for term in all where term.taxonomy == tagsTaxonomy(in: language) {
      print.combine(terms[term.taxonomy][term.term].key)
    }
    return print.value
  }

  /// The fingerprint of `page.translations` or `page.languages` without their values, of which a site in many languages has
  /// many for each page; nil for any other field.
  ///
  /// - Parameter language: the page's own.
  func print(
    of field: PageField, in language: Int, _ translations: @autoclosure () -> [Translation]
  ) -> UInt64? {
    guard field == .translations || field == .languages else { return nil }
    var print = Fingerprinter(seed: languagesPrint)
    print.combine(field == .languages ? language : -1)
    for other in translations() {
      print.combine(other.language)
      print.combine(other.url.text)
      if field == .translations { print.combine(other.title) }
    }
    return print.value
  }

  /// Of a page's taxonomies: how each is called, and its terms as the ones they are.
  func print(ofTerms all: [Page.Term], in language: Int) -> UInt64 {
    var print = Fingerprinter()
    print.combine(language)
    for term in all {
      print.combine(taxonomyPrints[term.taxonomy])
      print.combine(terms[term.taxonomy][term.term].key)
    }
    return print.value
  }

  /// What the languages of a site are called, and where their homes and all addresses stand.
  static func print(ofLanguages site: Site) -> UInt64 {
    let base = site.settings.baseURL
    var print = Fingerprinter()
    print.combine(base.text)
    print.combine(base.path)
    print.combine(base.slashes.rawValue)
    for (language, home) in site.homes.enumerated() {
      print.combine(site.settings.languages[language].tag)
      print.combine(site.settings.languages[language].shownName)
      print.combine(site.sections[home].url.text)
    }
    return print.value
  }

  /// Of pages as the ones they are, in their order.
  func print(ofPages pages: some Sequence<Int>) -> UInt64 {
    var print = Fingerprinter()
    for page in pages { print.combine(pageKeys[page]) }
    return print.value
  }

  /// Of all that the site map lists, as the ones they are.
  func printOfAllPages() -> UInt64 {
    var print = Fingerprinter()
    for entry in companions.sitemap.entries {
      switch entry {
      case .section(let index): print.combine(Entity.sectionPageKey(site.sections[index]))
      case .page(let index): print.combine(pageKeys[index])
      case .terms(let taxonomy): print.combine(Entity.termsPageKey(site.taxonomies[taxonomy]))
      case .term(let taxonomy, let term):
        print.combine(Entity.termPageKey(site.taxonomies[taxonomy].terms[term]))
      case .list(let index): print.combine(Entity.listPageKey(site.lists[index]))
      case .templatePage(let index):
        print.combine(Entity.templatePageKey(site.templatePages[index]))
      case .archive(let language):
        print.combine(Entity.archivePageKey(site.archives[language]))
      }
    }
    return print.value
  }
}

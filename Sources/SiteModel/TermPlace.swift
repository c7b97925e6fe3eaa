package import Diagnostics
import FrontMatter

/// Where terms are written, found again only for messages.
enum TermPlace {
  /// Where a post's front matter writes a term.
  static func range(of term: String, in text: SourceText, _ taxonomy: String) -> Range<Int> {
    var reader = FieldReader(Document.parse(text).0.fields, in: text)
    return reader.texts(taxonomy)?.first { $0.value.utf8.elementsEqual(term.utf8) }?.range ?? 0..<0
  }
}

extension Site {
  /// Where the first post of a term writes it; the start of that post where it has it from its folder.
  ///
  /// - Parameter source: reads a file of `Content/` again.
  package func firstUse(
    ofTerm term: Int, of taxonomy: Int, _ source: (String) -> SourceText
  ) -> (source: SourceText, range: Range<Int>) {
    let (settings, term) = (taxonomies[taxonomy].settings, taxonomies[taxonomy].terms[term])
    let text = source(term.pages.first.map { pages[$0].path } ?? "")
    return (text, TermPlace.range(of: term.name, in: text, settings.name))
  }
}

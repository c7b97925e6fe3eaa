import Markdown
import Records

extension Settings {
  /// What of the settings decides how a file of `Content/` is read, in 64 bits.
  package var readingPrint: UInt64 {
    var print = Fingerprinter(seed: 1)
    markdown.add(to: &print)
    print.combine(taxonomies.count)
    for taxonomy in taxonomies { print.combine(taxonomy.name) }
    print.combine(languages.count)
    for language in languages.indices {
      print.combine(languages[language].tag)
      markdown(in: language).words.add(to: &print)
    }
    for color in palette.automatic { print.combine(UInt64(color.rgb)) }
    print.combine(palette.names.count)
    for name in palette.names {
      print.combine(name)
      print.combine(UInt64(palette.color(name)?.rgb ?? 0))
    }
    print.combine(search?.text.rawValue)
    return print.value
  }

  /// What of the settings decides how outputs are rendered without being a value that templates read, in 64 bits.
  package var renderingPrint: UInt64 {
    var print = Fingerprinter(seed: 2)
    print.combine(readingPrint)
    print.combine(baseURL.text)
    print.combine(trailingSlash.rawValue)
    print.combine(templates.trimsBlocks)
    print.combine(templates.stripsBlockIndent)
    print.combine(language)
    feeds.add(to: &print)
    hosting.add(to: &print)
    for language in languages.indices { strings(in: language).add(to: &print) }
    return print.value
  }
}

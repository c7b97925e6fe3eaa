import Dates
import Records
import SiteModel

/// What the fields of a page are made of beside its own file, in 64 bits: while these and the file are the same, so are all
/// its fields, and none of them need be looked at.
struct Surroundings: Sendable {
  /// What pages have in common: the addresses of everything, and what the builder says of settings and sections.
  private let common: UInt64
  private let context: SiteContext

  /// - Parameter common: of the settings, of what was asked for, and of every section's file.
  init(_ context: SiteContext, common: UInt64) {
    self.context = context
    let site = context.site
    var print = Fingerprinter(seed: common)
    for index in site.pages.indices {
      print.combine(context.pageKeys[index])
      print.combine(site.pages[index].file.facts.url.text)
    }
    for post in site.leftOut { print.combine(post.path) }
    for (path, url) in context.files.sorted(by: { $0.value.text < $1.value.text }) {
      print.combine(path)
      print.combine(url.text)
    }
    self.common = print.value
  }

  func print(ofPage index: Int) -> UInt64 {
    // Looked at in place: copies would cost a reference count for all that is in them.
    var print = Fingerprinter(seed: common)
    print.combine(context.site.pages[index].style.rawValue)
    print.combine(context.site.pages[index].section)
    let file = context.site.pages[index].file
    print.combine(UInt64(context.site.colors.shown(file.facts.color).rgb))
    print.combine(file.committed?.instant ?? -1)
    for neighbour in [context.site.pages[index].previous, context.site.pages[index].next] {
      print.combine(neighbour.map { context.pageKeys[$0] } ?? 0)
    }
    print.combine(context.site.pages[index].terms.count)
    for term in context.site.pages[index].terms {
      print.combine(context.site.taxonomies[term.taxonomy].terms[term.term].url.text)
    }
    if let back = context.site.pages[index].back {
      print.combine(back.url.text)
      print.combine(back.anchor)
      print.combine(context.site.lists[back.list].title)
    }
    // Zero means that nothing is known.
    return print.value | 1
  }
}

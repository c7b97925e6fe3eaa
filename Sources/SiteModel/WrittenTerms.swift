/// What the pages of a site name as their terms, each text once and known by its place among all.
///
/// Taken from the files in their own order, which is that of their memory: by dates, each look would be at another place.
struct WrittenTerms {
  private(set) var texts: [String] = []
  /// The terms of all pages, by page and then by taxonomy.
  private var terms: [Int] = []
  /// Where those of a page in a taxonomy end.
  private var ends: [Int] = []
  private let taxonomies: Int

  /// - Parameter taxonomies: how many the settings name.
  init(_ pages: [Page], taxonomies: Int) {
    self.taxonomies = taxonomies
    var places: [String: Int] = [:]
    ends.reserveCapacity(pages.count * taxonomies)
    for index in pages.indices {
      let file = pages[index].file
      for taxonomy in 0..<taxonomies {
        if taxonomy < file.page.terms.count {
          for text in file.page.terms[taxonomy] {
            // One in another normal form is the same to Swift, but not what its author wrote.
            if let place = places[text], texts[place].hasSameBytes(as: text) {
              terms.append(place)
            } else {
              places[text] = texts.count
              terms.append(texts.count)
              texts.append(text)
            }
          }
        }
        ends.append(terms.count)
      }
    }
  }

  /// Those of a page in a taxonomy, as places among `texts`.
  func terms(of page: Int, in taxonomy: Int) -> ArraySlice<Int> {
    let place = page * taxonomies + taxonomy
    return terms[(place > 0 ? ends[place - 1] : 0)..<ends[place]]
  }
}

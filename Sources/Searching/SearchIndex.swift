/// A site's pages as a search index of many small files, of which a browser fetches those that a search needs.
///
/// - `index.bin` says what other files there are, by number, and where the words of each begin;
/// - files of words (`w`) have neighbouring words, each with the pages it stands in and how much they are about it;
/// - files of beginnings (`b`) have the best pages for the first letters of words;
/// - files of pages (`d`) have what is shown of some pages;
/// - files of similar words (`t`) lead from a word with a letter wrong, by either half of it, to those that may be meant;
///   the index of a small site has none, since all its words are looked through.
///
/// `Templates/search.js` reads them. The names of all but the first have a fingerprint of the bytes in them.
package enum SearchIndex {
  /// A page as its results show it.
  package struct Page: Sendable {
    /// As pages link to it.
    package let address: String
    package let title: String
    package let summary: String
    /// Names of its terms.
    package let terms: [String]

    package init(address: String, title: String, summary: String, terms: [String]) {
      self.address = address
      self.title = title
      self.summary = summary
      self.terms = terms
    }
  }

  /// What the files' form is called; the script reads no other.
  private static let version: UInt8 = 3
  /// Pages of a file of pages.
  private static let pagesOfFile = 8
  /// Files of words that a search may fetch all for a word with a letter wrong, instead of two files of similar ones.
  private static let fewFiles = 4
  private static let titleWeight = 8
  private static let termWeight = 5

  /// The files of the index of `count` pages.
  ///
  /// - Parameters:
  ///   - page: a page by its number; of pages that suit alike, later ones are shown first.
  ///   - words: the record of a page's words, made by `PageWords`.
  /// - Complexity: O(*n*) in the words of all pages, beside sorting the different ones.
  package static func make(
    _ count: Int, page: @escaping @Sendable (Int) -> Page,
    words: @escaping @Sendable (Int) -> [UInt8], sharing work: some WorkSharing
  ) -> [SearchFile] {
    let runs = work.map(min(work.threads, max(1, count / 64))) { run -> WordRun in
      let runs = min(work.threads, max(1, count / 64))
      var builder = WordRunBuilder()
      for index in count * run / runs..<count * (run + 1) / runs {
        let page = page(index)
        builder.add(
          page: index,
          texts: [(page.title, titleWeight)] + page.terms.map { ($0, termWeight) },
          record: words(index))
      }
      return WordRun(builder)
    }
    let merged = MergedWords(runs)
    let shards = WordShards(merged, pages: count, sharing: work)
    let beginnings = NeighbourFiles("b", Beginnings(merged, shards, sharing: work).files)
    let wordFiles = work.map(shards.count) { shards.file($0) }
    let similar = NeighbourFiles(
      "t", shards.count <= fewFiles ? [] : SimilarWords(merged, sharing: work).files)
    let pageFiles = NeighbourFiles(
      "d",
      work.map((count + pagesOfFile - 1) / pagesOfFile) { number in
        let range = number * pagesOfFile..<min(count, (number + 1) * pagesOfFile)
        return encode(range.map(page))
      })
    var entry = ShardWriter(capacity: 16 << 10)
    entry.write(byte: version)
    entry.write(count)
    entry.write(pagesOfFile)
    entry.write(NeighbourFiles.groupSize)
    entry.write(wordFiles.count)
    var before: [UInt8] = []
    for (number, file) in wordFiles.enumerated() {
      let start = shards.start(of: number)
      let shared = zip(before, start).prefix { $0 == $1 }.count
      start.withUnsafeBytes { entry.write($0, shared: shared) }
      entry.write(file.fingerprint)
      before = start
    }
    for kind in [beginnings, similar, pageFiles] {
      entry.write(kind.files.count)
      for fingerprint in kind.fingerprints { entry.write(fingerprint) }
    }
    return [.entry(entry.bytes)] + wordFiles + beginnings.files + similar.files + pageFiles.files
  }

  private static func encode(_ pages: [Page]) -> [UInt8] {
    var writer = ShardWriter(capacity: 4 << 10)
    var before = ""
    for page in pages {
      let shared = zip(before.utf8, page.address.utf8).prefix { $0 == $1 }.count
      var address = page.address
      address.withUTF8 { writer.write(UnsafeRawBufferPointer($0), shared: shared) }
      writer.write(page.title)
      writer.write(page.terms.joined(separator: " · "))
      writer.write(page.summary)
      before = page.address
    }
    return writer.bytes
  }
}

extension ShardWriter {
  /// Three bytes, the lowest first.
  fileprivate mutating func write(_ fingerprint: UInt32) {
    for shift: UInt32 in [0, 8, 16] {
      write(byte: UInt8(truncatingIfNeeded: fingerprint >> shift))
    }
  }
}

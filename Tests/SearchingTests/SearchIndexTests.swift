import Testing

@testable import Searching

@Suite struct SearchIndexTests {
  /// A text of words of which some are frequent and some rare; the same for the same number.
  static func text(_ page: Int, words: Int = 120) -> String {
    var seed = UInt64(page + 1) &* 0x9E37_79B9_7F4A_7C15
    return (0..<words).map { _ in
      seed = seed &* 6_364_136_223_846_793_005 &+ 1
      let number = Int(seed >> 40) % 900
      return "\(Self.syllables[number * number / 900 % 30])\(Self.syllables[number % 30])n"
    }.joined(separator: " ")
  }

  static let syllables = (0..<30).map { "\(Array("bdfgklmrst")[$0 % 10])\(Array("aou")[$0 / 10])" }

  static func files(_ count: Int, threads: Int = 1, words: Int = 120) -> [SearchFile] {
    SearchIndex.make(
      count, page: { page($0) }, words: { record(text($0, words: words)) },
      sharing: Alone(threads: threads))
  }

  static func page(_ number: Int) -> SearchIndex.Page {
    SearchIndex.Page(
      address: "/posts/\(number)/", title: "Title \(number)", summary: "Summary \(number)",
      terms: number % 2 == 0 ? ["Even", "Größe"] : [])
  }

  @Test func holdsEveryWordOfEveryPage() throws {
    let index = try ReadIndex(Self.files(300))
    var expected: [String: [Int: Int]] = [:]
    for number in 0..<300 {
      var own = weights(record(Self.text(number)))
      own["title", default: 0] += 8
      own["\(number)", default: 0] += 8
      if number % 2 == 0 {
        own["even", default: 0] += 5
        own["grosse", default: 0] += 5
      }
      for (word, weight) in own { expected[word, default: [:]][number] = min(15, weight) }
    }
    #expect(index.pages == 300)
    #expect(index.words.mapValues(\.postings) == expected)
    #expect(index.words.values.allSatisfy { !$0.isCommon && $0.pages == $0.postings.count })
    #expect(index.order == index.order.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(index.starts.count > 2)
  }

  @Test func showsEveryPage() throws {
    let index = try ReadIndex(Self.files(20))
    #expect(index.shown.count == 20)
    #expect(index.shown[4] == ["/posts/4/", "Title 4", "Even · Größe", "Summary 4"])
    #expect(index.shown[19] == ["/posts/19/", "Title 19", "", "Summary 19"])
  }

  @Test func isTheSameHoweverTheWorkIsShared() {
    let alone = Self.files(400)
    for threads in [2, 3, 6] {
      let shared = Self.files(400, threads: threads)
      #expect(shared.map(\.name) == alone.map(\.name))
      #expect(shared.map(\.bytes) == alone.map(\.bytes))
    }
  }

  @Test func changesFewFilesForOnePage() {
    func make(_ changed: Bool) -> [SearchFile] {
      SearchIndex.make(
        600, page: { Self.page($0) },
        words: { record(Self.text($0) + (changed && $0 == 300 ? " zebra bodun" : "")) },
        sharing: Alone())
    }
    let before = Set(make(false).map(\.name))
    let after = make(true).map(\.name)
    #expect(after.count > 80)
    #expect((1...12).contains(after.count { !before.contains($0) }))
  }

  /// What all searches fetch stays small: a word takes a few bytes of it, and so do eight files of any other kind.
  @Test func leadsToManyFilesByFewBytes() throws {
    let files = Self.files(2000)
    let index = try ReadIndex(files)
    #expect(files.count > 250)
    let others = files.count - index.starts.count
    #expect(files[0].bytes.count < index.starts.count * 8 + others / 2 + 32)
    #expect(index.starts.allSatisfy { $0.count <= 6 })
  }

  @Test func filesOfWordsAreSmall() throws {
    let sizes = Self.files(2000).filter { $0.name.hasPrefix("w") }.map(\.bytes.count)
    #expect(sizes.max() ?? 0 < 6 << 10)
    #expect(sizes.reduce(0, +) / sizes.count < 5 << 10)
  }

  @Test func namesTellStatesApart() {
    let names = Self.files(40).map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names[0] == "index.bin")
    #expect(
      names.dropFirst().allSatisfy { $0.wholeMatch(of: /[wbtd][0-9]+\.[0-9a-f]{6}\.bin/) != nil })
  }

  @Test func keepsTheBestPagesOfBeginningsThatManyFilesShare() throws {
    let index = try ReadIndex(Self.files(12_000, words: 4))
    // What the script works out: more than three files hold words that begin so.
    func isShared(_ beginning: String) -> Bool {
      index.starts.count { $0 != beginning && $0.hasPrefix(beginning) } >= 3
    }
    let beginnings = Set(
      index.order.flatMap { word in (1...word.count).map { String(word.prefix($0)) } })
    #expect(Set(index.beginnings.keys) == beginnings.filter(isShared))
    let digit = try #require(index.beginnings["1"])
    // The titles of the newest pages; of the word itself all.
    #expect(digit.best == Dictionary(uniqueKeysWithValues: (11_976..<12_000).map { ($0, 8) }))
    #expect(digit.whole == index.words["1"]?.postings)
  }

  @Test func keepsOfCommonWordsTheBestPages() throws {
    let index = try ReadIndex(Self.files(1500, words: 4))
    let title = try #require(index.words["title"])
    #expect(title.isCommon && title.pages == 1500)
    #expect(title.postings.count == 64 && title.postings.keys.min() == 1436)
    #expect(index.words["even"]?.isCommon == false)
  }

  /// What two halves of a word with a letter wrong lead to, worked out as the script does.
  private static func candidates(_ typed: String, _ index: ReadIndex) -> [Set<String>] {
    let middle = typed.index(typed.startIndex, offsetBy: typed.count / 2)
    return [("<", typed[..<middle]), (">", typed[middle...])].map { sign, half in
      var hash = (0x811C_9DC5 as UInt32 ^ UInt32(sign.utf8.first ?? 0)) &* 0x0100_0193
      for byte in half.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
      return Set(index.similar[Int(hash ^ hash >> 15) % index.similar.count])
    }
  }

  /// The word without each letter, with one more or another one at each place, with each two neighbours swapped.
  private static func misspelt(_ word: String) -> Set<String> {
    let letters = Array(word)
    var found: Set<String> = []
    for place in letters.indices {
      let (head, tail) = (letters[..<place], letters[(place + 1)...])
      found.insert(String(head + tail))
      found.insert(String(head + ["ö"] + letters[place...]))
      found.insert(String(letters[...place] + ["z"] + tail))
      found.insert(String(head + ["ß"] + tail))
      guard let next = tail.first else { continue }
      found.insert(String(head + [next, letters[place]] + tail.dropFirst()))
    }
    return found
  }

  @Test func findsWordsByAHalfOfWhatWasTyped() throws {
    let index = try ReadIndex(
      SearchIndex.make(
        600, page: { Self.page($0) },
        words: { record(Self.text($0) + " äußerer μέγεθος слово supercalifragilistic") },
        sharing: Alone()))
    #expect(index.starts.count > 8)
    let listed = index.order.filter { $0.count >= 4 && !$0.contains(where: \.isNumber) }
    #expect(listed.contains { $0.count == 20 } && listed.contains("слово"))
    let lists = index.similar.map { Set($0) }
    #expect(zip(lists, index.similar).allSatisfy { $0.count == $1.count })
    #expect(lists.reduce([]) { $0.union($1) } == Set(listed))
    var missed: Set<String> = []
    for word in listed {
      for typed in Self.misspelt(word) where typed.count >= 4 {
        if !Self.candidates(typed, index).contains(where: { $0.contains(word) }) {
          missed.insert(typed)
        }
      }
    }
    #expect(missed.isEmpty)
  }

  @Test func aSmallSiteHasNoFilesOfSimilarWords() throws {
    let index = try ReadIndex(Self.files(60))
    #expect((1...4).contains(index.starts.count) && index.similar.isEmpty)
  }

  @Test func takesASiteWithoutPages() throws {
    let index = try ReadIndex(Self.files(0))
    #expect(index.pages == 0 && index.words.isEmpty && index.shown.isEmpty)
  }

  @Test func takesRecordsThatMakeNoSense() throws {
    for record: [UInt8] in [[], [0xFF], [3, 200, 1, 0x61], [2, 1, 1, 0x61, 9, 9]] {
      let files = SearchIndex.make(
        1, page: { Self.page($0) }, words: { _ in record }, sharing: Alone())
      #expect(try ReadIndex(files).words["title"]?.postings == [0: 8])
    }
  }
}

import Diagnostics
import Testing

@Suite struct NearestNameTests {
  private let keys = ["title", "date", "draft", "tags", "description", "slug", "author", "authors"]

  @Test(arguments: [
    ("tittle", "title"), ("titel", "title"), ("titl", "title"), ("Title", "title"),
    ("DATE", "date"), ("dates", "date"), ("tag", "tags"), ("desciption", "description"),
    ("descripshun", "description"), ("autor", "author"), ("authros", "authors"),
  ])
  func findsWhatWasMeant(name: String, expected: String) {
    #expect(nearestName(to: name, among: keys) == expected)
  }

  @Test(arguments: ["", "t", "x", "colour", "weight", "titration", "日本", "draftdraft"])
  func findsNothingFarAway(name: String) {
    #expect(nearestName(to: name, among: keys) == nil)
  }

  @Test func choosesTheFirstByNameOfEquallyNear() {
    #expect(nearestName(to: "cat", among: ["rat", "bat", "hat"]) == "bat")
    #expect(nearestName(to: "cat", among: ["hat", "rat", "bat"]) == "bat")
  }

  @Test func neverNamesTheNameItself() {
    #expect(nearestName(to: "title", among: ["title"]) == nil)
    #expect(nearestName(to: "title", among: []) == nil)
  }

  @Test func givesUpOnEndlessNames() {
    let long = String(repeating: "x", count: 10_000)
    #expect(nearestName(to: long, among: [long + "y"]) == nil)
    #expect(nearestName(to: "title", among: [long]) == nil)
  }
}

import HTTP
import Synchronization
import Testing

@testable import Serving

/// A page, and rules that come when somebody has asked for them a few times.
private final class ChangingFiles: SiteFiles {
  private let asked = Mutex(0)
  private let first: Int

  init(changesAfter first: Int) { self.first = first }

  func file(at path: String) -> SiteFile? {
    switch path {
    case "a.html": return SiteFile(.bytes(Array("page".utf8)), hash: 1, modified: 0)
    case "_redirects":
      let count = asked.withLock { asked in
        asked += 1
        return asked
      }
      let rules = count > first ? "/a.html /b.html 302!\n" : "/c.html /d.html 302\n"
      return SiteFile(.bytes(Array(rules.utf8)), hash: count > first ? 3 : 2, modified: 0)
    default: return nil
    }
  }
}

@Suite struct KnownAnswersTests {
  /// An answer is kept with what it was made of, whenever that becomes other rules while it is made.
  @Test(arguments: 0..<5)
  func rulesThatChangeMeanwhileAreNotMissed(_ count: Int) {
    let files = ChangingFiles(changesAfter: count)
    let host = SiteHost(files, host: "127.0.0.1", basePath: "", hub: nil)
    let request = Request(target: Array("/a.html".utf8), headers: ["Host": "localhost"])
    let statuses = (0..<4).map { _ in host.answer(request).status }
    #expect(statuses.drop { $0 == 200 }.allSatisfy { $0 == 302 })
    #expect(statuses.last == 302)
  }
}

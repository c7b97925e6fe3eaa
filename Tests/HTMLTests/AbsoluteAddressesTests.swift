import HTML
import Testing

/// Addresses made whole against that of their page, as RFC 3986, section 5, has it.
@Suite struct AbsoluteAddressesTests {
  private func resolve(_ address: String, page: String, isLink: Bool = true) -> String? {
    let bytes = Array(address.utf8)
    switch bytes.withUnsafeBytes({ AbsoluteAddresses(page: page).resolve($0, isLink: isLink) }) {
    case .same: return address
    case .none: return nil
    case .other(let bytes): return String(decoding: bytes, as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("", "https://a.example/b/c/"), ("#x", "https://a.example/b/c/#x"),
    ("?q=1", "https://a.example/b/c/?q=1"), ("d.png", "https://a.example/b/c/d.png"),
    ("./d", "https://a.example/b/c/d"), ("../d", "https://a.example/b/d"),
    ("../../../d/./e/../f/", "https://a.example/d/f/"), ("..", "https://a.example/b/"),
    (".", "https://a.example/b/c/"), ("/d?e#f", "https://a.example/d?e#f"),
    ("//b.example/x", "https://b.example/x"), ("http://b.example/", "http://b.example/"),
    ("mailto:a@b.example", "mailto:a@b.example"), ("d?x=../y", "https://a.example/b/c/d?x=../y"),
    ("data:image/png;base64,AA", "data:image/png;base64,AA"), ("1:2", "https://a.example/b/c/1:2"),
    ("größe/", "https://a.example/b/c/größe/"),
  ])
  func againstAPage(written: String, whole: String) {
    #expect(resolve(written, page: "https://a.example/b/c/") == whole)
  }

  @Test func againstPagesWithoutAFolder() {
    #expect(resolve("d", page: "https://a.example") == "https://a.example/d")
    #expect(resolve("../d", page: "https://a.example/") == "https://a.example/d")
    #expect(resolve("d", page: "https://a.example/b.html") == "https://a.example/d")
    #expect(resolve("#d", page: "https://a.example/b.html") == "https://a.example/b.html#d")
    #expect(resolve("", page: "") == "")
    #expect(resolve("d", page: "x") == "x/d")
  }

  @Test func onlyLinksLeadToAPlaceWithinThePage() {
    #expect(resolve("#icon", page: "https://a.example/b/", isLink: false) == "#icon")
    #expect(resolve("", page: "https://a.example/b/", isLink: false) == "")
  }

  @Test func scriptsAreNoAddresses() {
    for script in ["javascript:alert(1)", "JavaScript:x", "java\nscript:x", "vbscript:x"] {
      #expect(resolve(script, page: "https://a.example/") == nil)
    }
  }
}

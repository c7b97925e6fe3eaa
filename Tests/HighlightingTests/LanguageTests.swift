import Highlighting
import Testing

@Suite struct LanguageTests {
  @Test func namesAreFoundWithCapitalsOrWithout() {
    #expect(Highlighter.language(named: "swift")?.name == "Swift")
    #expect(Highlighter.language(named: "SWIFT")?.name == "Swift")
    #expect(Highlighter.language(named: "c++")?.name == "C++")
    #expect(Highlighter.language(named: "golang")?.name == "Go")
    #expect(Highlighter.language(named: "brainfog") == nil)
    #expect(Highlighter.language(named: "") == nil)
    #expect(Highlighter.language(named: String(repeating: "a", count: 100_000)) == nil)
  }

  @Test func noNameBelongsToTwo() {
    var owner: [String: String] = [:]
    for language in Language.all {
      for alias in language.aliases {
        #expect(owner[alias] == nil, "\(alias): \(owner[alias] ?? "") and \(language.name)")
        #expect(alias == alias.lowercased())
        owner[alias] = language.name
      }
    }
  }

  @Test func everyLanguageThatIsPromisedIsHere() {
    let promised = """
      swift objective-c c c++ c# java kotlin scala go rust zig javascript typescript jsx tsx python ruby php perl lua r
      julia haskell ocaml elixir erlang clojure lisp shell powershell fish sql html xml css scss json yaml toml ini
      markdown diff dockerfile makefile cmake nix hcl graphql protobuf latex vim nginx console jinja plain
      """
    for name in promised.split(whereSeparator: \.isWhitespace) {
      #expect(Highlighter.language(named: String(name)) != nil, "\(name)")
    }
  }
}

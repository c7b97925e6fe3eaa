import Diagnostics
import SiteModel
import Testing

/// Settings that say nothing wrong by themselves, but nothing that could be meant either.
@Suite struct SettingsSlipsTests {
  private func said(_ yaml: String) -> String {
    readSettings(yaml).1.map { DiagnosticText().format($0) }.joined()
  }

  @Test func aTaxonomyTwice() {
    #expect(
      said("taxonomies: [tags, { name: tags }]") == """
        site.yaml:1:28: error: the taxonomy 'tags' is named twice
          1 | taxonomies: [tags, { name: tags }]
            |                            ^~~~ keep one of them
        site.yaml:1:14: note: the first is here
          1 | taxonomies: [tags, { name: tags }]
            |              ^~~~

        """)
    #expect(
      said("taxonomies: { Who: , who: }") == """
        site.yaml:1:22: error: the taxonomies 'Who' and 'who' have one address
          1 | taxonomies: { Who: , who: }
            |                      ^~~ give one of them another name
        site.yaml:1:15: note: the first is here
          1 | taxonomies: { Who: , who: }
            |               ^~~

        """)
    #expect(readSettings("taxonomies: [tags, tags, a]").0.taxonomies.map(\.name) == ["tags", "a"])
  }

  @Test func aTitleForATaxonomyThatIsNotThere() {
    #expect(
      said("languages: { de: { taxonomies: { tgas: Themen, series: Reihen, wer: Wer } } }") == """
        site.yaml:1:34: warning: there is no taxonomy 'tgas' to give a title to
          1 | languages: { de: { taxonomies: { tgas: Themen, series: Reihen, wer: Wer } } }
            |                                  ^~~~ did you mean 'tags'?
        site.yaml:1:64: warning: there is no taxonomy 'wer' to give a title to
          1 | languages: { de: { taxonomies: { tgas: Themen, series: Reihen, wer: Wer } } }
            |                                                                ^~~ name it in 'taxonomies' as well

        """)
    let known = "languages: { de: { taxonomies: { who: Wer, tags: Themen } } }\n"
    #expect(said("taxonomies: [who, tags]\n" + known) == "")
  }

  @Test func patternsForAFolderThatIsNotThere() {
    let files = ["posts/a.md": "", "docs/in/_index.md": ""]
    #expect(
      AssembledSite(files, settings: "permalinks: { psots: /:slug/ }").messages == """
        site.yaml:1:15: warning: 'permalinks' names the folder 'psots', which has no pages
          1 | permalinks: { psots: /:slug/ }
            |               ^~~~~ did you mean 'posts'?

        """)
    #expect(
      AssembledSite(files, settings: "permalinks: { far/away: /:slug/ }").messages == """
        site.yaml:1:15: warning: 'permalinks' names the folder 'far/away', which has no pages
          1 | permalinks: { far/away: /:slug/ }
            |               ^~~~~~~~ write a folder of 'Content', such as 'posts' or 'posts/notes'

        """)
    let all = "permalinks: { /: /x/:slug/, posts: /:slug/, docs: /:slug/, docs/in/: /:slug/ }"
    #expect(AssembledSite(files, settings: all).messages == "")
  }

  @Test func pagesToNumberWhereThereIsOne() {
    let hint = "give it a number as its 'size', or take 'pagination' out"
    #expect(
      readSection("size: all\npagination: permanent").1 == """
        _index.md:3:13: warning: a list of 'size: all' has one page, and 'pagination' nothing to number
          3 | pagination: permanent
            |             ^~~~~~~~~ \(hint)

        """)
    #expect(
      said("size: all\nlists: [{ path: /a/, title: A, pagination: permanent }]") == """
        site.yaml:2:44: warning: a list of 'size: all' has one page, and 'pagination' nothing to number
          2 | lists: [{ path: /a/, title: A, pagination: permanent }]
            |                                            ^~~~~~~~~ \(hint)

        """)
    #expect(
      said("size: all\nlists: [{ path: /a/, title: A, size: 3, pagination: permanent }]") == "")
    #expect(readSection("size: all\npagination: newest").1 == "")
  }

  @Test func anEmptyCommand() {
    #expect(
      said("hooks:\n  before_build: ''\n  after_build: [ls, '  ']") == """
        site.yaml:2:17: error: a command of 'hooks.before_build' is empty
          2 |   before_build: ''
            |                 ^~ write what a shell is to run, or take it out
        site.yaml:3:21: error: a command of 'hooks.after_build' is empty
          3 |   after_build: [ls, '  ']
            |                     ^~~~ write what a shell is to run, or take it out

        """)
  }
}

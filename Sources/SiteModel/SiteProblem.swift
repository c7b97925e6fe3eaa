import Diagnostics
import FrontMatter

/// The wording of what is wrong with files' places and addresses.
enum SiteProblem {
  static func twoIndexFiles(_ path: String, _ other: String) -> Diagnostic {
    Diagnostic(
      .error, "site.two-index-files", "this folder has a second '_index' file", at: .file(path),
      hint: "keep one of them", notes: [Diagnostic.Note("the first is here", at: .file(other))])
  }

  /// Two of which one lies in a folder at the top that is named like a language.
  ///
  /// - Parameter folder: that folder's name.
  static func twoIndexFiles(
    _ path: String, _ other: String, language: String, folder: String
  ) -> Diagnostic {
    Diagnostic(
      .error, "site.two-index-files",
      "this folder has a second '_index' file in the language '\(language)'", at: .file(path),
      hint:
        "the folder '\(folder)' is not a section but holds files of that language; keep one of the two, or rename the folder",
      notes: [Diagnostic.Note("the first is here", at: .file(other))])
  }

  static func draftHome(in source: SourceText) -> Diagnostic {
    .error(
      "front-matter.draft", "the home page cannot be a draft, since the whole site would be one",
      in: source, 0..<0, hint: "take 'draft' out")
  }

  static func indexAtTheTop(_ path: String) -> Diagnostic {
    Diagnostic(
      .warning, "site.index", "this is a page named 'index' and not the home page",
      at: .file(path), hint: "did you mean '_index.md'?")
  }

  static func flaw(_ flaw: PageFacts.Flaw, in source: SourceText) -> Diagnostic {
    switch flaw {
    case .slugWithSlash(let slug): slugWithSlash(slug, in: source)
    case .emptySlug(let slug): emptySlug(slug, in: source)
    case .badAddress(let url): badAddress("url", url, in: source)
    case .noDate(let permalink):
      .error(
        "front-matter.permalink",
        "this post has no date, which its address '\(permalink.text)' is made of", in: source,
        0..<0, hint: "give it a 'date', or a 'url' of its own")
    }
  }

  static func twinTerms(
    _ written: String, _ name: String, _ taxonomy: String, at range: Range<Int>,
    in source: SourceText, other: String
  ) -> Diagnostic {
    var diagnostic = Diagnostic.warning(
      "site.term", "'\(written)' and '\(name)' are one term of '\(taxonomy)'", in: source, range,
      hint: "write '\(name)' everywhere")
    diagnostic.notes.append(Diagnostic.Note("it is written '\(name)' here", at: .file(other)))
    return diagnostic
  }

  static func unusedTerm(
    _ slug: String, _ taxonomy: String, _ path: String, nearest: String?
  ) -> Diagnostic {
    Diagnostic(
      .warning, "site.term",
      "no post has the term '\(slug)' of '\(taxonomy)', so this page is left out",
      at: .file(path), hint: nearest.map { "did you mean '\($0)'?" })
  }

  static func sortField(
    _ name: String, nearest: String?, in source: SourceText, _ range: Range<Int>
  ) -> Diagnostic {
    .warning(
      "front-matter.sort", "no post of this list has a field '\(name)' to sort by", in: source,
      range,
      hint: nearest.map { "did you mean '\($0)'?" }
        ?? "write date, updated, title, weight, or a field of the posts")
  }

  static func listSection(
    _ section: Located<String>, known: [String], in source: SourceText
  ) -> Diagnostic {
    let nearest = nearestName(to: section.value, among: known.sorted())
    return .error(
      "settings.list", "there is no section '\(section.value)'", in: source, section.range,
      hint: nearest.map { "did you mean '\($0)'?" } ?? "write the folder of one, such as 'posts'")
  }

  static func permalinkFolder(
    _ folder: Located<String>, known: [String], in source: SourceText
  ) -> Diagnostic {
    let nearest = nearestName(to: folder.value, among: known.sorted())
    return .warning(
      "settings.permalinks", "'permalinks' names the folder '\(folder.value)', which has no pages",
      in: source, folder.range,
      hint: nearest.map { "did you mean '\($0)'?" }
        ?? "write a folder of 'Content', such as 'posts' or 'posts/notes'")
  }

  static func slugWithSlash(_ slug: Located<String>, in source: SourceText) -> Diagnostic {
    .error(
      "front-matter.slug", "'slug' is one part of an address and cannot hold a slash", in: source,
      slug.range, hint: "write 'url: /\(slug.value)/' for a whole address")
  }

  static func emptySlug(_ slug: Located<String>, in source: SourceText) -> Diagnostic {
    .error(
      "front-matter.slug", "'slug' gives no address: '\(slug.value)'", in: source, slug.range,
      hint: "use letters or digits")
  }

  static func badAddress(_ key: String, _ url: Located<String>, in source: SourceText)
    -> Diagnostic
  {
    .error(
      "front-matter.url", "'\(key)' is not an address within the site: '\(url.value)'", in: source,
      url.range, hint: "write it as /a/b/ or /a/b.html, without '..', '?' or '#'")
  }
}

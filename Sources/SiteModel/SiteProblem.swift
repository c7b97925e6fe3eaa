import Diagnostics
import FrontMatter

/// The wording of what is wrong with files' places and addresses.
enum SiteProblem {
  static func twoIndexFiles(_ path: String, _ other: String) -> Diagnostic {
    Diagnostic(
      .error, "site.two-index-files", "this folder has a second '_index' file", at: .file(path),
      hint: "keep one of them", notes: [Diagnostic.Note("the first is here", at: .file(other))])
  }

  static func draftHome(in source: SourceText) -> Diagnostic {
    .error(
      "front-matter.draft", "the home page cannot be a draft, since the whole site would be one",
      in: source, 0..<0, hint: "take 'draft' out")
  }

  static func indexAtTheTop(_ path: String) -> Diagnostic {
    Diagnostic(
      .warning, "site.index", "this is a page at '/index/' and not the home page",
      at: .file(path), hint: "did you mean '_index.md'?")
  }

  static func flaw(_ flaw: PageFacts.Flaw, in source: SourceText) -> Diagnostic {
    switch flaw {
    case .slugWithSlash(let slug): slugWithSlash(slug, in: source)
    case .emptySlug(let slug): emptySlug(slug, in: source)
    case .badAddress(let url): badAddress("url", url, in: source)
    }
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

import Diagnostics
import FrontMatter

/// The wording of what is wrong with files' places and addresses.
enum SiteProblem {
  static func twoIndexFiles(_ path: String, _ other: String) -> Diagnostic {
    Diagnostic(
      .error, "site.two-index-files", "this folder has a second '_index' file", at: .file(path),
      hint: "keep one of them", notes: [Diagnostic.Note("the first is here", at: .file(other))])
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

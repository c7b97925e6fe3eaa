import Dates
import Files
import SiteModel

/// The files that `init` and `new` begin with.
enum Starter {
  /// `posts/my-first_post.md` → `My first post`; a bundle is called by its folder, a date before the name is left out.
  static func title(forFile file: String) -> String {
    var name = Path.withoutExtension(Path.name(of: file))
    if name == "index" || name == "_index" { name = Path.name(of: Path.parent(of: file)) }
    let rest = WrittenDate.opening(name)?.rest ?? ""
    return TitleFromName.make(rest.isEmpty ? name : rest)
  }

  static func post(title: String, date: String) -> String {
    """
    ---
    title: \(quoted(title))
    date: \(date)
    draft: true
    ---


    """
  }

  /// A section is no draft: that would leave out every post in it.
  static func section(title: String) -> String {
    """
    ---
    title: \(quoted(title))
    ---


    """
  }

  /// A text in double quotes as YAML reads it (YAML 1.2.2 §7.3.1).
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FEFF}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  static func site(style: String, today: String) -> [(path: String, text: String)] {
    [
      (
        "site.yaml",
        """
        title: My site
        description: Notes and pictures
        # Where the site will stand; feeds and the sitemap need it.
        # base_url: https://example.org
        language: en
        timezone: UTC
        author: Me
        search: true
        archive: true
        style: \(style)

        """
      ),
      (
        "Content/_index.md",
        """
        ---
        title: My site
        ---

        """
      ),
      (
        "Content/posts/_index.md",
        """
        ---
        title: Posts
        style: \(style)
        ---

        """
      ),
      (
        "Content/posts/hello.md",
        """
        ---
        title: Hello
        date: \(today)
        tags: [first]
        color: light-pink
        ---

        This is your first post. It lies in `Content/posts/hello.md`.

        - Write another with `sitegen new posts/second.md`.
        - Change its card by its front matter: `color`, `image`, `rating`, `tags`.
        - Go on to [the page about you](../about.md).

        """
      ),
      (
        "Content/about.md",
        """
        ---
        title: About
        ---

        This page is in no list. Link to it from anywhere.

        """
      ),
      (".gitignore", "/Output/\n/.sitegen/\n"),
    ]
  }
}

import Diagnostics

/// All that can be wrong with `_redirects` and `_headers`, in words.
struct HostFileMessages {
  let source: SourceText

  private func warning(_ identifier: String, _ summary: String, _ range: Range<Int>, _ hint: String)
    -> Diagnostic
  {
    .warning(identifier, summary, in: source, range, hint: hint)
  }

  func noTarget(_ range: Range<Int>) -> Diagnostic {
    warning(
      "redirects.target", "the redirect has no target", range,
      "write the old path, the new one and, when it is not 301, a status")
  }

  func noPath(_ word: String, _ range: Range<Int>) -> Diagnostic {
    warning("redirects.path", "'\(word)' is not a path", range, "begin it with '/'")
  }

  func noStatus(_ word: String, _ range: Range<Int>) -> Diagnostic {
    warning(
      "redirects.status", "'\(word)' is not a status of a redirect", range,
      "write 200, 301, 302, 303, 307, 308 or 404, with a '!' to hide a page")
  }

  func notSupported(_ word: String, _ range: Range<Int>) -> Diagnostic {
    warning(
      "redirects.condition", "'\(word)' is a condition that the preview does not know", range,
      "the redirect works on the host only")
  }

  func notServed(_ word: String, _ range: Range<Int>) -> Diagnostic {
    warning(
      "redirects.proxy", "the preview fetches no pages from '\(word)'", range,
      "the line works on the host only")
  }

  func pattern(_ problem: PathPattern.Problem, _ range: Range<Int>) -> Diagnostic {
    switch problem {
    case .severalSplats:
      warning(
        "host-file.pattern", "'*' stands more than once in the path", range,
        "use ':name' for a part and '*' for the rest")
    case .placeholderAfterSplat:
      warning(
        "host-file.pattern", "a ':name' stands behind '*'", range, "use '*' for the rest only")
    }
  }

  func headerWithoutPath(_ range: Range<Int>) -> Diagnostic {
    warning(
      "headers.path", "the header belongs to no path", range,
      "write a path such as '/*' on a line of its own above it")
  }

  func noHeader(_ line: String, _ range: Range<Int>) -> Diagnostic {
    warning("headers.syntax", "'\(line)' is not a header", range, "write 'Name: value'")
  }

  func headerOfServer(_ name: String, _ range: Range<Int>) -> Diagnostic {
    warning(
      "headers.reserved", "'\(name)' is for the server to say", range, "leave the line out")
  }
}

/// A site's own Content-Security-Policy with what the reload script needs (CSP Level 3 §6).
enum ContentSecurityPolicy {
  /// The policies of a header, scripts and connections of the site's own origin allowed in each.
  static func allowingReloads(_ value: String) -> String {
    value.split(separator: ",").map { adjusted($0) }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private struct Directive {
    let name: String
    var sources: [Substring]

    var text: String { ([Substring(name)] + sources).joined(separator: " ") }
  }

  private static func adjusted(_ policy: Substring) -> String {
    var directives: [Directive] = policy.split(separator: ";").compactMap { text in
      let words = text.split { $0 == " " || $0 == "\t" }
      return words.first.map { Directive(name: $0.lowercased(), sources: Array(words.dropFirst())) }
    }
    for names in [["script-src-elem", "script-src"], ["connect-src"]] {
      // The most special directive that is there counts; those of one kind fall back to `default-src`.
      let index = names.lazy.compactMap { name in directives.firstIndex { $0.name == name } }.first
      if let index {
        directives[index].sources = withOwnOrigin(directives[index].sources)
      } else if let fallback = directives.first(where: { $0.name == "default-src" }),
        withOwnOrigin(fallback.sources) != fallback.sources
      {
        directives.append(
          Directive(name: names[names.count - 1], sources: withOwnOrigin(fallback.sources)))
      }
    }
    return directives.map(\.text).joined(separator: "; ")
  }

  private static func withOwnOrigin(_ sources: [Substring]) -> [Substring] {
    let words = sources.map { $0.lowercased() }
    if words.contains("'self'") || words.contains("*") { return sources }
    return sources.filter { $0.lowercased() != "'none'" } + ["'self'"]
  }
}

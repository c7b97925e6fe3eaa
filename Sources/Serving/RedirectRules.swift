package import Diagnostics

/// The redirects of a `_redirects` file in Netlify's format: `/old/* /new/:splat 301`.
package struct RedirectRules: Sendable {
  struct Rule: Sendable {
    let pattern: PathPattern
    let target: String
    let status: Int
    /// Whether it is followed although there is a page.
    let isForced: Bool
  }

  /// Where a path leads.
  struct Answer: Equatable {
    /// A path, or a whole URL, ready for a header.
    let target: String
    let status: Int
  }

  private var rules: [Rule] = []
  /// The first rule of each path that stands for itself.
  private var literals: [String: Int] = [:]
  /// The other rules, in order.
  private var patterns: [Int] = []
  private(set) var hasForced = false
  /// What is wrong with the file.
  package private(set) var diagnostics: [Diagnostic] = []

  package init(_ source: SourceText) {
    let messages = HostFileMessages(source: source)
    for line in HostFileLines(source) {
      switch Self.rule(line, messages) {
      case .success(let rule): add(rule)
      case .failure(let refusal): diagnostics.append(refusal.diagnostic)
      }
    }
  }

  private mutating func add(_ rule: Rule) {
    if let literal = rule.pattern.literal {
      if literals[literal] == nil { literals[literal] = rules.count }
    } else {
      patterns.append(rules.count)
    }
    hasForced = hasForced || rule.isForced
    rules.append(rule)
  }

  /// Where the first rule for a decoded path leads; `forced` looks at those only that hide a page.
  func answer(to path: String, forced: Bool) -> Answer? {
    var first = literals[PathPattern.withoutEndingSlash(path)].flatMap { index in
      rules[index].isForced || !forced ? index : nil
    }
    var values: [String: String] = [:]
    for index in patterns {
      if let known = first, known < index { break }
      guard rules[index].isForced || !forced, let found = rules[index].pattern.match(path) else {
        continue
      }
      (first, values) = (index, found)
      break
    }
    guard let first else { return nil }
    let rule = rules[first]
    var target = PathPattern.fill(rule.target, with: values, URLText.encoded(path:))
    // A part that begins with a slash must not turn a path into the name of another host.
    if rule.target.utf8.first == UInt8(ascii: "/"), !rule.target.hasPrefix("//") {
      target = "/" + target.drop { $0 == "/" }
    }
    return Answer(target: URLText.encoded(written: target), status: rule.status)
  }

  private struct Refusal: Error {
    let diagnostic: Diagnostic
  }

  private static func rule(_ line: HostFileLines.Line, _ messages: HostFileMessages) -> Result<
    Rule, Refusal
  > {
    func refuse(_ diagnostic: Diagnostic) -> Result<Rule, Refusal> {
      .failure(Refusal(diagnostic: diagnostic))
    }
    var words = line.words[...]
    guard let from = words.popFirst() else { return refuse(messages.noTarget(line.range)) }
    guard from.text.hasPrefix("/") else { return refuse(messages.noPath(from.text, from.range)) }
    guard let to = words.popFirst() else { return refuse(messages.noTarget(line.range)) }
    let isURL = to.text.hasPrefix("http://") || to.text.hasPrefix("https://")
    guard to.text.hasPrefix("/") || isURL else {
      return refuse(
        to.text.contains("=")
          ? messages.notSupported(to.text, to.range) : messages.noPath(to.text, to.range))
    }
    var status = 301
    var isForced = false
    if let word = words.popFirst() {
      isForced = word.text.hasSuffix("!")
      let digits = isForced ? String(word.text.dropLast()) : word.text
      guard let number = Int(digits), [200, 301, 302, 303, 307, 308, 404].contains(number) else {
        return refuse(
          word.text.contains("=")
            ? messages.notSupported(word.text, word.range)
            : messages.noStatus(word.text, word.range))
      }
      status = number
    }
    if let word = words.first { return refuse(messages.notSupported(word.text, word.range)) }
    if isURL, status == 200 || status == 404 {
      return refuse(messages.notServed(to.text, to.range))
    }
    do throws(PathPattern.Problem) {
      let pattern = try PathPattern(from.text)
      return .success(
        Rule(pattern: pattern, target: to.text, status: status, isForced: isForced))
    } catch {
      return refuse(messages.pattern(error, from.range))
    }
  }
}

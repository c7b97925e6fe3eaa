import Building
import Dates
import SiteModel

let explainCommand = Command(
  name: "explain", operands: "URL [DIR]", operandCount: 1...2,
  summary: "tells why an address was made again and what it read, or why a post is not published",
  options: [
    .init("--output", "DIR", "where the builds wrote to, if not Output/"),
    .init("--base-url", "URL", "where the site will stand, instead of 'base_url'"),
    .init("--drafts", "as if drafts were published too"),
    .init("--future", "as if posts dated in the future were published too"),
    .init("--expired", "as if expired posts were published too"),
    .init("--now", "TIME", "what \"today\" is, for posts of the future"),
  ]
) { arguments, console throws(UsageError) in
  var options = try BuildOptions(arguments)
  options.folder = arguments.operands.count > 1 ? arguments.operands[1] : "."
  options.output = arguments.value("--output")
  let (explanation, diagnostics) = Explanation.of(arguments.operands[0], options)
  console.report(diagnostics)
  guard let explanation else { return ExitStatus.siteHasErrors }
  console.print(explanation.text)
  return ExitStatus.done
}

extension Explanation {
  fileprivate var text: String {
    if let leftOut {
      return "\(url) is not published: Content/\(leftOut.path) \(leftOut.sentence)\n"
    }
    var lines = [
      "\(url) is \(file ?? ""), from \(origin)" + (template.map { " by \($0)" } ?? "") + "."
    ]
    if reads.isEmpty, reason.isEmpty {
      lines.append("Nothing is known of how it was made; 'sitegen build' finds out.")
    } else {
      lines.append(
        "It was made last "
          + (reason.isEmpty ? "because nothing was known of an earlier build" : reason)
          + ".")
      if !reads.isEmpty {
        lines.append("It read:")
        lines += reads.map { "  \($0.name): \($0.fields.joined(separator: ", "))" }
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension LeftOut {
  /// Why, and what would publish it: `is a draft; take 'draft: true' out, or build with --drafts.`
  fileprivate var sentence: String {
    switch reason {
    case .draft: "is a draft, or in a section that is one. 'sitegen build --drafts' publishes it."
    case .future(_, let date):
      "is dated \(date.rfc3339), which is in the future. 'sitegen build --future' publishes it."
    case .expired: "has expired. 'sitegen build --expired' publishes it."
    }
  }
}

import Building
import Diagnostics
import SiteModel

/// What a build did, in words or as JSON.
struct BuildSummary {
  let report: BuildReport
  let nanoseconds: Int

  /// What was left out and why, then `Built 1,204 pages, 86 images in 0.31 s (12 written, 1,192 unchanged).`,
  /// or the number of errors.
  var text: String {
    var lines: [String] = []
    if let leftOut = report.leftOut.report(now: report.now) { lines.append(leftOut) }
    let errors = report.diagnostics.count { $0.severity == .error }
    if errors > 0, report.isBuilt {
      lines.append("\(built.dropLast()), and \(Self.amount(errors, "error")) came after that.")
    } else if errors > 0 {
      lines.append(
        report.wroteSomething
          ? "The build stopped while writing: \(Self.amount(errors, "error")). Each file is whole, but some are of the last build."
          : "Nothing was built: \(Self.amount(errors, "error")). The last good output is as it was."
      )
    } else {
      lines.append(built)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// What was left out and why, then `Checked 1,204 pages, 86 images in 0.31 s (2 errors, 1 warning).`
  var checked: String {
    let errors = report.diagnostics.count { $0.severity == .error }
    let warnings = report.diagnostics.count - errors
    var found: [String] = []
    if errors > 0 { found.append(Self.amount(errors, "error")) }
    if warnings > 0 { found.append(Self.amount(warnings, "warning")) }
    let result = found.isEmpty ? "nothing is wrong" : found.joined(separator: ", ")
    let last = "Checked \(what) in \(seconds) s (\(result))."
    let lines = [report.leftOut.report(now: report.now), last].compactMap { $0 }
    return lines.map { $0 + "\n" }.joined()
  }

  /// `Verified 1,204 pages in 0.31 s (1,192 of 1,204 files spared).`
  var verified: String {
    let errors = report.diagnostics.count { $0.severity == .error }
    if errors > 0 { return "Not verified: \(Self.amount(errors, "error")).\n" }
    return
      "Verified \(what) in \(seconds) s (\(Self.amount(report.spared, "file")) spared, all as they would come out).\n"
  }

  /// Every address: `/posts/ because Content/posts/a.md: title changed`, or `/posts/ was not made again`.
  var reasons: String {
    report.reasons.map { url, reason in "\(url) \(reason ?? "was not made again")\n" }.joined()
  }

  private var what: String {
    let pages = Self.amount(report.pages, "page")
    return report.images > 0 ? pages + ", " + Self.amount(report.images, "image") : pages
  }

  private var built: String {
    var files =
      "\(Columns.grouped(report.written)) written, \(Columns.grouped(report.unchanged)) unchanged"
    if report.removed > 0 { files += ", \(Columns.grouped(report.removed)) removed" }
    return "Built \(what) in \(seconds) s (\(files))."
  }

  /// One object: `{"pages":…,"images":…,"written":…,"unchanged":…,"removed":…,"left_out":[{"file":…,"reason":…}],"errors":…,"warnings":…,"seconds":…}`.
  var json: String {
    let leftOut = report.leftOut.map { post in
      "{\"file\":\(DiagnosticJSON.quote("Content/" + post.path)),\"reason\":\"\(Self.word(post.reason))\"}"
    }
    let errors = report.diagnostics.count { $0.severity == .error }
    let fields = [
      "\"pages\":\(report.pages)", "\"images\":\(report.images)", "\"written\":\(report.written)",
      "\"unchanged\":\(report.unchanged)", "\"removed\":\(report.removed)",
      "\"left_out\":[\(leftOut.joined(separator: ","))]", "\"errors\":\(errors)",
      "\"warnings\":\(report.diagnostics.count - errors)", "\"seconds\":\(seconds)",
    ]
    return "{\(fields.joined(separator: ","))}\n"
  }

  /// Every output whose change `isShown`: `changed  posts/hello/index.html`.
  func changes(_ isShown: (BuildReport.Change) -> Bool) -> String {
    report.changes.filter { isShown($0.change) }.map { path, change in
      let word = change.rawValue
      return "\(word)\(String(repeating: " ", count: 10 - word.count))\(path)\n"
    }.joined()
  }

  /// Every post that was left out: `left out  Content/posts/hello.md (draft)`.
  var leftOut: String {
    report.leftOut.map { "left out  Content/\($0.path) (\(Self.word($0.reason)))\n" }.joined()
  }

  private static func word(_ reason: LeftOut.Reason) -> String {
    switch reason {
    case .draft: "draft"
    case .future: "future"
    case .expired: "expired"
    }
  }

  private var seconds: String { Self.seconds(nanoseconds) }

  /// `0.31`.
  static func seconds(_ nanoseconds: Int) -> String {
    let hundredths = (nanoseconds + 5_000_000) / 10_000_000
    return "\(hundredths / 100).\(Columns.padded(hundredths % 100))"
  }

  /// `1,204 pages`.
  static func amount(_ number: Int, _ unit: String) -> String {
    "\(Columns.grouped(number)) \(unit)\(number == 1 ? "" : "s")"
  }
}

import Building
import Templating

/// Where the time of a build went, in tables.
struct BuildProfile {
  let report: BuildReport
  /// Rows of a table of pages or templates.
  private static let most = 20

  /// A line for each step with its milliseconds and those of each thread; then the 20 pages that took longest, and the
  /// 20 templates that took most time themselves.
  var text: String {
    [steps, pages, templates].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var steps: String {
    var threads: [String: [Int: Int]] = [:]
    for event in report.trace?.events ?? [] where event.kind == "threads" {
      threads[event.name, default: [:]][event.thread, default: 0] += event.end - event.start
    }
    return report.steps.map { name, nanoseconds in
      let busy = (threads[name] ?? [:]).sorted { $0.key < $1.key }
        .map { Columns.milliseconds($0.value, width: 0) }
      let shared = busy.count > 1 ? "  (threads: \(busy.joined(separator: ", ")))" : ""
      return "\(Columns.milliseconds(nanoseconds, width: 10)) ms  \(name)\(shared)\n"
    }.joined()
  }

  private var pages: String {
    let renders = (report.trace?.events ?? []).filter { $0.kind == "render" }
    let slowest = renders.sorted { left, right in
      let (first, second) = (left.end - left.start, right.end - right.start)
      return first == second ? left.name < right.name : first > second
    }.prefix(Self.most)
    guard !slowest.isEmpty else { return "" }
    return "        ms  page\n"
      + slowest.map {
        "\(Columns.milliseconds($0.end - $0.start, width: 10))  \($0.name)\n"
      }.joined()
  }

  private var templates: String {
    guard !report.templates.isEmpty else { return "" }
    let rows = report.templates.prefix(Self.most).map { time in
      let renders = Columns.aligned(Columns.grouped(time.renders), width: 10)
      let total = Columns.milliseconds(time.total, width: 10)
      let own = Columns.milliseconds(time.own, width: 10)
      return "\(renders)\(total)\(own)  \(time.path)\n"
    }
    return "   renders  total ms    own ms  template\n" + rows.joined()
  }
}

/// Numbers as tables show them.
enum Columns {
  static func milliseconds(_ nanoseconds: Int, width: Int) -> String {
    let microseconds = nanoseconds / 1000
    return aligned("\(microseconds / 1000).\(padded(microseconds % 1000 / 10))", width: width)
  }

  static func aligned(_ text: String, width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// `1204` → `1,204`.
  static func grouped(_ number: Int) -> String {
    var digits = String(number)
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
      place -= 3
    }
    return digits
  }
}

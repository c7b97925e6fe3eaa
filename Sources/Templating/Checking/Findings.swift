import Diagnostics

/// What the walks through the templates of a site have found, gathered over all kinds of pages.
struct Findings {
  /// What can be wrong with one place.
  enum Fault {
    case field(of: RecordType, String)
    case key(of: [String: ValueType], String)
    case attribute(of: String, String)
    case global(String)
    case hiddenGlobal(String)
    /// A variable that may have no value, with where it gets one; `isKept` when that stays inside a loop
    /// or the like.
    case unset(String, set: Place?, isKept: Bool)
  }

  private struct Finding {
    let fault: Fault
    var kinds: [String] = []
    var count = 0
    var isCertain = false
  }

  private struct Visits {
    var kinds: [String] = []
    var count = 0
  }

  private var found: [Place: Finding] = [:]
  private var visits: [Place: Visits] = [:]
  /// Fields that a template asks for with `is defined` or `default`, as `record.field`.
  private var guarded: Set<String> = []
  /// Walks that took too long and were given up.
  var isIncomplete = false

  /// Notes that a place was looked at for pages of a kind.
  mutating func visit(_ place: Place, _ kind: String) {
    visits[place, default: Visits()].count += 1
    if visits[place]?.kinds.contains(kind) == false { visits[place]?.kinds.append(kind) }
  }

  /// Notes a fault at a place.
  ///
  /// - Parameter isCertain: whether every render gets there.
  mutating func report(_ fault: Fault, at place: Place, _ kind: String, isCertain: Bool) {
    var finding = found[place] ?? Finding(fault: fault)
    finding.count += 1
    finding.isCertain = finding.isCertain || isCertain
    if !finding.kinds.contains(kind) { finding.kinds.append(kind) }
    found[place] = finding
  }

  mutating func noteGuarded(_ field: String, of record: String) {
    guarded.insert(record + "." + field)
  }

  /// All messages, template by template and from top to end.
  ///
  /// A place that is right on some ways to it and wrong on others is told only where a render is sure to
  /// get there, since a condition that cannot be followed may keep the two apart.
  func diagnostics(_ templates: [CompiledTemplate?]) -> [Diagnostic] {
    var result: [(key: (String, Int), diagnostic: Diagnostic)] = []
    for (place, finding) in found {
      guard place.template < templates.count, let template = templates[place.template] else {
        continue
      }
      let all = visits[place] ?? Visits()
      let isEverywhere = finding.count >= all.count && !isIncomplete
      if case .unset = finding.fault {
      } else if !finding.isCertain && !isEverywhere {
        continue
      }
      if case .field(let record, let name) = finding.fault,
        guarded.contains(record.name + "." + name)
      {
        continue
      }
      let kinds = finding.kinds.count < all.kinds.count ? finding.kinds : []
      let diagnostic = CheckMessages.message(
        finding.fault, on: kinds, in: template.text.source, place.range
      ) { place in
        place.template < templates.count
          ? templates[place.template].map { .range($0.text.source, place.range) } : nil
      }
      result.append(((template.name, place.start), diagnostic))
    }
    return result.sorted { $0.key < $1.key }.map { $0.diagnostic }
  }
}

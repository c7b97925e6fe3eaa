import Dates

extension TypeChecker {
  /// What is known of a field of a value; a field it certainly lacks is reported.
  mutating func field(
    _ name: String, of owner: Known, _ range: Range<Int>, isGuarded: Bool = false
  ) -> Known {
    findings.visit(place(range), kind.name)
    switch owner {
    case .module(let module): return export(name, of: module)
    case .loop(let element): return .value(Self.loopField(name, element))
    case .macro, .missing: return .unknown
    case .value(let type): return field(name, of: type, range, isGuarded)
    }
  }

  private mutating func field(
    _ name: String, of owner: ValueType, _ range: Range<Int>, _ isGuarded: Bool
  ) -> Known {
    let fault: Findings.Fault
    switch owner {
    case .record(let record):
      guard let record = kind.records[record] else { return .unknown }
      if let type = record.fields[name] { return .value(type) }
      if isGuarded { findings.noteGuarded(name, of: record.name) }
      fault = .field(of: record, name)
    case .map(let fields):
      if let type = fields[name] { return .value(type) }
      fault = .key(of: fields, name)
    case .group(let member):
      if name == "grouper" { return .unknown }
      if name == "list" { return .value(.list(member)) }
      fault = .field(of: RecordType("group", [("grouper", .unknown), ("list", .unknown)]), name)
    case .unknown, .nothing: return .unknown
    case .date:
      guard Value.part(name, of: DateTime(instant: 0)) == nil else { return .value(.number) }
      fault = .attribute(of: "a date", name)
    case .text, .word, .number, .boolean, .flag, .list, .tuple:
      fault = .attribute(of: owner.sample?.described ?? "the value", name)
    }
    if isGuarded { return .missing(.field) }
    report(fault, range)
    return .unknown
  }

  private static func loopField(_ name: String, _ element: ValueType) -> ValueType {
    switch LoopField(rawValue: name) {
    case .first, .last: .boolean
    case .previtem, .nextitem: element
    case nil: .unknown
    default: .number
    }
  }

  /// What is known at the end of a path such as `"author.name"`.
  ///
  /// - Parameter isGuarded: whether what is missing is taken for something else.
  mutating func follow(
    _ path: ExpressionSyntax, from start: ValueType, isGuarded: Bool = false
  ) -> ValueType {
    guard case .constant(.string(let text)) = path.kind else { return .unknown }
    var known = Known.value(start)
    for step in text.split(separator: ".", omittingEmptySubsequences: false) {
      if step.utf8.allSatisfy({ $0 &- 0x30 < 10 }) {
        known = .value(known.type.element)
      } else {
        switch known {
        case .value(.record), .value(.map), .value(.group):
          known = field(String(step), of: known, path.range, isGuarded: isGuarded)
        default: return .unknown
        }
      }
    }
    return known.type
  }
}
